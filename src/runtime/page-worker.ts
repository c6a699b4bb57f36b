/** The worker of a page, fetched when something is to be computed away from the page's own thread. */
import { isEngineBarred, NoEngineError } from './no-engine.ts';
import { createWorkerClient } from './worker-client.ts';
import type { WorkerPort } from './worker-client.ts';

/** @throws {NoEngineError} of a call, where WebAssembly is barred: the worker could answer nothing */
export const pageWorker = createWorkerClient(() => {
  if (isEngineBarred()) throw new NoEngineError('barred');
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerPort;
});
