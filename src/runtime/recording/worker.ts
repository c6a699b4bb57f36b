/**
 * The worker of recordings: files of gauges and loggers are read, analysed and drawn from here, so that a million rows
 * never cross to the page. Requests are answered in order; between two steps it looks up, so that a cancellation is heard.
 */
import { engineHere } from '../engine-here.ts';
import { RecordingHolder } from './holder.ts';
import type { RecordingCalls, RecordingReply, RecordingRequest, ShownCurves } from './protocol.ts';

/** The longest run of steps between two looks at the mailbox, ms. */
const SLICE = 30;

interface WorkerScope {
  postMessage(message: RecordingReply, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<RecordingRequest>) => void): void;
}
const scope = self as unknown as WorkerScope;

const holder = new RecordingHolder();
/** Told to stop, by the id of the request. */
const stops = new Map<number, AbortController>();
let queue: Promise<void> = Promise.resolve();

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

type Answers = { [K in keyof RecordingCalls]: (ask: RecordingCalls[K]['ask'], id: number) => Promise<unknown> };

const answers: Answers = {
  peek: ({ file }) => holder.peek(file),
  open: async ({ file, name, choices }, id) => {
    // A file can be read without an engine: what only saturation tells is asked then.
    const ready = await engineHere().catch(() => undefined);
    const total = file.size;
    return holder.open(file, name, choices, ready, {
      signal: stopOf(id).signal,
      progress: (done) => scope.postMessage({ id, progress: { done, total } }),
    });
  },
  accept: async () => holder.accept(),
  analyse: async ({ settings, probes }, id) => {
    const steps = holder.analysis(settings, probes, await engineHere());
    let since = performance.now();
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      if (performance.now() - since <= SLICE) continue;
      scope.postMessage({ id, progress: { done: value, total: 1 } });
      await breathe();
      if (stopOf(id).signal.aborted) return undefined;
      since = performance.now();
    }
  },
  view: async ({ keys, from, to, buckets }) => holder.view(keys, from, to, buckets),
  sample: async ({ from, to, count }) => holder.sample(from, to, count),
  means: async ({ from, to }) => holder.means(from, to),
  counters: async () => holder.counters(),
  gauge: async () => holder.gauge(await engineHere()),
  export: async (ask) => holder.file(ask),
};

function stopOf(id: number): AbortController {
  const stop = stops.get(id) ?? new AbortController();
  stops.set(id, stop);
  return stop;
}

const buffersOf = (curves: ShownCurves): Transferable[] =>
  Object.values(curves).flatMap(({ times, values, band }) =>
    [times, values, ...(band === undefined ? [] : [band.times, band.low, band.high])].map(
      ({ buffer }) => buffer as ArrayBuffer,
    ),
  );

async function answer(request: Exclude<RecordingRequest, { kind: 'cancel' }>): Promise<void> {
  const { id, kind, ask } = request;
  try {
    if (stopOf(id).signal.aborted) return;
    const given = await answers[kind](ask as never, id);
    const transfer = kind === 'view' ? buffersOf(given as ShownCurves) : [];
    scope.postMessage({ id, ok: true, answer: given as never }, transfer);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'fault';
    scope.postMessage({ id, ok: false, code, message: error instanceof Error ? error.message : String(error) });
  } finally {
    stops.delete(id);
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'cancel') {
    stops.get(data.id)?.abort();
    return;
  }
  stopOf(data.id);
  queue = queue.then(() => answer(data));
});
