import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './number.ts';
import { parseNumber } from './parse.ts';

describe('parseNumber', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1\u00a0234\u00a0567', 1234567],
    ['1\u2009234.25', 1234.25],
    ['1e-3', 0.001],
    ['1,2E+03', 1200],
    ['1e\u22123', 0.001],
    ['\u22125', -5],
    ['\u20135', -5],
    ['-0,5', -0.5],
    ['+3', 3],
    [',5', 0.5],
    ['5,', 5],
    ['  7  ', 7],
    ['1,234', 1.234],
    ['0', 0],
  ])('reads %j', (text, value) => {
    expect(parseNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    [' \u202f ', 'empty'],
    ['abc', 'notANumber'],
    ['5 °C', 'notANumber'],
    ['1,5bar', 'notANumber'],
    ['12 34', 'notANumber'],
    ['1 2345', 'notANumber'],
    ['1234 567', 'notANumber'],
    ['--5', 'notANumber'],
    ['5-', 'notANumber'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['NaN', 'notANumber'],
    ['1e', 'notANumber'],
    [',', 'notANumber'],
    ['1.234,5', 'ambiguous'],
    ['1,234.5', 'ambiguous'],
    ['1,234,567', 'ambiguous'],
    ['1.234.567', 'ambiguous'],
    ['1e999', 'tooLarge'],
    ['9'.repeat(100), 'notANumber'],
  ])('refuses %j as %s', (text, reason) => {
    expect(parseNumber(text)).toEqual({ ok: false, reason });
  });

  it.each([
    ['1,820', 1820],
    ['2,000', 2000],
    ['-2,000', -2000],
    ['\u221212,500', -12500],
    ['1,234.5', 1234.5],
    ['1,234,567', 1234567],
    ['1,234,567.25', 1234567.25],
    ['12,345.', 12345],
    ['- 25', -25],
    ['\u2212\u202f2,5', -2.5],
    // No thousands: a leading zero, or not by three.
    ['0,820', 0.82],
    ['1,5', 1.5],
    ['28,50', 28.5],
    ['1,2345', 1.2345],
    ['1234,500', 1234.5],
    ['1 234,500', 1234.5],
    [',5', 0.5],
    ['1.820', 1.82],
    ['1e3', 1000],
  ])('to a reader of points, %j is %f', (text, value) => {
    expect(parseNumber(text, '.')).toEqual({ ok: true, value });
  });

  it.each(['1.234,5', '1.234.567', '1,23,456', '12,34,567', '1,234,56', '1,234.567,8', '0,123,456', '1,234.5.6'])(
    'asks a reader of points back for %j',
    (text) => {
      expect(parseNumber(text, '.')).toEqual({ ok: false, reason: 'ambiguous' });
    },
  );

  it('reads back what English formatting writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (value, decimals) => {
          const parsed = parseNumber(formatNumber(value, decimals, 'en'), '.');
          expect(parsed.ok && Math.abs(parsed.value - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -decimals);
        },
      ),
    );
  });

  it('reads back what French formatting writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (value, decimals) => {
          const parsed = parseNumber(formatNumber(value, decimals, 'fr'));
          expect(parsed.ok && Math.abs(parsed.value - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -decimals);
        },
      ),
    );
  });

  it('answers any text with a finite number or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseNumber(text);
        expect(parsed.ok ? Number.isFinite(parsed.value) : parsed.reason).toBeTruthy();
      }),
    );
  });
});
