/** The same machine with another refrigerant, as the verdict on the change takes it. */
import type { Engine } from '../../../engine/types.ts';
import type { MachineFacts, ReplacementFigures } from '../../../machine/index.ts';
import { pointOf } from '../../../machine/index.ts';
import { sameMachine } from './same-machine.ts';
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

/**
 * The same of a machine known by its use: run at the point of its own, or the one such machines usually have. Efficiencies of
 * volume are left at 1, both refrigerants sharing them.
 *
 * @returns null where the use says nothing, or one of the refrigerants has no such point
 */
export function figuresOfUse(facts: MachineFacts, to: string, engine: Engine): ReplacementFigures | null {
  const point = pointOf(facts);
  if (point === null) return null;
  const { te, tc, te_in, tc_in, DTE, DTC, evaporator_medium, condenser_medium, t_sf, t_sft, t_sr, t_srt, rend_is } =
    point;
  const input = {
    choice_1: 1,
    choice_1_value: facts.capacity ?? point.capacity_kW,
    pt_evp: te,
    pt_cdr: tc,
    sat_ref: 'mid',
    ...{ t_sf, t_sft, t_sr, t_srt, rend_is },
  };
  const options = {
    evaporator: { medium: evaporator_medium, t_in: te_in, t_out: te_in - DTE },
    condenser: { medium: condenser_medium, t_in: tc_in, t_out: tc_in + DTC },
  };
  const outcome = sameMachine(input, facts.fluid, to, options, engine);
  return outcome.ok ? replacementFigures(outcome.result) : null;
}
