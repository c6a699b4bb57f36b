/** The thread of a run: batches come, answers go. */
import type { MessagePort } from 'node:worker_threads';
import type { Engine } from '../../engine/types.ts';
import type { Batch, Job, Layout } from './job.ts';
import { Rows } from './rows.ts';
import type { ThreadAnswer } from './threads.ts';

export interface ThreadData {
  readonly job: Job;
  readonly layout: Layout;
}

export const isThreadData = (data: unknown): data is ThreadData =>
  typeof data === 'object' && data !== null && 'job' in data && 'layout' in data;

export function serveRows(port: MessagePort, { job, layout }: ThreadData, engine: Engine): void {
  const rows = new Rows(job, layout, engine);
  port.on('message', (batch: Batch) => {
    let told: ThreadAnswer;
    try {
      told = rows.answer(batch);
    } catch (fault) {
      told = { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
    }
    port.postMessage(told, 'fault' in told ? [] : [told.text.buffer]);
  });
}
