/** The head of the report and the machine the study is kept in: what is written in one goes with the other. */
import { $open, keepReport } from '../../machines/bar/study.ts';
import type { Open } from '../../machines/bar/study.ts';
import { $reportLines, takeLinesOf } from '../state/report-lines.ts';

/** After the last key, ms. */
const PAUSE = 300;

/** @returns stops it */
export function followLinesOfMachine(): () => void {
  let taken: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepReport($reportLines.get()), PAUSE);
  };
  const take = (open: Open | undefined): void => {
    if (open?.machine.id === taken) return;
    taken = open?.machine.id;
    if (!open) return;
    takeLinesOf(open.machine.id, open.machine.report);
    // Written before the machine was there.
    if (!open.machine.report && Object.values($reportLines.get()).some((line) => line !== '')) keep();
  };
  take($open.get());
  const stops = [$open.listen(take), $reportLines.listen(keep)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
