/** The writer gives what the platform's Intl.NumberFormat (ECMA-402, CLDR's fr and en) gives, over random numbers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, locales } from '../language/index.ts';
import { decimalsFor, formatAtMost, formatNumber, formatSignificant, typedNumber } from './number.ts';
import type { Locale } from '../language/index.ts';

const platform = (value: number, locale: Locale, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { signDisplay: 'negative', ...options })
    .format(value)
    .replace('-', '\u2212')
    .replaceAll('\u00a0', '\u202f');

/** Numbers as the product has them: measured in many sizes, and written ones with a tie to round. */
const anyNumber = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, place]) => Number(`${digits}5e-${place}`)),
  fc.constantFrom(0, -0, 999.95, 0.5, 1.5, 2.5, 1e-7, 1e21, 5e-324, 0.999_999_9),
);

describe.each(locales)('numbers written in %s', (locale) => {
  test('have fixed decimals as the platform writes them', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        expect(formatNumber(value, decimals, locale)).toBe(platform(value, locale, options));
      }),
      { numRuns: 3000 },
    );
  });

  test('have at most so many decimals as the platform writes them', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
        expect(formatAtMost(value, decimals, locale)).toBe(
          platform(value, locale, { maximumFractionDigits: decimals }),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('have significant digits as the platform writes them', () => {
    const digits = fc.integer({ min: 1, max: 9 });
    const size = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(
        fc.oneof(
          size,
          anyNumber.filter((value) => Math.abs(value) > 1e-9 && value < 1e15),
        ),
        digits,
        (value, count) => {
          expect(formatSignificant(value, count, locale)).toBe(
            platform(value, locale, { maximumSignificantDigits: count }),
          );
        },
      ),
      { numRuns: 3000 },
    );
  });
});

test('a tie goes the way its shortest decimal reads', () => {
  expect(formatNumber(1.005, 2, 'en')).toBe('1.01');
  expect(formatNumber(-0.04, 1, 'fr')).toBe('0,0');
  expect(formatNumber(99.95, 1, 'fr')).toBe('100,0');
});

test('what is not finite has no text', () => {
  expect(() => formatNumber(Number.NaN, 1, 'fr')).toThrow(RangeError);
});

test('decimals for significant digits count what rounding carries', () => {
  expect(decimalsFor(9.996, 3)).toBe(1);
  expect(decimalsFor(0.000_123_4, 2)).toBe(5);
  expect(decimalsFor(12_345, 3)).toBe(0);
});

test('significant digits do not make a figure of what a subtraction leaves', () => {
  // 273.15 K less 273.15 as a double leaves up to 1.7e-13.
  expect(formatSignificant(-1.7053025658242404e-13, 5, 'en', 6)).toBe('0');
  expect(formatSignificant(-0, 5, 'fr')).toBe('0');
  expect(formatSignificant(-3.2e-8, 5, 'en', 6)).toBe('0');
  expect(formatSignificant(1.2345e-5, 5, 'en')).toBe('0.000012345');
  expect(formatSignificant(-0.5, 5, 'fr', 6)).toBe('\u22120,5');
});

test('a typed number is not grouped', () => {
  expect(typedNumber(-1234.5, 'fr')).toBe('\u22121234,5');
  expect(typedNumber(1 / 3, 'en')).toBe('0.33333333');
});
