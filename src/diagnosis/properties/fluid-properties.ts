/** Properties the machine model asks for by the ten thousand: the engine's, carried as Chebyshev series. */
import { stateOrNone } from '../../circuit/outcome.ts';
import type { Fluid } from '../../engine/types.ts';
import { Curve } from './curve.ts';
import type { Isobar } from './vapour.ts';
import { Vapour } from './vapour.ts';

/** Widths of the cells, along places that go ever slower near the critical point. */
const T_WIDTH = 0.2;
const P_WIDTH = 0.25;
const NODES = 8;

/** Places in what is asked by temperature, and by the logarithm of pressure. */
const BY_T = { dewLnP: 0, bubbleLnP: 1, liquidH: 2, liquidD: 3 } as const;
const BY_P = { dewT: 0, bubbleT: 1, dewH: 2, bubbleH: 3, dewD: 4, bubbleD: 5 } as const;

/**
 * Saturation and superheated vapour of one fluid. SI: K, Pa, J/kg, kg/m3. Outside the engine's range every answer is NaN.
 * Against the engine, from 10 K under critical: 1 mK, 5 J/kg, 50 ppm of density (`properties.test.ts`); where a cell of the
 * vapour would not hold that, the engine itself is asked.
 */
export class FluidProperties {
  readonly fluid: Fluid;
  private readonly byT: Curve;
  private readonly byP: Curve;
  private readonly vapour: Vapour;

  constructor(fluid: Fluid) {
    this.fluid = fluid;
    const { critical } = fluid;
    this.byT = new Curve({
      width: T_WIDTH,
      nodes: NODES,
      at: (place) => {
        const T = critical.T - Math.exp(-place);
        const both = stateOrNone(() => fluid.saturation({ T }));
        return both && [Math.log(both.dew.P), Math.log(both.bubble.P), both.bubble.H, both.bubble.D];
      },
    });
    this.byP = new Curve({
      width: P_WIDTH,
      nodes: NODES,
      at: (place) => {
        const both = stateOrNone(() => fluid.saturation({ P: critical.P / (1 + Math.exp(-place)) }));
        return both && [both.dew.T, both.bubble.T, both.dew.H, both.bubble.H, both.dew.D, both.bubble.D];
      },
    });
    this.vapour = new Vapour(fluid, (P) => this.dewTemperature(P));
  }

  dewPressure(T: number): number {
    return Math.exp(this.byT.value(BY_T.dewLnP, this.placeOfT(T)));
  }
  bubblePressure(T: number): number {
    return Math.exp(this.byT.value(BY_T.bubbleLnP, this.placeOfT(T)));
  }
  /** Of the bubble line at a temperature, which stands for a liquid a little colder than its pressure says. */
  liquidEnthalpy(T: number): number {
    return this.byT.value(BY_T.liquidH, this.placeOfT(T));
  }
  liquidDensity(T: number): number {
    return this.byT.value(BY_T.liquidD, this.placeOfT(T));
  }
  dewTemperature(P: number): number {
    return this.byP.value(BY_P.dewT, this.placeOfP(P));
  }
  bubbleTemperature(P: number): number {
    return this.byP.value(BY_P.bubbleT, this.placeOfP(P));
  }
  dewEnthalpy(P: number): number {
    return this.byP.value(BY_P.dewH, this.placeOfP(P));
  }
  bubbleEnthalpy(P: number): number {
    return this.byP.value(BY_P.bubbleH, this.placeOfP(P));
  }
  dewDensity(P: number): number {
    return this.byP.value(BY_P.dewD, this.placeOfP(P));
  }
  bubbleDensity(P: number): number {
    return this.byP.value(BY_P.bubbleD, this.placeOfP(P));
  }
  /** Mean of dew and bubble temperature at a pressure: what a glide does not bias. */
  meanTemperature(P: number): number {
    return (this.dewTemperature(P) + this.bubbleTemperature(P)) / 2;
  }
  private placeOfT(T: number): number {
    return -Math.log(this.fluid.critical.T - T);
  }
  private placeOfP(P: number): number {
    return Math.log(P / (this.fluid.critical.P - P));
  }
  isobar(P: number): Isobar {
    return this.vapour.at(P);
  }
}

const KEPT = new WeakMap<Fluid, FluidProperties>();

/** The properties of a fluid, kept as long as the engine keeps the fluid. */
export function propertiesOf(fluid: Fluid): FluidProperties {
  const known = KEPT.get(fluid);
  if (known !== undefined) return known;
  const made = new FluidProperties(fluid);
  KEPT.set(fluid, made);
  return made;
}
