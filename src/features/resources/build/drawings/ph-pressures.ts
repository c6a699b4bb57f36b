/** The two pressures of a cycle that an article draws. */
import type { CycleFigure } from '../../../../quiz/schema.ts';
import { saturationPressure } from '../figures/figures.ts';

/** Low and high pressure, bar absolute: at the dew, or as the gas cooler is set. */
export const pressuresOf = (fluid: string, { te, tc, gas }: CycleFigure): readonly [low: number, high: number] => [
  saturationPressure(fluid, te, 'dew'),
  gas?.p ?? saturationPressure(fluid, tc ?? te, 'dew'),
];
