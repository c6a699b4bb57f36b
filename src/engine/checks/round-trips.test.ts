import { describe, expect, test } from 'vitest';
import { createEngine, EngineError, type Fluid, type Property, type State, type StateInput } from '../index.ts';
import { expectBelow, expectSame, fluidFiles, random } from './support.ts';
import { draws } from '../../../tests/unit/support/draws.ts';

const engine = await createEngine();
const COUNT = draws('engine', 200, 40);
/** Below this a cold liquid's pressure is lost in the rounding of its equation (R22 first). */
const LEAST_P = 1e3;

const SINGLE = ['TP', 'TD', 'TS', 'PD', 'PH', 'PS', 'PU', 'DH', 'DS', 'DU', 'HS'];
const INSIDE = ['TQ', 'PQ', 'TD', 'TS', 'PD', 'PH', 'PS', 'PU', 'DH', 'DS', 'DU', 'HS'];

const given = (state: State, pair: string): StateInput =>
  Object.fromEntries([...pair].map((p) => [p, state[p as keyof State]])) as StateInput;

const show = (name: string, pair: string, s: State): string =>
  `${name} ${pair} at T ${s.T}, P ${s.P}, D ${s.D}, Q ${s.Q}`;

function recovered(fluid: Fluid, pair: string, state: State): void {
  const again = fluid.state(given(state, pair));
  const where = (): string => show(fluid.name, pair, state);
  // Where several states answer, the engine says so and gives the one at lowest pressure.
  if (again.ambiguous && again.P <= state.P * (1 + 1e-9)) return;
  for (const key of ['T', 'P', 'D'] as const) {
    expectBelow(Math.abs(again[key] / state[key] - 1), 1e-6, () => `${where()}: ${key} came back as ${again[key]}`);
  }
  expectSame(again.Q === undefined, state.Q === undefined, where);
  if (state.Q !== undefined) expectBelow(Math.abs(again.Q! - state.Q), 1e-6, where);
}

/** A valid state outside the dome, or undefined: beyond the melting line some (T, P) have none. */
function single(fluid: Fluid, next: () => number): State | undefined {
  const { Tmin, Tmax, Pmax } = fluid.limits;
  const T = Tmin + (Tmax - Tmin) * next();
  const P = next() < 0.5 ? LEAST_P * (Pmax / LEAST_P) ** next() : Pmax * next();
  let state: State;
  try {
    state = fluid.state({ T, P });
  } catch (problem) {
    if (problem instanceof EngineError && P > 10 * fluid.critical.P) return undefined;
    throw problem;
  }
  const near = (x: number, y: number): boolean => Math.abs(x / y - 1) < 0.01;
  return near(T, fluid.critical.T) && (near(P, fluid.critical.P) || near(state.D, fluid.critical.D))
    ? undefined
    : state;
}

function inside(fluid: Fluid, next: () => number): State | undefined {
  const top = 0.99 * fluid.critical.T;
  const T = fluid.limits.Tmin + (top - fluid.limits.Tmin) * next();
  const state = fluid.state({ T, Q: next() });
  return state.P >= LEAST_P ? state : undefined;
}

function collect(make: () => State | undefined, count: number): State[] {
  const states: State[] = [];
  for (let tries = 0; states.length < count && tries < 20 * count; tries++) {
    const state = make();
    if (state) states.push(state);
  }
  expect(states.length).toBe(count);
  return states;
}

describe.each(fluidFiles.filter((f) => !f.pseudoPure).map((f) => f.name))('%s', (name) => {
  const fluid = engine.fluid(name);

  test(`${COUNT} states come back from every pair`, () => {
    const next = random(20261120);
    for (const state of collect(() => single(fluid, next), COUNT)) {
      for (const pair of SINGLE) recovered(fluid, pair, state);
    }
  });

  test(`${COUNT / 2} two-phase states come back from every pair`, () => {
    const next = random(7);
    for (const state of collect(() => inside(fluid, next), COUNT / 2)) {
      for (const pair of INSIDE) recovered(fluid, pair, state);
    }
  });

  test('TH, HQ, SQ and DQ satisfy their inputs', () => {
    const next = random(31);
    const scale: Record<string, number> = { H: 1e3, S: 1 };
    const check = (state: State, pair: string): void => {
      const input = given(state, pair);
      const again = fluid.state(input);
      const where = (): string => show(name, pair, state);
      for (const [key, value] of Object.entries(input)) {
        const error = Math.abs(again[key as Property]! - value) / Math.max(Math.abs(value), scale[key] ?? 0);
        expectBelow(error, 1e-9, where);
      }
      if (Math.abs(again.P / state.P - 1) > 1e-6) {
        expect(again.ambiguous, where()).toBe(true);
        expect(again.P, where()).toBeLessThan(state.P);
      }
    };
    for (const state of collect(() => single(fluid, next), COUNT)) check(state, 'TH');
    for (const state of collect(() => inside(fluid, next), COUNT / 2)) {
      for (const pair of ['TH', 'HQ', 'SQ', 'DQ']) check(state, pair);
    }
  });
});
