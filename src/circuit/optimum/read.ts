/** What is asked of the optimum, checked. */
import type { Fluid } from '../../engine/types.ts';
import type { Arguments } from '../arguments.ts';
import { checkRange } from '../arguments.ts';
import { refuse } from '../outcome.ts';
import type { EfficiencyModel } from './efficiency.ts';
import { EFFICIENCY_MODELS } from './efficiency.ts';
import { CO2_DISCHARGE_WATCH } from '../../machine/single.ts';
import { barFromPascal } from '../../quantities/si.ts';
import { OUTLETS } from './outlets.ts';

export type Objective = 'eer' | 'cop';

/** What one cycle is made of beside its pressures and temperatures. */
export interface Machine {
  /** K */
  readonly superheat: { readonly useful: number; readonly line: number };
  readonly model: EfficiencyModel;
  readonly efficiency: number;
  readonly objective: Objective;
  /** bar */
  readonly p_min: number;
  readonly p_max: number;
}

export interface Request extends Machine {
  /** Evaporating temperature, °C. */
  readonly te: number;
  /** Gas cooler outlet, °C. */
  readonly t: number;
  /** Ambient, °C: typed, or 2.9 K below the outlet. */
  readonly ambient: number;
  /** °C */
  readonly t_ref: number;
  /** kW */
  readonly power_cold: number;
  /** The pressure the machine runs at now, bar. */
  readonly p_gc: number | undefined;
}

export const TE_RANGE = { min: -50, max: 20, unit: 'degC' } as const;
export const T_RANGE = { ...OUTLETS, unit: 'degC' } as const;
const HIGHEST_P = 160;
const LOWEST_P = 30;
/** Outlet above ambient with which Kauf's formula was written, K. */
const KAUF_APPROACH = 2.9;

/** The machine of the arguments. E_RANGE on p_min where it is not between the critical pressure and p_max. */
export function readMachine(input: Arguments, fluid: Fluid): Machine {
  const p_min = input.number('p_min', { default: 74.5 });
  const p_max = input.number('p_max', { default: 130, max: HIGHEST_P, unit: 'bar' });
  const critical = barFromPascal(fluid.critical.P);
  if (p_min <= critical || p_min >= p_max) {
    refuse('E_RANGE', input.field('p_min'), { min: critical, max: p_max, unit: 'bar' });
  }
  const line = { min: 0, max: 40, unit: 'K' } as const;
  return {
    superheat: {
      useful: input.number('surch_evp', { default: 5, ...line }),
      line: input.number('surch_la', { default: 0, ...line }),
    },
    model: input.choice('eta_model', EFFICIENCY_MODELS, 'constant'),
    efficiency: input.number('rend_is', { default: 0.7, above: 0, max: 1 }),
    objective: input.choice('objective', ['eer', 'cop'], 'eer'),
    p_min,
    p_max,
  };
}

/** Outlet and ambient temperature, °C, by the mode of entry. */
function readOutlet(input: Arguments): Pick<Request, 't' | 'ambient'> {
  if (input.choice('mode_tgc', ['t_out_gc', 'ambient'], 't_out_gc') === 't_out_gc') {
    const t = input.number('t_out_gc', { default: 35, ...T_RANGE });
    return { t, ambient: t - KAUF_APPROACH };
  }
  const ambient = input.number('t_amb', { default: 32, min: 10, max: 55, unit: 'degC' });
  const approach = input.number('approach', { default: 3, min: 0, max: 15, unit: 'K' });
  const { min, max, unit } = T_RANGE;
  checkRange(ambient, { min: min - approach, max: max - approach, unit }, input.field('t_amb'));
  return { t: ambient + approach, ambient };
}

/** The whole request of `hpOptimum`. */
export function readRequest(input: Arguments, fluid: Fluid): Request {
  return {
    te: input.number('temp_evp', { default: -10, ...TE_RANGE }),
    ...readOutlet(input),
    ...readMachine(input, fluid),
    t_ref: input.number('t_ref', { default: CO2_DISCHARGE_WATCH, min: 60, max: 200, unit: 'degC' }),
    power_cold: input.number('power_cold', { default: 10, above: 0, unit: 'kW' }),
    p_gc: input.optionalNumber('p_gc', { min: LOWEST_P, max: HIGHEST_P, unit: 'bar' }),
  };
}
