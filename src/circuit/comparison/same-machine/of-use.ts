/** The same machine with another refrigerant, where only its use is known. */
import type { Engine } from '../../../engine/types.ts';
import type { MachineFacts, ReplacementFigures } from '../../../machine/index.ts';
import { pointOf } from '../../../machine/points.ts';
import { replacementFigures } from './figures.ts';
import { sameMachine } from './same-machine.ts';

/**
 * The figures of a machine known by its use: run at the point of its own, or the one such machines usually have. Efficiencies of
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
