/**
 * A record's prose held to its figures: every number in it is either a claim that agrees with the record, or one of a
 * small vocabulary of numbers that are not the fluid's. What is neither is asked for in other words, never passed over.
 */
import { locales } from '../../language/index.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { figuresOf } from '../schema/figures.ts';
import type { RefrigerantRecord } from '../schema/record.ts';
import { CLAIMS, keptNumbers } from './claims.ts';
import type { Claim, Prose } from './claims.ts';
import { NUMBER, numberFrom, understood, withoutOthers, withoutPhrases, withPlainSpaces } from './numbers.ts';

/** The record of another fluid, by the name its file has. */
type Known = ReadonlyMap<string, RefrigerantRecord>;

/** The texts of a record that people read, by their path. */
function proseOf(record: RefrigerantRecord): readonly (readonly [path: string, text: Bilingual])[] {
  const whys = figuresOf(record).flatMap(([key, { why }]) =>
    why ? [[`${key.replace(' ', '.')}.why`, why] as const] : [],
  );
  return [['uses', record.uses], ...whys];
}

const AROUND = 30;
const quoted = (text: string, start: number, length: number): string =>
  `"${text.slice(Math.max(0, start - AROUND), start + length + AROUND / 2).trim()}"`;

/** Takes the words a claim reads out of the text, and says what is wrong with them. */
function readClaim(rest: string, claim: Claim, prose: Prose, faults: string[]): string {
  return rest.replace(claim.pattern[prose.locale], (words: string, ...more: unknown[]) => {
    const groups = more.at(-1) as Readonly<Record<string, string | undefined>>;
    const start = more.at(-3) as number;
    const fault = claim.fault({ words: groups, before: rest.slice(0, start) }, prose);
    if (fault !== undefined) faults.push(`${quoted(prose.text, start, words.length)}: ${fault}`);
    return understood(words);
  });
}

/** The fluid named right before a place, by its number or its name in the language of the text. */
function fluidBefore(before: string, { locale }: Prose, known: Known): RefrigerantRecord | undefined {
  const [words = ''] = /[^;:.]{0,30}$/.exec(before) ?? [];
  const isNamed = ({ name, label }: RefrigerantRecord): boolean =>
    [name, label?.[locale]].some(
      (called) => called !== undefined && words.toLowerCase().includes(called.toLowerCase()),
    );
  // R13I1 is not R13.
  return [...known.values()].filter(isNamed).toSorted((one, other) => other.name.length - one.name.length)[0];
}

/** Whether why a figure is taken may say a number: one the record keeps, or a fluid it names. */
function isKept(found: number, before: string, prose: Prose, known: Known): boolean {
  if (!prose.path.includes('.why.')) return false;
  const other = fluidBefore(before, prose, known);
  return [prose.record, ...(other ? [other] : [])].some((record) =>
    keptNumbers(record).some((kept) => Math.abs(kept - found) < 1e-9),
  );
}

function faultsOfText(prose: Prose, known: Known): readonly string[] {
  const faults: string[] = [];
  const read = CLAIMS.reduce((text, claim) => readClaim(text, claim, prose, faults), withoutPhrases(prose.text));
  const rest = withoutOthers(read);
  // Any digit still there, also within a word or a quantity nothing understood.
  const left = new RegExp(`${NUMBER[prose.locale]}|\\d+(?:[^\\s;:)]*\\d)?`, 'g');
  for (const { 0: words, index } of rest.matchAll(left)) {
    const isNumber = new RegExp(`^(?:${NUMBER[prose.locale]})$`).test(words);
    if (isNumber && isKept(numberFrom(words, prose.locale), prose.text.slice(0, index), prose, known)) continue;
    faults.push(
      `${quoted(prose.text, index, words.length)}: what ${words} says is not understood: write a GWP as "PRP légal 146" / ` +
        '"legal GWP 146", a threshold as "sous le seuil de 150" / "below the 150 threshold", or add its words to prose/numbers.ts',
    );
  }
  return faults.map((fault) => `${prose.path}: ${fault}`);
}

const numbersOf = (text: string, locale: Locale): readonly number[] =>
  [
    ...withPlainSpaces(text)
      .replace(/\b1er\b/g, '1')
      .matchAll(new RegExp(NUMBER[locale], 'g')),
  ]
    .map(([words]) => numberFrom(words, locale))
    .toSorted((one, other) => one - other);

/** Numbers one language has and the other has not. */
function differences({ fr, en }: Bilingual): string | undefined {
  const [french, english] = [numbersOf(fr, 'fr'), numbersOf(en, 'en')];
  const without = (from: readonly number[], these: readonly number[]): readonly number[] =>
    these.reduce((left, one) => (left.includes(one) ? left.toSpliced(left.indexOf(one), 1) : left), from);
  const [onlyFrench, onlyEnglish] = [without(french, english), without(english, french)];
  if (onlyFrench.length + onlyEnglish.length === 0) return undefined;
  return `the languages differ: ${onlyFrench.join(', ') || 'nothing'} in French only, ${onlyEnglish.join(', ') || 'nothing'} in English only`;
}

/** What a record's prose says against its figures, each fault beginning with the field; empty when they agree. */
export function faultsOfProse(record: RefrigerantRecord, known: Known): readonly string[] {
  return proseOf(record).flatMap(([path, text]) => {
    const apart = differences(text);
    return [
      ...locales.flatMap((locale) =>
        faultsOfText({ record, locale, path: `${path}.${locale}`, text: withPlainSpaces(text[locale]) }, known),
      ),
      ...(apart === undefined ? [] : [`${path}: ${apart}`]),
    ];
  });
}
