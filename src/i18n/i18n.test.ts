import { describe, expect, it } from 'vitest';
import { createTranslator, dictionaryFor, translator } from './index.ts';
import type { Key } from './index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { alternatePaths, barePath, localeFromPath, localePath } from './paths.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('dictionaries', () => {
  it('hold the same keys with the same placeholders in both languages', () => {
    const english = new Map(leaves(en));
    const french = leaves(fr);
    expect(french.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of french) {
      expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('write French with a no-break space before high punctuation', () => {
    for (const [key, text] of leaves(fr)) {
      // A % after a word is a unit named by itself, not a figure's.
      const prose = text.replace(/https?:\/\/|\d:\d/g, '').replace(/\{\{\w+\}\}/g, '0');
      expect(/[^\u202f\u00a0](?:[!?»]|[;:](?=\s|$))|\d ?%/u.test(prose), `${key}: ${text}`).toBe(false);
      expect(/«[^\u202f\u00a0]/.test(prose), `${key}: ${text}`).toBe(false);
    }
  });
});

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

  it('works on the namespaces an island was handed', () => {
    const dictionary = dictionaryFor('en', ['site']);
    expect(Object.keys(dictionary)).toEqual(['site']);
    expect(createTranslator('en', { en: dictionary })('site.home')).toBe('Home');
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
