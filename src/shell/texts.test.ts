/** Every text of the site: those every page may need, and those of each page. */
import { describe, expect, it } from 'vitest';
import { merged } from '../i18n/merged.ts';
import { createTranslator } from '../i18n/translator.ts';
import { TEXTS, dictionaryFor, translator } from './texts.ts';

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
    const english = new Map(leaves(TEXTS.en as Tree));
    const french = leaves(TEXTS.fr as Tree);
    expect(french.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of french) {
      expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('write French with a no-break space before high punctuation', () => {
    for (const [key, text] of leaves(TEXTS.fr as Tree)) {
      // A % after a word is a unit named by itself, not a figure's.
      const prose = text.replace(/https?:\/\/|\d:\d/g, '').replace(/\{\{\w+\}\}/g, '0');
      expect(/[^\u202f\u00a0](?:[!?»]|[;:](?=\s|$))|\d ?%/u.test(prose), `${key}: ${text}`).toBe(false);
      expect(/«[^\u202f\u00a0]/.test(prose), `${key}: ${text}`).toBe(false);
    }
  });

  it('hold the texts of pages beside those of every page', () => {
    expect(translator('fr')('ruler.title')).not.toBe('ruler.title');
    expect(translator('en')('circuitPages.pipes.title')).not.toBe('circuitPages.pipes.title');
    expect(translator('fr')('site.nav.simulate')).toBe('Simuler');
  });

  it('works on the namespaces an island was handed', () => {
    const dictionary = dictionaryFor('en', ['site']);
    expect(Object.keys(dictionary)).toEqual(['site']);
    expect(createTranslator('en', { en: dictionary })('site.home')).toBe('Home');
  });
});

it('refuses two texts of one key', () => {
  const one = { site: { name: 'a' } } as const;
  expect(() => merged([one, { site: { name: 'b' } }])).toThrow('two texts are called site.name');
  expect(merged([one, { site: { home: 'b' } }])).toEqual({ site: { name: 'a', home: 'b' } });
});
