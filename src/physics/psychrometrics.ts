/**
 * Moist air as ASHRAE Handbook, Fundamentals (2017), chapter 1 "Psychrometrics", has it. Humidity ratios
 * are kg of water per kg of dry air, enthalpies J per kg of dry air (0 for dry air and liquid water at
 * 0 °C). T in K, p in Pa. Valid −100 to 200 °C; ideal-gas mixing, good to about 0.5 % near sea level.
 */
import { rootByBisection } from './roots.ts';
import { ZERO_CELSIUS } from '../quantities/si.ts';

/** Molar mass of water over that of dry air, ASHRAE eq. (20). */
const MASS_RATIO = 0.621_945;
/** Gas constant of dry air, J/(kg K), ASHRAE eq. (1). */
const DRY_AIR_CONSTANT = 287.042;
const VAPOUR_VOLUME_RATIO = 1.607_858;
/** Where the curve over ice meets that over water, K. */
const ICE_WATER_LIMIT = ZERO_CELSIUS + 0.01;
const COLDEST = ZERO_CELSIUS - 100;
const HOTTEST = ZERO_CELSIUS + 200;
/** Specific heats, J/(kg K), and heats, J/kg, of ASHRAE eqs. (30) to (35). */
const DRY_AIR_HEAT = 1006;
const VAPOUR_HEAT = 1860;
const LIQUID_HEAT = 4186;
const ICE_HEAT = 2100;
const VAPORISATION_HEAT = 2_501_000;
export const SUBLIMATION_HEAT = 2_830_000;

/**
 * Saturation pressure of water vapour, Pa, from temperature, K: over ice up to 0.01 °C, over liquid
 * above. Valid −100 to 200 °C. Hyland & Wexler (1983), ASHRAE eqs. (5) and (6).
 */
export function vapourPressureFromTemperature(T: number): number {
  const logarithm =
    T <= ICE_WATER_LIMIT
      ? -5674.5359 / T +
        6.392_524_7 -
        9.677_843e-3 * T +
        6.221_570_1e-7 * T ** 2 +
        2.074_782_5e-9 * T ** 3 -
        9.484_024e-13 * T ** 4 +
        4.163_501_9 * Math.log(T)
      : -5800.2206 / T +
        1.391_499_3 -
        4.864_023_9e-2 * T +
        4.176_476_8e-5 * T ** 2 -
        1.445_209_3e-8 * T ** 3 +
        6.545_967_3 * Math.log(T);
  return Math.exp(logarithm);
}

/**
 * Temperature, K, at which water boils (or ice sublimes) at a vapour pressure, Pa: the dew or frost
 * point. @returns undefined outside −100 to 200 °C
 */
export function temperatureFromVapourPressure(pressure: number): number | undefined {
  return rootByBisection((T) => vapourPressureFromTemperature(T) - pressure, COLDEST, HOTTEST);
}

/** Humidity ratio, kg/kg, from vapour pressure and total pressure, Pa. Needs vapour < total. ASHRAE eq. (20). */
export function humidityFromVapourPressure(vapour: number, total: number): number {
  return (MASS_RATIO * vapour) / (total - vapour);
}

/** Vapour pressure, Pa, from humidity ratio, kg/kg, and total pressure, Pa. ASHRAE eq. (36). */
export function vapourPressureFromHumidity(w: number, total: number): number {
  return (total * w) / (MASS_RATIO + w);
}

/** Humidity ratio at saturation, kg/kg; negative where water boils at the total pressure. ASHRAE eq. (21). */
export function saturationHumidity(T: number, total: number): number {
  return humidityFromVapourPressure(vapourPressureFromTemperature(T), total);
}

/** Enthalpy, J/kg of dry air, of vapour-laden air. ASHRAE eq. (30). */
export function enthalpyFromTemperature(T: number, w: number): number {
  const t = T - ZERO_CELSIUS;
  return DRY_AIR_HEAT * t + w * (VAPORISATION_HEAT + VAPOUR_HEAT * t);
}

/** Temperature, K, from enthalpy, J/kg of dry air, and humidity ratio: eq. (30) turned round. */
export function temperatureFromEnthalpy(h: number, w: number): number {
  return ZERO_CELSIUS + (h - VAPORISATION_HEAT * w) / (DRY_AIR_HEAT + VAPOUR_HEAT * w);
}

