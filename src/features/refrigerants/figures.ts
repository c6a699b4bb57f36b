/** How the pages of refrigerants write their figures; the script of the ruler writes with the same hand. */
import { decimalsFor, formatNumber, formatSignificant } from '../../quantities/number.ts';
import { BAR, STANDARD_ATMOSPHERE } from '../../quantities/si.ts';
import { PRESSURE_SCALES } from '../../shell/mini-ruler/scale.ts';
import type { Locale } from '../../language/index.ts';

/** bar: what a gauge takes for zero. */
export const ATMOSPHERE_BAR = STANDARD_ATMOSPHERE / BAR;

const DECIMALS = 2;
const DIGITS = 3;
const MASS_DIGITS = 4;

const decimalsOfBar = (p: number): number => (p < 1 ? decimalsFor(p, DIGITS) : DECIMALS);

/** A pressure, bar absolute: two decimals, three digits below 1 bar. */
export const barText = (p: number, locale: Locale): string => formatNumber(p, decimalsOfBar(p), locale);

/** The gauge reading of a pressure, bar absolute: the decimals of that one, for in a vacuum two of them tell nothing. */
export const gaugeText = (p: number, locale: Locale): string =>
  formatNumber(p - ATMOSPHERE_BAR, decimalsOfBar(p), locale);

/** The same reading in psi, to a tenth. */
export const psiGaugeText = (p: number, locale: Locale): string =>
  formatNumber((p - ATMOSPHERE_BAR) * PRESSURE_SCALES.psi.perBar, 1, locale);

/** A temperature, °C, in whole degrees Fahrenheit. */
export const fahrenheitText = (t: number, locale: Locale): string => formatNumber(1.8 * t + 32, 0, locale);

/** A temperature, °C, to a tenth. */
export const celsiusText = (t: number, locale: Locale): string => formatNumber(t, 1, locale);

/** A density, kg/m³: four digits. */
export const densityText = (rho: number, locale: Locale): string => formatNumber(rho, decimalsFor(rho, 4), locale);

/** An enthalpy, kJ/kg, to a tenth. */
export const enthalpyText = (h: number, locale: Locale): string => formatNumber(h, 1, locale);

/** A charge, kg: four digits. */
export const massText = (mass: number, locale: Locale): string => formatSignificant(mass, MASS_DIGITS, locale);
