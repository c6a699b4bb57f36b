/** A file of one column, as people paste it: its lines get a number, so that it is a table like the others. */
import { isNumeric } from '../../diagnosis/measurements/table/numbers.ts';

const HEADER = 'T ext';
/** Lines looked at. */
const SAMPLE = 50;

/** The file as a table where its lines are one number each, below a name or none; else as it came. */
export function withCountedRows(bytes: Uint8Array): Uint8Array {
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
  const filled = lines.map((line) => line.trim().replace(/^\ufeff/, '')).filter((line) => line !== '');
  const hasName = filled[0] !== undefined && !isNumeric(filled[0]);
  const rows = hasName ? filled.slice(1) : filled;
  const isOneColumn = rows.length > 0 && rows.slice(0, SAMPLE).every((line) => isNumeric(line));
  if (!isOneColumn) return bytes;
  const name = hasName ? filled[0]! : HEADER;
  return new TextEncoder().encode([`n;${name}`, ...rows.map((line, index) => `${index};${line}`)].join('\n'));
}
