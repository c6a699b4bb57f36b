import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/unit/calculators/outcomes.ts';
import { compute } from './computes.ts';
import type { Definition, Input, NumberInput, OutputValue } from './define.ts';
import { CALCULATORS, formDefaults, PROBLEM_CODES } from './index.ts';

const FLUIDS = ['R134a', 'R32', 'R454B', 'R404A', 'R744', 'R717', 'R290', 'nope', 'R32[0.5]&R125[0.5]'];

/** Nobody types a figure nearer to zero than this; where zero is allowed it stands for them. */
const SMALLEST = 1e-6;

function numberWithin({ range = {} }: NumberInput): fc.Arbitrary<number> {
  const [min, max] = [range.min ?? -100, range.max ?? (range.min ?? 0) + 1000];
  const isAllowed = range.isMinExcluded !== true || min !== 0;
  const typed = (value: number): number => (Math.abs(value) >= SMALLEST ? value : isAllowed ? 0 : SMALLEST);
  return fc
    .oneof(
      fc.double({ min, max, noNaN: true }),
      // Small values too: a range up to 1e6 hardly ever gives one.
      fc.double({ min, max: Math.min(max, min + 10), noNaN: true }),
      fc.constantFrom(min, max),
    )
    .map(typed);
}

function valueOf(input: Input): fc.Arbitrary<unknown> {
  switch (input.kind) {
    case 'number':
      return numberWithin(input);
    case 'choice':
      return fc.constantFrom(...input.options.map(({ value }) => value));
    case 'boolean':
      return fc.boolean();
    case 'text':
      return fc.constantFrom('bar', 'psi', 'kW', 'C', 'F', 'ppm', 'g/an', 'x');
    case 'fluid':
      return fc.constantFrom(...FLUIDS);
    case 'rows':
      return fc.array(recordOf(input.columns), { maxLength: 4 });
    case 'table':
      return fc.array(
        fc.array(
          fc.double({ min: -100, max: 100, noNaN: true }).map((value) => (Math.abs(value) >= SMALLEST ? value : 0)),
          { minLength: 2, maxLength: 3 },
        ),
        { maxLength: 5 },
      );
  }
}

function recordOf(inputs: readonly Input[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(inputs.map((input) => [input.key, valueOf(input)])), { requiredKeys: [] });
}

const figuresOf = (value: OutputValue): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? (value as readonly number[]) : [];

function expectSound(definition: Definition, inputs: Record<string, unknown>): void {
  const outcome = compute(definition.id, inputs, engine);
  if (outcome.ok) {
    const known = definition.outputs.map(({ key }) => key);
    for (const [key, value] of Object.entries(outcome.outputs)) {
      expect(known).toContain(key);
      for (const figure of figuresOf(value)) expect(Number.isFinite(figure), `${key}: ${figure}`).toBe(true);
    }
    return;
  }
  expect(outcome.errors.length).toBeGreaterThan(0);
  const keys = definition.inputs.map(({ key }) => key);
  for (const { field, code } of outcome.errors) {
    expect(PROBLEM_CODES).toContain(code);
    // Blamed on a field the reader can see.
    expect(keys, code).toContain(field.split('.')[0]);
    expect(code).not.toBe('noResult');
  }
}

describe.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
  '%s',
  (_, definition) => {
    it('gives finite figures or blames a field, for any input in range', () => {
      fc.assert(
        fc.property(recordOf(definition.inputs), (inputs) => expectSound(definition, inputs)),
        { numRuns: 150 },
      );
    });
    it('does so near what its form opens with', () => {
      const defaults = formDefaults(definition);
      const changed = fc
        .subarray([...definition.inputs], { minLength: 1, maxLength: Math.min(3, definition.inputs.length) })
        .chain(recordOf);
      fc.assert(
        fc.property(changed, (changes) => expectSound(definition, { ...defaults, ...changes })),
        { numRuns: 150 },
      );
    });
  },
);
