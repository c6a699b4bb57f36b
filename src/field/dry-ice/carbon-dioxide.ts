/** The three phases of CO2 on one zero of enthalpy, that of the engine (IIR): K, Pa, J/kg, kg/m³. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { MOLAR_MASS, solidFromTemperatureAndPressure } from './solid.ts';

/** Heat of melting at the triple point, J/mol: Jäger and Span (2012), by which solid and liquid have one zero. */
const MELTING = 8875;

export interface PhaseState {
  readonly h: number;
  readonly rho: number;
}

export interface OnLine {
  readonly T: number;
  readonly P: number;
  readonly solid: PhaseState & { readonly cp: number };
  readonly vapour: PhaseState;
  /** Heat of sublimation. */
  readonly latent: number;
}

export class CarbonDioxide {
  readonly fluid: Fluid;
  readonly line: NonNullable<Fluid['sublimation']>;
  /** The triple point as the sublimation line has it: 216.592 K, 517 950 Pa. */
  readonly triple: OnLine;
  /** Heat of vaporisation at the triple point. */
  readonly tripleVaporisation: number;
  /** Lowest pressure at which the line is offered. */
  readonly leastP: number;
  private readonly solidZero: number;

  constructor(engine: Engine) {
    const fluid = engine.fluid('R744');
    if (!fluid.sublimation) throw new Error('R744 has no sublimation line');
    this.fluid = fluid;
    this.line = fluid.sublimation;
    const T = this.line.Tmax;
    const P = fluid.sublimationPressure(T);
    const liquid = fluid.saturation({ T }).bubble.H;
    this.solidZero = liquid - (MELTING + solidFromTemperatureAndPressure(T, P).h) / MOLAR_MASS;
    this.triple = this.onLine(T);
    this.tripleVaporisation = this.triple.vapour.h - liquid;
    this.leastP = fluid.sublimationPressure(this.line.Tmin);
  }

  solid(T: number, P: number): OnLine['solid'] {
    const { h, v, cp } = solidFromTemperatureAndPressure(T, P);
    return { h: this.solidZero + h / MOLAR_MASS, rho: MOLAR_MASS / v, cp: cp / MOLAR_MASS };
  }

  /** Solid and vapour at a temperature of the sublimation line. */
  onLine(T: number): OnLine {
    const P = this.fluid.sublimationPressure(T);
    const solid = this.solid(T, P);
    const { H, D } = this.fluid.state({ T, P }, { extrapolate: true });
    return { T, P, solid, vapour: { h: H, rho: D }, latent: H - solid.h };
  }

  /**
   * Solid and vapour at a pressure of the line. Between its end and the triple pressure of the equation of state, 14 Pa above, it
   * is its end.
   */
  onLineAtPressure(P: number): OnLine {
    return P >= this.triple.P ? this.triple : this.onLine(this.fluid.sublimationTemperature(P));
  }

  /** Temperature of the vapour of an enthalpy at a pressure, over the solid or not. @throws {EngineError} where there is none */
  vapourTemperature(P: number, h: number, T_from: number): number {
    const edge = this.line.Tmax;
    const at = (T: number): number => this.fluid.state({ T, P }, { extrapolate: true }).H;
    if (T_from >= edge || h >= at(edge)) return this.fluid.state({ P, H: h }).T;
    // Short of the triple point the enthalpy of a thin vapour is all but linear in T.
    let [low, high] = [T_from, edge];
    let [below, above] = [at(low) - h, at(high) - h];
    for (let i = 0; i < 100 && below < 0 && high - low > 1e-11 * high; i++) {
      const T = low - (below * (high - low)) / (above - below);
      const off = at(T) - h;
      if (Math.abs(off) < 1e-9 * Math.abs(h)) return T;
      if (off < 0) [low, below, above] = [T, off, above / 2];
      else [high, above, below] = [T, off, below / 2];
    }
    return low;
  }
}
