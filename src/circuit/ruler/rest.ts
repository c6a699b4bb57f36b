/** What a ruler shows of a blend at rest: the gas over the liquid is richer in what is volatile, so the liquid is not the blend. */
import type { Fluid } from '../../engine/types.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import { stateOrNone } from '../outcome.ts';

/**
 * Share of the inside of a circuit that its charge fills as liquid at 20 °C, where nobody knows the volume. A choice of
 * this product: from 0.2 to 0.5 the composition left by a leak moves by some 0.6 mass points.
 */
const LIQUID_SHARE = 0.3;
const FILLED_AT = kelvinFromCelsius(20);
/** K below critical: a blend of the deep cold has no liquid at 20 °C. */
const BELOW_CRITICAL = 10;

/** Mean density inside a circuit of unknown volume, kg/m³. @throws {EngineError} where the fluid has no liquid there */
export function usualDensity(fluid: Fluid): number {
  const T = Math.min(FILLED_AT, fluid.critical.T - BELOW_CRITICAL);
  return LIQUID_SHARE * fluid.saturation({ T }).bubble.D;
}

/** Density the shift at rest is told at, kg/m³: 10 kg in 28 L, and no more than 0.35 of the volume liquid at 20 °C. */
const SHIFT_DENSITY = 10 / 0.028;
const SHIFT_SHARE = 0.35;

/**
 * Bubble temperature of a blend at the pressure its own intact charge has at rest, less its temperature, K: what the ruler
 * reads too low of a machine that never leaked (R407C −0.5 K, R455A −1.6 K at 20 °C). 0 of a pure fluid; undefined where
 * there is no liquid at that temperature.
 *
 * @param T K
 */
export function restShift(fluid: Fluid, T: number): number | undefined {
  if (fluid.components.length === 1) return 0;
  return stateOrNone(() => {
    const { P, Q } = fluid.state({ T, D: Math.min(SHIFT_DENSITY, (SHIFT_SHARE / LIQUID_SHARE) * usualDensity(fluid)) });
    return Q === undefined ? undefined : fluid.saturation({ P }).bubble.T - T;
  });
}
