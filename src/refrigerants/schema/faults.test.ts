import { describe, expect, it } from 'vitest';
import { recordFromName } from '../records.ts';
import { faultsOfRecord } from './faults.ts';

type Loose = Record<string, unknown>;

/** A record with one field, given by its path, set or (undefined) taken out. */
function changed(name: string, path: string, value: unknown): unknown {
  const record = structuredClone(recordFromName(name)) as unknown as Loose;
  const keys = path.split('.');
  const parent = keys.slice(0, -1).reduce<Loose>((inner, key) => inner[key] as Loose, record);
  const last = keys.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return record;
}

describe('a record', () => {
  it('is sound as it is kept', () => {
    expect(faultsOfRecord(recordFromName('R454B'))).toEqual([]);
  });

  it.each([
    ['uses.en', undefined, 'uses.en: missing'],
    ['uses.en', ' ', 'uses.en: an English text is wanted, not " "'],
    ['regulation', { about: { fr: 'PRP', en: 'GWP' } }, 'regulation: not a known field'],
    ['uses.fr', 'Interdit au neuf.', 'uses.fr: what the law says is made from the rules (src/regulation), not typed'],
    ['composition', null, 'composition: missing, though R454B is the number of a blend'],
    [
      'composition.parts',
      [{ name: 'R32', massFraction: 1 }],
      'composition.parts: at least 2 of them are wanted, not 1',
    ],
    ['safetyClass', undefined, 'safetyClass: missing'],
    ['safetyClass.value', 'A4', 'safetyClass.value: one of "A1", "A2L"'],
    ['safetyClass.source', 'hearsay', 'safetyClass.source: one of '],
    ['safetyClass.source', null, 'safetyClass: a figure without a source needs a doubt'],
    ['safetyClass.value', null, 'safetyClass: a figure not taken needs another, or a why'],
    [
      'safetyClass.others',
      [{ value: 'A2', source: 'bitzer' }],
      'safetyClass: why one is taken and not the others is missing',
    ],
    ['gwp.ar6.value', '571', 'gwp.ar6.value: a number from 0 to 25000 is wanted, not "571"'],
    ['gwp.legal.value', Number.NaN, 'gwp.legal.value: a number from 0 to 25000 is wanted, not null'],
    ['limits.rcl', 0.05, 'limits.rcl: an object is wanted, not 0.05'],
    ['colour.value', 'red', 'colour.value: #RRGGBB is wanted, not "red"'],
    ['color', '#FF0000', 'color: not a known field'],
    ['cas', '75-10-5', 'cas: a blend has none, a pure fluid needs one'],
    ['replaces', 'R410A', 'replaces: a list is wanted, not "R410A"'],
  ])('with %s set to %j is refused by name', (path, value, fault) => {
    const faults = faultsOfRecord(changed('R454B', path, value));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('of a blend adds up to one', () => {
    const parts = [
      { name: 'R32', massFraction: 0.689 },
      { name: 'R1234yf', massFraction: 0.31 },
    ];
    expect(faultsOfRecord(changed('R454B', 'composition.parts', parts))).toEqual([
      'composition: mass fractions add up to 0.999, not 1',
    ]);
  });

  it('is held to its own typography', () => {
    expect(faultsOfRecord(changed('R32', 'uses.fr', 'Groupes d’eau : 5 kW'))).toEqual([
      'uses.fr: a plain space before a sign or a unit, or a straight apostrophe',
    ]);
  });

  it('that is none at all is refused', () => {
    for (const content of [null, [], 'R32', 5]) expect(faultsOfRecord(content)).toHaveLength(1);
  });
});
