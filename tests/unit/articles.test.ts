import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fluidSlugs } from '../../src/features/refrigerants/build.ts';
import { barePath, localePath } from '../../src/i18n/paths.ts';
import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { everyPage } from '../../src/shell/navigation/navigation.ts';
import { lineOf, placed, without, wordsAround } from './support/places.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const KINDS = ['articles', 'guides'] as const;

/** A component of the text, its attributes in braces closed by the tag's own end. */
const COMPONENT = /<([A-Z]\w*)\b[\s\S]*?\/>/g;
const MARKUP = /<\/?[a-z][^<>]*>/g;
const LINK = /\]\(([^)]*)\)/g;

interface Prose {
  readonly file: string;
  /** The lines before the body. */
  readonly head: number;
  readonly front: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const namesOf = (kind: string, locale: Locale): string[] =>
  readdirSync(new URL(`${kind}/${locale}/`, CONTENT))
    .map((file) => file.replace(/\.mdx$/, ''))
    .toSorted();

function proseOf(kind: string, locale: Locale, name: string): Prose {
  const whole = readFileSync(new URL(`${kind}/${locale}/${name}.mdx`, CONTENT), 'utf8');
  const file = `content/${kind}/${locale}/${name}.mdx`;
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(whole) ?? [];
  const field = (key: string): string => new RegExp(`^${key}: "(.+)"$`, 'm').exec(front)?.[1] ?? '';
  const head = whole.slice(0, whole.length - body.length).split('\n').length - 1;
  return { file, head, front, title: field('title'), description: field('description'), body };
}

const listOf = (front: string, key: string): readonly string[] =>
  [...(new RegExp(`^${key}: \\[(.*)\\]$`, 'm').exec(front)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, item = '']) => item,
  );

/** Components with what decides their figures; captions and names of duties are in the language of the page. */
const calls = (body: string): string[] =>
  [...body.matchAll(COMPONENT)].map(([tag]) =>
    tag
      .replace(/caption="[^"]*"/, '')
      .replaceAll(/\["[^"]*", "/g, '["", "')
      .replaceAll(/\s+/g, ' '),
  );

interface NumberSeen {
  /** In one writing for both languages. */
  readonly number: string;
  /** `content/articles/fr/kv.mdx:12: "the words around"` */
  readonly place: string;
}

/** Every number a reader sees: none of a component, a tag or an address. */
function numbers({ file, head, body }: Prose, locale: Locale): readonly NumberSeen[] {
  const seen = [MARKUP, LINK].reduce((rest, pattern) => without(rest, pattern), without(placed(body), COMPONENT, ' '));
  const thousands = locale === 'fr' ? /(?<=\d)\u202f(?=\d{3}(?!\d))/g : /(?<=\d),(?=\d{3}(?!\d))/g;
  const plain = without(seen, thousands);
  return [...plain.text.matchAll(/\d+(?:[.,]\d+)*/g)].map(({ 0: found, index }) => ({
    number: found.replaceAll(',', '.'),
    place: `${file}:${head + lineOf(body, plain.places[index] ?? 0)}: "${wordsAround(plain.text, index, found.length)}"`,
  }));
}

/** The numbers of one text the other lacks, by their place. */
function lackedBy(other: readonly NumberSeen[], own: readonly NumberSeen[], language: string): readonly string[] {
  const left = other.map(({ number }) => number);
  return own.flatMap(({ number, place }) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [`${place}: ${number} is not in ${language}`];
  });
}

const everyProse = KINDS.flatMap((kind) => namesOf(kind, 'fr').map((name) => [kind, name] as const));
const paths = new Set([
  ...everyPage.map(({ path }) => path),
  ...fluidSlugs.map(({ slug }) => `/ressources/list-fluide/${slug}`),
]);

describe.each(KINDS)('content/%s', (kind) => {
  it('holds the same files in both languages', () => {
    expect(namesOf(kind, 'en')).toEqual(namesOf(kind, 'fr'));
  });
});

it('has each title and description once', () => {
  expect(everyProse.length).toBeGreaterThan(0);
  const heads = locales.flatMap((locale) => everyProse.map(([kind, name]) => proseOf(kind, locale, name)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

describe.each(everyProse)('%s/%s', (kind, name) => {
  const fr = proseOf(kind, 'fr', name);
  const en = proseOf(kind, 'en', name);

  it('says the same in both languages: date, tags, pages, sources, parts, figures and numbers', () => {
    for (const key of ['updated', 'tags', 'related']) {
      const line = new RegExp(`^${key}: .+$`, 'm');
      expect(line.exec(en.front)?.[0]).toBe(line.exec(fr.front)?.[0]);
    }
    const urls = ({ front }: Prose): string[] => front.match(/^ {4}url: .+$/gm) ?? [];
    const count = ({ front }: Prose): number => [...front.matchAll(/^ {2}- text: /gm)].length;
    expect(urls(en)).toEqual(urls(fr));
    expect(count(en)).toBe(count(fr));
    for (const pattern of [/^## /gm, /^- /gm, /^\d\. /gm, /^\|/gm, /class="formula"/g]) {
      expect([...en.body.matchAll(pattern)].length, String(pattern)).toBe([...fr.body.matchAll(pattern)].length);
    }
    expect(calls(en.body)).toEqual(calls(fr.body));
    const [french, english] = [numbers(fr, 'fr'), numbers(en, 'en')];
    expect([...lackedBy(english, french, 'English'), ...lackedBy(french, english, 'French')]).toEqual([]);
  });

  it('leads to pages there are, in its own language', () => {
    for (const path of listOf(fr.front, 'related')) {
      expect(paths.has(path), `${fr.file}: related: ${path} leads nowhere`).toBe(true);
    }
    for (const locale of locales) {
      const { file, head, body } = locale === 'fr' ? fr : en;
      for (const { 1: target = '', index } of body.matchAll(LINK)) {
        const place = `${file}:${head + lineOf(body, index)}: the link to ${target}`;
        expect(target, `${place} leads to the other language`).toBe(localePath(locale, barePath(target)));
        // A part of a page is of that page.
        expect(paths.has(barePath(target).replace(/#.*$/, '')), `${place} leads nowhere`).toBe(true);
      }
    }
  });
});
