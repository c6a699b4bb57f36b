import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin, reaches } from './limits.ts';

it('forgives the last bits of a product, and nothing more', () => {
  expect(7.2 <= 0.25 * 12 * 2.4).toBe(false);
  expect(isWithin(7.2, 0.25 * 12 * 2.4)).toBe(true);
  expect(isWithin(7.200_001, 7.2)).toBe(false);
  expect(reaches(0.1 + 0.7, 0.8)).toBe(true);
  expect(reaches(0.799_999, 0.8)).toBe(false);
  expect(isWithin(1e300, Infinity)).toBe(true);
});

it('holds decimal figures to their decimal product', () => {
  const tenths = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      const product = (a * b) / 100;
      expect(isWithin(product, (a / 10) * (b / 10))).toBe(true);
      expect(reaches((a / 10) * (b / 10), product)).toBe(true);
    }),
  );
});
