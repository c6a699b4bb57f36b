/** The one engine of a thread, the page's own or a worker's, whoever asks for it there. */
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';
import { isEngineBarred, NoEngineError } from './no-engine.ts';

let opening: Promise<Engine> | undefined;

/**
 * The engine, started on the first call; asked again after a failure, tries again.
 * @throws {NoEngineError} where WebAssembly is barred or the engine could not be fetched
 */
export function engineHere(): Promise<Engine> {
  if (isEngineBarred()) return Promise.reject(new NoEngineError('barred'));
  opening ??= createEngine().catch((error: unknown) => {
    opening = undefined;
    throw new NoEngineError('unreachable', error);
  });
  return opening;
}

/** Has it started before anything is asked of it; whoever asks is told of a failure. */
export function warmEngine(): void {
  engineHere().catch(() => undefined);
}
