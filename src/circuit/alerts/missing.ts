/** What a list of alerts cannot say yet: while one of these stands, nothing says that there is nothing to say. */
import type { Problem, Regime } from '../outcome.ts';
import type { AlertPage, Finding } from './alert.ts';

/** How far a part of the study has come. */
export type Status =
  /** It answers what is typed now; `unused`: nothing was asked of it. */
  | { readonly status: 'answered' | 'unused' | 'pending' }
  /** A text of its form cannot be read: the dotted keys of the fields. */
  | { readonly status: 'unreadable'; readonly fields: readonly string[] }
  | { readonly status: 'refused'; readonly problem: Problem }
  /** It rests on another part, which cannot be computed. */
  | { readonly status: 'blocked'; readonly by: AlertPage };

/** Those of a study that have a form of their own. */
export type PartPage = Exclude<AlertPage, 'general'>;
export type Statuses = Readonly<Record<PartPage, Status>>;

/** `stale`: the figures are those of an earlier input, or there are none; `refused`: this regime has no answer. */
export type SimulationStatus = 'answered' | 'pending' | 'stale' | 'refused';

function ofPart(page: PartPage, part: Status): readonly Finding[] {
  const base = { severity: 'missing', page } as const;
  switch (part.status) {
    // Under way, and nobody's to fill in.
    case 'pending':
      return [{ code: 'M_PENDING', severity: 'know', page, values: {} }];
    case 'unreadable':
      return part.fields.map((field) => ({ ...base, code: 'M_INPUT', values: { field }, field }));
    case 'refused':
      return [
        {
          ...base,
          code: 'M_REFUSED',
          values: {},
          problem: part.problem,
          ...(part.problem.field !== undefined && { field: part.problem.field }),
        },
      ];
    case 'blocked':
      return [{ ...base, code: 'M_BLOCKED', values: { by: part.by } }];
    default:
      return [];
  }
}

/** Of the simulation: the steady regime carries everything, the transitory one itself. */
function ofSimulation(stands: Readonly<Record<Regime, SimulationStatus>>): readonly Finding[] {
  const base = { page: 'general', values: {} } as const;
  const { permanent, transient } = stands;
  if (permanent === 'pending') return [{ ...base, code: 'M_PENDING', severity: 'know' }];
  if (permanent !== 'answered') return [{ ...base, code: 'M_STALE', severity: 'missing' }];
  if (transient === 'pending') return [{ ...base, code: 'M_PENDING', severity: 'know', regime: 'transient' }];
  return transient === 'answered' ? [] : [{ ...base, code: 'M_REGIME', severity: 'missing', regime: 'transient' }];
}

/** Everything that is missing of a study. */
export const missingFindings = (
  simulation: Readonly<Record<Regime, SimulationStatus>>,
  stands: Statuses,
): readonly Finding[] => [
  ...ofSimulation(simulation),
  ...(Object.keys(stands) as PartPage[]).flatMap((page) => ofPart(page, stands[page])),
];
