/** Heat exchangers: mean temperature differences. K. */

/** Differences closer than this, K, have their arithmetic mean: the logarithm loses its digits there. */
const SAME = 0.01;

/** Logarithmic mean of two temperature differences, both above 0. */
export function logMeanDifference(one: number, other: number): number {
  if (Math.abs(one - other) < SAME) return (one + other) / 2;
  return (one - other) / Math.log(one / other);
}

/** Magnus coefficients over water, WMO guide no. 8: −45 to 60 °C. */
const MAGNUS = { a: 17.62, b: 243.12 } as const;

/** Dew point of air, °C, from its temperature, °C, and relative humidity, above 0 to 1. Magnus form. */
export function dewPointFromHumidity(t: number, humidity: number): number {
  const y = Math.log(humidity) + (MAGNUS.a * t) / (MAGNUS.b + t);
  return (MAGNUS.b * y) / (MAGNUS.a - y);
}
