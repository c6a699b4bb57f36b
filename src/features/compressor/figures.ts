/** Figures of a compressor as they are read: value, unit, a dash for what has no value. */
import type { Key, Translator } from '../../i18n/keys.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import { convert } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { formatAtMost, formatNumber, withUnit } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { isSingular } from '../../language/plural.ts';

export const NO_VALUE = '–';

export function figure(value: number | null | undefined, decimals: number, unit: string, locale: Locale): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  return withUnit(formatNumber(value, decimals, locale), unit);
}

/** A line of results: in the reader's unit where it is a quantity, else as it is. */
export interface Kind {
  readonly quantity?: ShownQuantity;
  readonly unit?: string;
  readonly decimals: number;
}

/** The figure of a line, given in the unit of the doors, without its unit. */
export const written = ({ quantity, decimals }: Kind, value: number | null | undefined, format: Formatter): string =>
  quantity === undefined ? figure(value, decimals, '', format.locale) : format.number(quantity, value);

export const symbolOf = ({ quantity, unit = '' }: Kind, format: Formatter): string =>
  quantity === undefined ? unit : format.symbol(quantity);

/** A temperature, °C, in the reader's unit, which stands elsewhere. */
export function degreesText(value: number, { units, locale }: Formatter): string {
  const unit = unitOfSlot(units, 'temperature') as UnitOf<'temperature'>;
  return formatAtMost(convert('temperature', value, 'degC', unit), 1, locale);
}

/** A pair of saturation temperatures, °C, in the reader's unit: "−10 / 45 °C". */
export const pairText = (te: number, tc: number, format: Formatter): string =>
  withUnit(`${degreesText(te, format)} / ${degreesText(tc, format)}`, format.symbol('temperature'));

/** "1 compresseur", "3 compresseurs". */
export function counted(count: number, one: Key, other: Key, t: Translator): string {
  return t(isSingular(count, t.locale) ? one : other, { count });
}
