/**
 * What a page says of a result: its warnings by the one table of limits, where the simulation itself judges by what the
 * body says and by the specification's defaults. A reference discharge left as a form opens is nobody's limit.
 */
import type { DischargeLimit, LimitFacts, Limits, Regime as PressureRegime } from '../machine/limits.ts';
import { limitsOf } from '../machine/limits.ts';
import { cycleOf } from './cycles/index.ts';
import type { CycleDescription } from './cycles/index.ts';
import { STEADY_DEFAULTS, TRANSIENT_DEFAULTS } from './defaults.ts';
import type { SimulationInput, SimulationResult, Warning } from './types.ts';

export type OperatingRegime = 'permanent' | 'transient';

/** °C */
const OPENING_REFERENCE: Readonly<Record<OperatingRegime, number>> = {
  permanent: STEADY_DEFAULTS.t_ref,
  transient: TRANSIENT_DEFAULTS.t_ref,
};

/** What a discharge is judged by, °C: what was typed, else the row of the table; without a row the form's opening value. */
export interface DischargeReference {
  /** Watched above it. */
  readonly value: number;
  /** Not to be passed; undefined where only the reader has said something. */
  readonly max?: number;
  readonly row?: DischargeLimit;
}

export function dischargeReference(
  { t_ref }: Pick<SimulationInput, 't_ref'>,
  which: OperatingRegime,
  { discharge }: Limits,
): DischargeReference {
  if (discharge === undefined) return { value: t_ref };
  if (t_ref !== OPENING_REFERENCE[which]) return { value: t_ref, max: discharge.max };
  return { value: discharge.watch, max: discharge.max, row: discharge };
}

/** What a warning of a discharge says of the row it was held against. */
export const rowValues = ({ row }: DischargeReference): Readonly<Record<string, string>> =>
  row === undefined
    ? {}
    : {
        row: `${row.fluids.startsWith('any') ? 'any' : row.fluids}${row.regime === undefined ? '' : `_${row.regime}`}`,
        kind: row.compressor,
      };

/** The mean evaporating temperature, °C: what the table is asked by. */
export const meanEvaporating = ({ extra }: Pick<SimulationResult, 'extra'>): number =>
  (extra.t_dew_evp + extra.t_bubble_evp) / 2;

/** The limits of a result's main circuit. */
export const limitsOfResult = (result: SimulationResult, facts: LimitFacts = {}): Limits =>
  limitsOf(
    { te: meanEvaporating(result), ...facts },
    result.input.fluid,
    result.input.mode_trans === '1' ? 'transcritical' : 'subcritical',
  );

interface Compression {
  readonly letter: string;
  readonly fluid: string;
  /** Pressure ratio, and discharge °C. */
  readonly tau: number;
  readonly t: number;
  readonly regime: PressureRegime;
}

/** Every compressor of a cycle of several, by its discharge. */
function compressionsOf(result: SimulationResult, { processes }: CycleDescription): readonly Compression[] {
  const { architecture, nodes = {}, input, fluid } = result;
  return processes.flatMap(({ kind, isIdeal, stage, to }): readonly Compression[] => {
    const figures = architecture?.stages.find((one) => one.stage === stage);
    if (kind !== 'compression' || isIdeal === true || figures === undefined) return [];
    const isAbove = input.mode_trans === '1' && figures.fluid === input.fluid && (nodes[to]?.P ?? 0) >= fluid.p_crit;
    return [
      {
        letter: to,
        fluid: figures.fluid,
        tau: figures.tau,
        t: figures.t_discharge,
        regime: isAbove ? 'transcritical' : 'subcritical',
      },
    ];
  });
}

const isHot = (t: number, { value, row }: DischargeReference): boolean => t > value && row?.isComputed !== false;

function stageWarnings(
  result: SimulationResult,
  cycle: CycleDescription,
  which: OperatingRegime,
  facts: LimitFacts,
): readonly Warning[] {
  const compressions = compressionsOf(result, cycle);
  const isOfStages = cycle.circuits.length === 1;
  return [
    ...compressions.flatMap(({ letter: point, fluid, t, regime }): readonly Warning[] => {
      const reference = dischargeReference(result.input, which, limitsOf(facts, fluid, regime));
      return isHot(t, reference)
        ? [{ code: 'W_TREF', values: { t, r: reference.value, point, ...rowValues(reference) } }]
        : [];
    }),
    ...compressions.flatMap(({ letter: point, fluid, tau, regime }): readonly Warning[] => {
      const { ratio, stageRatio } = limitsOf(facts, fluid, regime);
      const m = (isOfStages ? stageRatio : ratio).watch;
      return m !== null && tau > m ? [{ code: 'W_STAGE', values: { v: tau, m, point } }] : [];
    }),
  ];
}

/** Warnings the table judges, and what it says of each; the rest stand as the simulation gave them. */
const JUDGED: ReadonlySet<string> = new Set<Warning['code']>(['W_TREF', 'W_TAU', 'W_XF', 'W_STAGE']);

/**
 * The warnings of a result as the table of limits has them.
 * @param which whose opening reference counts as not typed
 * @param facts what is known of the machine; empty where nothing is
 */
export function warningsByTable(
  result: SimulationResult,
  which: OperatingRegime,
  facts: LimitFacts = {},
): readonly Warning[] {
  const { warnings, extra, points, input } = result;
  const cycle = cycleOf(input);
  const limits = limitsOfResult(result, facts);
  const others = warnings.filter(({ code }) => !JUDGED.has(code));
  const { watch } = limits.flash;
  const flash: readonly Warning[] =
    watch !== null && extra.x_f > watch ? [{ code: 'W_XF', values: { v: 100 * extra.x_f } }] : [];
  if (cycle.stages.length > 1) return [...stageWarnings(result, cycle, which, facts), ...flash, ...others];
  const reference = dischargeReference(input, which, limits);
  const t = points.c_refoulement_reel.T;
  const m = limits.ratio.watch;
  return [
    ...(isHot(t, reference)
      ? [{ code: 'W_TREF' as const, values: { t, r: reference.value, ...rowValues(reference) } }]
      : []),
    ...flash,
    ...(m !== null && extra.tau > m ? [{ code: 'W_TAU' as const, values: { v: extra.tau, m } }] : []),
    ...others,
  ];
}
