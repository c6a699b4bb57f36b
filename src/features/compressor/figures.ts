/** Figures of a compressor as they are read: value, unit, a dash for what has no value. */
import type { Key, Translator } from '../../i18n/keys.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { isSingular } from '../../language/plural.ts';

export const NO_VALUE = '–';

export function figure(value: number | null | undefined, decimals: number, unit: string, locale: Locale): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  return withUnit(formatNumber(value, decimals, locale), unit);
}

/** "1 compresseur", "3 compresseurs". */
export function counted(count: number, one: Key, other: Key, t: Translator): string {
  return t(isSingular(count, t.locale) ? one : other, { count });
}
