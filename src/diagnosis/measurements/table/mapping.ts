/** Which columns of a table are taken, as what, by the names of its header and the reader's choices. */
import type { Choices, Findings } from '../choices.ts';
import type { ColumnKey } from '../columns.ts';
import { isColumnKey, isPressure, quantityOf } from '../columns.ts';
import type { PressureMode } from '../set.ts';
import type { Unit } from '../units.ts';
import { isUnitOf, unitFromText } from '../units.ts';
import { quoted } from '../outcome.ts';
import { guessFromHeader } from './names.ts';

export interface TakenColumn {
  readonly index: number;
  /** As it is shown: 'lp (1)' where two have one name. */
  readonly name: string;
  readonly key: ColumnKey;
  readonly unit: Unit | undefined;
  readonly mode: PressureMode | undefined;
}

/** Names as they are shown: those that stand twice get a number. */
export function shownNames(headers: readonly string[], findings: Findings): string[] {
  const counts = new Map<string, number>();
  for (const header of headers) counts.set(header, (counts.get(header) ?? 0) + 1);
  const seen = new Map<string, number>();
  return headers.map((header) => {
    if (header === '' || counts.get(header) === 1) return header;
    const place = (seen.get(header) ?? 0) + 1;
    seen.set(header, place);
    if (place === 2) findings.ask('Q_SAME_NAME', { c: quoted(header) }, header);
    return `${header} (${place})`;
  });
}

const modeFrom = (text: unknown): PressureMode | undefined => (text === 'rel' || text === 'abs' ? text : undefined);
const choiceOf = <T>(choices: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  choices !== undefined && Object.hasOwn(choices, name) ? choices[name] : undefined;

function chosen(name: string, index: number, choices: Choices): TakenColumn | 'left out' | undefined {
  const choice = choiceOf(choices.mapping, name);
  if (choice === undefined) return undefined;
  const [key, unitText, modeText] = choice ?? [''];
  if (!isColumnKey(key)) return 'left out';
  const named = typeof unitText === 'string' ? unitFromText(unitText) : undefined;
  const mode = modeFrom(modeText) ?? named?.mode ?? choices.p_mode;
  const isFitting = named !== undefined && isUnitOf(named.unit, quantityOf(key));
  return { index, name, key, unit: isFitting ? named.unit : undefined, mode: isPressure(key) ? mode : undefined };
}

function guessed(name: string, header: string, unitCell: string | undefined, index: number, choices: Choices) {
  const alone = guessFromHeader(header);
  const isSaid = alone.unit !== undefined || (unitCell ?? '').trim() === '';
  const { key, unit: ofHeader } = isSaid ? alone : guessFromHeader(`${header} [${unitCell ?? ''}]`);
  if (key === undefined) return undefined;
  const named = unitFromText(choiceOf(choices.units, name) ?? '') ?? ofHeader;
  const unit = named !== undefined && isUnitOf(named.unit, quantityOf(key)) ? named : undefined;
  // What a unit says of its zero stands; the reader speaks for those that say nothing.
  const mode = isPressure(key) ? (unit?.mode ?? choices.p_mode) : undefined;
  return { index, name, key, unit: unit?.unit, mode } satisfies TakenColumn;
}

export interface Taken {
  readonly columns: readonly TakenColumn[];
  readonly ignored: readonly string[];
}

/**
 * The columns taken: first those the reader named, then those whose name says what they are, each column of the set
 * once. Asks for units and for where pressures count from.
 * @param isTime indices of the columns that are the time
 */
export function takenColumns(
  headers: readonly string[],
  units: readonly string[] | undefined,
  isTime: ReadonlySet<number>,
  choices: Choices,
  findings: Findings,
): Taken {
  const names = shownNames(headers, findings);
  const open = names.flatMap((name, index) => (isTime.has(index) || name === '' ? [] : [{ name, index }]));
  const columns: TakenColumn[] = [];
  const taken = new Set<ColumnKey>();
  const answered = new Set<number>();
  const take = (column: TakenColumn | undefined): void => {
    if (column === undefined || taken.has(column.key)) return;
    taken.add(column.key);
    columns.push(column);
  };
  for (const { name, index } of open) {
    const choice = chosen(name, index, choices);
    if (choice === undefined) continue;
    answered.add(index);
    if (choice !== 'left out') take(choice);
  }
  for (const { name, index } of open) {
    if (!answered.has(index)) take(guessed(name, headers[index] ?? '', units?.[index], index, choices));
  }
  columns.sort((a, b) => a.index - b.index);
  for (const column of columns) askAbout(column, findings);
  const used = new Set(columns.map(({ index }) => index));
  return { columns, ignored: open.filter(({ index }) => !used.has(index)).map(({ name }) => name) };
}

/** Asks what a column's name does not say. */
function askAbout({ name, key, unit, mode }: Omit<TakenColumn, 'index'>, findings: Findings): void {
  if (unit === undefined) findings.ask('Q_UNIT', { c: quoted(name) }, name);
  if (isPressure(key) && mode === undefined) findings.ask('Q_PMODE', { c: quoted(name) }, name);
}
