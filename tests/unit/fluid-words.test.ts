import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { RECORDS } from '../../src/refrigerants/records.ts';
import { slugFromName } from '../../src/refrigerants/slug.ts';
import { REFERENCE_CYCLE } from '../../src/features/resources/build/figures/figures.ts';
import { STEADY_DEFAULTS } from '../../src/simulation/defaults.ts';

const FOLDER = new URL('../../content/fluids/', import.meta.url);
const COMPONENT = /<[A-Z]\w*\b[^>]*\/>/g;
/** Words of a text; a figure counts as one. */
const WORDS = { least: 150, most: 300 } as const;
/** Words in a row that two fluids may not share. */
const SHARED = 12;

const namesOf = (locale: Locale): readonly string[] =>
  readdirSync(new URL(`${locale}/`, FOLDER))
    .map((file) => file.replace(/\.mdx$/, ''))
    .toSorted();

function wordsOf(locale: Locale, name: string) {
  const whole = readFileSync(new URL(`${locale}/${name}.mdx`, FOLDER), 'utf8');
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(whole) ?? [];
  return {
    front,
    body,
    words: body
      .replace(COMPONENT, (figure) => figure.replaceAll(/\s/g, ''))
      .split(/\s+/)
      .filter(Boolean),
  };
}

/** Numbers that are no figure of the fluid: its names, a class, a standard, a product, a temperature one asks at. */
const NAMES =
  /\bR\d+\w*(?:\([EZ]\))?|\b(?:A1|A2L|A2|A3|B1|CO₂|SAE J2843|MP39|FX56|DR55|[NX][A-Z]?\d\w*|L40X|MO99|427A)\b|(?:[−-]?\d+ (?:à|to) )?[−-]?\d+[\u00a0\u202f]°C/g;

describe('own words on refrigerants', () => {
  const names = namesOf('fr');

  it('are of refrigerants there are, in both languages', () => {
    expect(namesOf('en')).toEqual(names);
    const slugs = new Set(RECORDS.map(({ name }) => slugFromName(name)));
    expect(names.filter((name) => !slugs.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(46);
  });

  it.each(names)('%s: the same figures and sources in both languages, neither short nor long', (name) => {
    const [fr, en] = locales.map((locale) => wordsOf(locale, name));
    expect(en?.body.match(COMPONENT)).toEqual(fr?.body.match(COMPONENT));
    expect(en?.front.match(/url: .*/g)).toEqual(fr?.front.match(/url: .*/g));
    for (const { words } of [fr!, en!]) {
      expect(words.length).toBeGreaterThanOrEqual(WORDS.least);
      expect(words.length).toBeLessThanOrEqual(WORDS.most);
    }
  });

  it.each(names)('%s: a pressure is said to be the gauge’s or absolute', (name) => {
    for (const locale of locales) {
      const sentences = wordsOf(locale, name).body.split(/(?<=[.;!?])\s+(?=[A-ZÀÉ«*])/);
      const bare = sentences.filter(
        (sentence) =>
          sentence.includes('<Pressure ') &&
          !/gauge|manom|relati|absol|vacuum|dépression|\bvide/.test(sentence.replace(COMPONENT, '')),
      );
      expect(bare).toEqual([]);
    }
  });

  it.each(names)('%s: no figure is typed', (name) => {
    for (const locale of locales) {
      const rest = wordsOf(locale, name).body.replace(COMPONENT, ' ').replace(NAMES, ' ');
      expect(rest.match(/.{0,30}\d.{0,10}/g) ?? []).toEqual([]);
    }
  });

  it.each(locales)('say of no two fluids the same (%s)', (locale) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const name of names) {
      const { words } = wordsOf(locale, name);
      for (let i = 0; i + SHARED <= words.length; i += 1) {
        const row = words
          .slice(i, i + SHARED)
          .join(' ')
          .toLowerCase();
        const other = seen.get(row);
        if (other !== undefined && other !== name) twice.push(`${name}, ${other}: ${row}`);
        seen.set(row, name);
      }
    }
    expect(twice).toEqual([]);
  });

  it('simulate one reference cycle, which the page names, so that no two texts tell two discharge temperatures', () => {
    const { t_sft, t_srt } = STEADY_DEFAULTS;
    expect({ t_sft, t_srt }).toEqual({ t_sft: REFERENCE_CYCLE.t_sft, t_srt: REFERENCE_CYCLE.t_srt });
    const cycles = locales.flatMap((locale) =>
      names.flatMap((name) => wordsOf(locale, name).body.match(/\{ fluid: "[^}]*pt_cdr[^}]*\}/g) ?? []),
    );
    expect(cycles.length).toBeGreaterThan(100);
    const { t_sf, t_sr, rend_is } = REFERENCE_CYCLE;
    expect(cycles.filter((each) => !each.includes(`t_sf: ${t_sf}, t_sr: ${t_sr}, rend_is: ${rend_is}`))).toEqual([]);
  });

  it('agree with the table of the article on R410A', () => {
    const file = new URL('../../content/examples/r410a-que-faire.json', import.meta.url);
    const { duty } = JSON.parse(readFileSync(file, 'utf8')) as { duty: Record<string, string> };
    const read = Object.fromEntries(
      Object.keys(REFERENCE_CYCLE).map((key) => [key, Number.parseFloat(duty[key] ?? '')]),
    );
    expect(read).toEqual(REFERENCE_CYCLE);
  });
});
