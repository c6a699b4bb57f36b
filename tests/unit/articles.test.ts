import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barePath, localePath } from '../../src/i18n/paths.ts';
import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { everyPage } from '../../src/shell/navigation/navigation.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const KINDS = ['articles', 'guides'] as const;

/** A component of the text, its attributes in braces closed by the tag's own end. */
const COMPONENT = /<([A-Z]\w*)\b[\s\S]*?\/>/g;
const MARKUP = /<\/?[a-z][^<>]*>/g;
const LINK = /\]\(([^)]*)\)/g;

interface Prose {
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
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(whole) ?? [];
  const field = (key: string): string => new RegExp(`^${key}: "(.+)"$`, 'm').exec(front)?.[1] ?? '';
  return { front, title: field('title'), description: field('description'), body };
}

const listOf = (front: string, key: string): readonly string[] =>
  [...(new RegExp(`^${key}: \\[(.*)\\]$`, 'm').exec(front)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, item = '']) => item,
  );

/** What people read, each figure of the engine as one word. */
const read = (body: string): string => body.replaceAll(COMPONENT, 'X').replaceAll(MARKUP, '').replaceAll(LINK, ']');
const words = (body: string): number =>
  read(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Components with what decides their figures; captions and names of duties are in the language of the page. */
const calls = (body: string): string[] =>
  [...body.matchAll(COMPONENT)].map(([tag]) =>
    tag
      .replace(/caption="[^"]*"/, '')
      .replaceAll(/\["[^"]*", "/g, '["", "')
      .replaceAll(/\s+/g, ' '),
  );

/** Every number a reader sees, in one writing for both languages. */
function numbers(body: string, locale: Locale): string[] {
  const text = read(body.replaceAll(COMPONENT, ' '));
  const plain =
    locale === 'fr'
      ? text.replaceAll(/(?<=\d)\u202f(?=\d{3}(?!\d))/g, '')
      : text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return [...plain.matchAll(/\d+(?:[.,]\d+)*/g)].map(([found]) => found.replaceAll(',', '.')).toSorted();
}

const everyProse = KINDS.flatMap((kind) => namesOf(kind, 'fr').map((name) => [kind, name] as const));
const paths = new Set(everyPage.map(({ path }) => path));

describe.each(KINDS)('content/%s', (kind) => {
  it('holds the same files in both languages', () => {
    expect(namesOf(kind, 'en')).toEqual(namesOf(kind, 'fr'));
  });
});

it.each(namesOf('articles', 'fr'))('articles/%s has one instrument', (name) => {
  const instruments = calls(proseOf('articles', 'fr', name).body).filter((call) => call.startsWith('<Live'));
  expect(instruments).toHaveLength(1);
});

it('has fourteen articles at least, each title and description once', () => {
  expect(namesOf('articles', 'fr').length).toBeGreaterThanOrEqual(14);
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
    expect(numbers(en.body, 'en')).toEqual(numbers(fr.body, 'fr'));
  });

  it('is 550 to 1000 words long', () => {
    for (const { body } of [fr, en]) {
      expect(words(body)).toBeGreaterThanOrEqual(550);
      expect(words(body)).toBeLessThanOrEqual(1000);
    }
  });

  it('leads to pages there are, in its own language', () => {
    for (const path of listOf(fr.front, 'related')) expect([...paths]).toContain(path);
    for (const locale of locales) {
      const { body } = locale === 'fr' ? fr : en;
      for (const [, target = ''] of body.matchAll(LINK)) {
        expect(target).toBe(localePath(locale, barePath(target)));
        expect([...paths]).toContain(barePath(target));
      }
    }
  });

  it('keeps French typography', () => {
    const captions = [...fr.body.matchAll(/caption="([^"]*)"/g)].map(([, text = '']) => text);
    const sources = [...fr.front.matchAll(/^ {2}- text: "(.+)"$/gm)].map(([, text = '']) => text);
    const prose = [fr.title, fr.description, ...sources, ...captions, read(fr.body)].join('\n');
    expect(prose).not.toMatch(/ [;:!?%»]/);
    expect(prose).not.toMatch(/[\p{L}\d)][;!?»]/u);
    expect(prose).not.toMatch(/[\p{L}\d)]:\s/u);
    expect(prose).not.toMatch(/« /);
    expect(prose).not.toMatch(/\p{L}'\p{L}/u);
    // A clause of a standard and the version of a program keep their point.
    expect(prose.replaceAll(/2013, 6\.2|\(6\.3|8\.0\.0/g, '').replaceAll(/tableaux C\.\d|C\.\d/g, '')).not.toMatch(
      /\d\.\d/,
    );
    expect(prose).not.toMatch(/\d (?:kg|mm|m³|m|L|bar|mbar|kPa|Pa|°C|K|kW|W|h|min|mA)(?![\p{L}\d])/u);
    expect(prose).not.toMatch(/(?<![\p{L}\d−-])-\d/u);
  });

  it('keeps English typography', () => {
    const prose = [en.title, en.description, read(en.body)].join('\n');
    expect(prose).not.toMatch(/[\s\u202F\u00A0][;:!?]/);
    expect(prose).not.toMatch(/\d,\d(?!\d\d)/);
    expect(prose).not.toMatch(/\d (?:kg|mm|m³|m|L|bar|mbar|kPa|Pa|°C|K|kW|W|h|min|mA)(?![\p{L}\d])/u);
    expect(prose).not.toMatch(/(?<![\p{L}\d−-])-\d/u);
  });
});
