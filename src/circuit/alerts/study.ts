/** Everything a study has to say, in one list: what its fluid asks, the law, what every door warns of, what is missing. */
import type { UseId } from '../../machine/facts.ts';
import type { Concern } from '../../machine/law-sheet.ts';
import type { Level } from '../../machine/severity.ts';
import type { BareFacts } from '../../machine/record/fact-fields.ts';
import type { LawSheet } from '../../regulation/index.ts';
import type { Warning as SimulationWarning } from '../../simulation/types.ts';
import type { Charge } from '../charge/index.ts';
import type { Selection } from '../components/selection.ts';
import { isBySupposed } from '../exchangers/crossed.ts';
import type { Exchangers } from '../exchangers/index.ts';
import { LINES } from '../line-names.ts';
import type { Regime, Values, Where } from '../outcome.ts';
import { isHeeded } from '../pipes/heeded.ts';
import type { Pipes } from '../pipes/index.ts';
import type { Indicators } from '../technique/index.ts';
import type { Alert, AlertPage, Finding, StudyCode } from './alert.ts';
import { worstFirst } from './alert.ts';
import { dryIceFindings } from './dry-ice.ts';
import { measured } from './figures.ts';
import type { CycleFacts } from './figures.ts';
import { lawFindings } from './law.ts';
import type { LawFinding } from './law.ts';
import { missingFindings } from './missing.ts';
import type { SimulationStatus, Statuses } from './missing.ts';
import { pedFindings } from './ped.ts';
import { pedGroupOf, safetyAlerts } from './safety.ts';
import type { SafetyFacts } from './safety.ts';
import { SOURCES } from './sources.ts';

interface Warned {
  readonly warnings: readonly {
    readonly code: string;
    readonly where?: Where;
    readonly regime?: Regime;
    readonly values?: Values;
  }[];
}

const REGIMES = ['permanent', 'transient'] as const satisfies readonly Regime[];

/** The answers of the parts, each undefined while it has none, and how far each has come. */
export interface Study {
  /** Enthalpy of the liquid, kJ/kg, of a study whose fluid is R744. */
  readonly relief?: { readonly fluid: string; readonly h: number | undefined };
  readonly safety: SafetyFacts | undefined;
  readonly cycle: CycleFacts;
  /** What the law says of the fluid; null where it cannot be told, undefined where it was not asked. */
  readonly law: LawSheet | null | undefined;
  /** What the law goes by of the machine, where it is known. */
  readonly concern?: Concern;
  /** What is known of the machine; empty where nothing is. */
  readonly machine?: Pick<BareFacts, 'use' | 'fluid' | 'expansion' | 'public_building'>;
  readonly simulation: Readonly<Record<Regime, SimulationStatus>>;
  /** Of the simulation by itself. */
  readonly warned: Readonly<Partial<Record<Regime, readonly SimulationWarning[]>>>;
  /** Of the compressor that sizes it, where one does. */
  readonly compressor: Readonly<Partial<Record<Regime, Warned>>>;
  readonly stands: Statuses;
  readonly pipes: Pick<Pipes, 'warnings' | 'lines'> | undefined;
  readonly technique: (Warned & { readonly permanent: Indicators; readonly transient: Indicators | null }) | undefined;
  readonly exchangers: (Warned & Pick<Exchangers, 'permanent' | 'transient'>) | undefined;
  readonly charge: Charge | undefined;
  readonly selection: Pick<Selection, 'chosen'> | undefined;
}

/** Uses whose evaporators frost and are defrosted. */
const FROSTED: ReadonlySet<UseId> = new Set([
  ...(['cold_room_pos', 'cold_room_neg', 'display_case', 'condensing_unit', 'rack', 'co2_booster'] as const),
  ...(['ice_blast', 'process_low', 'transport', 'household'] as const),
]);

const DEFROST: Finding = { code: 'I_DEFROST', severity: 'know', page: 'exchangers', values: {} };

/** Expansions behind which an evaporator stands full of liquid. */
const FLOODED: ReadonlySet<unknown> = new Set(['flooded', 'hp_float']);

