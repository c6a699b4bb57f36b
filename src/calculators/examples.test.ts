import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';
import type { OutputValue } from './define.ts';
import { CALCULATORS } from './index.ts';
import { outputsOf } from '../../tests/unit/calculators/outcomes.ts';

const NEAR_ZERO = 1e-6;

function expectValue(actual: OutputValue | undefined, expected: OutputValue, tolerance: number, key: string): void {
  if (Array.isArray(expected)) {
    expect(actual, key).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) {
      expectValue(Array.isArray(actual) ? actual[index] : undefined, value, tolerance, `${key}[${index}]`);
    }
  } else if (typeof expected === 'number') {
    const limit = Math.abs(expected) < NEAR_ZERO ? NEAR_ZERO : tolerance * Math.abs(expected);
    expect(typeof actual, key).toBe('number');
    expect(Math.abs(Number(actual) - expected), `${key}: ${String(actual)}, not ${expected}`).toBeLessThanOrEqual(
      limit,
    );
  } else {
    expect(actual, key).toBe(expected);
  }
}

describe('worked examples', () => {
  for (const { id } of CALCULATORS) {
    it.each(CASES[id].map((one) => [one.title.en, one] as const))(`${id}: %s`, (_, { inputs, expected, tolerance }) => {
      const outputs = outputsOf(id, inputs);
      for (const [key, value] of Object.entries(expected)) expectValue(outputs[key], value, tolerance, key);
    });
  }
});
