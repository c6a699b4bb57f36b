import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { CIRCUIT_DOORS } from './doors.ts';
import { differences } from './reference.ts';

const engine = await createEngine();

/** How many cases a door has at least; one that is not here has one or more. */
const CASES: Readonly<Record<string, number>> = {
  equivalentLength: 1,
  components: 4,
  pipes: 8,
  technique: 5,
  exchangers: 5,
  charge: 4,
};

it('every door is there', () => {
  expect(CIRCUIT_DOORS.map(({ table }) => table.door)).toEqual(expect.arrayContaining(Object.keys(CASES)));
});

describe.each(CIRCUIT_DOORS.map((door) => [door.table.door, door] as const))('%s', (name, { table, answer }) => {
  it('has its reference cases', () => {
    expect(table.cases.length).toBeGreaterThanOrEqual(CASES[name] ?? 1);
    for (const { expect: values } of table.cases) expect(Object.keys(values).length).toBeGreaterThan(1);
  });

  it.each(table.cases)('$name', (reference) => {
    expect(differences(answer(reference.input, engine), reference, table)).toEqual([]);
  });
});