/** Humidity ratio, kg/kg, from enthalpy, J/kg of dry air, and temperature, K: eq. (30) turned round. */
export function humidityFromEnthalpy(h: number, T: number): number {
  const t = T - ZERO_CELSIUS;
  return (h - DRY_AIR_HEAT * t) / (VAPORISATION_HEAT + VAPOUR_HEAT * t);
}

/** Volume of moist air per kg of dry air, m³/kg. ASHRAE eq. (26). */
export function volumeFromTemperature(T: number, w: number, total: number): number {
  return (DRY_AIR_CONSTANT * T * (1 + VAPOUR_VOLUME_RATIO * w)) / total;
}

/**
 * Humidity ratio, kg/kg, from dry bulb and thermodynamic wet bulb, K: over water from 0 °C up, over ice
 * below. Negative when the two cannot go together. ASHRAE eqs. (33) and (35).
 */
export function humidityFromWetBulb(T: number, wetBulb: number, total: number): number {
  const t = T - ZERO_CELSIUS;
  const wet = wetBulb - ZERO_CELSIUS;
  const saturated = saturationHumidity(wetBulb, total);
  if (wet >= 0) {
    const numerator = (VAPORISATION_HEAT - (LIQUID_HEAT - VAPOUR_HEAT) * wet) * saturated - DRY_AIR_HEAT * (t - wet);
    return numerator / (VAPORISATION_HEAT + VAPOUR_HEAT * t - LIQUID_HEAT * wet);
  }
  const numerator = (SUBLIMATION_HEAT - (ICE_HEAT - VAPOUR_HEAT) * wet) * saturated - DRY_AIR_HEAT * (t - wet);
  return numerator / (SUBLIMATION_HEAT + VAPOUR_HEAT * t - ICE_HEAT * wet);
}

/**
 * Thermodynamic wet bulb, K, between dew point and dry bulb. Where eqs. (33) and (35) leave a gap at
 * 0 °C, the point of the gap.
 * @returns undefined when it is beyond the equations' range
 */
export function wetBulbFromHumidity(T: number, w: number, total: number): number | undefined {
  const dew = temperatureFromVapourPressure(vapourPressureFromHumidity(w, total));
  if (dew === undefined) return undefined;
  if (dew >= T) return T;
  const boiling = temperatureFromVapourPressure(total) ?? HOTTEST;
  const gap = (wet: number): number => humidityFromWetBulb(T, wet, total) - w;
  const hottest = Math.min(T, boiling - 1e-6);
  // Next to saturation the three temperatures differ by rounding alone.
  if (gap(hottest) <= 0) return hottest;
  return gap(dew) >= 0 ? dew : rootByBisection(gap, dew, hottest);
}

export interface MoistAir {
  /** Dry bulb, wet bulb, dew point, K. */
  readonly T: number;
  readonly wetBulb: number;
  readonly dewPoint: number;
  /** Humidity ratio, kg/kg. */
  readonly w: number;
  /** Relative humidity, 0 to 1. */
  readonly rh: number;
  /** Enthalpy, J/kg of dry air. */
  readonly h: number;
  /** Volume, m³/kg of dry air. */
  readonly v: number;
  /** Density of the moist air, kg/m³. */
  readonly density: number;
  /** Vapour pressure and that of saturation, Pa. */
  readonly vapourPressure: number;
  readonly saturationPressure: number;
}

/**
 * Everything about moist air at dry bulb `T`, K, humidity ratio `w` > 0 and pressure `total`, Pa.
 * Does not refuse supersaturation: the caller looks at `rh`.
 * @returns undefined when dew point or wet bulb lies beyond the equations' range
 */
export function moistAir(T: number, w: number, total: number): MoistAir | undefined {
  const vapourPressure = vapourPressureFromHumidity(w, total);
  const saturationPressure = vapourPressureFromTemperature(T);
  const dewPoint = temperatureFromVapourPressure(vapourPressure);
  const wetBulb = wetBulbFromHumidity(T, w, total);
  if (dewPoint === undefined || wetBulb === undefined) return undefined;
  const v = volumeFromTemperature(T, w, total);
  return {
    T,
    wetBulb,
    dewPoint,
    w,
    v,
    vapourPressure,
    saturationPressure,
    rh: vapourPressure / saturationPressure,
    h: enthalpyFromTemperature(T, w),
    density: (1 + w) / v,
  };
}
