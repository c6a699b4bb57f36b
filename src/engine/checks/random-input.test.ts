import { expect, onTestFinished, test } from 'vitest';
import { createEngine, EngineError, PAIRS, type Property, type State, type StateInput } from '../index.ts';
import { random } from './support.ts';
import { draws } from '../../../tests/unit/support/draws.ts';

const engine = await createEngine();
const COUNT = draws('engine', 100_000, 20_000);

const ABSURD = [
  NaN,
  Infinity,
  -Infinity,
  0,
  -0,
  -1,
  1e-300,
  1e300,
  -1e300,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  -273.15,
  1e-9,
];

/** Plausible values of each property, a little beyond its limits on both sides. */
const WIDE: Record<Property, (r: number) => number> = {
  T: (r) => 50 + 900 * r,
  P: (r) => 10 ** (-3 + 13 * r),
  D: (r) => 10 ** (-6 + 10 * r),
  H: (r) => -8e5 + 4e6 * r,
  S: (r) => -4e3 + 16e3 * r,
  U: (r) => -8e5 + 4e6 * r,
  Q: (r) => -0.1 + 1.2 * r,
};

/** How far an answer's own properties may be from the inputs it was found for. */
function satisfied(state: State, input: StateInput): boolean {
  return (Object.entries(input) as [Property, number][]).every(([key, value]) => {
    const scale = key === 'H' || key === 'U' ? 1e3 : key === 'S' ? 1 : key === 'Q' ? 1 : 0;
    return Math.abs(state[key]! - value) <= 1e-7 * Math.max(Math.abs(value), scale);
  });
}

function timed(call: () => unknown): number {
  const started = performance.now();
  try {
    call();
  } catch {
    // Only the time matters here.
  }
  return performance.now() - started;
}

test(`${COUNT} random inputs: a state that answers them or a typed error, in time`, () => {
  // Half of them throw, and nobody looks where.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  const next = random(1);
  const errors = new Map<string, number>();
  let answers = 0;
  let slowest = 0;
  let slowestInput = '';
  for (let i = 0; i < COUNT; i++) {
    const name = engine.names[Math.floor(next() * engine.names.length)]!;
    const fluid = engine.fluid(name);
    const pair = PAIRS[Math.floor(next() * PAIRS.length)]!;
    const value = (p: string): number => {
      const r = next();
      if (next() < 0.05) return ABSURD[Math.floor(r * ABSURD.length)]!;
      return WIDE[p as Property](r);
    };
    const input = { [pair[0]!]: value(pair[0]!), [pair[1]!]: value(pair[1]!) } as StateInput;
    const where = (): string => `${name} ${JSON.stringify(input)}`;
    const extrapolate = i % 4 === 0;
    const started = performance.now();
    let state: State | undefined;
    try {
      state = fluid.state(input, { extrapolate });
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      errors.set(problem.code, (errors.get(problem.code) ?? 0) + 1);
    }
    let took = performance.now() - started;
    // A busy machine takes the processor away now and then: a slow call has to be slow again.
    for (let again = 0; took > 5 && again < 3; again++)
      took = Math.min(
        took,
        timed(() => fluid.state(input, { extrapolate })),
      );
    if (took > slowest) {
      slowest = took;
      slowestInput = where();
    }
    if (!state) continue;
    answers++;
    for (const [key, x] of Object.entries(state)) {
      if (typeof x === 'number' && !Number.isFinite(x)) expect.fail(`${where()}: ${key} is ${x}`);
    }
    if (!satisfied(state, input)) expect.fail(`${where()} answered ${JSON.stringify(state)}`);
  }
  // Enough of both for the test to mean something.
  expect(answers).toBeGreaterThan(COUNT / 8);
  expect(errors.get('out-of-range')).toBeGreaterThan(COUNT / 20);
  expect([...errors.keys()].filter((code) => code !== 'no-solution' && code !== 'out-of-range')).toEqual([]);
  expect(slowest, slowestInput).toBeLessThan(50);
  // What no solver found is not common.
  expect(errors.get('no-solution') ?? 0).toBeLessThan(COUNT / 1000);
}, 90_000);
