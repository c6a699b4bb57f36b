/** The head of the report and the project the study is kept in: what is written in one goes with the other. */
import { $open, keepReport } from '../../projects/bar/study.ts';
import type { Open } from '../../projects/bar/study.ts';
import { $reportLines, takeLinesOf } from '../state/report-lines.ts';

/** After the last key, ms. */
const PAUSE = 300;

/** @returns stops it */
export function followLinesOfProject(): () => void {
  let taken: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepReport($reportLines.get()), PAUSE);
  };
  const take = (open: Open | undefined): void => {
    if (open?.project.id === taken) return;
    taken = open?.project.id;
    if (!open) return;
    takeLinesOf(open.project.id, open.project.report);
    // Written before the project was there.
    if (!open.project.report && Object.values($reportLines.get()).some((line) => line !== '')) keep();
  };
  take($open.get());
  const stops = [$open.listen(take), $reportLines.listen(keep)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
