/** What a comparison sets side by side: one value of each fluid, and how far apart they are. */
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { summaryFromName } from '../../refrigerants/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';

type Value = number | string | null;

export interface ComparisonRow {
  readonly value1: Value;
  readonly value2: Value;
  /** (value2 - value1)/value1, %, to two decimals; null for temperatures, words and what one side lacks. */
  readonly delta: number | null;
  /** value2 - value1, K; of temperatures and temperature differences only. */
  readonly difference: number | null;
}

interface RowRule {
  readonly of: (result: SimulationResult) => Value;
  /** Compared by its difference in K. */
  readonly isTemperature?: true;
}

/** In the order they are read; units of a simulation's result, `gwp` that of Regulation (EU) 2024/573. */
const ROWS = {
  p_evp: { of: ({ points }) => points.a_aspiration.P },
  p_cdr: { of: ({ points }) => points.c_refoulement_reel.P },
  tau: { of: ({ extra }) => extra.tau },
  t_discharge: { of: ({ points }) => points.c_refoulement_reel.T, isTemperature: true },
  x_f: { of: ({ extra }) => extra.x_f },
  q0: { of: ({ points }) => points.g_sortie_evaporateur.H - points.f_sortie_detendeur.H },
  w: { of: ({ points }) => points.c_refoulement_reel.H - points.a_aspiration.H },
  q0v: { of: ({ extra }) => extra.q0v },
  mass_flow_s: { of: ({ performance }) => performance.mass_flow_s },
  step_volume_h: { of: ({ performance }) => performance.step_volume_h },
  power_cold: { of: ({ performance }) => performance.power_cold },
  power_heat: { of: ({ performance }) => performance.power_heat },
  power_compressor: { of: ({ performance }) => performance.power_compressor },
  eer: { of: ({ performance }) => performance.eer },
  cop: { of: ({ performance }) => performance.cop },
  carnot_ratio: { of: ({ performance }) => performance.eer / performance.eer_carnot },
  glide_evp: { of: ({ extra }) => extra.glide_evp, isTemperature: true },
  glide_cdr: { of: ({ extra }) => extra.glide_cdr, isTemperature: true },
  gwp: { of: ({ input }) => chargeFacts(input.fluid).gwp ?? null },
  classification: { of: ({ input }) => summaryFromName(input.fluid)?.safetyClass ?? null },
  p_crit: { of: ({ fluid }) => fluid.p_crit },
  t_crit: { of: ({ fluid }) => fluid.t_crit, isTemperature: true },
} as const satisfies Readonly<Record<string, RowRule>>;

export type ComparisonKey = keyof typeof ROWS;

const PERCENT = 100;
const DECIMALS = 100;

/** Relative change, %, to two decimals; 0 from a value of 0. */
export function deltaPercent(value1: number, value2: number): number {
  if (value1 === 0) return 0;
  const delta = Math.round(((value2 - value1) / value1) * PERCENT * DECIMALS) / DECIMALS;
  // Not -0: a change too small to show has no sign.
  return delta === 0 ? 0 : delta;
}

function rowOf(
  { of, isTemperature }: RowRule,
  one: SimulationResult | null,
  other: SimulationResult | null,
): ComparisonRow {
  const [value1, value2] = [one && of(one), other && of(other)];
  const areNumbers = typeof value1 === 'number' && typeof value2 === 'number';
  return {
    value1,
    value2,
    delta: areNumbers && isTemperature !== true ? deltaPercent(value1, value2) : null,
    difference: areNumbers && isTemperature === true ? value2 - value1 : null,
  };
}

/** Every row of two results; a side without one has no values. */
export function comparisonRows(
  one: SimulationResult | null,
  other: SimulationResult | null,
): Readonly<Record<ComparisonKey, ComparisonRow>> {
  const rows = Object.entries<RowRule>(ROWS).map(([key, rule]) => [key, rowOf(rule, one, other)] as const);
  return Object.fromEntries(rows) as Record<ComparisonKey, ComparisonRow>;
}
