/** The expansion device: what reaches it, and what it lets through. */
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Parameters } from './parameters.ts';

export interface ValveInlet {
  readonly P: number;
  readonly T: number;
  /** kg/m3, of liquid and vapour together where the liquid flashes. */
  readonly D: number;
}

/**
 * What stands at the inlet: liquid, or liquid and vapour where the pressure fell below its bubble point.
 * @param P Pa @param T temperature of the liquid line, K @param H J/kg
 */
export function valveInlet(properties: FluidProperties, P: number, T: number, H: number): ValveInlet {
  const bubbleT = properties.bubbleTemperature(P);
  if (!(bubbleT < T)) return { P, T, D: properties.liquidDensity(T) };
  const bubble = properties.bubbleEnthalpy(P);
  const quality = Math.min(1, (H - bubble) / (properties.dewEnthalpy(P) - bubble));
  const volume = quality / properties.dewDensity(P) + (1 - quality) / properties.bubbleDensity(P);
  return { P, T: bubbleT, D: 1 / volume };
}

const isControlled = ({ expansion }: Pick<Parameters, 'expansion'>): boolean =>
  expansion === 'txv' || expansion === 'eev';

/** K of superheat over which a valve opens. */
export const bandOf = (parameters: Parameters): number =>
  parameters.expansion === 'txv' ? parameters.w_txv : parameters.w_eev;

/** Superheat, K, at which a valve is half open, from that of the design point. */
export const middleSuperheat = (parameters: Parameters, superheat: number): number =>
  superheat - bandOf(parameters) * Math.atanh(2 * parameters.phi - 1);

/** Opening, 0 to 1: of a valve by its superheat, of an orifice or a capillary always that of the design. */
export const opening = (parameters: Parameters, superheat: number, middle: number): number =>
  isControlled(parameters) ? (1 + Math.tanh((superheat - middle) / bandOf(parameters))) / 2 : parameters.phi;

/**
 * kg/s through one square metre of full opening: √(2 ρ Δp). An orifice or a capillary flashes inside, so that the pressure
 * behind it counts down to a share of the bubble pressure only.
 * @param evaporatingP Pa
 */
export function massFlux(
  properties: FluidProperties,
  parameters: Parameters,
  inlet: ValveInlet,
  evaporatingP: number,
): number {
  const flashing = parameters.cf * properties.bubblePressure(inlet.T);
  const behind = isControlled(parameters) ? evaporatingP : Math.max(evaporatingP, flashing);
  return Math.sqrt(2 * inlet.D * Math.max(inlet.P - behind, 0));
}
