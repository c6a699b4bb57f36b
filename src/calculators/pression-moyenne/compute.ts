import type { Fluid } from '../../engine/types.ts';
import { equalRatioPressure, SAND_HOLD_BAR } from '../../physics/two-stage.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, Refusal, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { openFluid, stateAt } from '../fluid-properties.ts';
import { definition } from './definition.ts';
import { celsiusFromKelvin, pascalFromBar } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;

/** Below this overall ratio one stage usually does; above the other a stage works hard. Practice. */
const SINGLE_STAGE = 7;
const HIGH_STAGE = 8;

/** Dew temperature, °C; absent, with a warning, where the fluid has none at this pressure. */
function dewTemperature(fluid: Fluid | undefined, pressure: number, context: ComputeContext): number | undefined {
  if (fluid === undefined) return undefined;
  try {
    return celsiusFromKelvin(stateAt(fluid, { P: pascalFromBar(pressure), Q: 1 }, 'fluid').T);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.warn('noProperties', { fluid: fluid.name }, 'fluid');
    return undefined;
  }
}

function equality(inputs: Inputs, fluid: Fluid | undefined, context: ComputeContext): Outputs {
  const pressure = equalRatioPressure(inputs.pres_hp, inputs.pres_bp);
  const ratio = pressure / inputs.pres_bp;
  if (ratio > HIGH_STAGE) context.warn('highStageRatio', { ratio }, 'pres_hp');
  return { p_equality: pressure, ratio_equality: ratio, t_equality: dewTemperature(fluid, pressure, context) };
}

function sandHold(inputs: Inputs, fluid: Fluid | undefined, context: ComputeContext): Outputs {
  const { pres_hp, pres_bp, method } = inputs;
  const pressure = equalRatioPressure(pres_hp, pres_bp) + SAND_HOLD_BAR;
  if (pressure >= pres_hp) {
    if (method === 'sandhold') refuse('pres_hp', 'spanTooSmall');
    context.warn('spanTooSmall', {}, 'pres_hp');
    return {};
  }
  const [low, high] = [pressure / pres_bp, pres_hp / pressure];
  if (Math.max(low, high) > HIGH_STAGE) context.warn('highStageRatio', { ratio: Math.max(low, high) }, 'pres_hp');
  return {
    p_sandhold: pressure,
    ratio_lp_sandhold: low,
    ratio_hp_sandhold: high,
    t_sandhold: dewTemperature(fluid, pressure, context),
  };
}

export const compute = calculator(definition, {
  check({ pres_hp, pres_bp }, report) {
    if (pres_hp !== undefined && pres_hp <= 0) report('pres_hp', 'absoluteOnly');
    if (pres_bp !== undefined && pres_bp <= 0) report('pres_bp', 'absoluteOnly');
    const isDisordered = pres_hp !== undefined && pres_bp !== undefined && pres_hp <= pres_bp;
    if (isDisordered && pres_hp > 0) report('pres_hp', 'pressureOrder');
  },
  run(inputs, context) {
    const { pres_hp, pres_bp, method } = inputs;
    const fluid = inputs.fluid === undefined ? undefined : openFluid(context.engine, inputs.fluid);
    const ratio_total = pres_hp / pres_bp;
    if (ratio_total < SINGLE_STAGE) context.warn('singleStage', { ratio: ratio_total }, 'pres_hp');
    if (fluid !== undefined && pascalFromBar(pres_hp) > fluid.critical.P) context.warn('transcritical', {}, 'pres_hp');
    return {
      ...(method === 'sandhold' ? {} : equality(inputs, fluid, context)),
      ...(method === 'equality' ? {} : sandHold(inputs, fluid, context)),
      ratio_total,
    };
  },
});
