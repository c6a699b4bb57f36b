import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/language/index.ts';
import { jsonFaults, proseFaults, textFaults } from './typography.ts';

const faults = (locale: Locale, text: string): readonly string[] => textFaults(text, { file: 'x', locale });
const UNITS = [
  'kg',
  'g',
  'mm',
  'cm',
  'm',
  'm²',
  'm³',
  'L',
  'bar',
  'mbar',
  'kPa',
  'Pa',
  '°C',
  'K',
  'kW',
  'W',
  'h',
  'min',
  's',
  't',
  'kJ',
  'ppm',
  'mA',
  'V',
  'A',
  'Ω',
  '%',
];

describe('sound typography', () => {
  it.each<[Locale, string]>([
    ['fr', 'L’eau bout\u202f; à 12\u202f400\u202fkPa, il fait 3,5\u202f°C\u00a0: «\u00a0froid\u00a0»\u202f?'],
    ['fr', 'EN 13445:2013, 6.2 et (6.3, tableau C.1)\u202f; CoolProp 8.0.0, IEC 60335-2-40 ou -2-89.'],
    ['fr', 'Un «\u00a0?\u00a0» derrière chaque chiffre\u202f!'],
    ['fr', 'À partir de −5\u202f°C, un taux de 7 s’accommode d’un étage (10\u202f%).'],
    ['en', 'Water boils; at 12,400\u00a0kPa it is 3.5\u00a0°C: “cold”? From −5\u00a0°C, two-stage R-404A (10%).'],
  ])('passes in %s: %s', (locale, text) => expect(faults(locale, text)).toEqual([]));
});

describe('a planted fault', () => {
  const high = [';', ':', '!', '?', '%', '»'].map((sign) => [`le mot ${sign} et`, sign] as const);

  it.each<[text: string, wanted: string]>([
    // A plain space, or none, before a high sign.
    ...high.map(([text]): [string, string] => [text, 'no-break space']),
    ...[';', '!', '?', '»'].flatMap((sign): [string, string][] => [
      [`le mot${sign} et`, 'no-break space'],
      [`(deux)${sign}`, 'no-break space'],
      [`le 5${sign}et`, 'no-break space'],
    ]),
    ['le mot: et', 'before a colon'],
    ['(deux):\n', 'before a colon'],
    ['le mot\u202f: et', '(U+00A0) before a colon'],
    ['50% et', 'before %'],
    ['«mot\u00a0»', 'inside « »'],
    ['« mot\u00a0»', 'inside « »'],
    ['«\u00a0mot\u202f»', 'inside « »'],
    ['le mot\u00a0; et', 'narrow no-break space'],
    ["l'eau", 'curly apostrophe'],
    ["les fluides' et", 'curly apostrophe'],
    ['de 3.5.', 'decimal comma'],
    ['de 0.75\u202fm', 'decimal comma'],
    ['de 12 400.', 'in thousands'],
    ['à -5', 'minus sign'],
    ['(-5)', 'minus sign'],
    ['=-5', 'minus sign'],
    ['-5', 'minus sign'],
    ['A partir de', 'accents on capitals'],
    ['Etat de', 'accents on capitals'],
    ['Evaporateur à', 'accents on capitals'],
    ...UNITS.map((unit): [string, string] => [`de 5 ${unit} et`, 'before a unit']),
    ['de 5 kg.', 'before a unit'],
    ['de 5 W/(m²·K)', 'before a unit'],
  ])('fails in French: %s', (text, wanted) => {
    expect(faults('fr', text).some((fault) => fault.includes(wanted))).toBe(true);
  });

  it.each<[text: string, wanted: string]>([
    ...[';', ':', '!', '?'].flatMap((sign): [string, string][] =>
      [' ', '\u202f', '\u00a0'].map((space) => [`a word${space}${sign}x`, 'no space before']),
    ),
    ["the fluid's", 'curly apostrophe'],
    ["the fluids' x", 'curly apostrophe'],
    ['of 3,5', 'decimal point'],
    ['of 3,55 x', 'decimal point'],
    ['of 12,5 x', 'decimal point'],
    ['at -5', 'minus sign'],
    ['(-5)', 'minus sign'],
    ['=-5', 'minus sign'],
    ...UNITS.map((unit): [string, string] => [`of 5 ${unit} x`, 'before a unit']),
  ])('fails in English: %s', (text, wanted) => {
    expect(faults('en', text).some((fault) => fault.includes(wanted))).toBe(true);
  });

  it('is shown with its line and the words around it, not with the whole text', () => {
    const file =
      '---\ntitle: "Un titre"\ntags: ["a: b"]\n---\n\nDu texte <Pressure fluid="R32" t={-5} /> dit.\n\n## Suite\nIl y a ici un mot; et beaucoup de mots après lui.\n';
    expect(proseFaults('content/x.mdx', 'fr', file)).toEqual([
      'content/x.mdx:9: "## Suite Il y a ici un mot; et beaucoup de mots aprè": a narrow no-break space (U+202F) before ; ? ! is wanted',
    ]);
  });

  it.each([
    ['title: "Titre: un"', 2],
    ['description: "Dit ; et"', 2],
    ['sources:\n  - text: "Norme; un"\n    url: "https://example.org/a?b;c"', 3],
    ['updated: "2026-01-01"\n---\nUn <strong>mot</strong>; et', 4],
    ['---\n<Live\n  caption="Un mot; et" of="a:b" />', 4],
    ['---\n<p class="formula">p = 3.5 bar</p>', 3],
  ])('is found in %j', (text, line) => {
    const found = proseFaults('x.mdx', 'fr', `---\n${text}\n`);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(new RegExp(`^x\\.mdx:${line}: `));
  });

  it('passes over what is not read: addresses, code, attributes', () => {
    const text =
      '---\nrelated: ["/a:b"]\n---\n[un lien](/a;b), `x: y;`, https://example.org/?q: <Figure of="a; b" t={-5} />\n';
    expect(proseFaults('x.mdx', 'fr', text)).toEqual([]);
  });

  it('is found in a JSON file by its line, also where a text stands twice', () => {
    const json = JSON.stringify(
      {
        id: "a'b",
        q: [
          { fr: 'mot; et', en: 'a word' },
          { fr: 'mot; et', en: 'a word; {{p}} x' },
        ],
      },
      null,
      2,
    );
    expect(jsonFaults('x.json', json).map((fault) => fault.split(':')[1])).toEqual(['5', '9']);
  });
});
