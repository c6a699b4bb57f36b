/** Between what a gauge shows and the absolute pressure the doors take. */
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { barFromPascal } from '../../quantities/si.ts';

/** m: where the standard atmosphere of `atmosphericPressureFromAltitude` holds. */
export const ALTITUDES = { min: -500, max: 5000 } as const;

/** Pressure around a gauge, bar, at an altitude, m: the standard atmosphere (ASHRAE Fundamentals 2021, chapter 1, eq. 3). */
export const atmosphereFromAltitude = (altitude: number): number =>
  barFromPascal(atmosphericPressureFromAltitude(altitude));
