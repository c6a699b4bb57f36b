/** The words of a text as the search compares them: small, without accents, plurals or what says nothing. */

/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  (
    'a au aux avec c ce cette d dans de des du elle en est et eux faut il j je l la le les leur ma mais mes mon n ne nos on ont ou par pas pour ' +
    'qu que quel quelle quelles quels qui s sa se ses son sont sur t te un une vos y comment combien peut peux vaut pourquoi quand faire fait ' +
    'an and are at be been being by can do does for from has have how i in is it its me my of or should that the this to what when where which why with your'
  ).split(' '),
);
const MARKS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** Of an English word in -ness or -ss the s is no plural. */
const LONG = 4;

/** Words between signs, as they stand. */
export const partsOf = (text: string): readonly string[] => text.split(BETWEEN_WORDS);

/** "Détendeurs" is "detendeur": a plural finds what has the singular; null for a word that says nothing. */
export function plainWord(word: string): string | null {
  const plain = word.normalize('NFKD').replace(MARKS, '').toLowerCase();
  if (plain === '' || EMPTY_WORDS.has(plain)) return null;
  return plain.length > LONG ? plain.replace(/[sx]$/, '') : plain;
}

export const plainWordsOf = (text: string): readonly string[] => partsOf(text).flatMap((word) => plainWord(word) ?? []);

/** A circuit put under nitrogen, a switch that is set, in small letters without accents. */
const TEST =
  /(?<![a-z\d])(?:pressostats?|pressure switch(?:es)?|cut[- ]?(?:out|in)|azote|nitrogen|n2|epreuves?|test pressures?|pressure tests?|(?:pression|essais?|tests?) d.?(?:essai|epreuve|etancheite|azote))(?![a-z\d])/;

/** Whether a text asks of the pressure of a test or of a switch, which no saturation pressure answers. @param plain small letters, no accents */
export const asksOfATest = (plain: string): boolean => TEST.test(plain);
