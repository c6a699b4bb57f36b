/** Threads that answer batches; what they answer comes in the order it was asked, and no more is under way than they can hold. */
import type { Worker } from 'node:worker_threads';
import type { Batch, Done } from './job.ts';

/** Batches a thread has before it, so that it never waits for the disk. */
const AHEAD = 3;

export type ThreadAnswer = Done | { readonly fault: string };

interface Waiting {
  resolve(done: Done): void;
  reject(fault: Error): void;
}

/** @param start a new thread, which answers each `Batch` with a `ThreadAnswer` */
export async function* answered(
  batches: AsyncIterable<Batch>,
  count: number,
  start: () => Worker,
): AsyncGenerator<{ readonly batch: Batch; readonly done: Done }> {
  const waiting = new Map<number, Waiting>();
  const failAll = (fault: Error): void => {
    for (const one of waiting.values()) one.reject(fault);
    waiting.clear();
  };
  const workers: Worker[] = [];
  const started = (): Worker => {
    const worker = start();
    worker.on('message', (told: ThreadAnswer) => {
      if ('fault' in told) return failAll(new Error(told.fault));
      waiting.get(told.id)?.resolve(told);
      waiting.delete(told.id);
    });
    worker.on('error', failAll);
    return worker;
  };
  const underWay: { readonly batch: Batch; readonly done: Promise<Done> }[] = [];
  let turn = 0;
  try {
    for await (const batch of batches) {
      // A short file has no work for most.
      const worker = (workers[turn % count] ??= started());
      turn += 1;
      const done = new Promise<Done>((resolve, reject) => waiting.set(batch.id, { resolve, reject }));
      done.catch(() => undefined);
      // Copied to the thread rather than handed over: its length is still asked of it here.
      worker.postMessage(batch);
      underWay.push({ batch, done });
      if (underWay.length < count * AHEAD) continue;
      const first = underWay.shift();
      if (first !== undefined) yield { batch: first.batch, done: await first.done };
    }
    for (const { batch, done } of underWay) yield { batch, done: await done };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
