/** Mixing and coils of moist air. T in K, p in Pa, h in J/kg of dry air, w in kg/kg, flows in kg/s of dry air. */
import {
  enthalpyFromTemperature,
  saturationHumidity,
  temperatureFromEnthalpy,
  temperatureFromVapourPressure,
  vapourPressureFromHumidity,
} from './psychrometrics.ts';
import { rootByBisection } from './roots.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';

/** Liquid water, J/(kg K), ASHRAE Handbook, Fundamentals (2017), chapter 1, eq. (33). */
const LIQUID_HEAT = 4186;
/** Of humidity ratios: two saturated airs of one temperature mix to no fog. */
const ROUNDING = 1e-9;
const liquidEnthalpy = (T: number): number => LIQUID_HEAT * (T - ZERO_CELSIUS);

export interface AirStream {
  /** Dry-air flow, kg/s. */
  readonly flow: number;
  readonly w: number;
  readonly h: number;
}

export interface AirMixture {
  readonly T: number;
  /** Total water, vapour and fog, kg/kg. */
  readonly w: number;
  readonly h: number;
  readonly isFog: boolean;
  /** Water in droplets, kg/kg; 0 without fog. */
  readonly fog: number;
}

/**
 * Adiabatic mixing of two streams: masses and enthalpies add. Where the mixture would be supersaturated,
 * saturated air with droplets at its own temperature. ASHRAE Handbook, Fundamentals (2017), chapter 1,
 * "Adiabatic Mixing of Two Moist Airstreams".
 * @returns undefined when no temperature from −100 °C up satisfies the balance
 */
export function mixAir(a: AirStream, b: AirStream, total: number): AirMixture | undefined {
  const flow = a.flow + b.flow;
  const w = (a.flow * a.w + b.flow * b.w) / flow;
  const h = (a.flow * a.h + b.flow * b.h) / flow;
  const T = temperatureFromEnthalpy(h, w);
  if (w <= saturationHumidity(T, total) * (1 + ROUNDING)) return { T, w, h, isFog: false, fog: 0 };
  const excess = (at: number): number => {
    const saturated = saturationHumidity(at, total);
    return enthalpyFromTemperature(at, saturated) + (w - saturated) * liquidEnthalpy(at) - h;
  };
  // Condensing gives off heat: the saturated state is warmer, but below the dew point of all the water.
  const dewPoint = temperatureFromVapourPressure(vapourPressureFromHumidity(w, total));
  const saturated = dewPoint === undefined ? undefined : rootByBisection(excess, T, dewPoint);
  if (saturated === undefined) return undefined;
  return { T: saturated, w, h, isFog: true, fog: w - saturationHumidity(saturated, total) };
}

export interface CoilEnds {
  readonly T: number;
  readonly w: number;
}

export interface CoilPowers {
  /** W, positive when heat goes to the air. */
  readonly total: number;
  readonly sensible: number;
  readonly latent: number;
  /** Water leaving as liquid, kg/s. */
  readonly condensate: number;
}

/**
 * Powers of a coil from the air before and after it; condensate leaves at the air's leaving temperature,
 * or as ice-cold water below 0 °C. ASHRAE Handbook, Fundamentals (2017), chapter 1, "Moist Air Cooling
 * and Dehumidification".
 * @param flow dry air, kg/s
 */
export function coilPowers(entering: CoilEnds, leaving: CoilEnds, flow: number): CoilPowers {
  const dried = Math.max(entering.w - leaving.w, 0);
  const drained = dried * Math.max(liquidEnthalpy(leaving.T), 0);
  const before = enthalpyFromTemperature(entering.T, entering.w);
  const total = flow * (enthalpyFromTemperature(leaving.T, leaving.w) - before + drained);
  const warmed = enthalpyFromTemperature(leaving.T, leaving.w) - enthalpyFromTemperature(entering.T, leaving.w);
  const sensible = flow * warmed;
  return { total, sensible, latent: total - sensible, condensate: flow * dried };
}

const SCAN_STEP = 0.5;
const COLDEST_SURFACE = ZERO_CELSIUS - 40;

/**
 * Apparatus dew point, K: where the straight line through both ends meets saturation, first below the
 * leaving temperature. For cooling with drying. @returns undefined when it does not above −40 °C
 */
export function apparatusDewPoint(entering: CoilEnds, leaving: CoilEnds, total: number): number | undefined {
  const slope = (leaving.w - entering.w) / (leaving.T - entering.T);
  const gap = (T: number): number => entering.w + slope * (T - entering.T) - saturationHumidity(T, total);
  for (let high = leaving.T; high > COLDEST_SURFACE; high -= SCAN_STEP) {
    const low = Math.max(high - SCAN_STEP, COLDEST_SURFACE);
    const root = rootByBisection(gap, low, high);
    if (root !== undefined) return root;
  }
  return undefined;
}
