/** Engines for checks: the real one wrapped, to reach what sound thermodynamics never does. */
import type { Engine, Fluid } from '../../engine/types.ts';

/** An engine whose every fluid has some of its members replaced. */
export function engineWith(engine: Engine, change: (fluid: Fluid) => Partial<Fluid>): Engine {
  return { ...engine, names: engine.names, fluid: (name) => changedFluid(engine.fluid(name), change) };
}

function changedFluid(fluid: Fluid, change: (fluid: Fluid) => Partial<Fluid>): Fluid {
  const changes = change(fluid);
  return new Proxy(fluid, {
    get: (target, key) => {
      const own: unknown = Reflect.get(changes, key) ?? Reflect.get(target, key, target);
      return typeof own === 'function' ? own.bind(Object.hasOwn(changes, key) ? changes : target) : own;
    },
  });
}

/** What the engine throws, by shape. */
export function engineFault(code: string, detail: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(code), { name: 'EngineError', code, ...detail });
}
