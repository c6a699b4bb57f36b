/** The columns of the list of refrigerants, and how its cells are written at build and by its script. */
import { barText, gaugeText } from './figures.ts';
import type { Locale } from '../../language/index.ts';

/** In the order of the table, what a phone has in sight first; FluidList.module.css counts on it. */
export const COLUMNS = [
  'name',
  'pressure',
  'absolute',
  'class',
  'gwp',
  'family',
  'glide',
  'law',
  'ped',
  'odp',
  'boiling',
  'critical',
  'composition',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns a reader has to ask for. */
export const HIDDEN_COLUMNS: readonly Column[] = ['ped', 'odp', 'boiling', 'composition'];

/** The bands of the law a GWP falls in: the limits of Regulation (EU) 2024/573, Annex IV and Article 13. */
export function gwpBands(gwp: number | null): readonly string[] {
  if (gwp === null) return ['unknown'];
  if (gwp >= 2500) return ['ge2500'];
  return [...(gwp < 150 ? ['lt150'] : []), ...(gwp < 750 ? ['lt750'] : []), 'lt2500'];
}

/** The columns of the pressure, and how each counts it: as a gauge reads it first. */
export const PRESSURES = { pressure: gaugeText, absolute: barText } as const;

/** The cell of two pressures, bar absolute: one figure where both are written alike, a dash where there is none. */
export function pressureCell(column: keyof typeof PRESSURES, bubble: number, dew: number, locale: Locale): string {
  if (Number.isNaN(bubble) || Number.isNaN(dew)) return '—';
  const write = PRESSURES[column];
  const texts = [write(bubble, locale), write(dew, locale)] as const;
  return texts[0] === texts[1] ? texts[0] : texts.join(' / ');
}
