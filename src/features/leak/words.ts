/** Figures of a leak as its reader reads them. */
import type { Leak, LeakStage } from '../../field/index.ts';
import { leakSentence, verdictSentence } from '../../field/leak/sentences.ts';
import { isReference } from '../../refrigerants/is-reference.ts';
import type { Translator } from '../../i18n/keys.ts';
import { convert, formatNumber } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { figure } from '../../kit/table/table.ts';
import type { Figure } from '../../kit/table/table.ts';
import { signedText } from '../../kit/island/signed.ts';

const PERCENT = 100;
/** Decimals of a drift: a ruler is read to a tenth. */
const DECIMALS = 1;

/** Mass per cent. */
export const percent = (value: number, locale: Locale): string => withUnit(formatNumber(value, DECIMALS, locale), '%');

/** A share of nominal as a change in per cent. */
export const change = (value: number, locale: Locale): string =>
  withUnit(signedText(PERCENT * value, DECIMALS, locale), '%');

/** The same as the cell of a table. */
export const changeCell = (value: number | null | undefined, locale: Locale): Figure =>
  figure('share', value, typeof value === 'number' ? signedText(PERCENT * value, DECIMALS, locale) : NO_VALUE);

function inUnit({ units, locale }: Formatter, kelvin: number, isSigned: boolean): string {
  const unit = unitOfSlot(units, 'temperatureDifference') as UnitOf<'temperatureDifference'>;
  const shown = convert('temperatureDifference', kelvin, 'K', unit);
  const text = isSigned ? signedText(shown, DECIMALS, locale) : formatNumber(Math.abs(shown), DECIMALS, locale);
  return withUnit(text, unit === 'K' ? 'K' : '°F');
}
/** A difference of temperatures with its sign. */
export const signedKelvin = (format: Formatter, kelvin: number | null): string =>
  kelvin === null ? NO_VALUE : inUnit(format, kelvin, true);
/** The same as the cell of a table. */
export function kelvinCell(kelvin: number | null | undefined, { units, locale }: Formatter): Figure {
  const unit = unitOfSlot(units, 'temperatureDifference') as UnitOf<'temperatureDifference'>;
  const written = (value: number): string =>
    signedText(convert('temperatureDifference', value, 'K', unit), DECIMALS, locale);
  return figure('temperatureDifference', kelvin, typeof kelvin === 'number' ? written(kelvin) : NO_VALUE);
}
/** Its size alone. */
export const kelvinSize = (format: Formatter, kelvin: number): string => inUnit(format, kelvin, false);

export const lastStage = ({ stages }: Leak): LeakStage => stages.at(-1) as LeakStage;

/** The component that moved most, and by how much, mass points. */
export function mostMoved(found: Leak): { readonly name: string; readonly from: number; readonly to: number } {
  const to = lastStage(found).massPercent;
  const from = found.nominal.massPercent;
  const moved = found.components.map((name) => ({ name, from: from[name] ?? 0, to: to[name] ?? 0 }));
  // Of what is most volatile one speaks: the one that lost most, else the one that gained most.
  const lost = moved.reduce((most, one) => (one.to - one.from < most.to - most.from ? one : most));
  const gained = moved.reduce((most, one) => (one.to - one.from > most.to - most.from ? one : most));
  return found.verdict.subcooling_add < 0 ? gained : lost;
}

/** What is left as a reference string, for the ruler. */
export function referenceOf(found: Leak): string {
  const parts = Object.entries(lastStage(found).massPercent).map(([name, value]) => [name, value / PERCENT] as const);
  return parts.map(([name, share]) => `${name}[${Number(share.toFixed(5))}]`).join('&');
}

/** How often it may be topped up, in words. */
export function timesText(count: number | null, t: Translator): string {
  if (count === null) return t('leak.times.endless');
  if (count >= 10) return t('leak.times.most');
  return count === 0 ? t('leak.times.none') : formatNumber(count, 0, t.locale);
}

/** The blend by its name; a mix of the reader's is just "the mix". */
export const fluidText = ({ fluid }: Leak, t: Translator): string => (isReference(fluid) ? t('leak.mix') : fluid);

/** Whether it may be topped up, and why. */
export const verdictText = (found: Leak, format: Formatter, t: Translator): string => {
  const care = found.allowed?.care;
  const { code, w } = found.verdict;
  const values = { fluid: fluidText(found, t), w: kelvinSize(format, w), n: formatNumber(care ?? 0, 0, t.locale) };
  return leakSentence(verdictSentence(code, care), values, t.locale);
};
