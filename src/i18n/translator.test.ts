/** The translator against i18next, which it stands for: every key in both languages, bare and with its values. */
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { locales } from '../language/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Key } from './keys.ts';
import { createTranslator } from './translator.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : leaves(value, `${prefix}${key}.`),
  );

const reference = i18next.createInstance();
void reference.init({
  fallbackLng: 'fr',
  initAsync: false,
  resources: { fr: { translation: fr }, en: { translation: en } },
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

describe.each(locales)('the translator in %s', (locale) => {
  const expected = reference.getFixedT(locale) as unknown as (key: string, values?: object) => string;
  const t = createTranslator(locale, { fr, en });
  const all = leaves({ fr, en }[locale]);

  it('has texts to be tried on', () => expect(all.length).toBeGreaterThan(500));

  it('answers as i18next does, with values and with text that looks like a pattern', () => {
    for (const [key, text] of all) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
      const values = Object.fromEntries(names.map((name, index) => [name, index === 0 ? `<$& ${name}>` : index]));
      expect(t(key as Key, values), key).toBe(expected(key, values));
      if (names.length === 0) expect(t(key as Key), key).toBe(expected(key));
    }
  });

  it('answers as i18next does for what is not there', () => {
    for (const key of ['', 'site', 'site.absent', 'toString', 'site.toString', 'site.nav.circuit.deeper'])
      expect(typeof t(key as Key)).toBe('string');
    expect(t('site.absent' as Key)).toBe(expected('site.absent'));
  });
});
