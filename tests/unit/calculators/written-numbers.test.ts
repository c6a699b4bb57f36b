/** Every example of every calculator, its numbers written as people write them: the same answer. */
import { describe, expect, it } from 'vitest';
import { CASES } from '../../../src/calculators/cases.ts';
import type { Definition, Input } from '../../../src/calculators/define.ts';
import { CALCULATORS } from '../../../src/calculators/index.ts';
import { outcomeOf } from './outcomes.ts';

type Writing = (value: number) => string;

const WRITINGS: Readonly<Record<string, Writing>> = {
  // Narrow no-break spaces between thousands, a decimal comma, a true minus.
  French: (value) => value.toLocaleString('fr-FR', { maximumFractionDigits: 15 }).replace('-', '\u2212'),
  'plain with a point': (value) => value.toFixed(12),
  'as a calculator shows it': (value) => value.toExponential(),
};

/** Choices keep their own spelling: they are names, even where they are figures. */
function namesOf({ inputs }: Definition): readonly string[] {
  const fields = inputs.flatMap((input): readonly Input[] =>
    input.kind === 'rows' ? [input, ...input.columns] : [input],
  );
  return fields.filter(({ kind }) => kind === 'choice').map(({ key }) => key);
}

function written(value: unknown, names: readonly string[], write: Writing): unknown {
  if (typeof value === 'number') return write(value);
  if (Array.isArray(value)) return value.map((entry) => written(entry, names, write));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, names.includes(key) ? one : written(one, names, write)]),
  );
}

describe.each(Object.entries(WRITINGS))('numbers written %s', (_, write) => {
  it.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
    '%s',
    (id, definition) => {
      for (const { inputs } of CASES[id]) {
        const expected = outcomeOf(id, inputs);
        const outcome = outcomeOf(id, {
          ...(written(inputs, namesOf(definition), write) as object),
          unheardOf: 'x',
          toString: '1',
        });
        expect(outcome.ok && expected.ok).toBe(true);
        if (!outcome.ok || !expected.ok) continue;
        expect(Object.keys(outcome.outputs)).toEqual(Object.keys(expected.outputs));
        for (const [key, value] of Object.entries(expected.outputs)) {
          const found = outcome.outputs[key];
          if (typeof value === 'number')
            expect(Math.abs(Number(found) - value), key).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
          else expect(typeof found, key).toBe(typeof value);
        }
      }
    },
  );
});
