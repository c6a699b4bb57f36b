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

/** A cycle as each of its variants makes it. */
const variantsOf = (cycle: CycleDescription): readonly (readonly [string, CycleDescription])[] =>
  Object.entries(cycle.variants?.of ?? { itself: {} }).map(([name, parts]) => [name, { ...cycle, ...parts }]);

const cycles: readonly (readonly [string, CycleDescription])[] = Object.entries(CYCLES);

describe.each(cycles)('the cycle %s', (word, cycle) => {
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

  it.each(variantsOf(cycle))('%s: one letter a node, and the seven points of the specification', (_name, { nodes }) => {
    expect(new Set(nodes.map(({ letter }) => letter)).size).toBe(nodes.length);
    const keys = nodes.flatMap(({ key }) => (key === undefined ? [] : [key]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining([...POINT_KEYS]));
    for (const { role, name } of nodes) expect(role ?? name).toBeDefined();
  });

  it.each(variantsOf(cycle))('%s: a closed way, on which all nodes are', (_name, { nodes, processes }) => {
    const real = processes.filter((process) => process.isIdeal !== true);
    expect(new Set(real.map(({ from }) => from))).toEqual(new Set(real.map(({ to }) => to)));
    expect(new Set(processes.flatMap(({ from, to }) => [from, to]))).toEqual(
      new Set(nodes.map(({ letter }) => letter)),
    );
  });

  it.each(variantsOf(cycle))('%s: what encloses processes has at least two', (_name, { processes }) => {
    const sides = processes.flatMap(({ within }) => (within === undefined ? [] : [within]));
    for (const name of sides) expect(sides.filter((one) => one === name).length).toBeGreaterThan(1);
  });

  it.each(variantsOf(cycle))('%s: each stage compresses once, and no other', (_name, { processes, stages }) => {
    const compressed = processes.filter(({ kind, isIdeal }) => kind === 'compression' && isIdeal !== true);
    expect(compressed.map(({ stage }) => stage).sort()).toEqual(stages.map(({ key }) => key).sort());
  });
});

it('keeps the seven names of the specification in the one-stage cycle, in their order', () => {
  expect(CYCLES.simple.nodes.map(({ key }) => key)).toEqual(POINT_KEYS);
});
