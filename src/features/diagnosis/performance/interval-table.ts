/** Measured intervals as a table for a spreadsheet, one line each. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Cell, Rows } from '../../../quantities/csv.ts';
import type { RecordingClock } from '../recording/times.ts';
import { instantText } from '../recording/times.ts';
import { figuresOf } from './state/intervals.ts';
import type { MeasuredInterval } from './state/intervals.ts';

/** Two figures more than any ± allows are left: a spreadsheet sums them. */
const DIGITS = 5;
const cellOf = (value: number | undefined): Cell => (value === undefined ? '' : Number(value.toPrecision(DIGITS)));

/** Start, seconds, ratio and capacity (kW) with their ±, verdict. @param recording words of the recording, for its clock */
export function intervalTable(
  rows: readonly MeasuredInterval[],
  facts: RecordingClock,
  t: Translator,
  recording: Translator,
): Rows {
  const name = (key: 'start' | 'duration' | 'ratio' | 'capacity' | 'verdict'): string =>
    t(`performance.intervals.${key}`);
  const head = [
    ...[name('start'), `${name('duration')} (s)`, name('ratio'), `${name('ratio')} ±`],
    ...[`${name('capacity')} (kW)`, `${name('capacity')} ± (kW)`, name('verdict')],
  ];
  return [
    head,
    ...rows.map((row): readonly Cell[] => {
      const { ratio, capacity } = figuresOf(row);
      const { start, end, answer } = row;
      return [
        ...[instantText(facts, start, recording), end - start],
        ...[cellOf(ratio?.value), cellOf(ratio?.U), cellOf(capacity?.value), cellOf(capacity?.U)],
        t(`performance.intervals.short.${answer.ok ? answer.result.verdict : 'refused'}`),
      ];
    }),
  ];
}
