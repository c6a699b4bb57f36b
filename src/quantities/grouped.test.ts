import { afterEach, describe, expect, it } from 'vitest';
import { groupedText } from './grouped.ts';
import { parseNumber } from './parse.ts';
import { wantDecimalSign } from './reader.ts';

afterEach(() => wantDecimalSign('language'));

describe('thousands in a field that is left', () => {
  it.each([
    ['34121', 'fr', '34\u202f121'],
    ['34121', 'en', '34,121'],
    ['\u22121234567,5', 'fr', '\u22121\u202f234\u202f567,5'],
    ['-1234567.25', 'en', '-1,234,567.25'],
    // Typed with the point in French: a decimal sign there too.
    ['12345.5', 'fr', '12\u202f345.5'],
    ['10000', 'en', '10,000'],
  ] as const)('%s in %s reads %s', (text, locale, grouped) => {
    expect(groupedText(text, locale)).toBe(grouped);
    // It is read as what was typed.
    const sign = locale === 'fr' ? ',' : '.';
    expect(parseNumber(grouped, sign)).toEqual(parseNumber(text, sign));
  });

  it.each([
    // Short, grouped already, no plain number, or what another reading would change.
    ['9999', 'fr'],
    ['1 234,5', 'fr'],
    ['1,234.5', 'en'],
    ['12345,5', 'en'],
    ['1e5', 'en'],
    ['12000 ft', 'en'],
    ['10000/3', 'fr'],
    ['007404', 'fr'],
    ['', 'fr'],
  ] as const)('leaves %s in %s as it was typed', (text, locale) => {
    expect(groupedText(text, locale)).toBe(text);
  });

  it('follows the decimal sign a reader wants', () => {
    wantDecimalSign('comma');
    expect(groupedText('34121,5', 'en')).toBe('34\u202f121,5');
  });
});
