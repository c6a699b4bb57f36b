import { EngineError } from './errors.ts';
import { PureFluid } from './fluid.ts';
import type { FluidPack } from './load.ts';
import { Machine } from './machine.ts';
import type { Engine, Fluid } from './types.ts';

/** Builds an engine from its two parts; fluids are made when first asked for, then kept. */
export function engineFrom(module: WebAssembly.Module, pack: FluidPack): Engine {
  const machine = new Machine(module);
  const made = new Map<string, Fluid>();
  return {
    names: Object.keys(pack.fluids),
    fluid(name: string): Fluid {
      const known = made.get(name);
      if (known) return known;
      const packed = Object.hasOwn(pack.fluids, name) ? pack.fluids[name] : undefined;
      if (!packed) throw new EngineError('unknown-fluid', `No fluid is named '${name}'`, { value: name });
      const fluid = new PureFluid(machine, name, packed, pack.sources[name] ?? '');
      made.set(name, fluid);
      return fluid;
    },
  };
}
