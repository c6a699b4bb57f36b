import { temperatureFromVapourPressure, vapourPressureFromTemperature } from '../../physics/psychrometrics.ts';
import { effectiveSpeed, pumpDownTime, pumpDownTimeThroughHose, tubeConductance } from '../../physics/vacuum.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const PASCALS = 100;
/** Below this the water is ice and does not boil but sublime, °C. */
const ICE_LIMIT = 0.01;
/** Advised: a pressure no higher than this part of the water's vapour pressure. */
const ADVISED = 1 / 5;

function drying(inputs: Inputs, context: ComputeContext): Outputs {
  const pressure = inputs.p1 * PASCALS;
  const boiling = temperatureFromVapourPressure(pressure) ?? refuse('p1', 'noResult');
  const water = { t_boil: celsiusFromKelvin(boiling), sublimation: celsiusFromKelvin(boiling) <= ICE_LIMIT };
  if (inputs.t_amb === undefined) return water;
  const saturation = vapourPressureFromTemperature(kelvinFromCelsius(inputs.t_amb));
  const isDrying = pressure < saturation;
  if (!isDrying) context.warn('waterDoesNotBoil', { t: inputs.t_amb, p: inputs.p1 }, 'p1');
  else if (pressure > saturation * ADVISED) context.warn('slowDrying', { p: saturation / PASCALS }, 'p1');
  return { ...water, p_sat_amb: saturation / PASCALS, drying: isDrying };
}

function throughHose(inputs: Inputs, speed: number, context: ComputeContext): Outputs {
  const { line_d, line_l, p0, p1, p_ult } = inputs;
  if (line_d === undefined || line_l === undefined) {
    context.warn('withoutHose', {}, 'line_d');
    return {};
  }
  const hose = { diameter: line_d / 1000, length: line_l };
  const target = p1 * PASCALS;
  const time = pumpDownTimeThroughHose(inputs.volume / 1000, speed, hose, {
    start: p0 * PASCALS,
    target,
    ultimate: p_ult * PASCALS,
  });
  const effective = effectiveSpeed(speed, hose, target);
  const inlet = (effective * target) / speed;
  return {
    t_line: (time * inputs.f_degas) / 60,
    s_eff: effective * 3600,
    conductance: tubeConductance(hose.diameter, hose.length, (target + inlet) / 2) * 1000,
  };
}

export const compute = calculator(definition, {
  check({ mode, p0, p1, p_ult = 0, line_d, line_l }, report) {
    if (p1 !== undefined && p0 !== undefined && p1 >= p0) report('p1', 'targetAboveStart');
    else if (p1 !== undefined && p1 <= p_ult) report('p1', 'pumpCannotReach', { p: p_ult });
    if (mode === 'time' && (line_d === undefined) !== (line_l === undefined)) {
      report(line_d === undefined ? 'line_d' : 'line_l', 'hoseIncomplete');
    }
  },
  run(inputs, context) {
    const volume = inputs.volume / 1000;
    const pressures = [inputs.p0, inputs.p1, inputs.p_ult] as const;
    if (inputs.mode === 'select') {
      const { time_target } = needed(inputs, 'time_target');
      context.warn('withoutHose');
      // The time at 1 m³/s is inversely proportional to speed.
      const speed = (pumpDownTime(volume, 1, ...pressures) * inputs.f_degas) / (time_target * 60);
      return { s_required: speed * 3600, ...drying(inputs, context) };
    }
    const speed = needed(inputs, 's_pump').s_pump / 3600;
    return {
      t_ideal: (pumpDownTime(volume, speed, ...pressures) * inputs.f_degas) / 60,
      ...throughHose(inputs, speed, context),
      ...drying(inputs, context),
    };
  },
});
