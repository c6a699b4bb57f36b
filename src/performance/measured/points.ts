/** States of the refrigerant at the places that were read, for any values of the readings. */
import { stateOrNone } from '../../circuit/outcome.ts';
import type { Fluid, Saturation } from '../../engine/types.ts';
import type { Point } from './unknowns.ts';

/** K under the bubble point within which a liquid counts as saturated. */
const NEAR_BUBBLE = 0.05;

/** What a state is asked for: J/kg, J/(kg K), kg/m³. */
export interface Gas {
  readonly H: number;
  readonly S: number;
  readonly D: number;
}

/** Enthalpies and what goes with them; undefined where a reading is missing or the engine has no state. */
export interface Points {
  readonly low: Saturation | undefined;
  /** Undefined above the critical pressure. */
  readonly high: Saturation | undefined;
  /** At the compressor inlet. */
  readonly inlet: Gas | undefined;
  /** At the evaporator outlet. */
  readonly outlet: Gas | undefined;
  readonly discharge: Gas | undefined;
  /** Enthalpy at the end of an isentropic compression, J/kg. */
  readonly isentropic: number | undefined;
  /** Before the expansion device. */
  readonly liquid: { readonly H: number; readonly D: number } | undefined;
}

const EXTRAPOLATED = { extrapolate: true } as const;

/** The states of a refrigerant, each asked of the engine once. */
export class Refrigerant {
  readonly fluid: Fluid;
  private readonly known = new Map<string, unknown>();
  private readonly points = new WeakMap<Point, Points>();

  constructor(fluid: Fluid) {
    this.fluid = fluid;
  }

  private once<T>(key: string, ask: () => T): T | undefined {
    if (!this.known.has(key)) this.known.set(key, stateOrNone(ask));
    return this.known.get(key) as T | undefined;
  }

  /** Saturation at a pressure, Pa; undefined above the critical one. */
  saturation(P: number): Saturation | undefined {
    if (P >= this.fluid.critical.P) return undefined;
    return this.once(`P${P}`, () => this.fluid.saturation({ P }));
  }

  /** Gas at a temperature, K, and a pressure, Pa: dew itself where it is colder. */
  gas(T: number, P: number): Gas | undefined {
    const dew = this.saturation(P)?.dew;
    if (dew !== undefined && T <= dew.T) return dew;
    if (dew === undefined && P < this.fluid.critical.P) return undefined;
    return this.once(`G${T},${P}`, () => this.fluid.state({ T, P }, EXTRAPOLATED));
  }

  /** Liquid at a temperature, K, and a pressure, Pa: at its bubble point where it is no colder. */
  liquid(T: number, P: number): { readonly H: number; readonly D: number } | undefined {
    const bubble = this.saturation(P)?.bubble;
    if (bubble !== undefined && T > bubble.T - NEAR_BUBBLE) return bubble;
    if (bubble === undefined && P < this.fluid.critical.P) return undefined;
    return this.once(`L${T},${P}`, () => this.fluid.state({ T, P }, EXTRAPOLATED));
  }

  /** Enthalpy, J/kg, at a pressure, Pa, and an entropy; inside the dome along its isobar. */
  isentropic(S: number, P: number): number | undefined {
    const dew = this.saturation(P)?.dew;
    if (dew !== undefined && S < dew.S) return dew.H + dew.T * (S - dew.S);
    if (dew === undefined && P < this.fluid.critical.P) return undefined;
    return this.once(`S${S},${P}`, () => this.fluid.state({ P, S }, EXTRAPOLATED))?.H;
  }

  /** The states at some values of the readings: those whose readings are there. */
  at(point: Point): Points {
    const before = this.points.get(point);
    if (before !== undefined) return before;
    const { p_lp, p_hp, t_suction, t_suc_comp, t_discharge, t_liquid } = point;
    const inletT = t_suc_comp ?? t_suction;
    const outletT = t_suction ?? t_suc_comp;
    const inlet = p_lp === undefined || inletT === undefined ? undefined : this.gas(inletT, p_lp);
    const made: Points = {
      low: p_lp === undefined ? undefined : this.saturation(p_lp),
      high: p_hp === undefined ? undefined : this.saturation(p_hp),
      inlet,
      outlet: p_lp === undefined || outletT === undefined ? undefined : this.gas(outletT, p_lp),
      discharge: p_hp === undefined || t_discharge === undefined ? undefined : this.gas(t_discharge, p_hp),
      isentropic: p_hp === undefined || inlet === undefined ? undefined : this.isentropic(inlet.S, p_hp),
      liquid: p_hp === undefined || t_liquid === undefined ? undefined : this.liquid(t_liquid, p_hp),
    };
    this.points.set(point, made);
    return made;
  }
}
