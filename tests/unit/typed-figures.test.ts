/**
 * No figure of an article is typed: what has a unit is asked of the engine, of the rules or of content/figures.json. What may be
 * typed is what the article asks at: a number that a component of the same article is given.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CITED_FIGURES } from '../../src/content-schemas.ts';
import { placeOfSource } from '../../src/features/resources/build/figures/cited.ts';
import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { faultsOfText } from '../../src/schema/faults.ts';
import { headOf } from './support/front-matter.ts';
import { lineOf, placed, without, wordsAround } from './support/places.ts';

/** Articles whose figures are not all asked for yet. */
const NOT_YET = new Set<string>([]);

const FIGURES = 'content/figures.json';
const HEAD = /^---\n[\s\S]*?\n---\n/;
const COMPONENT = /<([A-Z]\w*)\b[\s\S]*?\/>/g;
/** Words of a reader inside a component. */
const CAPTION = /caption="([^"]*)"/;
/** What stands under or over a line of a formula. */
const INDEX = /<(su[bp])>[^<]*<\/\1>/g;
const MARKUP = /<\/?[a-z][^<>]*>/g;
const LINK = /\]\([^)]*\)/g;
/** Names that end like a figure: of refrigerants, of classes of safety, of standards; times of a day. */
const NAMES = /\bR\d+\w*|\bA\d\w*|\b\d{1,2}[\u202f ]h[\u202f ]\d\d\b|\b\d{1,2}:\d\d\b/g;

const NUMBER = /[−±]?\d+(?:[\u202f.,]\d+)*/u;
const UNIT =
  /°C|K|m?bar|[kM]?Pa|%|kg\/m³|k?J\/kg|m³\/h|g\/m|mm\/s|m\/s|W\/K|kg\/h|kg|mg|g|µm|mm|cm|m²|m³|m|L|s|min|h|kW|W|kJ|MJ|ppm|Hz|kV|V|A|t|× PS/u;
const TYPED = new RegExp(
  `(${NUMBER.source})(?:\\s(?:à|to|et|and|ou|or)\\s(${NUMBER.source}))?[\\s\\u202f\\u00a0]?(${UNIT.source})(?![\\p{L}\\d/³²])`,
  'gu',
);
/** A cell of a table that is a figure alone, its unit in the head. */
const CELL = new RegExp(`(?<=\\|\\s*)(${NUMBER.source})(?:\\s(?:à|to)\\s(${NUMBER.source}))?(?=\\s*\\|)`, 'gu');

/** What a component calls an input that is told in a unit, and how many of its own units that is. */
const INPUTS: Readonly<Record<string, { readonly key: RegExp; readonly times?: number }>> = {
  '°C': { key: /^(?:t|te|tc|t_(?!s)\w+|pt_\w+)$/ },
  K: { key: /^(?:t_s\w*|superheat|subcooling|tol_t)$/ },
  bar: { key: /^(?:p|p_\w+|from|to|tol_p)$/ },
  '%': { key: /^rh(?:_\w+)?$/ },
  kg: { key: /^charge$/ },
  'kg/m³': { key: /^d$/ },
  'm³/h': { key: /^q_v$/ },
  m: { key: /^(?:altitude|length|l_included)$/ },
  L: { key: /^volume$/ },
  h: { key: /^duration$/ },
  kW: { key: /^p_\w+$/, times: 1000 },
};
/** Of water, what no source is needed for: it freezes. */
const FREEZING = '0°C';

function valueOf(text: string, locale: Locale): number {
  const plain = text.replace('−', '-').replace('±', '').replaceAll('\u202f', '');
  return Number(locale === 'fr' ? plain.replace(',', '.') : plain.replaceAll(/,(?=\d{3})/g, ''));
}

interface Input {
  readonly key: string;
  readonly value: number;
}

