import { conductivityFromCelsius } from '../../physics/pipe-insulation.ts';
import type { Conductivity } from '../../physics/pipe-insulation.ts';

export type Material = 'fef' | 'pef' | 'mw' | 'pir';

/**
 * Conductivities, and thicknesses sold, mm, as several makers have them: to be checked against the product bought. The foam
 * gives 0.0354 W/(m·K) at 23.9 °C, where a laboratory measured 0.0348 (K-Flex report RD18318); the mineral wool passes through
 * 0.033, 0.037 and 0.044 printed at 10, 50 and 100 °C (Rockwool, Pipe Insulation).
 */
export const MATERIALS: Readonly<
  Record<Material, { readonly conductivity: Conductivity; readonly thicknesses: readonly number[] }>
> = {
  fef: { conductivity: conductivityFromCelsius(0.033, 1e-4, 0), thicknesses: [6, 9, 13, 19, 25, 32, 40, 50] },
  pef: { conductivity: conductivityFromCelsius(0.036, 1.6e-4, 0), thicknesses: [6, 9, 13, 20, 25, 30] },
  mw: {
    conductivity: conductivityFromCelsius(0.032_222_2, 7.333_33e-5, 4.444_44e-7),
    thicknesses: [20, 25, 30, 40, 50, 60, 80, 100, 120],
  },
  pir: { conductivity: conductivityFromCelsius(0.024, 0.8e-4, 0), thicknesses: [20, 25, 30, 40, 50, 60, 80, 100] },
};
