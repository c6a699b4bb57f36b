/** What the "?" of figures says: texts of both languages as they are written, and pages that are there. */
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../../../calculators/index.ts';
import { limitsOf } from '../../../../machine/limits.ts';
import { locales } from '../../../../language/index.ts';
import { ARTICLES } from '../../../../shell/navigation/article-heads.ts';
import { isListed } from '../../../../shell/navigation/descriptor.ts';
import type { Page } from '../../../../shell/navigation/descriptor.ts';
import { CHARGE } from './data/charge.ts';
import { CYCLE } from './data/cycle.ts';
import { EXCHANGERS } from './data/exchangers.ts';
import { PIPES } from './data/pipes.ts';
import { POINTS } from './data/points.ts';
import { TECHNIQUE } from './data/technique.ts';
import type { Explanation } from './names.ts';
import { EXPLAINING_PAGES } from './pages.ts';

const all = Object.entries({ CYCLE, POINTS, TECHNIQUE, PIPES, EXCHANGERS, CHARGE }).flatMap(([group, entries]) =>
  Object.entries(entries as Readonly<Record<string, Explanation>>).map(
    ([key, entry]) => [`${group}.${key}`, entry] as const,
  ),
);
const descriptors = Object.values(
  import.meta.glob<{ readonly pages: readonly Page[] }>('/src/features/**/page.ts', { eager: true }),
).flatMap(({ pages }) => pages);

describe('what the "?" of a figure says', () => {
  it.each(all)('%s is written as both languages are', (_, { meaning, formula, range, source }) => {
    for (const said of [meaning, formula, range, source]) {
      for (const locale of locales) expect(said[locale]).not.toMatch(/^\s*$|'| {2}/);
      // A plain space before what French sets a no-break space before, or a comma for a decimal point.
      expect(said.fr).not.toMatch(/ [:;?!»]|« |\d (?:K|°C|bar|%)/);
      expect(said.en).not.toMatch(/\d,\d(?!\d\d)|\d (?:K|°C|bar)\b/);
    }
    for (const sentence of [meaning, range, source]) {
      for (const locale of locales) expect(sentence[locale]).toMatch(/[.]$|abs\.$/);
    }
  });

  it('leads to pages by the names they have', () => {
    for (const { path, name } of Object.values(EXPLAINING_PAGES)) {
      const slug = path.split('/').at(-1);
      const page = descriptors.find((one) => one.path === path);
      const there = path.startsWith('/tools/')
        ? CALCULATORS.find(({ id }) => id === slug)?.title
        : path.includes('/articles/')
          ? ARTICLES.find((article) => article.slug === slug)?.title
          : page && isListed(page) && page.label;
      expect(name, path).toEqual(there);
    }
  });

  it('judges by the bands of the page', () => {
    expect(TECHNIQUE.superheat_useful.range.fr).toBe('Bonne plage\u00a0: 5 à 8\u202fK.');
    expect(TECHNIQUE.carnot_ratio.range.en).toBe('Good range: 0.4 to 0.7.');
    expect(limitsOf({}).superheat.useful.good).toEqual([5, 8]);
    expect(PIPES.dt.range.fr).toContain('1 · 0,5 · 1');
  });
});
