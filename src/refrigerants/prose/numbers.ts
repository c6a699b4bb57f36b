/** The numbers of a sentence, and what of them says nothing of the fluid itself. */
import type { Locale } from '../../language/index.ts';
import { GROUP_SIGNS } from '../../language/signs.ts';
import { decimalSign } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';

const UNIT = '(?:kg|g|t|kW|W|°C|K|bar|ppm)';

/** A number that stands for itself: no part of a name, of a law's number or of a quantity with a unit, and no per cent. */
function bareNumber(locale: Locale): string {
  const sign = decimalSign(locale) === ',' ? ',' : '\\.';
  const group = GROUP_SIGNS[locale].replace('\u202f', ' ');
  const digits = `(?:\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${sign}\\d+)?`;
  const more = `\\d|[.,]\\d|${group}\\d{3}(?!\\d)`;
  return `(?<![\\w/.,−-])${digits}(?!${more}|[\\w/]| ?(?:${UNIT}(?!\\w)|%))`;
}

/** Sources of expressions, for the grammar of each language. */
export const NUMBER: Readonly<Record<Locale, string>> = { fr: bareNumber('fr'), en: bareNumber('en') };

/** One kind of space, which the grammar can name. */
export const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** @throws {Error} for a text `NUMBER` would not find */
export function numberFrom(text: string, locale: Locale): number {
  const read = parseNumber(text, decimalSign(locale));
  if (!read.ok) throw new Error(`${text} is no number: ${read.reason}`);
  return read.value;
}

/** What stands in place of words that were understood: as long as they were, so that places stay the same. */
export const understood = (words: string): string => '·'.repeat(words.length);

const NAME = String.raw`\b(?:R-?|HFC-|HFO-|AR|CO|[ABC]\.)\d\w*(?:\([EZ]\))?|Novec 649`;
const RANGE = String.raw`(?:\d+(?:[.,]\d+)? (?:à|to|et|and) [−-]?)?`;

/** Right after these words a number is a GWP or a threshold, whatever it looks like. */
const NO_GWP = String.raw`(?<!(?:PRP|GWP)[^;:.()\d·]{0,30})`;
const NO_CLIMATE = String.raw`(?<!(?:PRP|GWP|seuils?|thresholds?)[^;:.()\d·]{0,30})`;

/** Phrases the grammar of claims would take for one. */
const PHRASES: readonly RegExp[] = [
  // The share of a component in a blend's figure.
  /\b(?:l’effet est inférieur à|the effect is below) \d[.,]\d/gi,
  // What a person is certified for.
  /\b(?:attestations?|certificates?) [A-E]\d?(?: (?:et|and) [A-E]\d?)?/gi,
];

/**
 * The vocabulary of numbers that are no figure of the fluid, each for its reason. What none of these reads is asked
 * for in other words.
 */
const OTHERS: readonly RegExp[] = [
  // Where a law or a standard says it.
  /\b(?:arts?\.?|articles?) \d+(?:\(\d+\))*(?:-\(\d+\))*(?:(?:-| et | and |, )\d+)*(?! ?(?:kg|t|kW))/gi,
  /§ \d+(?: et \d+)*/g,
  /\b(?:section|pt|point) \d+/gi,
  /\b\d+\/\d+\b/g,
  /\b(?:EN|ISO|ASHRAE|ICPE|classified installation) \d+(?:-\d+)?\b/g,
  /\bamende?ment A\d:\d{4}/g,
  // Names of fluids, of reports and of tables.
  new RegExp(NAME, 'g'),
  // What an installation, not the fluid, is judged by.
  new RegExp(`${NO_GWP}${RANGE}(?<![\\w/.,])\\d+(?:[.,]\\d+)? ?${UNIT}(?!\\w)`, 'gi'),
  // A part of a flammability limit.
  /\b\d+ % (?:de la LII|of the LFL)|\b(?:prend|takes) \d+ %/g,
  // Dates.
  /\b(?:1er|\d{1,2}) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/g,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  new RegExp(
    `${NO_CLIMATE}(?<![\\w/.,-])(?:19|20)\\d\\d(?![\\w/]|[.,]\\d| (?:de |du )?(?:PRP|GWP|seuil|threshold))`,
    'gi',
  ),
  // What HFOs were given before and now: of the annexes, not of one fluid.
  /\bHFOs? (?:de )?\d[.,]\d (?:à|to) \d[.,]\d, (?:où la valeur d’avant était de|where the value before was) \d (?:à|to) \d/g,
];

/** The text without phrases that only look like a claim; to be taken out before claims are read. */
export const withoutPhrases = (text: string): string =>
  PHRASES.reduce((rest, pattern) => rest.replace(pattern, understood), text);

/** The text without the numbers that say nothing of the fluid. */
export const withoutOthers = (text: string): string =>
  OTHERS.reduce((rest, pattern) => rest.replace(pattern, understood), text);
