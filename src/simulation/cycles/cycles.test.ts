import { describe, expect, it } from 'vitest';
import { REFERENCE_CYCLES } from '../checks/deviations.ts';
import { FIELDS } from '../fields.ts';
import { POINT_KEYS } from '../types.ts';
import { CYCLES, PLAIN } from './index.ts';
import type { CycleDescription } from './index.ts';
import { SOLVERS } from './solvers.ts';

/** The tests of single cycles. */
const tests = Object.values(
  import.meta.glob<string>(['./*.test.ts', '!./cycles.test.ts'], { eager: true, query: '?raw', import: 'default' }),
);

const cycles: readonly (readonly [string, CycleDescription])[] = Object.entries(CYCLES);

describe.each(cycles)('the cycle %s', (word, cycle) => {
  const letters = cycle.nodes.map(({ letter }) => letter);

  it('bears the word it is asked for by, has a solver, and reads fields that exist', () => {
    expect(cycle.id).toBe(word);
    expect(Object.hasOwn(SOLVERS, word), `SOLVERS of cycles/solvers.ts lacks ${word}`).toBe(true);
    expect(FIELDS.map(({ body }) => body)).toEqual(expect.arrayContaining([...cycle.inputs]));
    expect(SOLVERS[word as keyof typeof SOLVERS].remarks === undefined).toBe(cycle.figures.length === 0);
  });

  it('has reference values, or a test that holds it to a cycle that has', () => {
    const isReferred = REFERENCE_CYCLES.some(({ body }) => (body.architecture ?? PLAIN) === word);
    expect(
      isReferred || tests.some((text) => text.includes(`'${word}'`)),
      `${word}: neither in REFERENCE_CYCLES of src/simulation/checks/deviations.ts nor in a test beside its solver`,
    ).toBe(true);
  });

  it('has one node a letter and one letter a node', () => {
    expect(new Set(letters).size).toBe(letters.length);
    expect(new Set(cycle.nodes.map(({ key }) => key)).size).toBe(letters.length);
  });

  it('is a closed way: each real process starts where another ends, and all nodes are on it', () => {
    const real = cycle.processes.filter((process) => process.isIdeal !== true);
    expect(real.map(({ from }) => from).sort()).toEqual(real.map(({ to }) => to).sort());
    expect(new Set(cycle.processes.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(letters));
  });

  it('has the two sides of each of its exchangers', () => {
    const sides = cycle.processes.flatMap(({ exchanger }) => (exchanger === undefined ? [] : [exchanger]));
    for (const name of sides) expect(sides.filter((one) => one === name)).toHaveLength(2);
  });
});

it('keeps the seven names of the specification in the one-stage cycle, in their order', () => {
  expect(CYCLES.simple.nodes.map(({ key }) => key)).toEqual(POINT_KEYS);
});
