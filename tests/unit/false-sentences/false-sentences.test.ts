/** No source of the pages says what is known to be false; tests/e2e/false-sentences.spec.ts reads the built pages by the same list. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localePath } from '../../../src/i18n/paths.ts';
import { locales } from '../../../src/language/index.ts';
import { slugFromName } from '../../../src/refrigerants/slug.ts';
import { RECORDS } from '../../../src/refrigerants/records.ts';
import { lawSheetOfFluid } from '../../../src/regulation/index.ts';
import { aboutText } from '../../../src/regulation/wording/sentences.ts';
import { FALSE_SENTENCES, falseSentencesIn, plainText, STALE_SENTENCES, staleSentencesIn } from './read.ts';

/** Days on which the law differs: what is told of a fluid is told right on each. */
const DAYS = ['2026-11-22', '2029-06-01'];

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

  it.each(FALSE_SENTENCES)(
    '$id: its pattern finds what was said, and not what is right',
    ({ id, languages, pages, said, right }) => {
      for (const sentence of said) {
        expect(falseSentencesIn(plainText(sentence), languages, pages?.[0]).join(), sentence).toContain(`${id}:`);
      }
      for (const { text, page } of right) expect(falseSentencesIn(plainText(text), languages, page), text).toEqual([]);
    },
  );

  it.each(FALSE_SENTENCES)(
    '$id: what is right stands on a page of its language',
    ({ languages, pages = [], right }) => {
      for (const page of [...pages, ...right.map((each) => each.page)])
        expect(languages).toContain(/^\/en(?:\/|$)/.test(page) ? 'en' : 'fr');
    },
  );
});

it.each(STALE_SENTENCES)('$id: is found from its day on, and not before', ({ id, from, language, said }) => {
  const dayBefore = new Date(Date.parse(`${from}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  for (const sentence of said) {
    expect(staleSentencesIn(plainText(sentence), language, from).join(), sentence).toContain(`${id}:`);
    expect(staleSentencesIn(plainText(sentence), language, dayBefore).join(), sentence).not.toContain(`${id}:`);
  }
});

it('no source says one', () => {
  expect(sources.length).toBeGreaterThan(300);
  const said = new Set(sources)
    .values()
    .flatMap((file) =>
      falseSentencesIn(plainText(readFileSync(file, 'utf8')), locales).map((found) => `${file}: ${found}`),
    );
  expect([...said]).toEqual([]);
});

it.each(DAYS)('none is told of a fluid on %s', (day) => {
  const said = RECORDS.flatMap(({ name }) => {
    const sheet = lawSheetOfFluid(name, day);
    return locales.flatMap((locale) => {
      const page = localePath(locale, `/ressources/list-fluide/${slugFromName(name)}`);
      const text = plainText(aboutText(sheet, locale));
      return falseSentencesIn(text, [locale], page).map((found) => `${name}: ${found}`);
    });
  });
  expect(said).toEqual([]);
});
