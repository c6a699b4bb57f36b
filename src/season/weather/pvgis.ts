/**
 * A file of PVGIS as its site writes it: facts of the place, of a typical year the year each month is of, then the table of hours
 * and what its columns are. The table alone is read.
 */
const FIRST_WORDS = 'Latitude (decimal degrees)';
const TABLE = /^time(?:\(UTC\))?,/;

/** The table of hours of a file of PVGIS; any other file as it came. */
export function pvgisTable(bytes: Uint8Array): Uint8Array {
  const head = new TextDecoder().decode(bytes.subarray(0, FIRST_WORDS.length + 1)).replace(/^\ufeff/, '');
  if (!head.startsWith(FIRST_WORDS)) return bytes;
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
  const start = lines.findIndex((line) => TABLE.test(line));
  if (start < 0) return bytes;
  const end = lines.findIndex((line, index) => index > start && line.trim() === '');
  return new TextEncoder().encode(lines.slice(start, end < 0 ? undefined : end).join('\n'));
}
