/** What the electricity of a year costs and emits. */
import type { Arguments } from '../../circuit/arguments.ts';

export interface Bill {
  /** In the currency of the price; null without one. */
  readonly cost: number | null;
  /** kg CO2e; null without a factor. */
  readonly co2e: number | null;
}

/** `price` of a kWh, `beta` kg CO2e/kWh. @param electricity kWh */
export function billOf(request: Arguments, electricity: number): Bill {
  const price = request.optionalNumber('price', { min: 0, max: 100 });
  const beta = request.optionalNumber('beta', { min: 0, max: 10 });
  return {
    cost: price === undefined ? null : price * electricity,
    co2e: beta === undefined ? null : beta * electricity,
  };
}
