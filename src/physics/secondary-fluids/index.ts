/**
 * Secondary fluids as single-phase liquids: glycols, alcohols, salts and commercial brines in water. Coefficients of
 * A. Melinder's book and of tables of ASHRAE and makers, fitted by the CoolProp project (dev/incompressible_liquids,
 * commit ea27c6394887390270a03dcd0ad00a1274be4efc, 2026-07-23). Expected within 0.2 % on density, 1 % on heat
 * capacity and 3 % on conductivity; how far viscosity lies from each fluid's own table, by temperature, is said by
 * `viscosity-error.ts`: 1 to 31 %.
 */
import { rootByBisection } from '../roots.ts';
import arteco from './data/arteco.json' with { type: 'json' };
import ashrae from './data/ashrae.json' with { type: 'json' };
import clariant from './data/clariant.json' with { type: 'json' };
import organics from './data/melinder-organics.json' with { type: 'json' };
import salts from './data/melinder-salts.json' with { type: 'json' };
import pks from './data/pks.json' with { type: 'json' };
import type { Correlation, SecondaryFluid, SecondaryFluidFile } from './types.ts';

export type { Correlation, SecondaryFluid } from './types.ts';

function allFluids(): readonly SecondaryFluid[] {
  const files = [organics, salts, ashrae, arteco, clariant, pks] as readonly SecondaryFluidFile[];
  return files.flatMap(({ source, basis, fluids }) => fluids.map((fluid) => ({ ...fluid, source, basis })));
}

// Pure, and said so: a page that needs no secondary fluid then carries none.
export const SECONDARY_FLUIDS: readonly SecondaryFluid[] = /* @__PURE__ */ allFluids();

const indexByKey = (): ReadonlyMap<string, SecondaryFluid> =>
  new Map(SECONDARY_FLUIDS.map((fluid) => [fluid.key.toLowerCase(), fluid]));
const byKey = /* @__PURE__ */ indexByKey();

/** The fluid of a key, in any letter case; undefined when there is none. */
export const secondaryFluid = (key: string): SecondaryFluid | undefined => byKey.get(key.toLowerCase());

/** Horner's scheme: Σ c[i] u^i. */
const polynomial = (c: readonly number[], u: number): number => c.reduceRight((sum, term) => sum * u + term, 0);

function value({ form, c }: Correlation, dT: number, dx: number): number {
  const y = polynomial(
    c.map((row) => polynomial(row, dx)),
    dT,
  );
  return form === 'exp' ? Math.exp(y) : y;
}

/** Freezing point, K, of a concentration between x.min and x.max. It falls as the concentration rises. */
export const freezingFromConcentration = (fluid: SecondaryFluid, x: number): number =>
  value(fluid.freezing, 0, x - fluid.x.base);

/** d ln µ / dT, 1/K: the derivative of the exponent of viscosity's exponential. */
const viscositySlope = ({ viscosity, T: { base }, x: { base: from } }: SecondaryFluid, x: number, T: number): number =>
  polynomial(
    viscosity.c.slice(1).map((row, i) => (i + 1) * polynomial(row, x - from)),
    T - base,
  );

/**
 * Temperatures, K, between which a concentration is a known liquid: from its freezing point, or where its table begins,
 * to where its table ends, or sooner where the polynomial of viscosity stops falling, which no liquid's does (ZMC from
 * 42 %, ZLC from 55 %, above 86 °C and more).
 */
export function temperatureLimits(fluid: SecondaryFluid, x: number): { readonly min: number; readonly max: number } {
  const min = Math.max(freezingFromConcentration(fluid, x), fluid.T.min ?? 0);
  const { max } = fluid.T;
  const slope = (T: number): number => viscositySlope(fluid, x, T);
  return { min, max: slope(max) > 0 ? (rootByBisection(slope, min, max) ?? max) : max };
}

/**
 * Concentration, fraction of the fluid's basis, that freezes at a temperature, K: the least that stays liquid there.
 * x.min where that is enough; undefined where even x.max freezes.
 */
export function concentrationFromFreezing(fluid: SecondaryFluid, T: number): number | undefined {
  const gap = (x: number): number => freezingFromConcentration(fluid, x) - T;
  if (gap(fluid.x.min) <= 0) return fluid.x.min;
  return rootByBisection(gap, fluid.x.min, fluid.x.max);
}

export interface SecondaryState {
  /** kg/m³ */
  readonly density: number;
  /** J/(kg K) */
  readonly specificHeat: number;
  /** W/(m K) */
  readonly conductivity: number;
  /** Pa s */
  readonly viscosity: number;
  readonly prandtl: number;
}

/** The liquid at a concentration, fraction of its basis, and a temperature, K; undefined outside its limits. */
export function secondaryState(fluid: SecondaryFluid, x: number, T: number): SecondaryState | undefined {
  if (x < fluid.x.min || x > fluid.x.max) return undefined;
  const { min, max } = temperatureLimits(fluid, x);
  if (T < min || T > max) return undefined;
  const of = (correlation: Correlation): number => value(correlation, T - fluid.T.base, x - fluid.x.base);
  const specificHeat = of(fluid.specificHeat);
  const conductivity = of(fluid.conductivity);
  const viscosity = of(fluid.viscosity);
  return {
    density: of(fluid.density),
    specificHeat,
    conductivity,
    viscosity,
    prandtl: (viscosity * specificHeat) / conductivity,
  };
}
