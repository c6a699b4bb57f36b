import { describe, expect, it } from 'vitest';
import { dateLanguage, localeOfTag, locales, pathPrefix } from './index.ts';
import { isSingular } from './plural.ts';
import { CELL_SIGNS, DECIMAL_SIGNS, GROUP_SIGNS } from './signs.ts';

describe('a language', () => {
  it('is told from any tag of it, French from what is none of ours', () => {
    expect(['fr', 'fr-CA', 'en', 'en-GB', 'EN-us', 'de', ''].map(localeOfTag)).toEqual([
      ...['fr', 'fr', 'en', 'en', 'en', 'fr', 'fr'],
    ]);
  });

  it('begins its addresses with its own prefix, French with none', () => {
    expect(locales.map((locale) => `${pathPrefix(locale)}/tools`)).toEqual(['/tools', '/en/tools']);
  });

  it.each(locales)('%s takes the singular and writes numbers as the platform does', (locale) => {
    const rules = new Intl.PluralRules(locale);
    for (const count of [0, 0.5, 1, 1.5, 2, 3, 21, -1, -1.5])
      expect(isSingular(count, locale), String(count)).toBe(rules.select(count) === 'one');
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
    const signs = (['decimal', 'group'] as const).map((type) => parts.find((part) => part.type === type)?.value);
    expect([DECIMAL_SIGNS[locale], GROUP_SIGNS[locale]]).toEqual(signs);
    // A list whose sign is that of the decimals could not be read back.
    expect(CELL_SIGNS[locale]).not.toBe(DECIMAL_SIGNS[locale]);
  });

  it('writes days before months', () => {
    const day = new Date(Date.UTC(2026, 2, 31));
    const written = locales.map((locale) => day.toLocaleDateString(dateLanguage(locale), { timeZone: 'UTC' }));
    expect(written).toEqual(['31/03/2026', '31/03/2026']);
  });
});
