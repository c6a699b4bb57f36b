/** What the clock of the recording showed at each row. */
import type { AnyColumns, SetFacts } from './set.ts';
import { instantFrom, stampText } from './table/stamps.ts';

/**
 * Instant of a row as the file's clock showed it, ISO 8601: with Z in UTC, without a zone where the clock is local,
 * changes of hour followed. '' where the file has no date.
 * @param row place of the row
 */
export function clockTime(
  set: Pick<SetFacts, 'start' | 'clock'> & { readonly columns: AnyColumns },
  row: number,
): string {
  const start = instantFrom(set.start);
  const seconds = set.columns.time[row];
  if (start === undefined || typeof seconds !== 'number') return '';
  let shift = 0;
  for (const change of set.clock ?? []) if (change.at <= seconds) ({ shift } = change);
  return stampText(start.ms + Math.round((seconds + shift) * 1000), start.isUtc);
}
