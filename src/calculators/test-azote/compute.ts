import { isWithin } from '../../physics/limits.ts';
import {
  idealPressureFromTemperature,
  NITROGEN_RANGE,
  nitrogenPressureFromTemperature,
  residualUncertainty,
} from '../../physics/nitrogen.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { definition } from './definition.ts';
import { kelvinFromCelsius, pascalFromBar, STANDARD_ATMOSPHERE_BAR } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

/** Temperature change beyond which the gas is hardly settled, K. */
const LARGE_CHANGE = 30;
const REFERENCE_TEMPERATURE = 293.15;
/** Of a pressure: what the arithmetic itself loses, which no circuit may be condemned for. */
const ROUNDING = 1e-12;
/** A gauge whose tolerance is beyond this part of the pressure decides nothing. */
const COARSE = 0.1;
/** Strength test of an assembled system, times PS: EN 378-2. The tightness test stays at PS or below. */
const STRENGTH_TEST = 1.1;

/** Absolute pressure of real nitrogen after the change, bar; undefined where either is beyond the model's range. */
function realPressure(p1: number, T1: number, T2: number): number | undefined {
  if (pascalFromBar(p1) > NITROGEN_RANGE.maxP) return undefined;
  const pressure = nitrogenPressureFromTemperature(pascalFromBar(p1), T1, T2);
  return pressure === undefined || pressure > NITROGEN_RANGE.maxP ? undefined : pressure / 1e5;
}

function leakRate(inputs: Inputs, residual: number, T2: number): number | undefined {
  const { volume, duration } = inputs;
  if (volume === undefined || duration === undefined) return undefined;
  return ((Math.max(0, -residual) * 1000 * volume) / (duration * 3600)) * (REFERENCE_TEMPERATURE / T2);
}

function verdictOf(residual: number, uncertainty: number): Outputs['verdict'] {
  if (Math.abs(residual) <= uncertainty) return 'étanche';
  return residual < 0 ? 'fuite' : 'mesure incohérente';
}

/**
 * Which test a pressure above PS belongs to, if any, with its warning. A circuit filled to PS in the morning goes beyond it as it warms.
 * @param warmed gauge pressure expected at the end, bar
 */
function testAbovePs(
  { p_init, p_final, ps }: Inputs,
  warmed: number,
  context: ComputeContext,
): Outputs['pressure_use'] {
  const highest = Math.max(p_init, warmed, p_final ?? p_init);
  if (ps === undefined || isWithin(highest, ps)) return undefined;
  const isStrength = isWithin(highest, STRENGTH_TEST * ps);
  const code = isStrength ? 'strengthTestPressure' : 'aboveAllowable';
  context.warn(code, {}, !isWithin(p_init, ps) ? 'p_init' : isWithin(warmed, ps) ? 'p_final' : 't_final');
  return isStrength ? 'strength' : 'refused';
}

export const compute = calculator(definition, {
  check({ p_init, p_final, p_atm = STANDARD_ATMOSPHERE_BAR }, report) {
    if (p_init !== undefined && p_init + p_atm <= 0) report('p_init', 'absolutePressure');
    if (p_final !== undefined && p_final < -p_atm) report('p_final', 'belowVacuum');
  },
  run(inputs, context) {
    const { p_init, p_final, p_atm, tol_p, tol_t } = inputs;
    const [T1, T2] = [kelvinFromCelsius(inputs.t_init), kelvinFromCelsius(inputs.t_final)];
    const p1 = p_init + p_atm;
    const ideal = idealPressureFromTemperature(p1, T1, T2);
    const real = realPressure(p1, T1, T2);
    const isIdeal = inputs.gas_model === 'ideal';
    if (real === undefined && !isIdeal) refuse('p_init', 'virialRange');
    if (real === undefined) context.warn('virialRange', {}, 'p_init');
    const isDecisive = isWithin(tol_p, COARSE * p_init);
    if (!isDecisive) context.warn('gaugeTooCoarse', {}, 'tol_p');
    if (!isWithin(Math.abs(T2 - T1), LARGE_CHANGE)) context.warn('largeTemperatureChange', {}, 't_final');
    if (isIdeal && real !== undefined && Math.abs(real - ideal) > tol_p) context.warn('realGasEffect', {}, 'gas_model');
    const pressure_use = testAbovePs(inputs, (isIdeal ? ideal : (real ?? ideal)) - p_atm, context);

    const expected: Outputs = {
      pressure_use,
      p_expected: ideal - p_atm,
      p_expected_real: real === undefined ? undefined : real - p_atm,
      dp_thermal: ideal - p1,
    };
    if (p_final === undefined) return expected;
    const residual = p_final + p_atm - (isIdeal ? ideal : (real ?? ideal));
    const rate = { dp_residual: residual, leak_rate: leakRate(inputs, residual, T2) };
    // Where the ideal law's own error is not known, it may not condemn a tight circuit.
    if (real === undefined) return { ...expected, ...rate };
    const uncertainty = residualUncertainty(p1, T1, T2, {
      pressure: tol_p,
      temperature: tol_t,
      model: isIdeal ? real - ideal : 0,
    });
    return {
      ...expected,
      ...rate,
      uncertainty,
      // Nothing good is said of a circuit that stands where nobody may.
      verdict: isDecisive && pressure_use !== 'refused' ? verdictOf(residual, uncertainty + ROUNDING * p1) : undefined,
    };
  },
});
