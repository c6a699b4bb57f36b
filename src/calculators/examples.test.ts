import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';
import { caseComparisons, heldCases } from './checks/deviations.ts';
import { PUBLISHED_CASES } from './checks/published.ts';
import { CALCULATORS } from './index.ts';
import { engine } from '../../tests/unit/calculators/outcomes.ts';

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

describe.each(CALCULATORS.map(({ id }) => id))('worked examples: %s', (id) => {
  const comparisons = caseComparisons(id, engine);

  it('holds every figure expected', () => {
    const expected = heldCases(id).flatMap((one) => Object.values(one.expected));
    expect(heldCases(id).length).toBe(CASES[id].length + (PUBLISHED_CASES[id]?.length ?? 0));
    expect(comparisons.length).toBe(expected.reduce<number>((sum, value) => sum + sizeOf(value), 0));
  });

  it.each(heldCases(id).map((one) => [one.title.en, one] as const))('%s', (_, one) => {
    const own = comparisons.filter(({ example }) => example === one);
    expect(own.length).toBeGreaterThan(0);
    for (const { figure, got, expected, deviation, allowed } of own) {
      const limit = typeof expected !== 'number' ? 0 : Math.abs(expected) < 1e-6 ? 1e-6 : one.tolerance;
      expect(allowed).toBe(limit);
      expect(deviation, `${figure}: ${String(got)}, not ${String(expected)}`).toBeLessThanOrEqual(allowed);
    }
  });
});
