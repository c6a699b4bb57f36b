import type { Engine } from '../engine/types.ts';

/** The engine, wherever this runs: a page, a worker, Node. */
export async function loadEngine(): Promise<Engine> {
  const { createEngine } = await import('../engine/index.ts');
  return createEngine();
}
