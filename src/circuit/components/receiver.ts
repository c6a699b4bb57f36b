/** The useful volume a receiver needs for what it is to hold. */
import type { Fluid } from '../../engine/types.ts';
import { volumeFromMass } from '../../physics/two-phase-mass.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';
import { stateOrNone } from '../outcome.ts';

/** As the page of the charge has them: °C at its warmest, part filled with liquid, K from critical. */
const HOTTEST = 50;
const FILL = 0.8;
const CRITICAL_MARGIN = 2;
const LITRES = 1000;

/** L, for a mass in kg; null too near critical. */
export function leastVolume(fluid: Fluid, mass: number): number | null {
  if (HOTTEST > celsiusFromKelvin(fluid.critical.T) - CRITICAL_MARGIN) return null;
  const saturation = stateOrNone(() => fluid.saturation({ T: kelvinFromCelsius(HOTTEST) }));
  return saturation === undefined
    ? null
    : volumeFromMass(mass, FILL, { liquid: saturation.bubble.D, vapour: saturation.dew.D }) * LITRES;
}
