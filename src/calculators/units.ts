/** Between the units calculators speak and the SI of formulas. */
const ZERO_CELSIUS = 273.15;

export const kelvinFromCelsius = (t: number): number => t + ZERO_CELSIUS;
export const celsiusFromKelvin = (T: number): number => T - ZERO_CELSIUS;
export const pascalFromBar = (p: number): number => p * 1e5;
export const barFromPascal = (p: number): number => p / 1e5;
