import type { DoorProgress } from './doors.ts';
import type { CallKind, Calls, WorkerReply, WorkerRequest } from './protocol.ts';

/** A request the caller gave up. */
export class CancelledError extends Error {
  constructor() {
    super('Request was cancelled');
    this.name = 'CancelledError';
  }
}

/** The part of a Worker used here; a test passes its own. */
export interface WorkerPort {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerReply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

export interface WorkerClient {
  /**
   * Asks the worker; answers come in the order asked.
   * @throws {CancelledError} when the signal fires first
   * @throws {Error} what the engine said, its `code` kept, or that the worker could not run
   */
  call<K extends CallKind>(
    kind: K,
    ask: Calls[K]['ask'],
    signal?: AbortSignal,
    onProgress?: (progress: DoorProgress) => void,
  ): Promise<Calls[K]['answer']>;
}

interface Waiting {
  readonly onProgress: ((progress: DoorProgress) => void) | undefined;
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** A client over a worker started on the first call. */
export function createWorkerClient(start: () => WorkerPort): WorkerClient {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let port: WorkerPort | undefined;

  const settle = ({ data }: { readonly data: WorkerReply }): void => {
    const entry = waiting.get(data.id);
    if (!entry) return;
    if ('progress' in data) {
      entry.onProgress?.(data.progress);
      return;
    }
    waiting.delete(data.id);
    if (data.ok) entry.resolve(data.answer as never);
    else entry.reject(Object.assign(new Error(data.message), { code: data.code }));
  };

  const fail = ({ message }: { readonly message?: string }): void => {
    const error = new Error(message ?? 'worker failed');
    for (const entry of waiting.values()) entry.reject(error);
    waiting.clear();
    port = undefined;
  };

  const open = (): WorkerPort => {
    if (!port) {
      port = start();
      port.addEventListener('message', settle);
      port.addEventListener('error', fail);
    }
    return port;
  };

  return {
    call(kind, ask, signal, onProgress) {
      if (signal?.aborted) return Promise.reject(new CancelledError());
      const id = nextId;
      nextId += 1;
      return new Promise((resolve, reject) => {
        let target: WorkerPort;
        try {
          target = open();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          return;
        }
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress });
        signal?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return;
          target.postMessage({ id, kind: 'cancel' });
          reject(new CancelledError());
        });
        target.postMessage({ id, kind, ask } as WorkerRequest);
      });
    },
  };
}
