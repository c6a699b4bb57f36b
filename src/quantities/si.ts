/** SI constants and the conversions every room shares. Every room may import this file. */

/** 0 °C, K. BIPM, SI Brochure, 9th edition (2019), section 2.3.1. */
export const ZERO_CELSIUS = 273.15;
/** Standard atmosphere, Pa. Tenth CGPM (1954), exact. */
export const STANDARD_ATMOSPHERE = 101_325;
/** The same, bar. */
export const STANDARD_ATMOSPHERE_BAR = STANDARD_ATMOSPHERE / 1e5;
/** Pound-force per square inch, Pa (NIST SP 811, B.8; from its exact pound, inch and standard gravity). */
export const PSI = 6894.757_293_168_36;
/** Conventional inch of mercury, Pa (NIST SP 811, B.8: 3.386 389 kPa). */
export const INCH_OF_MERCURY = 3386.388_640_341;
/** Pa in a bar. */
export const BAR = 1e5;
export const SECONDS_PER_HOUR = 3600;

/** K from °C. */
export const kelvinFromCelsius = (celsius: number): number => celsius + ZERO_CELSIUS;
/** °C from K. */
export const celsiusFromKelvin = (kelvin: number): number => kelvin - ZERO_CELSIUS;
/** Pa from bar. */
export const pascalFromBar = (bar: number): number => bar * BAR;
/** bar from Pa. */
export const barFromPascal = (pascal: number): number => pascal / BAR;
/** J from kJ, W from kW. */
export const baseFromKilo = (kilo: number): number => kilo * 1e3;
/** kJ from J, kW from W. */
export const kiloFromBase = (base: number): number => base / 1e3;

/**
 * Units as the API and the doors of the circuit name them, in limits and in problems. How each is written is said in
 * src/i18n/problems.ts: one without a symbol there does not compile.
 */
export type ApiUnit =
  | 'none'
  | 'saturation'
  | 'sizing'
  | 'degC'
  | 'K'
  | 'bar'
  | 'kW'
  | 'kg'
  | 'h'
  | 'Hz'
  | 'm'
  | 'mm'
  | 'µm'
  | 'm2'
  | 'm3'
  | 'L'
  | 'm/s'
  | 'm3/h'
  | 'kg/m3'
  | 'm³/kg'
  | 'kJ/kg'
  | 'kJ/(kg·K)'
  | 'W/(m2·K)'
  | '%';
