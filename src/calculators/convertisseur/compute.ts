import { GAS_CONSTANT } from '../../physics/constants.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { openFluid } from '../fluid-properties.ts';
import { definition } from './definition.ts';
import type { ConverterUnit } from './units.ts';
import { unitFromText } from './units.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;

/** Rounding beyond a whole. */
const SLACK = 1e-12;

const siFrom = (value: number, unit: ConverterUnit): number => value * unit.factor + (unit.offset ?? 0);
const valueFrom = (si: number, unit: ConverterUnit): number => (si - (unit.offset ?? 0)) / unit.factor;

/** kg/mol */
function molarMass(inputs: Inputs, context: ComputeContext): number {
  if (inputs.molar_mass !== undefined) return inputs.molar_mass / 1000;
  const { fluid } = inputs;
  return fluid === undefined
    ? refuse('molar_mass', 'required')
    : context.use('molar_mass', openFluid(context.engine, fluid).molarMass * 1000) / 1000;
}

function pressure(inputs: Inputs, from: ConverterUnit, to: ConverterUnit): number {
  const atmosphere = pascalFromBar(inputs.p_atm);
  const absolute = siFrom(inputs.value, from) + (inputs.from_ref === 'rel' ? atmosphere : 0);
  if (absolute < -SLACK * atmosphere) refuse('value', 'belowAbsoluteVacuum');
  return valueFrom(absolute - (inputs.to_ref === 'rel' ? atmosphere : 0), to);
}

function concentration(inputs: Inputs, from: ConverterUnit, to: ConverterUnit, context: ComputeContext): number {
  let pure = 1;
  if (from.isByMass === true || to.isByMass === true) {
    const { t, p } = needed(inputs, 't', 'p');
    pure = (pascalFromBar(p) * molarMass(inputs, context)) / (GAS_CONSTANT * kelvinFromCelsius(t));
  }
  const given = siFrom(inputs.value, from);
  const fraction = from.isByMass === true ? given / pure : given;
  if (fraction > 1 + SLACK) refuse('value', 'aboveFull');
  return valueFrom(to.isByMass === true ? fraction * pure : fraction, to);
}

function leakRate(inputs: Inputs, from: ConverterUnit, to: ConverterUnit, context: ComputeContext): number {
  const given = siFrom(inputs.value, from);
  if (from.isByMass === to.isByMass) return valueFrom(given, to);
  const { t } = needed(inputs, 't');
  // kg/s of the gas in one Pa m³/s: an ideal gas at the leak's temperature.
  const massPerVolume = molarMass(inputs, context) / (GAS_CONSTANT * kelvinFromCelsius(t));
  return valueFrom(from.isByMass === true ? given / massPerVolume : given * massPerVolume, to);
}

function converted(inputs: Inputs, from: ConverterUnit, to: ConverterUnit, context: ComputeContext): number {
  switch (inputs.quantity) {
    case 'pressure':
      return pressure(inputs, from, to);
    case 'concentration':
      return concentration(inputs, from, to, context);
    case 'leak_rate':
      return leakRate(inputs, from, to, context);
    case 'temperature': {
      const kelvins = siFrom(inputs.value, from);
      if (kelvins < -1e-9) refuse('value', 'belowAbsoluteZero');
      return valueFrom(kelvins, to);
    }
    default:
      return valueFrom(siFrom(inputs.value, from), to);
  }
}

export const compute = calculator(definition, {
  run(inputs, context) {
    const from = unitFromText(inputs.quantity, inputs.from) ?? refuse('from', 'unknownUnit', { value: inputs.from });
    const to = unitFromText(inputs.quantity, inputs.to) ?? refuse('to', 'unknownUnit', { value: inputs.to });
    return { result: converted(inputs, from, to, context) };
  },
});
