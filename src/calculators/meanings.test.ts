/** Every field of every calculator says what it asks for, in both languages, with their signs. */
import { expect, it } from 'vitest';
import { locales } from '../language/index.ts';
import { textFaults } from '../../tests/unit/support/typography.ts';
import { CALCULATORS } from './index.ts';
import { fieldKeys, meaningsOf } from './meanings.ts';

it.each(CALCULATORS.map((definition) => [definition.id, definition] as const))('%s', async (id, definition) => {
  const meanings = await meaningsOf(id);
  expect(Object.keys(meanings).toSorted()).toEqual([...new Set(fieldKeys(definition))].toSorted());
  for (const [key, said] of Object.entries(meanings))
    for (const locale of locales) {
      expect(said[locale].length, `${id} ${key}`).toBeGreaterThan(10);
      expect(said[locale], `${id} ${key}`).toMatch(/\.$/);
      expect(textFaults(said[locale], { file: `${id} ${key}`, locale })).toEqual([]);
    }
});
