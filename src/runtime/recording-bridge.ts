/**
 * The runtime's door for recordings: a worker of its own, fetched when a file is opened, which holds the rows. What a
 * page is told are figures, twenty rows and curves as long as its pixels.
 */
import type { RecordingCalls } from './recording/protocol.ts';
import type { WorkerClient, WorkerPort } from './worker-client.ts';
import { createWorkerClient } from './worker-client.ts';

export { SERIES_KEYS } from './recording/protocol.ts';
export { CancelledError } from './worker-client.ts';
export type {
  AnalysisFigures,
  Counters,
  ExportAsk,
  GaugeVerdict,
  Means,
  OpenedRecording,
  PlainChoices,
  PreviewRow,
  RecordingCalls,
  SampledRow,
  SeriesKey,
  ShownBand,
  ShownCurve,
  ShownCurves,
} from './recording/protocol.ts';

export type RecordingClient = WorkerClient<RecordingCalls>;

/** A client over a worker of its own; the worker starts at the first question. */
export const createRecordingClient = (): RecordingClient =>
  createWorkerClient<RecordingCalls>(
    () =>
      new Worker(new URL('./recording/worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerPort<RecordingCalls>,
  );
