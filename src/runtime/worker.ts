/**
 * The calculation worker: one engine of its own, requests answered in order. A long list of jobs gives way
 * between two of them, so that a cancellation is heard before the rest is computed.
 */
import type { Engine } from '../engine/index.ts';
import { answerJob, summaryOf } from './answer.ts';
import { openDoor } from './doors.ts';
import { engineHere, warmEngine } from './engine-here.ts';
import type { Calls, WorkerReply, WorkerRequest } from './protocol.ts';

/** The longest run of jobs between two looks at the mailbox, ms. */
const SLICE = 8;

interface WorkerScope {
  postMessage(message: WorkerReply, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
}
const scope = self as unknown as WorkerScope;

warmEngine();
const cancelled = new Set<number>();
let queue: Promise<void> = Promise.resolve();

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A door's answer; between its steps, how far it has come, and a look at the mailbox. */
async function answerDoor(ready: Engine, id: number, { name, question }: Calls['door']['ask']): Promise<void> {
  const door = await openDoor(name);
  let sliceStart = performance.now();
  for (const step of door.steps(question as never, ready)) {
    if ('answer' in step) {
      scope.postMessage({ id, ok: true, answer: step.answer });
      return;
    }
    if (performance.now() - sliceStart <= SLICE) continue;
    scope.postMessage({ id, progress: step.progress });
    await breathe();
    if (cancelled.has(id)) return;
    sliceStart = performance.now();
  }
}

async function answer(request: Exclude<WorkerRequest, { kind: 'cancel' }>): Promise<void> {
  const { id } = request;
  try {
    const ready = await engineHere();
    if (cancelled.has(id)) return;
    if (request.kind === 'summary') {
      scope.postMessage({ id, ok: true, answer: summaryOf(ready, request.ask.fluid) });
      return;
    }
    if (request.kind === 'door') {
      await answerDoor(ready, id, request.ask);
      return;
    }
    const columns: Float64Array[][] = [];
    let sliceStart = performance.now();
    for (const job of request.ask.jobs) {
      if (performance.now() - sliceStart > SLICE) {
        await breathe();
        if (cancelled.has(id)) return;
        sliceStart = performance.now();
      }
      columns.push(answerJob(ready, request.ask.fluid, job));
    }
    const transfer = columns.flat().map(({ buffer }) => buffer as ArrayBuffer);
    scope.postMessage({ id, ok: true, answer: columns }, transfer);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'fault';
    scope.postMessage({ id, ok: false, code, message: error instanceof Error ? error.message : String(error) });
  } finally {
    cancelled.delete(id);
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'cancel') {
    cancelled.add(data.id);
    return;
  }
  queue = queue.then(() => answer(data));
});