/** What a door warns of that may burst, what cannot hold, and what is to be known without anything being wrong. */
const DANGERS: ReadonlySet<string> = new Set<StudyCode>(['W_PTUBE', 'W_CO2TUBE']);
const STOPS: ReadonlySet<string> = new Set<StudyCode>(['W_REC']);
const NOTICES: ReadonlySet<string> = new Set<StudyCode>([
  'W_LATENT',
  'W_IDEAL',
  'W_FROST',
  'W_FREQ',
  'W_NOVSW',
  'W_STEEL',
]);

const severityOf = (code: StudyCode): Level =>
  DANGERS.has(code) ? 'danger' : STOPS.has(code) ? 'stop' : NOTICES.has(code) ? 'know' : 'check';

const ofPart = (page: AlertPage, part: Warned | undefined): readonly Finding[] =>
  (part?.warnings ?? []).map(({ code: said, where, regime, values }) => {
    const code = said as StudyCode;
    return {
      code,
      severity: severityOf(code),
      page,
      ...(regime && { regime }),
      ...(where && { where }),
      values: values ?? {},
    };
  });

/** Warnings of the lines, and lines without a tube that holds. What a recommended tube has heeded is to be known. */
function pipesFindings({ pipes }: Study): readonly Finding[] {
  if (!pipes) return [];
  const warned = ofPart('pipes', pipes).map((finding): Finding =>
    isHeeded(finding, pipes.lines) ? { ...finding, severity: 'know' } : finding,
  );
  const lines = LINES.flatMap((where): readonly Finding[] => {
    const { problem, broken, recommended } = pipes.lines[where];
    const base = { severity: 'check', page: 'pipes', where } as const;
    // The problem says by itself what no tube holds.
    if (problem) return [{ ...base, severity: 'stop', code: 'X_NOTUBE', values: {}, problem }];
    if (broken.length > 0) return [{ ...base, code: 'X_BROKEN', values: { limits: broken.join(',') } }];
    return recommended === null ? [{ ...base, severity: 'stop', code: 'X_NOTUBE', values: {} }] : [];
  });
  return [...warned, ...lines];
}

/** Warnings of the exchangers, and those that cannot work: crossed temperatures, a side that cannot be read. */
function exchangerFindings({ exchangers }: Study): readonly Finding[] {
  if (!exchangers) return [];
  const failed = REGIMES.flatMap((regime) =>
    (['evaporator', 'condenser'] as const).flatMap((where): readonly Finding[] => {
      const problem = exchangers[regime]?.[where]?.problem;
      if (!problem) return [];
      const base = { page: 'exchangers', regime, where, values: {} } as const;
      if (isBySupposed(problem)) return [{ ...base, code: 'M_AIR', severity: 'missing' }];
      return problem.code === 'E_CROSS'
        ? [{ ...base, code: 'X_CROSS', severity: 'stop' }]
        : [{ ...base, code: 'M_REFUSED', severity: 'missing', problem }];
    }),
  );
  const warned = ofPart('exchangers', exchangers).map((finding): Finding =>
    isBySupposed(finding) ? { ...finding, code: 'M_AIR', severity: 'missing', values: {} } : finding,
  );
  return [...warned, ...failed];
}

/** Indicators out of their good band that no warning speaks of, a line for each regime. */
function fairFindings({ technique }: Study): readonly Finding[] {
  return REGIMES.flatMap((regime): readonly Finding[] => {
    const fair = Object.entries(technique?.[regime] ?? {}).flatMap(([key, { level }]) =>
      level === 'fair' ? [key] : [],
    );
    return fair.length === 0
      ? []
      : [{ code: 'I_FAIR', severity: 'know', page: 'technique', regime, values: { keys: fair.join(',') } }];
  });
}

const CHOSEN = { over_limit: 'C_OVER', under_min: 'C_UNDER', kv_missing: 'C_NOKV' } as const;

