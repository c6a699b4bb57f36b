/** The signs of French and English: what an editor would mark, each with its place. One checker for all texts. */
import type { Locale } from '../../../src/language/index.ts';
import { lineOf, placed, without, wordsAround } from './places.ts';
import type { Placed } from './places.ts';

export interface Rule {
  /** What is wanted. */
  readonly wants: string;
  readonly wrong: RegExp;
}

const UNITS = 'kg|g|mm|cm|m|m²|m³|L|bar|mbar|kPa|Pa|°C|K|kW|W|h|min|s|t|kJ|ppm|mA|V|A|Ω|%';
/** The only rule for texts of a definition, where other signs may be the code's. */
export const APOSTROPHES: readonly Rule[] = [{ wants: 'a curly apostrophe (’)', wrong: /'/g }];

const UNIT_SPACES: readonly Rule[] = [
  { wants: 'a no-break space before a unit', wrong: new RegExp(`\\d (?:${UNITS})(?![\\p{L}\\d’])`, 'gu') },
];

/** Spaces of signs. French: U+00A0 before a colon and inside « », U+202F before the other high signs. */
const SIGN_SPACES: Readonly<Record<Locale, readonly Rule[]>> = {
  fr: [
    { wants: 'a no-break space (U+00A0) before a colon', wrong: /[^\u00A0]:(?=\s|$)|\u202F:/g },
    { wants: 'a no-break space (U+00A0) inside « »', wrong: /«[^\u00A0]|[^\u00A0]»/g },
    {
      wants: 'a narrow no-break space (U+202F) before ; ? !',
      wrong: /(?<!«)(?:[^\u202F][;?!](?=\s|$)|[\p{L}\d)\u00A0 ][;?!])/gu,
    },
  ],
  en: [{ wants: 'no space before : ; ? !', wrong: /[\s\u202F\u00A0][:;?!]/g }],
};

/** For the texts of the interface, which hold names of fields, mixtures and files that no reader reads as prose. */
export const INTERFACE: Readonly<Record<Locale, readonly Rule[]>> = {
  fr: [...APOSTROPHES, ...UNIT_SPACES, ...SIGN_SPACES.fr],
  en: [...APOSTROPHES, ...UNIT_SPACES, ...SIGN_SPACES.en],
};

/** The wrong one of both French spaces, as it stands in a file: a character or its escape. */
export const SWAPPED_SPACE = /(?:\u202F|\\u202F)[:»]|«(?:\u202F|\\u202F)|(?<!«)(?:\u00A0|\\u00A0)[;?!]/gi;

const EVERYWHERE: readonly Rule[] = [
  ...APOSTROPHES,
  ...UNIT_SPACES,
  { wants: 'a minus sign (−)', wrong: /(?<![\p{L}\d−-])-\d(?!\d*-\d)/gu },
];

export const RULES: Readonly<Record<Locale, readonly Rule[]>> = {
  fr: [
    ...EVERYWHERE,
    ...SIGN_SPACES.fr,
    { wants: 'a no-break space before %', wrong: / %|[^\u202F\u00A0\s]%(?=\s|$)/g },
    { wants: 'a no-break space in thousands', wrong: /\b\d{1,3} \d{3}\b(?! [a-z])/g },
    { wants: 'a decimal comma', wrong: /\d\.\d/g },
    {
      wants: 'accents on capitals',
      wrong:
        /\bA (?:la|partir|cause|côté|droite|gauche)\b|\b(?:Etat|Evapor\w*|Epreuve|Ecart|Economis\w*|Equip\w*|Etanch\w*|Equation\w*) (?=[a-zà-ÿ])/g,
    },
  ],
  en: [...EVERYWHERE, ...SIGN_SPACES.en, { wants: 'a decimal point', wrong: /\d,\d(?!\d\d)/g }],
};

/** What is no text of a file of prose: fields without words, names of fields, code, tags, addresses. */
const MARKUP: readonly (readonly [RegExp, stand?: string])[] = [
  [/^(?:---|tags:.*|words:.*|related:.*|updated:.*|sources:|\s+url:.*)$/gm],
  [/^(?:\s*- text|title|tab|description|lead): ?"?|"$/gm],
  [/`[^`]*`/g],
  // A figure the engine puts there.
  [/<[A-Z]\w*\b[\s\S]*?\/>/g, '0'],
  [/<\/?[a-z][^<>]*>/g],
  [/(?<=\])\([^)]*\)/g],
  [/https?:\S+/g],
];

/** Numbers with points that are no figures: clauses, tables and equations of a document, versions of a program. */
const CLAUSES =
  /(?<=2013, )\d\.\d|(?<=\()\d\.\d(?=,)|\b[A-Z]\.\d|(?<=\barticle )\d+\.\d|(?<=équation )\d+\.\d+|(?<=\b(?:IEC|EN|Font) )\d+\.\d|\d+\.\d+\.\d+/g;

/** Where a text stands, for messages. */
interface Source {
  readonly file: string;
  readonly locale: Locale;
  /** The line its first character stands on, where the text is one of a file. */
  readonly line?: number;
  /** Some of the rules only. */
  readonly rules?: readonly Rule[];
}

function faultsOf(
  { text, places }: Placed,
  whole: string,
  { file, locale, line, rules = RULES[locale] }: Source,
): readonly string[] {
  return rules.flatMap(({ wants, wrong }) =>
    [...text.matchAll(wrong)].map(({ 0: found, index }) => {
      const at = line === undefined ? '' : `:${line + lineOf(whole, places[index] ?? 0) - 1}`;
      return `${file}${at}: "${wordsAround(text, index, found.length)}": ${wants} is wanted`;
    }),
  );
}

/** What is wrong with one text, each fault with its place and the words around it. */
export const textFaults = (text: string, source: Source): readonly string[] =>
  faultsOf(
    [CLAUSES, /\{\{\w+\}\}/g].reduce((rest, pattern) => without(rest, pattern, '0'), placed(text)),
    text,
    source,
  );

/** What is wrong with a file of prose, Markdown with a head, and with the captions of its components. */
export function proseFaults(file: string, locale: Locale, text: string): readonly string[] {
  const prose = without(
    MARKUP.reduce((rest, [pattern, stand]) => without(rest, pattern, stand), placed(text)),
    CLAUSES,
    '0',
  );
  const captions = [...text.matchAll(/caption="([^"]*)"/g)].flatMap(({ 1: caption = '', index }) =>
    textFaults(caption, { file, locale, line: lineOf(text, index) }),
  );
  return [...faultsOf(prose, text, { file, locale, line: 1 }), ...captions];
}

/** The texts of a JSON value, by the language their path names. */
function textsOf(value: unknown, locale: Locale | undefined): readonly (readonly [Locale | undefined, string])[] {
  if (typeof value === 'string') return [[locale, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, key === 'fr' || key === 'en' ? key : locale));
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is wrong with the texts of a JSON file that stand under `fr` and `en`; its schema says where it is none. */
export function jsonFaults(file: string, json: string): readonly string[] {
  if (!isJson(json)) return [];
  const strings = [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(
    ({ 0: token, index }) => [JSON.parse(token) as string, index] as const,
  );
  let next = 0;
  return textsOf(JSON.parse(json), undefined).flatMap(([locale, text]) => {
    const place = strings.findIndex(([string], index) => index >= next && string === text);
    next = place + 1;
    if (locale === undefined) return [];
    return textFaults(text, { file, locale, line: lineOf(json, strings[place]?.[1] ?? 0) });
  });
}
