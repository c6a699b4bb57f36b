/** No source of the pages says what is known to be false; tests/e2e/false-sentences.spec.ts reads the built pages by the same list. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/language/index.ts';
import { RECORDS } from '../../../src/refrigerants/records.ts';
import { lawSheetOfFluid } from '../../../src/regulation/index.ts';
import { aboutText } from '../../../src/regulation/wording/told.ts';
import { FALSE_SENTENCES, falseSentencesIn, plainText } from './read.ts';

/** Days on which the law differs: what is told of a fluid is told right on each. */
const DAYS = ['2026-11-22', '2027-06-01', '2029-06-01', '2032-06-01'];

/** Everything texts are written in, but tests, which may quote what is wrong. */
const sources = [
  ...globSync('content/**/*.{md,mdx,json}'),
  ...globSync('src/**/texts/*.ts'),
  ...globSync('src/{i18n,regulation,shell/search,machine,diagnosis,calculators,features}/**/*.{ts,json,astro}'),
].filter((file) => !/\.test\.ts$|\/reference\//.test(file));

describe('the list', () => {
  it('names each sentence once', () => {
    expect(new Set(FALSE_SENTENCES.map(({ id }) => id)).size).toBe(FALSE_SENTENCES.length);
  });

  it.each(FALSE_SENTENCES)('$id: its pattern finds what was said, and not what is right', ({ id, said, right }) => {
    for (const sentence of said) expect(falseSentencesIn(plainText(sentence)).join(), sentence).toContain(`${id}:`);
    for (const { text } of right) expect(falseSentencesIn(plainText(text)), text).toEqual([]);
  });

  it.each(FALSE_SENTENCES)('$id: what is right stands on a page of its language', ({ languages, right }) => {
    for (const { page } of right) expect(languages).toContain(/^\/en(?:\/|$)/.test(page) ? 'en' : 'fr');
  });
});

it('no source says one', () => {
  expect(sources.length).toBeGreaterThan(300);
  const said = new Set(sources)
    .values()
    .flatMap((file) => falseSentencesIn(plainText(readFileSync(file, 'utf8'))).map((found) => `${file}: ${found}`));
  expect([...said]).toEqual([]);
});

it.each(DAYS)('none is told of a fluid on %s', (day) => {
  const said = RECORDS.flatMap(({ name }) =>
    locales.flatMap((locale) =>
      falseSentencesIn(plainText(aboutText(lawSheetOfFluid(name, day), locale)), [locale]).map(
        (found) => `${name}: ${found}`,
      ),
    ),
  );
  expect(said).toEqual([]);
});
