/** The engine's only door. See README.md beside this file. */
import { engineFrom } from './engine.ts';
import { type CompiledEngine, type FluidPack, loadModule, loadPack } from './load.ts';
import type { Engine } from './types.ts';

export { EngineError, type EngineErrorCode, type EngineErrorDetail } from './errors.ts';
export { PAIRS } from './pairs.ts';
export type { CompiledEngine, FluidPack } from './load.ts';
export * from './types.ts';

/**
 * Makes an engine: instantiate once, then ask `fluid`.
 * Without arguments it finds its own parts (files under Node, requests in a browser).
 * @param module the compiled engine, where the caller has it already
 * @param pack the fluids' numbers, likewise
 */
export async function createEngine(module?: CompiledEngine, pack?: FluidPack): Promise<Engine> {
  const [code, fluids] = await Promise.all([module ?? loadModule(), pack ?? loadPack()]);
  return engineFrom(code, fluids);
}
