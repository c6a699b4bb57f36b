/** State at a capillary's inlet: figures typed by hand before those of the fluid. */
import type { Fluid, Saturation } from '../../engine/types.ts';
import type { CapillaryInlet } from '../../physics/capillary.ts';
import type { ComputeContext } from '../calculator.ts';
import { needed, refuse } from '../calculator.ts';
import type { InputsOf } from '../define.ts';
import { fluidName, openFluid, saturationAt, stateAt } from '../fluid-properties.ts';
import type { definition } from './definition.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

export type Inputs = InputsOf<typeof definition>;

/** Fluids the correlation was not made for. */
const NOT_COVERED: readonly string[] = ['R717', 'R744'];
/** Condensing is kept this far below critical, K. */
const CRITICAL_MARGIN = 10;

type PropertyKey = 'p_in' | 'p_sat_in' | 'rho_f' | 'rho_g' | 'mu_f' | 'mu_g' | 'sigma' | 'h_fg' | 'p_crit';

interface Condensing {
  readonly fluid: Fluid;
  readonly saturation: Saturation;
}

function refuseUncovered({ fluid, t_cond, t_crit }: Inputs): void {
  if (fluid !== undefined && NOT_COVERED.includes(fluidName(fluid))) refuse('fluid', 'fluidNotCovered');
  if (t_cond !== undefined && t_crit !== undefined && t_cond >= t_crit - CRITICAL_MARGIN)
    refuse('t_cond', 'nearCritical');
}

function condensing(inputs: Inputs, context: ComputeContext): Condensing {
  const { fluid: name, t_cond } = needed(inputs, 'fluid', 't_cond');
  const fluid = openFluid(context.engine, name);
  if (t_cond >= celsiusFromKelvin(fluid.critical.T) - CRITICAL_MARGIN) refuse('t_cond', 'nearCritical');
  return { fluid, saturation: saturationAt(fluid, t_cond, 't_cond') };
}

/** @throws {Refusal} */
export function capillaryInlet(inputs: Inputs, context: ComputeContext): CapillaryInlet {
  refuseUncovered(inputs);
  let known: Condensing | undefined;
  const ofFluid = (): Condensing => (known ??= condensing(inputs, context));
  /** A property in SI: typed, in a unit of `factor`, or that of the fluid. */
  const taken = (key: PropertyKey, factor: number, ofIt: () => number): number => {
    const typed = inputs[key];
    if (typed !== undefined) return typed * factor;
    const value = ofIt();
    context.use(key, value / factor);
    return value;
  };
  const viscosity = (phase: 'bubble' | 'dew', field: string): number =>
    ofFluid().saturation[phase].viscosity ?? refuse(field, 'propertyToType', { fluid: ofFluid().fluid.name });
  const tension = (): number =>
    ofFluid().fluid.surfaceTension(ofFluid().saturation.bubble.T) ??
    refuse('sigma', 'propertyToType', { fluid: ofFluid().fluid.name });
  const subcooled = (): number => needed(inputs, 't_cond').t_cond - inputs.t_sc;
  const inlet: CapillaryInlet = {
    pressure: taken('p_in', 1e5, () => ofFluid().saturation.bubble.P),
    saturationPressure: taken('p_sat_in', 1e5, () => saturationAt(ofFluid().fluid, subcooled(), 't_sc').bubble.P),
    subcooling: inputs.t_sc,
    liquidDensity: taken('rho_f', 1, () => ofFluid().saturation.bubble.D),
    vapourDensity: taken('rho_g', 1, () => ofFluid().saturation.dew.D),
    liquidViscosity: taken('mu_f', 1e-6, () => viscosity('bubble', 'mu_f')),
    vapourViscosity: taken('mu_g', 1e-6, () => viscosity('dew', 'mu_g')),
    surfaceTension: taken('sigma', 1e-3, tension),
    latentHeat: taken('h_fg', 1000, () => ofFluid().saturation.dew.H - ofFluid().saturation.bubble.H),
    criticalTemperature: kelvinFromCelsius(
      inputs.t_crit ?? context.use('t_crit', celsiusFromKelvin(ofFluid().fluid.critical.T)),
    ),
    criticalPressure: taken('p_crit', 1e5, () => ofFluid().fluid.critical.P),
  };
  if (inlet.pressure <= inlet.saturationPressure) refuse('p_in', 'twoPhaseInlet');
  if (inlet.liquidDensity <= inlet.vapourDensity) refuse('rho_f', 'liquidLighter');
  if (inlet.liquidViscosity <= inlet.vapourViscosity) refuse('mu_f', 'viscosityOrder');
  return inlet;
}

/** Enthalpy difference of the evaporator, J/kg; undefined when neither typed nor to be had of the fluid. */
export function evaporatorEnthalpy(inputs: Inputs, context: ComputeContext): number | undefined {
  if (inputs.dh !== undefined) return inputs.dh * 1000;
  const { fluid: name, t_evap, t_cond, t_sc, superheat } = inputs;
  if (name === undefined || t_evap === undefined || t_cond === undefined) return undefined;
  const fluid = openFluid(context.engine, name);
  const { dew } = saturationAt(fluid, t_evap, 't_evap');
  const out = superheat === 0 ? dew : stateAt(fluid, { T: dew.T + superheat, P: dew.P }, 'superheat');
  const into = stateAt(
    fluid,
    { T: kelvinFromCelsius(t_cond - t_sc), P: saturationAt(fluid, t_cond, 't_cond').bubble.P },
    't_sc',
  );
  const difference = out.H - into.H;
  context.use('dh', difference / 1000);
  return difference;
}

/** Evaporating pressure, Pa, where the fluid and its temperature are known. */
export function evaporatingPressure({ fluid, t_evap }: Inputs, context: ComputeContext): number | undefined {
  return fluid === undefined || t_evap === undefined
    ? undefined
    : saturationAt(openFluid(context.engine, fluid), t_evap, 't_evap').dew.P;
}
