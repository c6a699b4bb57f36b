/** The fluids a cycle is computed with, one a circuit, and the states of its points. */
import type { Fluid, Saturation, State } from '../../engine/types.ts';
import { PointStates, problemFromFault } from '../engine-calls.ts';
import type { Extrapolation } from '../engine-calls.ts';
import { ProblemFound } from '../problem.ts';
import type { BodyKey } from '../types.ts';
import type { CircuitKey } from './description.ts';

/** One circuit: its fluid, and its points. */
export interface BenchCircuit {
  readonly fluid: Fluid;
  readonly states: PointStates;
}

export type Fluids = Readonly<Record<string, Fluid>>;

/** A fluid that answers at once what it was asked before: a search asks for most states again and again. */
export function rememberedFluid(fluid: Fluid): Fluid {
  const states = new Map<string, State>();
  const saturations = new Map<string, Saturation>();
  const kept = <T>(answers: Map<string, T>, key: string, ask: () => T): T => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask();
    answers.set(key, answer);
    return answer;
  };
  const remembering = Object.create(fluid) as { -readonly [Key in keyof Fluid]: Fluid[Key] };
  Object.defineProperty(remembering, 'state', {
    value: ((input, options) =>
      kept(states, `${input.T}|${input.P}|${input.H}|${input.S}|${input.Q}|${input.D}|${options?.extrapolate}`, () =>
        fluid.state(input, options),
      )) satisfies Fluid['state'],
  });
  Object.defineProperty(remembering, 'saturation', {
    value: ((at) =>
      kept(saturations, 'T' in at ? `T${at.T}` : `P${at.P}`, () => fluid.saturation(at))) satisfies Fluid['saturation'],
  });
  return remembering;
}

export class Bench {
  readonly fluids: Fluids;
  private readonly circuits: Readonly<Record<string, BenchCircuit>>;

  constructor(fluids: Fluids) {
    this.fluids = fluids;
    this.circuits = Object.fromEntries(
      Object.entries(fluids).map(([key, fluid]) => [key, { fluid, states: new PointStates(fluid) }]),
    );
  }

  /** @throws {TypeError} of a circuit the cycle does not have */
  circuit(key: CircuitKey = 'main'): BenchCircuit {
    const circuit = this.circuits[key];
    if (circuit === undefined) throw new TypeError(`no circuit ${key}`);
    return circuit;
  }

  get extrapolations(): readonly Extrapolation[] {
    return Object.values(this.circuits).flatMap(({ states }) => states.extrapolations);
  }

  /** The same fluids with no point computed yet: what is tried on it is no warning here. */
  other(): Bench {
    return new Bench(this.fluids);
  }

  /** The same fluids, which from now on remember what they are asked. */
  remembering(): Bench {
    return new Bench(
      Object.fromEntries(Object.entries(this.fluids).map(([key, fluid]) => [key, rememberedFluid(fluid)])),
    );
  }
}

/**
 * Bubble and dew at a pressure, or at the pressure of a dew temperature, on behalf of a point and the field it came from.
 * @throws {ProblemFound} E_COLD, E_RANGE, E_ENGINE
 */
export function saturationOf(
  fluid: Fluid,
  at: { readonly T: number } | { readonly P: number },
  letter: string,
  field: BodyKey,
): Saturation {
  try {
    const found = fluid.saturation(at);
    const isOne = 'P' in at || Math.abs(found.bubble.P - found.dew.P) <= 1e-9 * found.dew.P;
    return isOne ? found : fluid.saturation({ P: found.dew.P });
  } catch (error) {
    throw new ProblemFound({ ...problemFromFault(error, letter, fluid), field });
  }
}