/** Components of the basket that do not suit their line, or of which nobody can tell, in either regime. */
function basketFindings({ selection }: Study): readonly Finding[] {
  return (selection?.chosen ?? []).flatMap(
    ({ component, line, answer, opening_unknown: isUnknown }): readonly Finding[] => {
      const base = {
        severity: 'check',
        page: 'components',
        where: line,
        values: { component: component.replace('|', ' ') },
      } as const;
      if (answer === null) return component === '' ? [] : [{ ...base, code: 'C_GONE' }];
      const statuses = [answer.status_permanent, answer.status_transient];
      const worst = (['over_limit', 'under_min', 'kv_missing'] as const).find((status) => statuses.includes(status));
      if (worst)
        return [{ ...base, code: CHOSEN[worst], ...(worst === 'over_limit' && { severity: 'stop' as const }) }];
      return isUnknown ? [{ ...base, code: 'C_CHECK' }] : [];
    },
  );
}

function simulationFindings({ warned, compressor }: Study): readonly Finding[] {
  return REGIMES.flatMap((regime) =>
    [warned[regime] ?? [], compressor[regime]?.warnings ?? []].flatMap((warnings) =>
      ofPart('general', { warnings: warnings.map((warning) => ({ ...warning, regime })) }),
    ),
  );
}

/** What of its values tells an alert from another of its code, regime and place. */
const TOLD_BY = ['point', 'component', 'sector', 'field', 'volume'] as const;

/** Of the same study the same at every computation: a typed number is no part of it. */
const idOf = ({ code, page, regime, where, values }: Finding): string =>
  [
    code,
    ...(code.startsWith('M_') ? [page] : []),
    regime,
    where,
    ...TOLD_BY.map((key) => (key === 'volume' ? values[key] && 'receiver' : values[key])),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

function alertOf(finding: Finding | LawFinding, cycle: CycleFacts): Alert {
  const { rules, ...rest } = { rules: undefined, ...finding };
  // A discharge held against the table and not against what was typed.
  const source = finding.values['row'] === undefined ? SOURCES[finding.code] : SOURCES.W_TOIL;
  return {
    ...rest,
    id: idOf(finding),
    source: rules === undefined ? source : { ...source, rules },
    ...measured(finding, cycle),
  };
}

/** Every alert of a study, worst first, each once: the list that each page, tab, report and answer shows or filters. */
export function studyAlerts(study: Study): readonly Alert[] {
  const { safety, technique, charge, pipes, law, concern, simulation, stands, cycle, machine = {} } = study;
  const group = safety?.safetyClass && pedGroupOf(safety.safetyClass, safety.pedGroup);
  const all: readonly (Finding | LawFinding)[] = [
    ...missingFindings(simulation, stands),
    ...(safety ? safetyAlerts(safety) : []),
    ...(study.relief ? dryIceFindings(study.relief.fluid, study.relief.h) : []),
    ...ofPart('technique', technique),
    ...pipesFindings(study),
    ...exchangerFindings(study),
    ...ofPart('charge', charge),
    ...basketFindings(study),
    // What the doors judge again is said by them.
    ...simulationFindings(study),
    ...pedFindings(group || undefined, pipes, charge),
    ...lawFindings(law, charge, concern),
    ...fairFindings(study),
  ];
  const seen = new Map<string, Alert>();
  // Beyond what the oil stands, that it is also beyond where it is watched is no second alert.
  const cooked = new Set(all.flatMap(({ code, regime }) => (code === 'W_TOIL' ? [regime] : [])));
  for (const each of all) {
    // Where frost is the rule it is no finding: one line says it, whatever the regimes.
    const isRule = each.code === 'W_FROST' && machine.use !== undefined && FROSTED.has(machine.use);
    const finding = isRule ? DEFROST : each;
    // The oil of flooded ammonia is drained at a separator and at the evaporator: no riser brings it back.
    if (finding.code === 'W_OIL' && machine.fluid === 'R717' && FLOODED.has(machine.expansion)) continue;
    if (finding.code === 'W_TREF' && cooked.has(finding.regime) && finding.values['point'] === undefined) continue;
    const alert = alertOf(finding, cycle);
    if (!seen.has(alert.id)) seen.set(alert.id, alert);
  }
  return worstFirst([...seen.values()]);
}
