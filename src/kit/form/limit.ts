/** The limits of a field, as it says them. */
import type { Locale } from '../../language/index.ts';
import { groupedText } from '../../quantities/grouped.ts';
import { textFromValue } from './text.ts';
import type { Measured } from './text.ts';

/** Of a limit in another unit than its own. */
const LIMIT_DIGITS = 4;

/** A limit of a field: it says itself in its own unit, and near enough in any other. */
export const limitText = (measured: Measured, value: number, unit: string, locale: Locale): string =>
  groupedText(textFromValue(measured, value, unit, locale, unit === measured.unit ? undefined : LIMIT_DIGITS), locale);
