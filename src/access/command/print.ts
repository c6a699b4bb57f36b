/** An answer as a person reads it: a figure a line, groups under their heading; a table as one. */
import type { Locale } from '../../language/index.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import { formatSignificant } from '../../quantities/number.ts';
import type { Figures } from '../questions/question.ts';
import { LABELS, WORDS } from './labels.ts';
import { inUnits, mostDecimals } from '../units.ts';
import type { UnitSystem } from '../units.ts';

const DIGITS = 5;
const NO_VALUE = '–';

const labelOf = (name: string, locale: Locale): string => LABELS[name]?.[locale] ?? name;
const wordOf = (value: string | boolean, locale: Locale): string => WORDS[String(value)]?.[locale] ?? String(value);

function shown(name: string, value: unknown, system: UnitSystem, locale: Locale): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (typeof value === 'string' || typeof value === 'boolean') return wordOf(value, locale);
  if (typeof value !== 'number') return String(value);
  const [inUnit, symbol] = inUnits(name, value, system);
  return `${formatSignificant(inUnit, DIGITS, locale, mostDecimals(name))}${symbol === '' ? '' : ` ${symbol}`}`;
}

const isGroup = (value: unknown): value is Figures =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function linesOf(figures: Figures, system: UnitSystem, locale: Locale, indent: string): readonly string[] {
  const single = Object.entries(figures).filter(([, value]) => !isGroup(value) && !Array.isArray(value));
  const width = Math.max(0, ...single.map(([name]) => labelOf(name, locale).length)) + 2;
  return Object.entries(figures).flatMap(([name, value]) => {
    const label = labelOf(name, locale);
    if (isGroup(value)) return [`${indent}${label}`, ...linesOf(value, system, locale, `${indent}  `)];
    if (!Array.isArray(value)) return [`${indent}${label.padEnd(width)}${shown(name, value, system, locale)}`];
    if (value.length === 0) return [];
    return [
      `${indent}${label}`,
      ...value.flatMap((one) =>
        isGroup(one) ? linesOf(one, system, locale, `${indent}  `) : [`${indent}  ${shown(name, one, system, locale)}`],
      ),
    ];
  });
}

export const textOf = (figures: Figures, system: UnitSystem, locale: Locale): string =>
  `${linesOf(figures, system, locale, '').join('\n')}\n`;

type Row = Figures;

/** The head of a column, with its unit. */
function headOf(name: string, system: UnitSystem, locale: Locale): string {
  const [, symbol] = inUnits(name, 0, system);
  return `${labelOf(name, locale)}${symbol === '' ? '' : ` (${symbol})`}`;
}

/** A cell without its unit, which the head says. */
const bare = (name: string, value: unknown, system: UnitSystem): string | number =>
  typeof value === 'number'
    ? inUnits(name, value, system)[0]
    : value === null || value === undefined
      ? ''
      : String(value);

/** Rows as a file for a spreadsheet of that language, every digit kept. */
export function csvOf(rows: readonly Row[], system: UnitSystem, locale: Locale): string {
  const names = Object.keys(rows[0] ?? {});
  return csvOfTables(
    [
      [
        names.map((name) => headOf(name, system, locale)),
        ...rows.map((row) => names.map((name) => bare(name, row[name], system))),
      ],
    ],
    locale,
  );
}

/** Rows as columns. */
export function tableOf(rows: readonly Row[], system: UnitSystem, locale: Locale): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [
    names.map((name) => headOf(name, system, locale)),
    ...rows.map((row) =>
      names.map((name) => {
        const cell = bare(name, row[name], system);
        return typeof cell === 'number' ? formatSignificant(cell, DIGITS, locale, mostDecimals(name)) : cell;
      }),
    ),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return `${cells.map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')).join('\n')}\n`;
}
