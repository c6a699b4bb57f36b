import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from './expression.ts';

const valueOf = (text: string): number | string => {
  const parsed = parseExpression(text);
  return parsed.ok ? parsed.value : parsed.reason;
};

describe('a typed expression', () => {
  it.each([
    ['3/8', 0.375],
    ['1 1/8', 1.125],
    ['1\u202f5/8', 1.625],
    ['-1 1/8', -1.125],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ⅜', 1.375],
    ['120+14.7', 134.7],
    ['120 + 14,7', 134.7],
    ['5-7', -2],
    ['\u22123+1', -2],
    ['2*3+4', 10],
    ['4+2×3', 10],
    ['1/2/2', 0.25],
    ['1e-3+1', 1.001],
    ['1 234,5/2', 617.25],
    ['1 200/100', 12],
    ['10:4', 2.5],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBeCloseTo(value, 12);
  });

  it.each(['', 'abc', '3/', '/8', '1/0', '3//8', '1 1', '2**3', '1+', '(1+2)', '1.2.3/4', '3/8in', 'NaN', '1-'])(
    'refuses %j',
    (text) => {
      expect(typeof valueOf(text)).toBe('string');
    },
  );

  it('reads fractions of an inch and sums of pressures as they are', () => {
    const whole = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 63 }), (units, above) => {
        expect(valueOf(`${units} ${above}/64`)).toBe(units + above / 64);
      }),
    );
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(valueOf(`${a}+${b}`)).toBe(a + b);
      }),
    );
  });

  it('never throws, and gives only finite numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./,+-*eE ½×'), maxLength: 12 }), (text) => {
        const parsed = parseExpression(text);
        if (parsed.ok) expect(Number.isFinite(parsed.value)).toBe(true);
      }),
    );
  });
});
