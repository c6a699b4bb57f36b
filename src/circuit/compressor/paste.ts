/** Coefficients as makers' sheets print them: units in the headings, the coefficients' own names beside the numbers. */
import { numberFromCell } from './numbers.ts';
import type { Outcome } from '../outcome.ts';
import type { Coefficients } from './polynomial.ts';
import { COEFFICIENTS } from './polynomial.ts';
import type { Quantity } from './quantities.ts';
import { QUANTITIES, unitFromText } from './quantities.ts';
import { coefficientsFromText } from './text.ts';

export interface PastedSheet {
  /** By quantity where the text names them; `active` is a block without a name. */
  readonly coefficients: { readonly [Q in Quantity | 'active']?: Coefficients };
  /** Units the headings say. */
  readonly units: { readonly [Q in Quantity]?: string };
}

/** Longer names of the quantities, each a pattern over a heading in small letters. */
const HEADINGS: readonly (readonly [pattern: RegExp, quantity: Quantity])[] = [
  [
    /puissance\s+frigorifique|cooling\s+capacity|refrigerat(?:ing|ion)\s+capacity|k(?:ä|ae)lteleistung|capacit/u,
    'capacity',
  ],
  [
    /puissance\s+absorb|puissance\s+(?:é|e)lectrique|power\s+(?:input|consumption)|input\s+power|leistungsaufnahme/u,
    'power',
  ],
  [/d(?:é|e)bit(?:\s+massique)?|mass[\s_]*flow(?:\s*rate)?|massenstrom/u, 'mass_flow'],
  [/intensit|courant|current|stromaufnahme/u, 'current'],
];
/** The label `coefficientsFromText` knows each quantity by. */
const LABEL = { capacity: 'q0', power: 'p', mass_flow: 'm', current: 'i' } as const;
/** A unit after a name: in brackets, or after a comma or a slash of its own. */
const UNIT = /[([]\s*([^)\]]+?)\s*[)\]]/u;
/** "C1", "c[3]", "M0 =", "a10:": what a sheet calls the coefficient beside it. */
const COEFFICIENT_NAME = /^[a-z]{1,2}[_[(]?(?:10|\d)[\])]?\s*[:=]?$/iu;

/** Cells of a line: by tabs or semicolons where it has some, so that a name of two words stays whole. */
function cellsOf(line: string): readonly string[] {
  const separated = /[\t;]/u.test(line) ? line.split(/[\t;]/u) : line.split(/\s+/u);
  return separated.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function quantityOf(heading: string): Quantity | undefined {
  const lower = heading.toLowerCase().replaceAll('_', ' ');
  return HEADINGS.find(([pattern]) => pattern.test(lower))?.[1];
}

/** A line without the coefficient's name in front, which also stands joined to its number: "C1=38.41". */
function withoutCoefficientName(line: string): string {
  const spaced = line.replace(/^(\s*[a-z]{1,2}[_[(]?(?:10|\d)[\])]?)\s*[:=]\s*/iu, '$1\t');
  const cells = cellsOf(spaced);
  const [first = '', ...rest] = cells;
  return COEFFICIENT_NAME.test(first) && rest.length > 0 && rest.every((cell) => cellsOf(cell).every(isNumberText))
    ? rest.join('\t')
    : line;
}
const isNumberText = (cell: string): boolean => numberFromCell(cell) !== undefined;

/** A line that names the coefficients alone: "C1 C2 … C10". */
const isListOfNames = (line: string): boolean => {
  const cells = cellsOf(line).flatMap((cell) => cell.split(/\s+/u));
  return cells.length >= COEFFICIENTS && cells.slice(-COEFFICIENTS).every((cell) => COEFFICIENT_NAME.test(cell));
};

/** The words at the head of a line as labels the reading knows, its numbers after them, and the units it said. */
function labelled(line: string, units: { [Q in Quantity]?: string }): string {
  const keep = (heading: string, fallback: string): string => {
    const quantity = quantityOf(heading.replace(UNIT, ''));
    if (quantity === undefined) return fallback;
    const unit = UNIT.exec(heading)?.[1];
    const known = unit === undefined ? undefined : unitFromText(quantity, unit);
    if (known !== undefined) units[quantity] = known;
    return LABEL[quantity];
  };
  if (/[\t;]/u.test(line)) {
    return line
      .split(/[\t;]/u)
      .map((cell) => (isNumberText(cell.trim()) ? cell : keep(cell, cell)))
      .join('\t');
  }
  // Parted by spaces: everything before the first number is one heading.
  const words = line.trim().split(/\s+/u);
  const first = words.findIndex(isNumberText);
  if (first <= 0) return line;
  const heading = words.slice(0, first).join(' ');
  return [keep(heading, heading), ...words.slice(first)].join('\t');
}

/** The same lines in the form `coefficientsFromText` reads; lines stay lines, so that a fault keeps its number. */
function tidied(text: string): { readonly text: string; readonly units: PastedSheet['units'] } {
  const units: { [Q in Quantity]?: string } = {};
  const lines = text.split(/\r\n?|\n/u).map((line) => {
    if (isListOfNames(line)) return '';
    return labelled(withoutCoefficientName(line), units);
  });
  const [header = ''] = lines.filter((line) => line.trim() !== '');
  // A corner above the coefficients' names: "Coefficient; Capacity; Power".
  const cells = header.split('\t').map((cell) => cell.trim());
  const labels: readonly string[] = QUANTITIES.map((quantity) => LABEL[quantity]);
  const isCorner =
    cells.length > 1 && !labels.includes(cells[0] ?? '') && cells.slice(1).every((cell) => labels.includes(cell));
  const tidy = isCorner ? lines.map((line) => (line === header ? cells.slice(1).join('\t') : line)) : lines;
  return { text: tidy.join('\n'), units };
}

/**
 * Coefficients from pasted text: what `coefficientsFromText` reads, and the same with headings in full ("Cooling
 * capacity (W)"), with units in brackets, which are read too, and with the coefficients' names (C1…C10, C0…C9) before
 * the numbers or in a line of their own.
 *
 * Problems: those of `coefficientsFromText`, of the text as it is.
 */
export function coefficientsFromSheet(text: unknown): Outcome<PastedSheet> {
  const plain = coefficientsFromText(text);
  if (plain.ok) return { ok: true, result: { ...plain.result, units: {} } };
  if (typeof text !== 'string') return plain;
  const tidy = tidied(text);
  const read = coefficientsFromText(tidy.text);
  return read.ok ? { ok: true, result: { ...read.result, units: tidy.units } } : plain;
}
