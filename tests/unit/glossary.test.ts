/** The glossary as a whole: what its schema cannot hold. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../src/content-schemas.ts';
import { locales } from '../../src/language/index.ts';
import { faultsOfText } from '../../src/schema/faults.ts';
import { everyPage } from '../../src/shell/navigation/navigation.ts';

const FILE = 'content/glossary.json';
const text = readFileSync(FILE, 'utf8');
const terms = z.array(SCHEMAS.glossary).parse(JSON.parse(text));

describe('the glossary', () => {
  it('is sound, and holds what the site speaks of', () => {
    expect(faultsOfText(z.array(SCHEMAS.glossary), FILE, text)).toEqual([]);
    expect(terms.length).toBeGreaterThanOrEqual(120);
  });

  it('has each term once, and no spelling of two', () => {
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const locale of locales) {
      const spellings = terms.flatMap(({ [locale]: { term, forms = [] } }) => [term, ...forms]);
      const small = spellings.map((spelling) => spelling.toLowerCase());
      expect(small.filter((spelling, at) => small.indexOf(spelling) !== at)).toEqual([]);
    }
  });

  it('leads to pages there are', () => {
    const paths = new Set(everyPage.map(({ path }) => path));
    expect(terms.filter(({ to }) => !paths.has(to)).map(({ id, to }) => `${id}: ${to}`)).toEqual([]);
  });

  it('is defined in words of each language, with a full stop', () => {
    for (const locale of locales) {
      expect(terms.filter(({ [locale]: { definition } }) => !definition.endsWith('.')).map(({ id }) => id)).toEqual([]);
    }
    expect(terms.filter(({ fr, en }) => fr.definition === en.definition).map(({ id }) => id)).toEqual([]);
  });
});
