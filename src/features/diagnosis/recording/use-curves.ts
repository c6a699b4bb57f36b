/** Curves of what a plot shows, asked of the worker for each span; the latest question counts. */
import { useEffect, useState } from 'react';
import type { RecordingClient, SeriesKey, ShownCurves } from '../../../runtime/recording-bridge.ts';
import type { Span } from './chart-window.ts';

/** Spans asked for beyond what is seen, so that a moving finger draws on. */
const AIR = 0.5;

/**
 * @param version another recording or analysis, another version
 * @param buckets as many as there are pixels across
 */
export function useCurves(
  client: RecordingClient,
  version: unknown,
  keys: readonly SeriesKey[],
  [from, to]: Span,
  buckets: number,
): ShownCurves {
  const [shown, setShown] = useState<{ readonly version: unknown; readonly curves: ShownCurves }>();
  const wanted = keys.join(' ');
  useEffect(() => {
    const run = new AbortController();
    const frame = requestAnimationFrame(() => {
      const length = to - from;
      const ask = {
        keys: wanted.split(' ') as SeriesKey[],
        from: from - AIR * length,
        to: to + AIR * length,
        buckets: Math.round(buckets * (1 + 2 * AIR)),
      };
      client.call('view', ask, run.signal).then(
        (curves) => setShown({ version, curves }),
        // Given up for a later one, or the worker is gone: what is drawn stands.
        () => undefined,
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      run.abort();
    };
  }, [client, version, wanted, from, to, buckets]);
  return shown !== undefined && shown.version === version ? shown.curves : NONE;
}

const NONE: ShownCurves = {};
