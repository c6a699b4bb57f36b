import { capillaryDiameter, capillaryFlow, capillaryLength } from '../../physics/capillary.ts';
import { sectionFromDiameter } from '../../physics/pipe-flow.ts';
import type { ComputeContext } from '../calculator.ts';
import { calculator, needed, refuse } from '../calculator.ts';
import { definition } from './definition.ts';
import type { Inputs } from './inlet.ts';
import { capillaryInlet, evaporatingPressure, evaporatorEnthalpy } from './inlet.ts';

/** Advised domain of the correlation. */
const DIAMETERS = { min: 0.5e-3, max: 2e-3 } as const;
const LENGTHS = { min: 0.5, max: 4 } as const;
const CONDENSING = { min: 30, max: 60 } as const;
const SUBCOOLING = { min: 1.5, max: 15 } as const;
/** The outlet is choked while the evaporating pressure stays below this part of the inlet's saturation. */
const CHOKED_BELOW = 0.6;

const isOutside = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value < min || value > max;

/** Total mass flow wanted, kg/s. */
function wantedFlow(inputs: Inputs, enthalpy: number | undefined): number {
  if (inputs.m_dot !== undefined) return inputs.m_dot / 3600;
  const { q0 } = needed(inputs, 'q0');
  return q0 / (enthalpy ?? refuse('dh', 'required'));
}

function warnOfDomain(inputs: Inputs, d: number, l: number, context: ComputeContext): void {
  // The field blamed is one the reader can change: of a result, the dimension it follows from.
  if (isOutside(d, DIAMETERS)) context.warn('outsideModel', {}, inputs.solve === 'diameter' ? 'l' : 'd');
  else if (isOutside(l, LENGTHS)) context.warn('outsideModel', {}, inputs.solve === 'length' ? 'd' : 'l');
  if (isOutside(inputs.t_sc, SUBCOOLING)) context.warn('outsideTests', {}, 't_sc');
  else if (inputs.t_cond !== undefined && isOutside(inputs.t_cond, CONDENSING))
    context.warn('outsideTests', {}, 't_cond');
  if (inputs.contact) context.warn('nonAdiabatic', {}, 'contact');
}

export const compute = calculator(definition, {
  check({ p_in, p_sat_in, n_parallel }, report) {
    if (n_parallel !== undefined && !Number.isInteger(n_parallel)) report('n_parallel', 'wholeNumber');
    if (p_in !== undefined && p_sat_in !== undefined && p_in <= p_sat_in) report('p_in', 'twoPhaseInlet');
  },
  run(inputs, context) {
    const inlet = capillaryInlet(inputs, context);
    const enthalpy = evaporatorEnthalpy(inputs, context);
    const tubes = inputs.n_parallel;
    let [diameter, length, flow] = [(inputs.d ?? 0) / 1000, inputs.l ?? 0, 0];
    if (inputs.solve === 'flow') {
      flow = capillaryFlow(inlet, diameter, length);
    } else {
      flow = wantedFlow(inputs, enthalpy) / tubes;
      if (inputs.solve === 'length') length = capillaryLength(inlet, diameter, flow);
      else diameter = capillaryDiameter(inlet, length, flow);
    }
    warnOfDomain(inputs, diameter, length, context);
    const evaporating = evaporatingPressure(inputs, context);
    if (evaporating !== undefined && evaporating >= CHOKED_BELOW * inlet.saturationPressure) {
      context.warn('outletNotCritical', {}, 't_evap');
    }
    return {
      l: inputs.solve === 'length' ? length : undefined,
      d: inputs.solve === 'diameter' ? diameter * 1000 : undefined,
      m_dot: flow * tubes * 3600,
      q0: enthalpy === undefined ? undefined : flow * tubes * enthalpy,
      mass_flux: flow / sectionFromDiameter(diameter),
      l_over_d: length / diameter,
      dh: enthalpy === undefined ? undefined : enthalpy / 1000,
      p_in: inlet.pressure / 1e5,
      p_sat_in: inlet.saturationPressure / 1e5,
      rho_f: inlet.liquidDensity,
      rho_g: inlet.vapourDensity,
      mu_f: inlet.liquidViscosity * 1e6,
      mu_g: inlet.vapourViscosity * 1e6,
      sigma: inlet.surfaceTension * 1000,
      h_fg: inlet.latentHeat / 1000,
    };
  },
});
