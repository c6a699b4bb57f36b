import { barePipe, insulatedPipe, temperatureAtEnd, thicknessFromSurface } from '../../physics/pipe-insulation.ts';
import type { Conductivity, PipeInAir } from '../../physics/pipe-insulation.ts';
import { isWithin } from '../../physics/limits.ts';
import { temperatureFromVapourPressure, vapourPressureFromTemperature } from '../../physics/psychrometrics.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';
import { MATERIALS } from './materials.ts';
import { conductivityOf, pipeOf } from './pipe.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

const MILLI = 1000;
const HOUR = 3600;
/** Mineral wool is printed from here up, K. */
const MINERAL_WOOL_FROM = 283.15;

/** Dew point of the air, K; over ice below 0 °C. */
function dewPointOf({ t_air, rh }: Inputs): number {
  const pressure = (vapourPressureFromTemperature(kelvinFromCelsius(t_air)) * rh) / 100;
  return temperatureFromVapourPressure(pressure) ?? refuse('rh', 'range', { min: 1, max: 99.5, unit: '%' });
}

interface Insulant {
  readonly conductivity: Conductivity;
  readonly thicknesses: readonly number[];
  readonly isMineralWool: boolean;
}

function insulantOf(inputs: Inputs): Insulant {
  const { lambda, material } = inputs;
  const conductivity = conductivityOf(inputs) ?? refuse('material', 'insulationMissing');
  const sold = lambda === undefined && material !== undefined ? material : 'fef';
  return {
    conductivity,
    thicknesses: MATERIALS[sold].thicknesses,
    isMineralWool: lambda === undefined && material === 'mw',
  };
}

/** What happens to the fluid on its way, by the line and by whether it warms. */
function effectOn(line: Inputs['line'], isWarming: boolean): Outputs['effect'] {
  switch (line) {
    case 'suction':
      return isWarming ? 'superheat' : undefined;
    case 'liquid':
      return isWarming ? 'lessSubcooling' : 'moreSubcooling';
    case 'discharge':
      return isWarming ? 'warmerGas' : 'coolerGas';
    case 'water':
      return isWarming ? 'lostCold' : 'lostHeat';
    case undefined:
      return undefined;
  }
}

/** Along the line, from the linear coefficient, W/(m·K), and the gain, W/m. */
function alongLine(inputs: Inputs, pipe: PipeInAir, coefficient: number, gain: number): Outputs {
  const { length, m_dot, cp, capacity, line } = inputs;
  if (length === undefined) return {};
  const shared = (q_line: number): Outputs => ({
    q_line,
    share: capacity === undefined ? undefined : (q_line / (capacity * MILLI)) * 100,
    effect: gain === 0 ? undefined : effectOn(line, gain > 0),
  });
  if (m_dot === undefined || cp === undefined) return shared(gain * length);
  const flow = (m_dot / HOUR) * cp * MILLI;
  const end = temperatureAtEnd(pipe.fluid, pipe.air, coefficient, length, flow);
  return {
    ...shared(flow * (end - pipe.fluid)),
    t_end: celsiusFromKelvin(end),
    dt_line: end - pipe.fluid,
  };
}

/** The bare pipe, warmer than the dew point. */
function bare(pipe: PipeInAir, dew: number): Outputs {
  const { gain, coefficient } = barePipe(pipe);
  return {
    t_surface: celsiusFromKelvin(pipe.fluid),
    margin_dew: pipe.fluid - dew,
    q_m: gain,
    q_bare: gain,
    h_se: coefficient,
  };
}

/** The pipe under a thickness, mm, and what is to be minded of it. */
function covered(
  inputs: Inputs,
  pipe: PipeInAir,
  insulant: Insulant,
  thickness: number,
  dew: number,
  context: ComputeContext,
): Outputs {
  const done = insulatedPipe(pipe, insulant.conductivity, thickness / MILLI);
  const margin = done.surface - dew;
  const isCold = pipe.fluid < pipe.air;
  if (isCold && margin < 0) context.warn('sweats', {}, 'thickness');
  // The thickness that just gives the margin has it, but for the last bits.
  else if (isCold && !isWithin(inputs.margin, margin * (1 + 1e-9))) context.warn('thinDewMargin', {}, 'thickness');
  if (isCold && pipe.wind > 0) context.warn('stillAirWorse', {}, 'wind');
  if (insulant.isMineralWool && (pipe.fluid + done.surface) / 2 < MINERAL_WOOL_FROM) {
    context.warn('belowMineralWool', {}, 'material');
  }
  const coefficient = pipe.fluid === pipe.air ? 0 : done.gain / (pipe.air - pipe.fluid);
  return {
    t_surface: celsiusFromKelvin(done.surface),
    margin_dew: margin,
    q_m: done.gain,
    q_bare: barePipe(pipe).gain,
    h_se: done.coefficient,
    lambda_mean: done.conductivity,
    d_e: done.diameter * MILLI,
    u_line: coefficient,
    ...alongLine(inputs, pipe, coefficient, done.gain),
  };
}

export const compute = calculator(definition, {
  check({ t_fluid, t_air, thickness, m_dot, cp, length }, report) {
    if (t_fluid !== undefined && t_air !== undefined && t_fluid >= t_air && thickness === undefined) {
      report('thickness', 'thicknessForWarm');
    }
    if ((m_dot === undefined) !== (cp === undefined)) {
      report(m_dot === undefined ? 'm_dot' : 'cp', 'flowWithoutHeat');
    } else if (m_dot !== undefined && length === undefined) report('length', 'flowWithoutHeat');
  },
  run(inputs, context): Outputs {
    const pipe = pipeOf(inputs);
    const insulant = insulantOf(inputs);
    const dew = dewPointOf(inputs);
    const t_dp = celsiusFromKelvin(dew);
    const { thickness } = inputs;
    const under = (mm: number): Outputs => covered(inputs, pipe, insulant, mm, dew, context);
    if (pipe.fluid >= pipe.air) return thickness === undefined ? { t_dp } : { t_dp, ...under(thickness) };
    const wanted = dew + inputs.margin;
    const isTooHumid = wanted >= pipe.air;
    const least = isTooHumid ? undefined : thicknessFromSurface(pipe, insulant.conductivity, wanted);
    if (least === undefined) {
      context.warn(isTooHumid ? 'airTooHumid' : 'noThickness', {}, isTooHumid ? 'rh' : 'thickness');
      return thickness === undefined ? { t_dp } : { t_dp, ...under(thickness) };
    }
    const e_min = least * MILLI;
    if (e_min === 0) context.warn('noCondensation', {}, 't_fluid');
    if (thickness !== undefined) return { t_dp, e_min, ...under(thickness) };
    if (e_min === 0) return { t_dp, e_min, ...bare(pipe, dew) };
    const e_std = insulant.thicknesses.find((sold) => isWithin(e_min, sold));
    if (e_std === undefined) context.warn('severalLayers', {}, 'thickness');
    return { t_dp, e_min, e_std, ...under(e_std ?? e_min) };
  },
});
