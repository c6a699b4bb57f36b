import { createEmbeddedEngine } from '../src/engine/embedded.ts';
import type { Engine } from '../src/engine/types.ts';

let engine: Engine | undefined;

/** One engine for the life of the process; a failed start is tried again at the next call. */
export function sharedEngine(): Engine {
  engine ??= createEmbeddedEngine();
  return engine;
}
