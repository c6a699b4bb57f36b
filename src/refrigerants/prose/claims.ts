/** What prose claims of a fluid, by the words the records use: each claim is read, then held to the record's figures. */
import type { Locale } from '../../language/index.ts';
import { figuresOf, takenGwp, valueOf } from '../schema/figures.ts';
import type { RefrigerantRecord } from '../schema/record.ts';
import { NUMBER, numberFrom } from './numbers.ts';

/** One text of a record. */
export interface Prose {
  readonly record: RefrigerantRecord;
  readonly locale: Locale;
  /** `uses.fr`, `gwp.legal.why.en` */
  readonly path: string;
  readonly text: string;
}

/** Words with their values by name; what stands before them in the text. */
export interface Found {
  readonly words: Readonly<Record<string, string | undefined>>;
  readonly before: string;
}

export interface Claim {
  readonly pattern: Readonly<Record<Locale, RegExp>>;
  /** What is wrong with it; undefined where the record says the same. */
  readonly fault: (found: Found, prose: Prose) => string | undefined;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const isWhy = ({ path }: Prose): boolean => path.includes('.why.');
const named = (text: string | undefined): string => (text ?? '').toLowerCase();

const BELOW = {
  fr: 'sous|au-dessous d[eu]|en dessous d[eu]|inférieure?s? (?:à|au)|moins de|<|≤',
  en: 'below|under|less than|lower than|no more than|at most|<|≤',
};
const ABOVE = {
  fr: 'au-dessus d[eu]|supérieure?s? (?:à|au)|plus de|dépassant|dépasse|≥|>',
  en: 'above|over|more than|greater than|higher than|exceeding|exceeds|≥|>',
};
const NOT = /\b(?:pas|plus|jamais|ni|hors|sauf|not|never|nor|longer|outside|except|exempt)(?: \S+){0,2} ?$/i;
/** Another fluid named in the same breath: whose figure is it? */
const ANOTHER = /\b(R\d\w*(?:\([EZ]\))?)[^;:(]*$/;

/** Why a claim cannot be held to this record, by what stands before it. */
function unclear({ before }: Found, { record }: Prose): string | undefined {
  const breath = /[^;:(]*$/.exec(before)?.[0] ?? '';
  const [, other] = ANOTHER.exec(breath) ?? [];
  if (other !== undefined && other !== record.name)
    return `is it of ${record.name} or of ${other}? Part them by a semicolon`;
  return NOT.test(/[^,;:(]*$/.exec(before)?.[0] ?? '')
    ? 'a limit that is denied is not understood: say which side it is on'
    : undefined;
}

/** Regulation (EU) 2024/573 bans "a GWP of 150 or more": the threshold itself lies above. */
function sideFault(found: Found, prose: Prose, isBelow: boolean): string | undefined {
  const limit = numberFrom(found.words['n'] ?? '', prose.locale);
  const gwp = takenGwp(prose.record);
  const doubt = unclear(found, prose);
  if (doubt !== undefined) return doubt;
  if (gwp === null) {
    const isOpen = /à confirmer|to be confirmed/.test(prose.text) || (isWhy(prose) && prose.path.startsWith('gwp.'));
    return isOpen ? undefined : 'no GWP is known: say that the value is to be confirmed (« valeur à confirmer »)';
  }
  return gwp < limit === isBelow ? undefined : `the GWP is ${gwp}`;
}

const side = (isBelow: boolean): Claim => {
  const by = isBelow ? BELOW : ABOVE;
  return {
    pattern: {
      fr: new RegExp(
        `(?:PRP(?: légal)?,? )?(?:${by.fr}) (?:l[ea] |un |une )?(?:(?:seuil|PRP)(?: légal)? )?(?:de |du |d’un |à )?(?:(?:seuil|PRP)(?: légal)? )?(?:de )?(?<n>${NUMBER.fr})`,
        'gi',
      ),
      en: new RegExp(
        `(?:GWP (?:is )?)?(?:${by.en}) (?:the |an? )?(?:legal )?(?:GWP )?(?:threshold )?(?:of )?(?:GWP )?(?:of )?(?<n>${NUMBER.en})(?: GWP)?(?: threshold)?`,
        'gi',
      ),
    },
    fault: (found, prose) => sideFault(found, prose, isBelow),
  };
};

/** A threshold without a side, among bans: it bites. */
const threshold: Claim = {
  pattern: {
    fr: new RegExp(`seuils? (?:de )?(?:PRP )?(?:de )?(?<n>${NUMBER.fr})`, 'gi'),
    en: new RegExp(
      `(?:GWP )?threshold (?:of )?(?:GWP )?(?:of )?(?<n>${NUMBER.en})|(?:GWP )?(?<m>${NUMBER.en}) (?:GWP )?threshold`,
      'gi',
    ),
  },
  fault: ({ words, before }, prose) => sideFault({ words: { n: words['n'] ?? words['m'] }, before }, prose, false),
};

const BASES: readonly (readonly [RegExp, keyof RefrigerantRecord['gwp']])[] = [
  [/ancien|former|517/, 'eu517'],
  [/ar4/, 'ar4'],
  [/ar5/, 'ar5'],
  [/ar6/, 'ar6'],
  [/légal|legal/, 'legal'],
];

/** The figure a GWP is told to be, or undefined where no record keeps one of this name. */
function statedGwp(record: RefrigerantRecord, basis: string): readonly (number | null)[] {
  const others = record.gwp.legal?.others ?? [];
  if (/informati/.test(basis)) return others.filter(({ source }) => source === 'eu590').map(({ value }) => value);
  const [, key] = BASES.find(([word]) => word.test(basis)) ?? [];
  return [key === undefined ? takenGwp(record) : valueOf(record.gwp[key])];
}

const value: Claim = {
  pattern: {
    fr: new RegExp(
      `(?<a>anciens? )?PRP(?<b> légal| AR[456]| informatif de l’annexe I)?(?<c> \\(AR[456]\\))?(?: ?:| de| d’un| est de| vaut| égal à)? (?<n>${NUMBER.fr})(?<d> \\((?:AR[456]|517/2014)\\))?`,
      'gi',
    ),
    en: new RegExp(
      `(?<a>former )?(?<b>legal |informative |AR[456] )?GWP(?<c> \\(AR[456]\\)| in Annex I)?(?: of| is|:)? (?<n>${NUMBER.en})(?<d> \\((?:AR[456]|517/2014)\\))?`,
      'gi',
    ),
  },
  fault: (found, prose) => {
    const { words } = found;
    const doubt = unclear(found, prose);
    if (doubt !== undefined) return doubt;
    const stated = numberFrom(words['n'] ?? '', prose.locale);
    const kept = statedGwp(prose.record, named([words['a'], words['b'], words['c'], words['d']].join(' ')));
    if (kept.some((figure) => figure !== null && near(figure, stated))) return undefined;
    const known = kept.filter((figure) => figure !== null);
    return known.length === 0 ? 'the record has no such GWP' : `the record has ${known.join(', ')}`;
  },
};

/** Annex VI counts nothing for what has no value of its own. */
const counted: Claim = {
  pattern: {
    fr: new RegExp(`\\b(?:compt(?:é|e)|valeur) (?<n>${NUMBER.fr})`, 'gi'),
    en: new RegExp(`\\b(?:counts|default value) (?<n>${NUMBER.en})`, 'gi'),
  },
  fault: ({ words }, { record, locale }) =>
    near(numberFrom(words['n'] ?? '', locale), takenGwp(record) ?? Number.NaN)
      ? undefined
      : `the GWP is ${takenGwp(record)}`,
};

/** The sum of a blend's components, before it was rounded to a unit. */
const sum: Claim = {
  pattern: {
    fr: new RegExp(`\\bsomme (?:de )?(?<n>${NUMBER.fr})`, 'gi'),
    en: new RegExp(`\\bsum (?:of )?(?<n>${NUMBER.en})`, 'gi'),
  },
  fault: ({ words }, { record, locale }) => {
    const legal = valueOf(record.gwp.legal);
    const stated = numberFrom(words['n'] ?? '', locale);
    return legal !== null && Math.abs(legal - stated) <= 0.5 ? undefined : `the legal GWP is ${legal}`;
  },
};

const SAFETY = /\b(?<n>[AB](?:1|2L?|3))\b(?!:)/g;
const safety: Claim = {
  pattern: { fr: SAFETY, en: SAFETY },
  fault: (found, prose) => {
    const { safetyClass } = prose.record;
    const others = isWhy(prose) ? (safetyClass?.others ?? []) : [];
    const kept: readonly (string | null)[] = [valueOf(safetyClass), ...others.map((other) => other.value)];
    const doubt = unclear(found, prose);
    if (doubt !== undefined) return doubt;
    return kept.includes(found.words['n'] ?? '') ? undefined : `the class is ${valueOf(safetyClass) ?? 'not known'}`;
  },
};

/** What burns is of class 2L, 2 or 3. */
const harmless: Claim = {
  pattern: { fr: /\b(?<n>ininflammable)s?\b/gi, en: /\b(?<n>non-?flammable)\b/gi },
  fault: (_, { record }) => {
    const known = valueOf(record.safetyClass);
    return known === null || known.endsWith('1') ? undefined : `the class is ${known}`;
  },
};

const ped: Claim = {
  pattern: { fr: /\bDESP,? groupe (?<n>\d)/gi, en: /\bPED,? group (?<n>\d)/gi },
  fault: ({ words }, { record }) =>
    String(valueOf(record.pedGroup)) === words['n'] ? undefined : `the PED group is ${valueOf(record.pedGroup)}`,
};

const ozone: Claim = {
  pattern: {
    fr: new RegExp(`\\bPDO(?: ?:| de| est de| vaut)? (?<n>${NUMBER.fr})`, 'gi'),
    en: new RegExp(`\\bODP(?: ?:| of| is)? (?<n>${NUMBER.en})`, 'gi'),
  },
  fault: ({ words }, { record, locale }) =>
    near(numberFrom(words['n'] ?? '', locale), valueOf(record.odp) ?? Number.NaN)
      ? undefined
      : `the ODP is ${valueOf(record.odp)}`,
};

const FLUID = String.raw`R\d\w*(?:\([EZ]\))?`;

/** The mass fraction of a component, per cent; undefined where there is none. */
const percentOf = ({ composition }: RefrigerantRecord, name: string): number | undefined => {
  const part = composition?.parts.find((one) => one.name === name);
  return part && 100 * part.massFraction;
};
function shareFault(record: RefrigerantRecord, name: string, percent: number): string | undefined {
  const kept = percentOf(record, name);
  if (kept === undefined) return `${name} is no component`;
  return Math.abs(kept - percent) < 1e-6 ? undefined : `it holds ${Number(kept.toFixed(6))} % of ${name}`;
}

const PERCENT = { fr: String.raw`\d+(?:,\d+)? ?%`, en: String.raw`\d+(?:\.\d+)? ?%` };
const share: Claim = {
  pattern: {
    fr: new RegExp(`(?<n>${PERCENT.fr}) (?:de |du |d’)?(?<f>${FLUID})|(?<g>${FLUID}) ?[(:]? ?(?<m>${PERCENT.fr})`, 'g'),
    en: new RegExp(`(?<n>${PERCENT.en}) (?:of )?(?<f>${FLUID})|(?<g>${FLUID}) ?[(:]? ?(?<m>${PERCENT.en})`, 'g'),
  },
  fault: ({ words }, { record, locale }) =>
    shareFault(
      record,
      words['f'] ?? words['g'] ?? '',
      numberFrom((words['n'] ?? words['m'] ?? '').replace(/ ?%/, ''), locale),
    ),
};

/** `R32/R1234yf (68.9/31.1)` */
const PARTS = new RegExp(`(?<f>${FLUID}(?:/R?\\d\\w*(?:\\([EZ]\\))?)+),? \\(?(?<n>[\\d.,]+(?:/[\\d.,]+)+)`, 'g');
const parts: Claim = {
  pattern: { fr: PARTS, en: PARTS },
  fault: ({ words }, { record, locale }) => {
    const shares = (words['n'] ?? '').replace(/[.,]$/, '').split('/');
    const names = (words['f'] ?? '').split('/').map((name) => (name.startsWith('R') ? name : `R${name}`));
    if (names.length !== shares.length) return `${names.length} fluids and ${shares.length} shares`;
    return names
      .map((name, index) => shareFault(record, name, numberFrom(shares[index] ?? '', locale)))
      .find((fault) => fault !== undefined);
  },
};

/** `a blend containing R125, R134a`: no more than there are in it. */
const LIST = `(?<n>${FLUID}(?:(?:, | et | and )${FLUID})*)`;
const holding: Claim = {
  pattern: { fr: new RegExp(`\\bcontenant (?:du )?${LIST}`, 'g'), en: new RegExp(`\\bcontaining ${LIST}`, 'g') },
  fault: ({ words }, { record }) => {
    const strangers = (words['n'] ?? '').split(/, | et | and /).filter((name) => percentOf(record, name) === undefined);
    return strangers.length === 0 ? undefined : `${strangers.join(', ')} is no component`;
  },
};

/** The engine computes these, and the fluid's page shows them. */
const computed: Claim = {
  pattern: {
    fr: /(?:ébullition|bout|bouillant|glissement|point critique|pression critique|température critique)[^;.(]{0,40}?[ (−-]\d+(?:,\d+)? ?(?:°C|K|bar|kPa)/gi,
    en: /\b(?:boil\w*|glide|critical (?:point|pressure|temperature))[^;.(]{0,40}?[ (−-]\d+(?:\.\d+)? ?(?:°C|K|bar|kPa)/gi,
  },
  fault: () => 'no figure of a record: the engine computes it and the page of the fluid shows it; leave it out',
};

/** In the order they are looked for: what is read by one is no longer there for the next. */
export const CLAIMS: readonly Claim[] = [
  computed,
  parts,
  share,
  holding,
  side(true),
  side(false),
  threshold,
  value,
  counted,
  sum,
  ozone,
  ped,
  safety,
  harmless,
];

/** Every number a record keeps, of whatever figure. */
export const keptNumbers = (record: RefrigerantRecord): readonly number[] =>
  figuresOf(record)
    .flatMap(([, { value: taken, others = [] }]) => [taken, ...others.map((other) => other.value)])
    .filter((figure) => typeof figure === 'number');
