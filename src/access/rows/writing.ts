/** A line of a file as it is written: for programs with points and commas, for French spreadsheets with commas and semicolons. */
import { csvCell, guarded } from '../../quantities/csv.ts';
import type { DecimalSign } from '../units.ts';

export interface Written {
  readonly separator: string;
  readonly decimal: DecimalSign;
}

export const WRITTEN = {
  point: { separator: ',', decimal: '.' },
  comma: { separator: ';', decimal: ',' },
} as const satisfies Readonly<Record<string, Written>>;

export type CellValue = string | number | boolean | null | undefined;

/** A figure with every digit, and its sign of decimals. */
export const figureText = (value: CellValue, decimal: DecimalSign): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'number' && decimal === ','
      ? String(value).replace('.', ',')
      : String(value);

/** A line, a spreadsheet shows whose texts and runs none. */
export const lineText = (cells: readonly CellValue[], { separator, decimal }: Written): string =>
  `${cells.map((cell) => csvCell(typeof cell === 'string' ? guarded(cell) : figureText(cell, decimal), separator)).join(separator)}\n`;
