/** Finds the things of the trade a text names, word by word: a slip of the finger and a word half typed are forgiven. */
import { plainWordsOf } from './plain-words.ts';

/** What a phrase stands for, as its place in the list it came from. */
interface Phrase {
  readonly words: readonly string[];
  readonly of: number;
}

export interface FoundPhrase {
  readonly of: number;
  /** Words of the text it takes. */
  readonly taken: ReadonlySet<string>;
  /** Share of the words of the text that it takes. */
  readonly share: number;
}

/** Letters from which on one slip is allowed, and two. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;
const SHORTEST_PREFIX = 3;

/** Whether two words differ by at most `most` letters put in, left out, changed or turned round. */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return false;
    [before, row] = [row, next];
  }
  return (row[other.length] ?? 0) <= most;
}

export class Phrases {
  readonly #byWord = new Map<string, Phrase[]>();
  readonly #words: readonly string[];

  /** @param groups phrases of each thing, the likelier thing first */
  constructor(groups: readonly (readonly string[])[]) {
    for (const [of, phrases] of groups.entries()) {
      for (const phrase of phrases) {
        const words = [...new Set(plainWordsOf(phrase))];
        const [first] = words;
        if (first === undefined) continue;
        const list = this.#byWord.get(first) ?? [];
        list.push({ words, of });
        this.#byWord.set(first, list);
        for (const word of words) if (!this.#byWord.has(word)) this.#byWord.set(word, []);
      }
    }
    this.#words = [...this.#byWord.keys()];
  }

  /** The word of a phrase that a typed one means; undefined for none. */
  #meant(word: string, isLast: boolean): string | undefined {
    if (this.#byWord.has(word)) return word;
    if (/\d/.test(word)) return undefined;
    if (isLast && word.length >= SHORTEST_PREFIX) {
      const longer = this.#words.find((known) => known.startsWith(word));
      if (longer !== undefined) return longer;
    }
    if (word.length < ONE_SLIP) return undefined;
    // The nearest: "désydrateur" is the drier, not the verb two letters away.
    const alike = this.#words.filter((known) => known[0] === word[0] && known.length >= ONE_SLIP);
    const one = alike.find((known) => isWithin(word, known, 1));
    return one ?? (word.length < TWO_SLIPS ? undefined : alike.find((known) => isWithin(word, known, 2)));
  }

  /** The phrases whose words all stand in a text, the longest first, then in their order. */
  find(text: string): readonly FoundPhrase[] {
    const words = plainWordsOf(text);
    const meant = new Map<string, string>();
    for (const [at, word] of words.entries()) {
      const known = this.#meant(word, at === words.length - 1);
      if (known !== undefined && !meant.has(known)) meant.set(known, word);
    }
    const used = new Set(meant.values());
    // A size or a year beside a thing says nothing against it.
    const total = new Set(words.filter((word) => used.has(word) || !/^\d+$/.test(word))).size;
    const found = [...meant.keys()]
      .flatMap((word) => this.#byWord.get(word) ?? [])
      .filter(({ words: needed }) => needed.every((word) => meant.has(word)))
      .map(({ words: needed, of }) => ({
        of,
        taken: new Set(needed.map((word) => meant.get(word) ?? word)),
        share: needed.length / total,
        length: needed.join('').length,
      }));
    return found.sort((one, other) => other.share - one.share || one.of - other.of || other.length - one.length);
  }
}
