/** Words as a search compares them: lower case, no accents, no subscripts. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that say nothing of a subject. */
const EMPTY = new Set(
  'avec comment calcul calculer calculez compute dans for from how les leur mon pour quel quelle sur the un une what which with votre'.split(
    ' ',
  ),
);
const SHORTEST = 3;
/** Two consonants are a symbol of the trade: Kv, DN. */
const SYMBOL = /^[b-df-hj-np-tv-xz]{2}$/;

/** The words of a text that say something, once each, plurals as singulars. */
export function wordsOf(text: string): readonly string[] {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=.{3})[sx]$/, ''));
  return [...new Set(words.filter((word) => (word.length >= SHORTEST || SYMBOL.test(word)) && !EMPTY.has(word)))];
}
