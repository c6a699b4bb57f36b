import { engineFrom } from '../../engine.ts';
import { pack, wasm } from '../../generated/embedded.mjs';
import type { FluidPack } from '../../load.ts';
import type { Engine } from '../../types.ts';

/** The same fluids with no correlation of their own: viscosity and conductivity by scaling alone. */
export function createScaledEngine(): Engine {
  const bytes = Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0));
  const whole = JSON.parse(pack) as FluidPack;
  return engineFrom(new WebAssembly.Module(bytes), { ...whole, transport: { ...whole.transport, correlations: {} } });
}
