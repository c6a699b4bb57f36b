/** The state of moist air from any two of its six measurable quantities. */
import {
  enthalpyFromTemperature,
  humidityFromEnthalpy,
  humidityFromVapourPressure,
  humidityFromWetBulb,
  temperatureFromEnthalpy,
  temperatureFromVapourPressure,
  vapourPressureFromHumidity,
  vapourPressureFromTemperature,
} from './psychrometrics.ts';
import { rootByBisection } from './roots.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';

/** T, wetBulb, dewPoint in K; w in kg/kg; rh 0 to 1; h in J/kg of dry air. */
export interface AirQuantities {
  readonly T: number;
  readonly wetBulb: number;
  readonly dewPoint: number;
  readonly w: number;
  readonly rh: number;
  readonly h: number;
}
export type AirQuantity = keyof AirQuantities;

export interface DryBulbAndHumidity {
  readonly T: number;
  readonly w: number;
}

/** Where dry bulbs are looked for, K: as wide as the saturation curve. */
const COLDEST = ZERO_CELSIUS - 100;
const HOTTEST = ZERO_CELSIUS + 200;
/** Of a humidity ratio. */
const ROUNDING = 1e-9;

function humidityFromRelative(T: number, rh: number, total: number): number {
  return humidityFromVapourPressure(rh * vapourPressureFromTemperature(T), total);
}

/** The hottest dry bulb at which air of this relative humidity is still below boiling, K. */
function boilingLimit(rh: number, total: number): number {
  const boiling = rootByBisection((T) => rh * vapourPressureFromTemperature(T) - total, COLDEST, HOTTEST);
  return boiling === undefined ? HOTTEST : boiling - 1e-6;
}

function humidityAtDryBulb(T: number, given: Partial<AirQuantities>, total: number): number | undefined {
  if (given.w !== undefined) return given.w;
  if (given.rh !== undefined) return humidityFromRelative(T, given.rh, total);
  if (given.dewPoint !== undefined) {
    return humidityFromVapourPressure(vapourPressureFromTemperature(given.dewPoint), total);
  }
  if (given.wetBulb !== undefined) return humidityFromWetBulb(T, given.wetBulb, total);
  return given.h === undefined ? undefined : humidityFromEnthalpy(given.h, T);
}

function fromHumidity(w: number, given: Partial<AirQuantities>, total: number): number | undefined {
  if (given.h !== undefined) return temperatureFromEnthalpy(given.h, w);
  if (given.rh !== undefined) {
    return temperatureFromVapourPressure(vapourPressureFromHumidity(w, total) / given.rh);
  }
  const { wetBulb } = given;
  if (wetBulb === undefined) return undefined;
  const gap = (T: number): number => humidityFromWetBulb(T, wetBulb, total) - w;
  // Saturated air whose humidity, worked out another way, is above saturation by rounding alone.
  const excess = -gap(wetBulb);
  if (excess > 0 && excess < ROUNDING * w) return wetBulb;
  return rootByBisection(gap, wetBulb, HOTTEST);
}

function fromRelative(rh: number, given: Partial<AirQuantities>, total: number): number | undefined {
  const { h, wetBulb } = given;
  if (h !== undefined) {
    const gap = (T: number): number => enthalpyFromTemperature(T, humidityFromRelative(T, rh, total)) - h;
    return rootByBisection(gap, COLDEST, boilingLimit(rh, total));
  }
  if (wetBulb === undefined) return undefined;
  if (rh === 1) return wetBulb;
  const gap = (T: number): number => humidityFromWetBulb(T, wetBulb, total) - humidityFromRelative(T, rh, total);
  return rootByBisection(gap, wetBulb, boilingLimit(rh, total));
}

/** The humidity ratio that a quantity gives without the dry bulb. */
const knownHumidity = ({ w, dewPoint }: Partial<AirQuantities>, total: number): number | undefined =>
  w ?? (dewPoint === undefined ? undefined : humidityFromRelative(dewPoint, 1, total));

/**
 * Whether a pair without dry bulb is that of air hotter than 200 °C, where the saturation curve ends: hot
 * and dry, but not impossible.
 */
export function isBeyondHottest(given: Partial<AirQuantities>, total: number): boolean {
  const { h, rh, wetBulb } = given;
  const known = knownHumidity(given, total);
  if (known !== undefined) {
    if (h !== undefined) return temperatureFromEnthalpy(h, known) > HOTTEST;
    if (rh !== undefined) return vapourPressureFromHumidity(known, total) / rh > vapourPressureFromTemperature(HOTTEST);
    return wetBulb !== undefined && humidityFromWetBulb(HOTTEST, wetBulb, total) > known;
  }
  if (rh === undefined || boilingLimit(rh, total) < HOTTEST) return false;
  const w = humidityFromRelative(HOTTEST, rh, total);
  if (h !== undefined) return enthalpyFromTemperature(HOTTEST, w) < h;
  return wetBulb !== undefined && humidityFromWetBulb(HOTTEST, wetBulb, total) > w;
}

/**
 * Dry bulb and humidity ratio from exactly two quantities at pressure `total`, Pa. Pairs that hold one
 * information (dewPoint, w) or hardly two (wetBulb, h) are not solved. ASHRAE Handbook, Fundamentals
 * (2017), chapter 1, equations of psychrometrics.ts.
 * @returns undefined when the pair has no solution between −100 and 200 °C
 */
export function airFromPair(given: Partial<AirQuantities>, total: number): DryBulbAndHumidity | undefined {
  if (given.T !== undefined) {
    const w = humidityAtDryBulb(given.T, given, total);
    return w === undefined ? undefined : { T: given.T, w };
  }
  const known = knownHumidity(given, total);
  const T =
    known !== undefined
      ? fromHumidity(known, given, total)
      : given.rh !== undefined
        ? fromRelative(given.rh, given, total)
        : undefined;
  // A closed form can land far outside the saturation curve every other quantity needs.
  if (T === undefined || !(T >= COLDEST && T <= HOTTEST)) return undefined;
  const w = known ?? humidityAtDryBulb(T, { ...(given.rh === undefined ? {} : { rh: given.rh }) }, total);
  return w === undefined ? undefined : { T, w };
}
