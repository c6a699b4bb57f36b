import type { DoorProgress } from './doors.ts';
import type { AnyCalls, Calls, ReplyOf, RequestOf } from './protocol.ts';

/** A request the caller gave up. */
export class CancelledError extends Error {
  constructor() {
    super('Request was cancelled');
    this.name = 'CancelledError';
  }
}

/** The part of a Worker used here; a test passes its own. */
export interface WorkerPort<C extends AnyCalls<C> = Calls> {
  postMessage(message: RequestOf<C>): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ReplyOf<C> }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

export interface WorkerClient<C extends AnyCalls<C> = Calls> {
  /**
   * Asks the worker; answers come in the order asked.
   * @throws {CancelledError} when the signal fires first
   * @throws {Error} what the engine said, its `code` kept, or that the worker could not run
   */
  call<K extends keyof C>(
    kind: K,
    ask: C[K]['ask'],
    signal?: AbortSignal,
    onProgress?: (progress: DoorProgress) => void,
  ): Promise<C[K]['answer']>;
}

interface Waiting {
  readonly onProgress: ((progress: DoorProgress) => void) | undefined;
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** A client over a worker started on the first call. */
export function createWorkerClient<C extends AnyCalls<C> = Calls>(start: () => WorkerPort<C>): WorkerClient<C> {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let port: WorkerPort<C> | undefined;

  const settle = ({ data }: { readonly data: ReplyOf<C> }): void => {
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

  const open = (): WorkerPort<C> => {
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
        let target: WorkerPort<C>;
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
        target.postMessage({ id, kind, ask } as RequestOf<C>);
      });
    },
  };
}
