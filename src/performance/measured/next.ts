/** Which witness that is absent would tighten the capacity most, the cheapest first where two do alike. */
import type { Model } from './rows.ts';

export const NEXT_READINGS = ['t_discharge', 'media_temperatures', 'power_meas', 'media_flow', 'map'] as const;
export type NextReadingKey = (typeof NEXT_READINGS)[number];

/**
 * Relative standard uncertainty a witness is taken to bring, to choose between witnesses only: no result stands on it. Chosen
 * here, from no source.
 */
const USUAL = { balance: 0.065, side: 0.045, sheet: 0.032 } as const;
/** A gain this share of the best counts as the same: what costs less then goes first. */
const ALIKE = 0.85;

/**
 * @param variance of ln of the capacity as it is
 * @returns null where every witness is there, or none would tighten it by a tenth
 */
export function nextReadingOf(model: Model, variance: number): NextReadingKey | null {
  const { point, asked, sides } = model.screened;
  const hasPower = point.power_meas !== undefined;
  const hasStates = point.p_lp !== undefined && point.p_hp !== undefined && model.points(point).liquid !== undefined;
  const hasDischarge = point.t_discharge !== undefined;
  const own = model.isHeating ? 'c' : 'e';
  const hasFlow = asked.readings.has(own === 'e' ? 'e_flow' : 'c_flow');
  const candidates: readonly (readonly [NextReadingKey, number] | false)[] = [
    hasStates && hasPower && !hasDischarge && ['t_discharge', USUAL.balance],
    sides[own] === undefined && hasFlow && ['media_temperatures', USUAL.side],
    hasStates && hasDischarge && !hasPower && ['power_meas', USUAL.balance],
    sides[own] === undefined && !hasFlow && ['media_flow', USUAL.side],
    hasStates && !model.hasSheet && ['map', USUAL.sheet],
  ];
  const gains = candidates.flatMap((one) =>
    one === false ? [] : [{ key: one[0], gain: variance / (one[1] * one[1] + variance) }],
  );
  const best = Math.max(0, ...gains.map(({ gain }) => gain));
  return best < 0.1 ? null : (gains.find(({ gain }) => gain >= ALIKE * best)?.key ?? null);
}
