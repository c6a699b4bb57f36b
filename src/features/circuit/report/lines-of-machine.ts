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
  const keepNow = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    void keepReport($reportLines.get());
  };
  const keep = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keepNow, PAUSE);
  };
  const take = (open: Open | undefined): void => {
    if (open?.machine.id === taken) return;
    taken = open?.machine.id;
    if (!open) return;
    const { id, report } = open.machine;
    takeLinesOf(id, report);
    // Written before the machine was there, or as its tab ended.
    if (Object.entries($reportLines.get()).some(([line, text]) => text !== (report?.[line] ?? ''))) keep();
  };
  take($open.get());
  const stops = [$open.listen(take), $reportLines.listen(keep)];
  // Left before the pause was over.
  addEventListener('pagehide', keepNow);
  return () => {
    removeEventListener('pagehide', keepNow);
    keepNow();
    for (const stop of stops) stop();
  };
}
