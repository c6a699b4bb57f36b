/** Everything a study has to say, in one list: what its fluid asks, and what the door of each page warns of. */
import type { Warning as SimulationWarning } from '../../simulation/types.ts';
import { shownStatus } from '../components/shown.ts';
import type { ComponentRow } from '../components/row.ts';
import type { Selection } from '../components/selection.ts';
import type { Regime, Warning } from '../outcome.ts';
import type { Indicators } from '../technique/index.ts';
import type { Alert, AlertPage } from './alert.ts';
import { worstFirst } from './alert.ts';
import { safetyAlerts } from './safety.ts';
import type { SafetyFacts } from './safety.ts';

interface Warned {
  readonly warnings: readonly Warning[];
}

/** The answers of the parts, each undefined while it has none. */
export interface Study {
  readonly safety: SafetyFacts | undefined;
  readonly simulation: Readonly<Partial<Record<Regime, readonly SimulationWarning[]>>>;
  readonly pipes: Warned | undefined;
  readonly technique:
    (Warned & { readonly permanent: Indicators; readonly transient: Indicators | null }) | undefined;
  readonly exchangers: Warned | undefined;
  readonly charge: Warned | undefined;
  readonly selection: Pick<Selection, 'chosen'> | undefined;
  /** A component of a basket, by 'BRAND|model'. */
  readonly rowOf: (component: string) => Pick<ComponentRow, 'category' | 'dp_min_open_bar'> | undefined;
}

const ofPart = (page: AlertPage, part: Warned | undefined): readonly Alert[] =>
  (part?.warnings ?? []).map(({ code, where, regime, values }) => ({
    code,
    severity: 'warning',
    page,
    ...(regime && { regime }),
    ...(where && { where }),
    values: values ?? {},
  }));

/** Indicators out of their good band that no warning speaks of, a line for each regime. */
function fairAlerts({ technique }: Study): readonly Alert[] {
  return (['permanent', 'transient'] as const).flatMap((regime): readonly Alert[] => {
    const fair = Object.entries(technique?.[regime] ?? {}).flatMap(([key, { level }]) => (level === 'fair' ? [key] : []));
    return fair.length === 0
      ? []
      : [{ code: 'I_FAIR', severity: 'notice', page: 'technique', regime, values: { keys: fair.join(',') } }];
  });
}

const CHOSEN = {
  over_limit: ['C_OVER', 'warning'],
  under_min: ['C_UNDER', 'warning'],
  to_check: ['C_CHECK', 'notice'],
} as const;

/** Components of the basket that do not suit their line, or that nobody can tell. */
function basketAlerts({ selection, rowOf }: Study): readonly Alert[] {
  return (selection?.chosen ?? []).flatMap(({ component, line, answer }): readonly Alert[] => {
    if (!answer) return [];
    const row = rowOf(component);
    const shown = row ? shownStatus(row, answer.status_permanent) : answer.status_permanent;
    if (shown === 'ok' || shown === 'kv_missing') return [];
    const [code, severity] = CHOSEN[shown];
    return [{ code, severity, page: 'produits', where: line, values: { component: component.replace('|', ' ') } }];
  });
}

const keyOf = ({ code, regime, where, values }: Alert): string =>
  `${code} ${regime ?? ''} ${where ?? ''} ${String(values['point'] ?? values['component'] ?? values['safetyClass'] ?? '')}`;

/** Every alert of a study, worst first, each once. */
export function studyAlerts(study: Study): readonly Alert[] {
  const { safety, simulation, pipes, technique, exchangers, charge } = study;
  const all = [
    ...(safety ? safetyAlerts(safety) : []),
    ...ofPart('technique', technique),
    ...ofPart('pipes', pipes),
    ...ofPart('echangeurs', exchangers),
    ...ofPart('charge-fluide', charge),
    ...basketAlerts(study),
    // What the doors judge again is said by them.
    ...(['permanent', 'transient'] as const).flatMap((regime) =>
      ofPart('general', { warnings: (simulation[regime] ?? []).map((warning) => ({ ...warning, regime })) }),
    ),
    ...fairAlerts(study),
  ];
  const seen = new Map<string, Alert>();
  for (const alert of all) if (!seen.has(keyOf(alert))) seen.set(keyOf(alert), alert);
  return worstFirst([...seen.values()]);
}
