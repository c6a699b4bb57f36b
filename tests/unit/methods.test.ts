import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../src/calculators/index.ts';

const FOLDER = new URL('../../content/methods/', import.meta.url);
const LOCALES = ['fr', 'en'] as const;

interface ToolText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const namesOf = (locale: string): string[] => readdirSync(new URL(`${locale}/`, FOLDER)).toSorted();

/** A text that is not there reads as an empty one, so that the tests say which, and all others are still held. */
function textOf(locale: string, id: string): ToolText {
  const file = new URL(`${locale}/${id}.mdx`, FOLDER);
  const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, front = '', ...rest] = whole.split(/^---$/m);
  const field = (key: string): string => new RegExp(`^${key}: "(.+)"$`, 'm').exec(front)?.[1] ?? '';
  return { name: `${locale}/${id}`, title: field('title'), description: field('description'), body: rest.join('---') };
}

const ids = CALCULATORS.map(({ id }) => id);
const texts = LOCALES.flatMap((locale) => ids.map((id) => textOf(locale, id)));
const count = (body: string, pattern: RegExp): number => [...body.matchAll(pattern)].length;

describe('method texts of the calculators', () => {
  it.each(LOCALES)('are one per calculator in %s', (locale) => {
    const names = namesOf(locale);
    const missing = ids.filter((id) => !names.includes(`${id}.mdx`)).map((id) => `content/methods/${locale}/${id}.mdx`);
    expect(missing, `missing: ${missing.join(', ')}`).toEqual([]);
    expect(names, 'a text is of no calculator in src/calculators/index.ts').toEqual(
      ids.map((id) => `${id}.mdx`).toSorted(),
    );
  });

  it('have titles and descriptions that no other page has', () => {
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
  });

  it.each(ids)('say as much of %s in both languages', (id) => {
    const [fr, en] = [textOf('fr', id).body, textOf('en', id).body];
    for (const pattern of [/^## /gm, /^- /gm, /class="formula"/g])
      expect(count(fr, pattern), `${pattern}`).toBe(count(en, pattern));
    for (const body of [fr, en]) expect(body.trim()).not.toBe('');
  });
});
