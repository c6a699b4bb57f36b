/** The worker of a page, fetched when something is to be computed away from the page's own thread. */
import { createWorkerClient } from './worker-client.ts';
import type { WorkerPort } from './worker-client.ts';

export const pageWorker = createWorkerClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerPort,
);
