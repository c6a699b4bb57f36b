/** The rows of a pair's tables: both fluids, and how far the second is from the first. */
import type { Comparison } from '../../../circuit/comparison/comparison.ts';
import type { Translator } from '../../../i18n/index.ts';
import { decimalsFor, formatNumber } from '../../../quantities/number.ts';
import { ATMOSPHERE_BAR } from '../figures.ts';

/** Decimals of what is written; a flow has three digits. */
const ROWS = {
  p_evp: 2,
  p_cdr: 2,
  tau: 1,
  t_discharge: 0,
  q0v: 0,
  eer: 2,
  mass_flow_s: undefined,
  glide_evp: 1,
  t_crit: 1,
} as const satisfies Readonly<Partial<Record<keyof Comparison['rows'], number | undefined>>>;
export type RowKey = keyof typeof ROWS;

const DIGITS = 3;

export interface Row {
  readonly key: RowKey;
  readonly cells: readonly string[];
}

/** Pressures as a gauge reads them; a change in per cent, of temperatures in kelvins, of pressures in bar. */
export function rowsOf(rows: Comparison['rows'], t: Translator): readonly Row[] {
  return (Object.entries(ROWS) as [RowKey, number | undefined][]).map(([key, decimals]) => {
    const { value1, value2, delta, difference } = rows[key];
    const shift = key === 'p_evp' || key === 'p_cdr' ? ATMOSPHERE_BAR : 0;
    const write = (value: number | string | null): string =>
      typeof value === 'number'
        ? formatNumber(value - shift, decimals ?? decimalsFor(value, DIGITS), t.locale)
        : t('pairPages.none');
    const signed = (value: number, places: number, unit: string): string =>
      `${value > 0 ? '+' : ''}${formatNumber(value, places, t.locale)}\u202f${unit}`;
    const change =
      shift > 0 && typeof value1 === 'number' && typeof value2 === 'number'
        ? signed(value2 - value1, 2, 'bar')
        : difference !== null
          ? signed(difference, 1, 'K')
          : delta !== null
            ? signed(delta, 0, '%')
            : t('pairPages.none');
    return { key, cells: [write(value1), write(value2), change] };
  });
}
