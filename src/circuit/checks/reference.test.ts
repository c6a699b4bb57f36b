import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { CATALOGUE } from '../components/catalogue/index.ts';
import { charge, components, equivalentLength, exchangers, pipes, technique } from '../index.ts';
import type { Outcome } from '../outcome.ts';
import type { ReferenceCase, ReferenceTable } from './reference.ts';
import { differences, resultsOf } from './reference.ts';
import chargeTable from './reference/charge.json' with { type: 'json' };
import componentsTable from './reference/components.json' with { type: 'json' };
import equivalentLengthTable from './reference/equivalentLength.json' with { type: 'json' };
import exchangersTable from './reference/exchangers.json' with { type: 'json' };
import pipesTable from './reference/pipes.json' with { type: 'json' };
import techniqueTable from './reference/technique.json' with { type: 'json' };

const engine = await createEngine();

type Input = ReferenceCase['input'];
const results = ({ permanent, transient }: Input): unknown => resultsOf(permanent, transient, engine);

const DOORS: readonly [table: ReferenceTable, count: number, answer: (input: Input) => Outcome<unknown>][] = [
  [equivalentLengthTable as unknown as ReferenceTable, 1, ({ fittings, di }) => equivalentLength(fittings, di)],
  [
    componentsTable as unknown as ReferenceTable,
    4,
    (input) => components(results(input), CATALOGUE, input['options'], engine),
  ],
  [pipesTable as unknown as ReferenceTable, 8, (input) => pipes(results(input), input['options'], engine)],
  [techniqueTable as unknown as ReferenceTable, 5, (input) => technique(results(input), input['options'], engine)],
  [exchangersTable as unknown as ReferenceTable, 5, (input) => exchangers(results(input), input['options'], engine)],
  [chargeTable as unknown as ReferenceTable, 4, (input) => charge(results(input), input['options'], engine)],
];

describe.each(DOORS)('$door', (table, count, answer) => {
  it('has its reference cases', () => {
    expect(table.cases).toHaveLength(count);
    for (const { expect: values } of table.cases) expect(Object.keys(values).length).toBeGreaterThan(1);
  });

  it.each(table.cases)('$name', (reference) => {
    expect(differences(answer(reference.input), reference, table)).toEqual([]);
  });
});
