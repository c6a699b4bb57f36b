/** The one engine of a page's own thread, whoever asks for it. */
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';

let opening: Promise<Engine> | undefined;

/**
 * The engine, started on the first call; asked again after a failure, tries again.
 * @throws {Error} where WebAssembly is barred or the engine could not be fetched
 */
export function pageEngine(): Promise<Engine> {
  if (typeof WebAssembly !== 'object') return Promise.reject(new Error('WebAssembly is unavailable'));
  opening ??= createEngine().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
