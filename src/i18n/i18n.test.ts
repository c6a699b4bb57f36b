import { describe, expect, it } from 'vitest';
import { createTranslator, translator } from './index.ts';
import type { Key } from './index.ts';
import { fr } from './fr.ts';
import { alternatePaths, barePath, localeFromPath, localePath } from './paths.ts';

describe('translator', () => {
  it('answers at once, in the language asked for', () => {
    expect(translator('fr')('site.nav.simulate')).toBe('Simuler');
    expect(translator('en')('site.nav.simulate')).toBe('Simulate');
    expect(translator('en').locale).toBe('en');
  });

  it('fills placeholders without escaping them', () => {
    expect(translator('fr')('site.footer.rights', { since: 2021, year: '<2026>' })).toBe('© 2021–<2026> AppFroid');
  });

  it('falls back to French, then to the key', () => {
    const t = createTranslator('en', { fr, en: { site: { name: 'AppFroid' } } });
    expect(t('site.nav.simulate')).toBe('Simuler');
    expect(t('site.absent' as Key)).toBe('site.absent');
  });
});

describe('paths', () => {
  it.each([
    ['fr', '/', '/'],
    ['en', '/', '/en'],
    ['en', '/tools', '/en/tools'],
    ['fr', '/en/tools/', '/tools'],
    ['en', '/en/tools', '/en/tools'],
    ['en', '/simulation/circuit/general?mode=normal#p', '/en/simulation/circuit/general?mode=normal#p'],
    ['en', '/english', '/en/english'],
  ] as const)('localePath(%s, %s) is %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });

  it('reads the language from the first segment only', () => {
    expect(localeFromPath('/en')).toBe('en');
    expect(localeFromPath('/english')).toBe('fr');
    expect(localeFromPath('/tools/en')).toBe('fr');
    expect(barePath('/en/')).toBe('/');
  });

  it('gives the page in every language', () => {
    expect(alternatePaths('/en/reglette')).toEqual([
      { locale: 'fr', path: '/reglette' },
      { locale: 'en', path: '/en/reglette' },
    ]);
  });
});
