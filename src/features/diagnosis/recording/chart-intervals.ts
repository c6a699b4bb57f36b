/** What of a recording can be read, as grounds of a plot and in words. */
import type { AnalysisFigures } from '../../../runtime/recording-bridge.ts';
import type { Scale } from '../../../charts/plot/scale.ts';
import type { Span } from './chart-window.ts';

type Interval = AnalysisFigures['intervals'][number];

export const isReadable = ({ label }: Interval): boolean => label === 'steady' || label === 'hunting';

/** Steady and hunting intervals that lie in a span, at least in part. */
export const intervalsIn = (intervals: readonly Interval[], [from, to]: Span): readonly Interval[] =>
  intervals.filter((interval) => isReadable(interval) && interval.end >= from && interval.start <= to);

/** Grounds of a pane as path data, one for each kind. */
export function shadesOf(
  intervals: readonly Interval[],
  span: Span,
  x: Scale,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): { readonly steady: string; readonly hunting: string } {
  const seen = intervalsIn(intervals, span);
  const path = (label: Interval['label']): string =>
    seen
      .filter((interval) => interval.label === label)
      .map(({ start, end }) => {
        const [from, to] = [x(Math.max(start, span[0])), x(Math.min(end, span[1]))];
        return `M${from.toFixed(1)} ${top}H${Math.max(to, from + 0.5).toFixed(1)}V${bottom}H${from.toFixed(1)}Z`;
      })
      .join('');
  return { steady: path('steady'), hunting: path('hunting') };
}
