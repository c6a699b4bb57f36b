import type { Fluid } from '../../engine/types.ts';
import { rootByBisection } from '../../physics/roots.ts';
import {
  effectOfTurn,
  gestureFromReading,
  quarterTurns,
  waitFromPeriod,
  type EffectFrom,
} from '../../physics/valve-adjustment.ts';
import { celsiusFromKelvin, kelvinFromCelsius, pascalFromBar, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { openFluid, saturationAt } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

/** A mean of readings may lie this far out of what was seen, K. */
const SWING_SLACK = 0.5;
/** Under these the screw is not touched: subcooling, K, load, %, and distance to the MOP, K. */
const LEAST_SUBCOOLING = 2;
const LEAST_LOAD = 50;
const MOP_MARGIN = 2;
/** Reading uncertainty may hide liquid under this, K. */
const THIN_MARGIN = 3;
const MINUTE = 60;

/** Part of the glide that lies between the column read and the dew point. */
const GLIDE_SHARE = { dew: 0, mid: 0.5, bubble: 1 } as const;

/** Dew point of the fluid at the pressure read, °C. */
function dewFromPressure(fluid: Fluid, gauge: number): number {
  const pressure = pascalFromBar(gauge) + STANDARD_ATMOSPHERE;
  if (pressure >= fluid.critical.P) refuse('p_bulb', 'aboveCriticalPressure', { fluid: fluid.name });
  try {
    return celsiusFromKelvin(fluid.saturation({ P: pressure }).dew.T);
  } catch {
    return refuse('p_bulb', 'noProperties', { fluid: fluid.name });
  }
}

/** Glide of the fluid, K, at the pressure whose bubble point or middle was read, °C; 0 of a pure one. */
function glideOf(fluid: Fluid, side: 'mid' | 'bubble', t: number): number {
  if (fluid.components.length < 2) return 0;
  const at = saturationAt(fluid, t, 't_evap');
  const glideAt = (P: number): number => {
    const { bubble, dew } = fluid.saturation({ P });
    return dew.T - bubble.T;
  };
  if (side === 'bubble') return glideAt(at.bubble.P);
  const middle = (P: number): number => {
    const { bubble, dew } = fluid.saturation({ P });
    return (bubble.T + dew.T) / 2 - kelvinFromCelsius(t);
  };
  return glideAt(rootByBisection(middle, at.dew.P, at.bubble.P) ?? at.dew.P);
}

/** Dew point, °C, of what was read, where it was. */
function dewPoint(inputs: Inputs, context: ComputeContext): number | undefined {
  const { t_evap, t_evap_side, fluid: spelling, p_bulb } = inputs;
  if (t_evap === undefined) {
    if (spelling === undefined || p_bulb === undefined) return undefined;
    return context.use('t_evap', dewFromPressure(openFluid(context.engine, spelling), p_bulb));
  }
  if (t_evap_side === 'dew') return t_evap;
  const fluid = spelling === undefined ? undefined : openFluid(context.engine, spelling);
  const isPure = fluid !== undefined && fluid.components.length < 2;
  const ofFluid = (): number => (fluid === undefined ? 0 : context.use('glide', glideOf(fluid, t_evap_side, t_evap)));
  const glide = isPure ? 0 : (inputs.glide ?? ofFluid());
  return t_evap + GLIDE_SHARE[t_evap_side] * glide;
}

/** K in one turn, and where that is from; `isDeaf` where the valve did not answer. */
function effectOf(inputs: Inputs, sh: number): { effect?: number; from: EffectFrom; isDeaf: boolean } {
  const { turns_last, sh_before, k_turn } = inputs;
  if (turns_last !== undefined && sh_before !== undefined) {
    const effect = effectOfTurn(sh_before, sh, turns_last);
    return effect === undefined ? { from: 'unknown', isDeaf: true } : { effect, from: 'measured', isDeaf: false };
  }
  return k_turn === undefined
    ? { from: 'unknown', isDeaf: false }
    : { effect: k_turn, from: 'published', isDeaf: false };
}

/** Says what forbids the screw; whether anything does. */
function isBarred(inputs: Inputs, evaporating: number | undefined, isDeaf: boolean, context: ComputeContext): boolean {
  const { subcooling, load, t_mop } = inputs;
  const isNearMop = t_mop !== undefined && evaporating !== undefined && evaporating >= t_mop - MOP_MARGIN;
  const reasons = [
    [subcooling !== undefined && subcooling < LEAST_SUBCOOLING, 'flashGas', 'subcooling'],
    [load !== undefined && load < LEAST_LOAD, 'lowLoad', 'load'],
    [isNearMop, 'nearMop', 't_mop'],
    [inputs.frost, 'frostedCoil', 'frost'],
    [inputs.bulb_loose, 'bulbLoose', 'bulb_loose'],
    [inputs.equaliser_blocked, 'equaliserBlocked', 'equaliser_blocked'],
    [inputs.internal_on_distributor, 'equaliserMissing', 'internal_on_distributor'],
    [isDeaf, 'valveDoesNotAnswer', 'turns_last'],
  ] as const;
  const found = reasons.filter(([holds]) => holds);
  for (const [, code, field] of found) context.warn(code, {}, field);
  return found.length > 0;
}

export const compute = calculator(definition, {
  check({ turns_last, sh_before, n_done }, report) {
    if ((turns_last === undefined) !== (sh_before === undefined) || turns_last === 0) {
      report(turns_last === undefined ? 'turns_last' : turns_last === 0 ? 'turns_last' : 'sh_before', 'lastGesture');
    }
    if (n_done !== undefined && !Number.isInteger(n_done) && n_done >= 0 && n_done <= 3)
      report('n_done', 'wholeNumber');
  },
  run(inputs, context): Outputs {
    const dew = dewPoint(inputs, context);
    const isTyped = inputs.sh !== undefined;
    const sh =
      inputs.sh ??
      (inputs.t_bulb === undefined || dew === undefined
        ? refuse(inputs.t_bulb === undefined ? 't_bulb' : 't_evap', 'superheatInputs')
        : inputs.t_bulb - dew);
    const { sh_low, sh_high, target } = inputs;
    if (
      (sh_low !== undefined && (sh < sh_low - SWING_SLACK || (sh_high !== undefined && sh_low > sh_high))) ||
      (sh_high !== undefined && sh > sh_high + SWING_SLACK)
    ) {
      refuse(sh_low === undefined ? 'sh_high' : 'sh_low', 'swingOrder');
    }
    const { effect, from, isDeaf } = effectOf(inputs, sh);
    const gesture = gestureFromReading({
      superheat: sh,
      target,
      low: sh_low,
      high: sh_high,
      effect,
      leftIn: inputs.turns_cw === undefined ? undefined : inputs.turns_cw - inputs.turns_done,
      leftOut: inputs.turns_ccw === undefined ? undefined : inputs.turns_ccw + inputs.turns_done,
      gestures: inputs.n_done,
      isBarred: isBarred(inputs, dew, isDeaf, context),
    });
    const low = sh_low ?? sh;
    if (low <= 0) context.warn('liquidReturn', {}, sh_low === undefined ? 'sh' : 'sh_low');
    else if (low < THIN_MARGIN) context.warn('thinMargin', {}, sh_low === undefined ? 'sh' : 'sh_low');
    if (gesture.note !== undefined) context.warn(gesture.note, {}, gesture.note === 'endOfSpindle' ? 'turns_cw' : 'sh');
    const { turns, action } = gesture;
    return {
      action,
      turns,
      direction: turns === 0 ? 'none' : turns > 0 ? 'clockwise' : 'counterclockwise',
      wait: waitFromPeriod(inputs.period) / MINUTE,
      sh_expected: turns === 0 || effect === undefined ? undefined : sh + turns * effect,
      n_left: turns === 0 ? undefined : 2 - inputs.n_done,
      sh,
      t_dew: isTyped ? undefined : dew,
      error: target - sh,
      swing: sh_low === undefined || sh_high === undefined ? undefined : sh_high - sh_low,
      hunting: gesture.isHunting,
      k_used: effect,
      k_from: from,
      turns_total: effect === undefined ? undefined : quarterTurns((target - sh) / effect),
    };
  },
});
