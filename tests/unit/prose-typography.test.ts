/** The signs of French and English prose: what an editor would mark in the pages under content/. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A page as it is read: without its fields' names, code, tags and addresses. */
function prose(file: string): string {
  return (
    readFileSync(file, 'utf8')
      .replace(/^(?:---|tags:.*|words:.*|related:.*|updated:.*|sources:|\s+url:.*)$/gm, '')
      .replace(/^(\s*- text|title|description|lead): ?/gm, '')
      .replace(/`[^`]*`/g, '')
      .replace(/<p class="formula">.*<\/p>/g, '')
      // A figure the engine puts there.
      .replace(/<(\w+)(?:\s[^<]*?)?\/>/g, '0')
      .replace(/<[^>]*>/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/https?:\S+/g, '')
  );
}

const FOLDERS = '{articles,guides,pages}';
const french = globSync(`content/${FOLDERS}/fr/*.{md,mdx}`);
const english = globSync(`content/${FOLDERS}/en/*.{md,mdx}`);
const UNITS = 'kg|g|mm|cm|m|m²|m³|L|bar|mbar|kPa|Pa|°C|K|kW|W|h|min|s|t|kJ|%|ppm';
const marked = (text: string, signs: RegExp): readonly string[] =>
  [...text.matchAll(signs)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20));

it('there are as many pages in both languages', () => {
  expect(french.length).toBeGreaterThan(20);
  expect(french.length).toBe(english.length);
});

describe.each(french)('%s', (file) => {
  const text = prose(file);

  it.each([
    ['a no-break space before a colon and inside guillemets', /[^\u00A0]:(?=\s)|«[^\u00A0]|[^\u00A0]»/g],
    ['a narrow no-break space before ; ? and !', /[^\u202F\u00A0][;?!](?=\s|$)/g],
    ['a no-break space before a unit', new RegExp(`\\d (?:${UNITS})(?![\\p{L}\\d])`, 'gu')],
    ['a no-break space in thousands', /\b\d{1,3} \d{3}\b(?! [a-z])/g],
    ['a decimal comma', /(?<![\d.])\d+\.\d+(?![\d.])/g],
    ['a minus sign', /(?:^|[\s(])-\d/g],
    ['curly apostrophes', /\p{L}'/gu],
    [
      'accents on capitals',
      /\bA (?:la|partir|cause|côté|droite|gauche)\b|\b(?:Etat|Evapor\w*|Epreuve|Ecart|Economis\w*|Equip\w*|Etanch\w*|Equation\w*) (?=[a-zà-ÿ])/g,
    ],
  ])('has %s', (_, wrong) => {
    // Clauses of a standard and versions of a program keep their points.
    const isNumbered = /\d\.\d\.\d|(?:2013, |\()\d\.\d,/;
    expect(marked(text, wrong).filter((found) => !isNumbered.test(found))).toEqual([]);
  });
});

describe.each(english)('%s', (file) => {
  const text = prose(file);

  it.each([
    ['no space before high signs', /\s[:;?!](?=\s|$)/g],
    ['a no-break space before a unit', new RegExp(`\\d (?:${UNITS.replace('|%', '')})(?![\\p{L}\\d])`, 'gu')],
    ['a decimal point', /(?<![\d,])\d+,\d{1,2}(?!\d)/g],
    ['a minus sign', /(?:^|[\s(])-\d/g],
    ['curly apostrophes', /\p{L}'/gu],
  ])('has %s', (_, wrong) => {
    expect(marked(text, wrong)).toEqual([]);
  });
});
