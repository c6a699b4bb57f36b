import type { Fluid } from '../../engine/types.ts';
import {
  LOW_PRESSURE_CRITICAL,
  TRANSPORT_FULL,
  TRANSPORT_SHARE,
  TRANSPORT_TEMPERATURE,
} from '../../physics/cylinders.ts';
import { isWithin } from '../../physics/limits.ts';
import { rootByBisection } from '../../physics/roots.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, refuse } from '../calculator.ts';
import type { InputsOf, OutputsOf } from '../define.ts';
import { openFluid, saturationAt } from '../fluid-properties.ts';
import { definition } from './definition.ts';

type Inputs = InputsOf<typeof definition>;
type Outputs = OutputsOf<typeof definition>;
type Governing = NonNullable<Outputs['governing']>;

const LITRES = 1000;
/** What a scale of recovery tells apart, kg. */
const FULL = 0.05;
/** Bubble points end this far under critical, K. */
const NEAR_CRITICAL = 0.1;

/** Liquid density, kg/m³, at a temperature, K. */
const liquidAt = (fluid: Fluid, T: number): number => fluid.saturation({ T }).bubble.D;

interface Limit {
  readonly by: Governing;
  /** kg/L. */
  readonly ratio: number;
}

/** What carriage allows of a liquefied gas of low pressure. */
function transportLimits(fluid: Fluid): readonly Limit[] {
  return [
    { by: 'transport', ratio: (TRANSPORT_SHARE * liquidAt(fluid, TRANSPORT_TEMPERATURE)) / LITRES },
    { by: 'hot', ratio: liquidAt(fluid, TRANSPORT_FULL) / LITRES },
  ];
}

function limitsOf(
  inputs: Inputs,
  fluid: Fluid | undefined,
  context: ComputeContext,
): { limits: readonly Limit[]; rho?: number } {
  const published: readonly Limit[] =
    inputs.filling_ratio === undefined ? [] : [{ by: 'ratio', ratio: inputs.filling_ratio }];
  if (fluid !== undefined && fluid.critical.T < LOW_PRESSURE_CRITICAL) {
    // Above its critical point all of it is one phase: only the published ratio says how much.
    if (published.length === 0) refuse('filling_ratio', 'ratioNeeded', { fluid: fluid.name });
    return { limits: published };
  }
  const rho =
    inputs.rho_liq ??
    (fluid === undefined
      ? refuse('fluid', 'required')
      : context.use('rho_liq', saturationAt(fluid, inputs.t_max, 't_max').bubble.D));
  const filled: Limit = { by: 'fill', ratio: ((inputs.fill_max / 100) * rho) / LITRES };
  return { limits: [filled, ...published, ...(fluid === undefined ? [] : transportLimits(fluid))], rho };
}

/** The temperature, °C, at which liquid of this density, kg/m³, fills it. */
function fullAt(fluid: Fluid, density: number): number | undefined {
  const [low, high] = [fluid.limits.Tmin + 1, fluid.critical.T - NEAR_CRITICAL];
  const T = rootByBisection((at) => liquidAt(fluid, at) - density, low, high);
  return T === undefined ? undefined : celsiusFromKelvin(T);
}

function weighed({ tare, scale }: Inputs, m_max: number, context: ComputeContext): Outputs {
  if (tare === undefined) return {};
  const gross_max = tare + m_max;
  if (scale === undefined) return { gross_max };
  const held = scale - tare;
  const left = m_max - held;
  if (!isWithin(held, m_max)) context.warn('overfilled', { over: -left }, 'scale');
  return {
    gross_max,
    held,
    left: Math.max(0, left),
    verdict: !isWithin(held, m_max) ? 'over' : left < FULL ? 'full' : 'room',
  };
}

export const compute = calculator(definition, {
  check({ tare, scale }, report) {
    if (scale === undefined) return;
    if (tare === undefined) report('tare', 'required');
    else if (scale < tare) report('scale', 'atLeast', { value: scale, min: tare, unit: 'kg' });
  },
  run(inputs, context): Outputs {
    const fluid = inputs.fluid === undefined ? undefined : openFluid(context.engine, inputs.fluid);
    const { limits, rho } = limitsOf(inputs, fluid, context);
    const { by, ratio } = limits.reduce((least, limit) => (limit.ratio < least.ratio ? limit : least));
    const m_max = ratio * inputs.water_volume;
    return {
      m_max,
      ...weighed(inputs, m_max, context),
      governing: by,
      t_full: fluid === undefined || rho === undefined ? undefined : fullAt(fluid, ratio * LITRES),
      ratio_used: ratio,
      rho_liq: rho,
    };
  },
});
