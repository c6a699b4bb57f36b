/** The air around the gauge. */
import { STANDARD_ATMOSPHERE } from '../quantities/si.ts';

/**
 * Atmospheric pressure, Pa, from altitude, m above sea level. ISO 2533 (1975), International Standard Atmosphere, layer
 * of constant gradient; in the form of ASHRAE Fundamentals (2017), chapter 1, eq. (3): p = p₀ (1 − 2.25577·10⁻⁵ z)^5.2559.
 * Valid −5000 to 11 000 m.
 */
export const atmosphericPressureFromAltitude = (altitude: number): number =>
  STANDARD_ATMOSPHERE * (1 - 2.255_77e-5 * altitude) ** 5.2559;