/** Every number a component of the text is given, under its name. */
const askedIn = (body: string): readonly Input[] =>
  [...body.matchAll(COMPONENT)].flatMap(([tag]) =>
    [...tag.replace(CAPTION, '').matchAll(/(\w+)(?:=\{|: )(-?\d+(?:\.\d+)?)/g)].map(([, key = '', value]) => ({
      key,
      value: Number(value),
    })),
  );

function isAsked(value: number, unit: string, asked: readonly Input[]): boolean {
  if (`${String(value)}${unit}` === FREEZING) return true;
  const named = INPUTS[unit];
  if (named === undefined) return false;
  const wanted = Number((value * (named.times ?? 1)).toPrecision(12));
  return asked.some((input) => named.key.test(input.key) && input.value === wanted);
}

/** Each figure typed in an article that none of its components is given, with its place. */
export function typedFigures(file: string, whole: string, locale: Locale): readonly string[] {
  const [head = ''] = HEAD.exec(whole) ?? [];
  const body = whole.slice(head.length);
  const asked = askedIn(body);
  const captions = [...body.matchAll(COMPONENT)].map(([tag]) => CAPTION.exec(tag)?.[1] ?? '').join('\n');
  const first = head.split('\n').length - 1;
  const found = (text: string, at: (index: number) => string): string[] => {
    const seen = [INDEX, MARKUP, LINK, NAMES].reduce(
      (rest, pattern) => without(rest, pattern, ' '),
      without(placed(text), COMPONENT, '¤'),
    );
    return [TYPED, CELL].flatMap((pattern) =>
      [...seen.text.matchAll(pattern)].flatMap(({ 0: typed, 1: one = '', 2: other, 3: unit = '', index }) => {
        const values = [one, ...(other === undefined ? [] : [other])].map((each) => valueOf(each, locale));
        if (values.every((value) => isAsked(value, unit, asked))) return [];
        return [`${at(seen.places[index] ?? 0)}: "${wordsAround(seen.text, index, typed.length)}"`];
      }),
    );
  };
  return [
    ...found(body, (index) => `${file}:${first + lineOf(body, index)}`),
    ...found(captions, () => `${file}: a caption`),
  ];
}

const slugs = globSync('content/articles/fr/*.mdx')
  .map((file) => /([^/\\]+)\.mdx$/.exec(file)?.[1] ?? '')
  .toSorted();

describe.each(locales)('articles in %s', (locale) => {
  it.each(slugs.filter((slug) => !NOT_YET.has(slug)))('%s has no figure typed that it does not ask at', (slug) => {
    const file = `content/articles/${locale}/${slug}.mdx`;
    expect(typedFigures(file, readFileSync(file, 'utf8'), locale)).toEqual([]);
  });

  it.each(slugs)('%s cites figures of sources it lists', (slug) => {
    const whole = readFileSync(`content/articles/${locale}/${slug}.mdx`, 'utf8');
    const { sources } = headOf(whole) as { sources: { text: string; url?: string }[] };
    for (const [, id = ''] of whole.matchAll(/<Cited of="([^"]+)"/g)) {
      expect(placeOfSource(id, sources, locale), id).toBeGreaterThan(0);
    }
  });
});

it.each(locales)('makes up readings in its cases only, in %s', (locale) => {
  for (const slug of slugs) {
    const parts = readFileSync(`content/articles/${locale}/${slug}.mdx`, 'utf8').split(/^## /m);
    const others = parts.filter((part) => !/^(?:Un cas|A case)\b/.test(part));
    expect(
      others.some((part) => part.includes('<Given ')),
      slug,
    ).toBe(false);
  }
});

it('lets go of the articles it waits for', () => {
  expect([...NOT_YET].filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('sees what is typed', () => {
  const article = (text: string): string => `---\ntitle: "T"\n---\n${text}\n`;
  const faults = (text: string): readonly string[] => typedFigures('a.mdx', article(text), 'fr');
  expect(faults('À 20\u202f°C, 8,6\u202fbar.')).toHaveLength(2);
  expect(faults('À 20\u202f°C, <Pressure fluid="R717" t={20} />.')).toEqual([]);
  expect(faults('Chambre à −20\u202f°C, 2\u202fkW : <Result with={{ t_in: -20, p_defrost: 2000 }} />')).toEqual([]);
  expect(faults('Il doit voir 5\u202fg : <Live of="calcul-charge" with={{ t_evap: 5 }} />')).toHaveLength(1);
  expect(faults('<i>h</i><sub>2s</sub> moins <i>h</i><sub>1</sub>')).toEqual([]);
  expect(faults('| 85 | 5,5 à 6,5 |')).toHaveLength(2);
  expect(faults('Au R404A, un A2L, sous 0\u202f°C, à 17\u202fh\u202f00.')).toEqual([]);
  expect(faults('<PhPicture t={1} caption="à 35\u202f°C" />')).toEqual(['a.mdx: a caption: "à 35\u202f°C"']);
});

describe('the figures that articles cite', () => {
  const { sources, figures } = CITED_FIGURES.parse(JSON.parse(readFileSync(FIGURES, 'utf8')));

  it('are sound, each once, each of a source', () => {
    expect(faultsOfText(CITED_FIGURES, FIGURES, readFileSync(FIGURES, 'utf8'))).toEqual([]);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    expect(figures.filter(({ source }) => !(source in sources)).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(sources).filter((name) => !figures.some(({ source }) => source === name))).toEqual([]);
  });

  it('are cited', () => {
    const whole = globSync('content/articles/fr/*.mdx')
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    expect(figures.filter(({ id }) => !whole.includes(`<Cited of="${id}"`)).map(({ id }) => id)).toEqual([]);
  });
});
