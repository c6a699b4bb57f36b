/** The engine with its parts inside the code, for servers whose bundles carry no files. */
import { engineFrom } from './engine.ts';
import { pack, wasm } from './generated/embedded.mjs';
import type { FluidPack } from './load.ts';
import type { Engine } from './types.ts';

let parts: readonly [module: WebAssembly.Module, pack: FluidPack] | undefined;

/** Makes an engine without reading or fetching anything. What all are made of is unpacked once. */
export function createEmbeddedEngine(): Engine {
  parts ??= [
    new WebAssembly.Module(Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0))),
    JSON.parse(pack) as FluidPack,
  ];
  return engineFrom(...parts);
}
