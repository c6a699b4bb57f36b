import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { loadModule } from '../load.ts';
import { Machine } from '../machine.ts';

/** A fluid's file as it stands in src/engine/fluids. */
export interface FluidFile {
  readonly name: string;
  readonly pseudoPure?: boolean;
  readonly reference: string;
  readonly gasConstant_J_molK: number;
  readonly reducing: { readonly T_K: number; readonly rho_mol_m3: number };
  readonly residual: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly idealGas: Readonly<Record<string, number | readonly (readonly number[])[]>>;
}

const folder = new URL('../fluids/', import.meta.url);

export const fluidFiles: readonly FluidFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as FluidFile);

/** Repeatable random numbers in [0, 1) (Steele, Lea and Flood, 2014, OOPSLA: SplitMix, 32-bit form). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 4294967296;
  };
}

/** Processor time this thread has had, ms: a busy machine takes the processor away now and then, which is no call's fault. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Expects a figure below a limit, in loops over a million of them: an expectation made for each, and its message,
 * take longer than the figure, so they are made only where it does not hold.
 */
export function expectBelow(figure: number, limit: number, where: () => string): void {
  if (!(figure < limit)) expect(figure, where()).toBeLessThan(limit);
}

/** Expects two values to be the very same, likewise. */
export function expectSame(value: unknown, wanted: unknown, where: () => string): void {
  if (!Object.is(value, wanted)) expect(value, where()).toBe(wanted);
}

/** α and its scaled derivatives, in the order of `Derivatives` (assembly/terms/derivatives.ts). */
export interface Alpha {
  readonly a: number;
  readonly d1: number;
  readonly d2: number;
  readonly t1: number;
  readonly t2: number;
  readonly dt: number;
}

/** The compiled terms themselves, below the door. */
export class TermBench {
  private readonly machine: Machine;
  private readonly out: number;

  constructor(module: WebAssembly.Module) {
    this.machine = new Machine(module);
    this.out = this.machine.room(6).at;
  }

  static async create(): Promise<TermBench> {
    return new TermBench(await loadModule());
  }

  /** A fluid from packed numbers, no state of it being looked for. */
  bare(packed: readonly number[]): number {
    return this.machine.create(packed, true);
  }

  /** Residual part (-1), ideal part (-2) or one family of terms at (τ, δ). */
  at(handle: number, term: number, tau: number, delta: number): Alpha {
    if (this.machine.abi.derivatives(handle, term, tau, delta, this.out) !== 1) throw new Error('no such term');
    const [a, d1, d2, t1, t2, dt] = new Float64Array(this.machine.abi.memory.buffer, this.out, 6);
    return { a: a!, d1: d1!, d2: d2!, t1: t1!, t2: t2!, dt: dt! };
  }
}
