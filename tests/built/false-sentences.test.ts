/** The built site read from its files: no page says what is known to be false, and what is right stands where it was. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FALSE_SENTENCES, falseSentencesIn, plainText, readText } from '../unit/false-sentences/read.ts';
import { expect, test } from './support/test.ts';

const site = `${process.env['BUILD_DIR'] ?? 'dist'}/client`;
const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(site, file), 'utf8');
const languageOf = (file: string): 'fr' | 'en' => (/^en\b/.test(file) ? 'en' : 'fr');
const pageOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;
const fileOf = (page: string): string => join(page.slice(1), 'index.html');

test('no page says a false sentence', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(600);
  const said = pages.flatMap((file) =>
    falseSentencesIn(readText(read(file)), [languageOf(file)], pageOf(file)).map((found) => `${file}: ${found}`),
  );
  expect(said).toEqual([]);
});

test('nothing the pages fetch says one: search, lists, scripts', () => {
  const fetched = files.filter((file) => /\.(?:json|js|csv|txt|md)$/.test(file));
  expect(fetched.length).toBeGreaterThan(100);
  const said = fetched.flatMap((file) =>
    falseSentencesIn(plainText(read(file)), ['fr', 'en']).map((found) => `${file}: ${found}`),
  );
  expect(said).toEqual([]);
});

test('the pages that are named are there', () => {
  const named = FALSE_SENTENCES.flatMap(({ pages = [] }) => pages);
  expect(named.filter((page) => !files.includes(fileOf(page)))).toEqual([]);
});

for (const { id, right } of FALSE_SENTENCES.filter((each) => each.right.length > 0)) {
  test(`${id}: what is right stands in its place`, () => {
    for (const { page, text } of right) expect(readText(read(fileOf(page))), page).toContain(plainText(text));
  });
}
