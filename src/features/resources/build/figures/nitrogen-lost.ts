/** What a fall in pressure at constant temperature says has left a circuit of nitrogen. */
import type { Locale } from '../../../../language/index.ts';
import { formatNumber, withUnit } from '../../../../quantities/number.ts';
import { kelvinFromCelsius, pascalFromBar } from '../../../../quantities/si.ts';
import { ATMOSPHERE } from './figures.ts';

/** J/(kg K): R of CODATA 2018 over 28.0134 g/mol. */
const NITROGEN_CONSTANT = 296.803;
const GRAMS = 1000;
const LITRES = 1000;

export interface Loss {
  /** Pressures, bar. */
  readonly from: number;
  readonly to: number;
  /** L. */
  readonly volume: number;
  /** °C. */
  readonly t: number;
}
export type LossFigure = 'drop' | 'litres' | 'mass';

/** Litres are of nitrogen at the standard atmosphere and the same temperature; both by the ideal gas law. */
export function lossText({ from, to, volume, t }: Loss, give: LossFigure, locale: Locale): string {
  const drop = from - to;
  if (give === 'drop') return withUnit(formatNumber(drop, 2, locale), 'bar');
  if (give === 'litres') return withUnit(formatNumber((drop * volume) / ATMOSPHERE, 0, locale), 'L');
  const mass = (pascalFromBar(drop) * volume) / LITRES / (NITROGEN_CONSTANT * kelvinFromCelsius(t));
  return withUnit(formatNumber(mass * GRAMS, 0, locale), 'g');
}
