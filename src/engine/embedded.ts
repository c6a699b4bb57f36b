/** The engine with its parts inside the code, for servers whose bundles carry no files. */
import { engineFrom } from './engine.ts';
import { pack, wasm } from './generated/embedded.mjs';
import type { FluidPack } from './load.ts';
import type { Engine } from './types.ts';

/** Makes an engine without reading or fetching anything. */
export function createEmbeddedEngine(): Engine {
  const bytes = Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0));
  return engineFrom(new WebAssembly.Module(bytes), JSON.parse(pack) as FluidPack);
}
