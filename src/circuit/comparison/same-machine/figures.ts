/** The same machine with another refrigerant, as the verdict on the change takes it. Pages import it: nothing of a machine's data comes with it. */
import type { ReplacementFigures } from '../../../machine/replacement.ts';
import type { SameMachine } from './same-machine.ts';

const numberOf = (value: number | string | null): number => (typeof value === 'number' ? value : Number.NaN);

/** What a verdict asks of two refrigerants in one machine. */
export function replacementFigures({ rows, band, ratios, pressures }: SameMachine): ReplacementFigures {
  const capacity = rows.power_cold.delta ?? 0;
  const [low, high] = band?.power_cold ?? [capacity, capacity];
  return {
    capacity,
    capacity_low: low,
    capacity_high: high,
    power: rows.power_compressor.delta ?? 0,
    t_discharge: numberOf(rows.t_discharge.value2),
    glide_evp: numberOf(rows.glide_evp.value2),
    glide_cdr: numberOf(rows.glide_cdr.value2),
    p_high: pressures.high.needed,
    p_high_rated: pressures.high.rated,
    p_low: pressures.low.needed,
    p_low_rated: pressures.low.rated,
    valve: ratios.valve,
  };
}
