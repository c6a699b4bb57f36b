import { describe, expect, it } from 'vitest';
import { createFormatter } from '../../kit/island/format.ts';
import { differenceText, valueText } from './rows.ts';

const fr = createFormatter({}, 'fr');
const row = (delta: number | null, difference: number | null) => ({ value1: 1, value2: 2, delta, difference });

describe('a difference in words', () => {
  it('is per cent to two decimals with its sign, or kelvins to one', () => {
    expect(differenceText(row(-36.81, null), fr)).toBe('−36,81\u202f%');
    expect(differenceText(row(0.5, null), fr)).toBe('+0,50\u202f%');
    expect(differenceText(row(0, null), fr)).toBe('0,00\u202f%');
    expect(differenceText(row(null, 13.95), fr)).toBe('+14,0\u202fK');
    expect(differenceText(row(null, -0.04), fr)).toBe('0,0\u202fK');
    expect(differenceText(row(null, null), fr)).toBe('–');
  });

  it('scales kelvins with the unit of differences, without a zero of its own', () => {
    expect(differenceText(row(null, 5), createFormatter({ temperatureDifference: 'degF' }, 'en'))).toBe('+9.0\u202f°F');
  });
});

describe('a value', () => {
  it('has its unit, and a word is a word', () => {
    expect(valueText('q0v', 2126.4, fr)).toBe('2\u202f126\u202fkJ/m³');
    expect(valueText('classification', 'A1', fr)).toBe('A1');
    expect(valueText('gwp', 1430, fr)).toBe('1\u202f430');
    expect(valueText('gwp', 0.501, fr)).toBe('0,50');
    expect(valueText('gwp', null, fr)).toBe('–');
  });
});
