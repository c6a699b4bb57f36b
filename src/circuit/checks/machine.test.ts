import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { MACHINE_DOORS } from './doors.ts';
import { differences } from './reference.ts';

const engine = await createEngine();

const CASES: Readonly<Record<string, number>> = {
  polynomialValue: 1,
  compressorPoint: 13,
  compressorInput: 2,
  coefficientsFromText: 3,
  recordsFromCsv: 2,
  comparison: 4,
  lineInput: 1,
  sweep: 4,
  rulerSaturation: 3,
  rulerMeasure: 1,
  rulerState: 23,
  hpOptimum: 5,
};

it('every door is there', () => {
  expect(MACHINE_DOORS.map(({ table }) => table.door)).toEqual(Object.keys(CASES));
});

describe.each(MACHINE_DOORS.map((door) => [door.table.door, door] as const))('%s', (name, { table, answer }) => {
  it('has its reference cases', () => {
    expect(table.cases).toHaveLength(CASES[name] ?? 0);
    for (const { expect: values } of table.cases) expect(Object.keys(values).length).toBeGreaterThan(1);
  });

  it.each(table.cases)('$name', (reference) => {
    expect(differences(answer(reference.input, engine), reference, table)).toEqual([]);
  });
});
