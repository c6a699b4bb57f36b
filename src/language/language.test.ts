import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { momentInWords } from './days.ts';
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

  it('writes a moment as the platform does, but for the first of a French month', () => {
    for (const moment of [new Date(2026, 10, 23, 18, 3), new Date(2027, 0, 31, 0, 0), new Date(1999, 7, 9, 9, 59)])
      for (const locale of locales)
        expect(momentInWords(moment, locale)).toBe(
          moment.toLocaleString(dateLanguage(locale), { dateStyle: 'long', timeStyle: 'short' }),
        );
    expect(momentInWords(new Date(2027, 0, 1, 8, 5), 'fr')).toBe('1er janvier 2027 à 08:05');
  });

  it('writes days before months', () => {
    const day = new Date(Date.UTC(2026, 2, 31));
    const written = locales.map((locale) => day.toLocaleDateString(dateLanguage(locale), { timeZone: 'UTC' }));
    expect(written).toEqual(['31/03/2026', '31/03/2026']);
  });
});

describe('the day of a reader', () => {
  const file = JSON.stringify(new URL('days.ts', import.meta.url).href);
  // Auckland is 13 hours before Greenwich in its summer, Honolulu 10 behind all year (IANA time zone database).
  it.each([
    ['Pacific/Auckland', '2026-12-31T12:30:00Z', '2027-01-01'],
    ['Pacific/Honolulu', '2027-01-01T09:59:00Z', '2026-12-31'],
    ['Europe/Paris', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['UTC', '2026-12-31T23:30:00Z', '2026-12-31'],
  ])('in %s at %s is %s, whatever Greenwich has', (TZ, moment, day) => {
    // The zone is read as a process starts.
    const source = `const { localDay } = await import(${file}); console.log(localDay(new Date('${moment}')))`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(said.trim()).toBe(day);
  });
});
