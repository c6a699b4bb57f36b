/** What a new study of a machine opens with: keys of a simulation's body, by the machine's own facts and what its use supposes. */
import type { FactKey, MachineFacts } from './facts.ts';
import { dischargeLimit } from './limits.ts';
import { pointOf } from './points.ts';

export interface Opening {
  /** Keys and units of a simulation's body; saturation temperatures are means of the glide. */
  readonly body: Readonly<Record<string, string | number>>;
  /** What the use supposed because nobody said it. */
  readonly assumed: readonly FactKey[];
}

const ASKED = ['te', 'tc', 'capacity'] as const satisfies readonly FactKey[];

/** Null where the use says nothing: the study opens as one without a machine. */
export function opening(facts: MachineFacts): Opening | null {
  const point = pointOf(facts);
  if (point === null) return null;
  const assumed: readonly FactKey[] = ASKED.filter((key) => facts[key] === undefined);
  const {
    te,
    tc,
    t_sf,
    t_sft,
    t_sr,
    t_srt,
    rend_is,
    choice,
    architecture,
    te_low,
    t_out_gc,
    capacity_kW,
    condenser_medium,
  } = point;
  const capacity = facts.capacity ?? capacity_kW;
  const regime = architecture === 'booster' ? 'transcritical' : 'subcritical';
  const limit = dischargeLimit(facts.compressor, facts.fluid, regime);
  const t_ref = limit?.isComputed === true ? { t_ref: limit.watch } : {};
  if (architecture === 'booster') {
    const stages = { q_mt: capacity, ...(point.capacity_low_kW !== undefined && { q_lt: point.capacity_low_kW }) };
    return {
      body: {
        // Its gas cooler works above the critical point: a form would open it as it opens others, condensing.
        ...{ architecture, fluid: facts.fluid, mode_trans: '1', te_mt: te, ...stages, ...t_ref },
        ...(te_low !== undefined && { te_lt: te_low }),
        ...(t_out_gc !== undefined && { t_out_gc }),
      },
      assumed,
    };
  }
  return {
    body: {
      ...(architecture && { architecture }),
      ...{ fluid: facts.fluid, choice_1: choice, choice_1_value: capacity, pt_evp: te, pt_cdr: tc, sat_ref: 'mid' },
      // What the condenser gives its heat to: 0 air, 1 water.
      mode_ref: (facts.condenser ?? condenser_medium) === 'air' ? 0 : 1,
      ...{ t_sf, t_sft, t_sr, t_srt, rend_is, ...t_ref },
    },
    assumed,
  };
}
