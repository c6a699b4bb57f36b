/** A form in other units means the same calculation: units belong to the field, never to the physics. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Definition, NumberInput } from '../../../src/calculators/define.ts';
import { CALCULATORS, formDefaults } from '../../../src/calculators/index.ts';
import { unitKeys } from '../../../src/quantities/index.ts';
import { typedForm } from './typed-form.ts';

const numbersOf = (definition: Definition): readonly NumberInput[] =>
  definition.inputs.filter((input): input is NumberInput => input.kind === 'number');

/** One unit of each number field, drawn. */
const unitsOf = (definition: Definition): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      numbersOf(definition).map(({ key, measure }) => [key, fc.constantFrom(...unitKeys(measure.quantity))]),
    ),
  );

const valuesOf = (definition: Definition): fc.Arbitrary<Record<string, number>> =>
  fc.record(
    Object.fromEntries(
      numbersOf(definition).map(({ key, range }) => {
        const min = range?.min ?? -100;
        // A figure somebody types: no nearer to zero than a thousandth, nor a bound that conversion rounds across.
        return [
          key,
          fc
            .double({ min, max: range?.max ?? min + 1000, noNaN: true })
            .map((value) => Math.round(value * 1000) / 1000),
        ];
      }),
    ),
  );

describe.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
  '%s',
  (_, definition) => {
    it('reads the same values whatever the units they are typed in', () => {
      fc.assert(
        fc.property(
          unitsOf(definition),
          valuesOf(definition),
          fc.constantFrom('fr' as const, 'en' as const),
          (units, values, locale) => {
            const given = { ...formDefaults(definition), ...values };
            const { inputs } = typedForm(definition, given, units, locale).read();
            for (const [key, value] of Object.entries(values)) {
              expect(Math.abs(Number(inputs[key]) - value), `${key} in ${units[key] ?? ''}`).toBeLessThanOrEqual(
                1e-6 * Math.max(1, Math.abs(value)),
              );
            }
          },
        ),
      );
    });
  },
);
