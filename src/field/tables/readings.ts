/** How a printed table may be read: each dimension with its values and how likely each is before the table is seen. */
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { BAR, PSI, STANDARD_ATMOSPHERE, ZERO_CELSIUS } from '../../quantities/si.ts';

/** Pa in one. */
export const UNITS = { bar: BAR, psi: PSI, kPa: 1000, MPa: 1e6, 'kgf/cm2': 98_066.5, Pa: 1 } as const;
export type TableUnit = keyof typeof UNITS;

/** What a gauge reading is over, Pa; 0 of an absolute pressure. */
export const KINDS = {
  gauge: STANDARD_ATMOSPHERE,
  abs: 0,
  'gauge-1bar': BAR,
  'gauge-500m': atmosphericPressureFromAltitude(500),
  'gauge-1000m': atmosphericPressureFromAltitude(1000),
  'gauge-1500m': atmosphericPressureFromAltitude(1500),
  'gauge-2000m': atmosphericPressureFromAltitude(2000),
} as const;
export type TableKind = keyof typeof KINDS;
export const isGauge = (kind: string): boolean => kind !== 'abs';
/** A gauge over another atmosphere than the standard one. */
export const hasOwnAtmosphere = (kind: string): boolean => kind !== 'abs' && kind !== 'gauge';

export const CURVES = ['bubble', 'dew', 'mid'] as const;
export type TableCurve = (typeof CURVES)[number] | 'pure';

export const T_UNITS = ['C', 'F', 'K'] as const;
export type TemperatureUnit = (typeof T_UNITS)[number];

/** K of a temperature in its unit, and how much of a kelvin one of it is. */
export const KELVIN = {
  C: { of: (t: number): number => t + ZERO_CELSIUS, step: 1 },
  F: { of: (t: number): number => (t - 32) / 1.8 + ZERO_CELSIUS, step: 1 / 1.8 },
  K: { of: (t: number): number => t, step: 1 },
} as const;

export const MODELS = ['ours', '2013', 'mass-as-mole', 'mole-as-mass'] as const;
export type TableModel = (typeof MODELS)[number];

/** A choice of this product: how often tables of the trade are of each sort. */
export const PRIOR = {
  unit: { bar: 0.33, psi: 0.33, kPa: 0.14, MPa: 0.14, 'kgf/cm2': 0.03, Pa: 0.03 },
  kind: {
    gauge: 0.48,
    abs: 0.4,
    'gauge-1bar': 0.04,
    'gauge-500m': 0.02,
    'gauge-1000m': 0.02,
    'gauge-1500m': 0.02,
    'gauge-2000m': 0.02,
  },
  curve: { bubble: 0.42, dew: 0.42, mid: 0.16 },
  t_unit: { C: 0.6, F: 0.35, K: 0.05 },
  model: { ours: 0.88, '2013': 0.06, 'mass-as-mole': 0.03, 'mole-as-mass': 0.03 },
  /** Of the fluid that was named; the others share the rest. */
  fluid: 0.98,
} as const;

/** How far what a table says of itself is to be believed. */
const BELIEVED = { unit: 0.97, t_unit: 0.97, kind: 0.85, curve: 0.8 } as const;
export type Claimable = keyof typeof BELIEVED;

/** One value a dimension may take. */
export interface Weighed<V extends string> {
  readonly value: V;
  readonly weight: number;
  /** Whether it departs from what was claimed. */
  readonly departs: boolean;
}

/** Any gauge is the gauge that was claimed: which atmosphere a table took it seldom says. */
const isOf = (dimension: Claimable, claimed: string, value: string): boolean =>
  dimension === 'kind' && claimed === 'gauge' ? isGauge(value) : value === claimed;

/**
 * The values of a dimension with their weights: all alike to the prior, what was claimed before the rest, what is certain alone.
 * A claimed gauge over another atmosphere departs from the claim all the same.
 */
export function weighed<V extends string>(
  dimension: Claimable,
  claimed: string | undefined,
  certain: string | undefined,
): readonly Weighed<V>[] {
  const all = Object.entries(PRIOR[dimension]).filter(
    ([value]) => certain === undefined || isOf(dimension, certain, value),
  ) as [V, number][];
  const total = all.reduce((sum, [, weight]) => sum + weight, 0);
  const known = claimed === undefined || certain !== undefined ? undefined : claimed;
  const share = (ofClaim: boolean): number =>
    all.reduce((sum, [value, weight]) => (isOf(dimension, known ?? '', value) === ofClaim ? sum + weight : sum), 0);
  const [inside, outside] = [share(true), share(false)];
  return all.map(([value, weight]) => {
    if (known === undefined || inside === 0) return { value, weight: weight / total, departs: false };
    const is = isOf(dimension, known, value);
    const believed = outside === 0 ? 1 : BELIEVED[dimension];
    return {
      value,
      weight: is ? (believed * weight) / inside : ((1 - believed) * weight) / outside,
      departs: value !== known,
    };
  });
}
