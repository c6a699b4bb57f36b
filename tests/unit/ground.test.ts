/** One declaration of what every room shares: the languages, 0 °C, the grammar of numbers and their writer. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('{src,functions,scripts}/**/*.{ts,tsx,astro,js,mjs}', {
  exclude: (path) => /(?:^|\/)dist(?:\/|$)|engine\/(?:assembly|build|generated)|\.test\.ts$/.test(path),
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const homes = (pattern: RegExp): readonly string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the ground floor', () => {
  it('is looked for in the whole product', () => expect(files.length).toBeGreaterThan(300));

  it.each([
    ['the languages', /'fr' \| 'en'|\['fr', 'en'\] as const/, ['src/language/index.ts']],
    ['0 °C', /\b273\.15\b/, ['src/quantities/si.ts']],
    // Worked cases say it in figures, as their sources do; of an equation it is a coefficient.
    [
      'the standard atmosphere',
      /^(?!\s*['*]).*(?<!['\w.])(?:1\.013_?25|101_?325)\b(?!.*u202f)/m,
      [
        'src/calculators/convertisseur/cases.ts',
        'src/calculators/test-azote/cases.ts',
        'src/quantities/si.ts',
        // The reference state of enthalpies, in words.
        'src/workbook/words.ts',
      ],
    ],
    ['the pound per square inch', /\b6_?894\.7/, ['src/quantities/si.ts']],
    ['the platform\u2019s writer of numbers', /Intl\.NumberFormat\(|\.toLocaleString\(/, []],
    ['a comma read as a point', /replace(?:All)?\(',', ?'\.'\)/, ['src/quantities/parse.ts']],
    // A figure within a sentence (the assistant's check of its replies, a question to the search, a record's prose) and the decimal sign of a data sheet are found beside the grammar, then read by it.
    [
      'what is a number',
      /\[\.,\]\\d/,
      [
        'src/shell/search/asking/tokens.ts',
        // An area beside a fluid, which is looked for and not read.
        'src/shell/search/searcher.ts',
        'src/quantities/grouped.ts',
        'src/quantities/number.ts',
        'src/quantities/parse.ts',
        'src/refrigerants/prose/numbers.ts',
        'src/assistant/figures.ts',
        'src/circuit/compressor/sheet/numbers.ts',
        'src/field/tables/paste.ts',
        'src/shell/search/asking/products.ts',
      ],
    ],
    ['the narrow no-break space', /NARROW_NO_BREAK_SPACE = /, ['src/quantities/number.ts']],
  ])('finds %s at home only', (_, pattern, expected) => {
    expect(homes(pattern).toSorted()).toEqual(expected.toSorted());
  });
});
