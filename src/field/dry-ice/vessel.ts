/** A rigid vessel vented from its vapour space, without heat from outside: d(m·u) = h″·dm. */
import type { CarbonDioxide } from './carbon-dioxide.ts';

/** Steps of temperature; with twice as many no mass moves by 1e-5 of itself. */
const STEPS = 200;

/** Dense phase and vapour in equilibrium: kg/m³, J/kg, Pa. */
interface Pair {
  readonly P: number;
  readonly dense: { readonly h: number; readonly rho: number };
  readonly vapour: { readonly h: number; readonly rho: number };
}

export interface Content {
  /** kg in all, and of it as liquid or solid. */
  readonly mass: number;
  readonly dense: number;
}

/** Volume of the dense phase of a mass in a volume, m³. */
const denseVolume = ({ dense, vapour }: Pair, mass: number, volume: number): number =>
  (mass - volume * vapour.rho) / (dense.rho - vapour.rho);

export function contentOf(pair: Pair, mass: number, volume: number): Content {
  return { mass, dense: denseVolume(pair, mass, volume) * pair.dense.rho };
}

/** H = U + P·V of a content is `base + slope·mass`: linear in the mass at one temperature. */
function enthalpyOf({ dense, vapour }: Pair, volume: number): { readonly base: number; readonly slope: number } {
  const slope = (dense.rho * dense.h - vapour.rho * vapour.h) / (dense.rho - vapour.rho);
  return { base: volume * vapour.rho * (vapour.h - slope), slope };
}

/**
 * What is left, kg, after venting along `at` from one temperature to another. Each step takes the mean of the vapour's enthalpy at
 * its ends, so that its balance is linear in the mass that stays; the error is of the second order.
 */
function ventedMass(at: (T: number) => Pair, from: number, to: number, mass: number, volume: number): number {
  let pair = at(from);
  let left = mass;
  for (let i = 1; i <= STEPS; i++) {
    const next = at(from + ((to - from) * i) / STEPS);
    const leaving = (pair.vapour.h + next.vapour.h) / 2;
    const before = enthalpyOf(pair, volume);
    const after = enthalpyOf(next, volume);
    const energy = before.base + before.slope * left - volume * pair.P;
    // after.base + after.slope·m − V·P = energy + leaving·(m − left)
    left = (energy - leaving * left - after.base + volume * next.P) / (after.slope - leaving);
    pair = next;
  }
  return left;
}

export interface Vented {
  readonly atTriple: Content | undefined;
  /** Share of the liquid at the triple point that freezes. */
  readonly frozenShare: number | undefined;
  readonly end: Content;
  readonly isSolid: boolean;
  readonly T: number;
}

export const liquidAndVapour =
  ({ fluid }: CarbonDioxide) =>
  (T: number): Pair => {
    const { bubble, dew } = fluid.saturation({ T });
    return { P: dew.P, dense: { h: bubble.H, rho: bubble.D }, vapour: { h: dew.H, rho: dew.D } };
  };

/**
 * A vessel vented down to a pressure. At the triple point all the liquid freezes at constant pressure, as the vapour that leaves
 * takes the heat of its sublimation: `frozenShare` = Δh_vap/Δh_sub. K, m³, kg, Pa.
 */
export function ventedVessel(co2: CarbonDioxide, T: number, volume: number, charge: number, P_end: number): Vented {
  const wet = liquidAndVapour(co2);
  const { triple } = co2;
  if (P_end > co2.fluid.triple.P) {
    const to = co2.fluid.saturationTemperature(P_end);
    const mass = ventedMass(wet, T, to, charge, volume);
    const end = contentOf(wet(to), mass, volume);
    return { atTriple: undefined, frozenShare: undefined, end, isSolid: false, T: to };
  }
  const atTriple = contentOf(wet(triple.T), ventedMass(wet, T, triple.T, charge, volume), volume);
  const frozenShare = co2.tripleVaporisation / triple.latent;
  const frozen = atTriple.dense * frozenShare;
  const afterFreezing = frozen + (volume - frozen / triple.solid.rho) * triple.vapour.rho;
  const dry = (at: number): Pair => {
    const { P, solid, vapour } = co2.onLine(at);
    return { P, dense: solid, vapour };
  };
  const to = co2.onLineAtPressure(P_end).T;
  const end = contentOf(dry(to), ventedMass(dry, triple.T, to, afterFreezing, volume), volume);
  return { atTriple, frozenShare, end, isSolid: true, T: to };
}
