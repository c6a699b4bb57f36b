/** How figures of lines and their components are written: two decimals for what is judged by tenths. */
import { decimalSign, formatNumber, unitOf } from '../../quantities/index.ts';
import { formatAtMost, withUnit } from '../../quantities/number.ts';
import { inUnit } from '../../kit/form/text.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import type { Locale } from '../../language/index.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { figure } from '../../kit/table/table.ts';
import type { Figure } from '../../kit/table/table.ts';

/** A tube as an answer gives it: mm. */
export interface NamedTube {
  readonly label: string;
  readonly series: string;
  readonly de: number;
  readonly e: number;
}

/** At least one decimal, so that "1,0" is a wall and not a count. */
const wallText = (wall: number, locale: Locale): string =>
  Number.isInteger(Math.round(wall * 100) / 10) ? formatNumber(wall, 1, locale) : formatAtMost(wall, 2, locale);

/** "22 × 1 mm", "7/8" (22,22 × 1,0)", "K65 3/4" (19,05 × 1,3)", "316 22 × 1,5 mm", "DN50 (60,3 × 2,9)". */
export function tubeText({ label, series, de, e }: NamedTube, locale: Locale): string {
  const outside = formatAtMost(de, 2, locale);
  if (series === 'ss-metric') return `${labelText(label, locale)}\u202fmm`;
  return series === 'cu-metric'
    ? `${outside}\u00a0×\u00a0${formatAtMost(e, 2, locale)}\u202fmm`
    : `${label} (${outside}\u00a0×\u00a0${wallText(e, locale)})`;
}

/** A tube by its label alone, as its series writes it: "22x1" is "22 × 1". */
export const labelText = (label: string, locale: Locale): string =>
  label.replace('x', '\u202f×\u202f').replace('.', decimalSign(locale));

const DECIMALS = {
  speed: { m_s: 2, ft_s: 1 },
  temperatureDifference: { K: 2, degF: 2 },
  pressureGradient: { Pa_m: 0, kPa_m: 3, psi_100ft: 2 },
  pressureDifference: { bar: 3, kPa: 1, Pa: 0, psi: 2 },
} as const;
const DOOR_UNITS = {
  speed: 'm_s',
  temperatureDifference: 'K',
  pressureGradient: 'Pa_m',
  pressureDifference: 'bar',
} as const;

export type LineQuantity = keyof typeof DECIMALS;

/** The figure alone, a dash for what has no value. */
export function lineFigure(quantity: LineQuantity, value: number | null | undefined, format: Formatter): string {
  if (value === null || value === undefined) return NO_VALUE;
  const unit = unitOfSlot(format.units, quantity);
  const decimals = (DECIMALS[quantity] as Readonly<Record<string, number>>)[unit] ?? 2;
  return formatNumber(inUnit({ quantity }, value, DOOR_UNITS[quantity], unit), decimals, format.locale);
}

/** The same as the cell of a table. */
export const lineCell = (quantity: LineQuantity, value: number | null | undefined, format: Formatter): Figure =>
  figure(quantity, value, lineFigure(quantity, value, format));

export const lineSymbol = (quantity: LineQuantity, format: Formatter): string =>
  unitOf(quantity, unitOfSlot(format.units, quantity)).symbol;

/** The figure and its unit. */
export function lineText(quantity: LineQuantity, value: number | null | undefined, format: Formatter): string {
  const text = lineFigure(quantity, value, format);
  return text === NO_VALUE ? text : withUnit(text, lineSymbol(quantity, format));
}
