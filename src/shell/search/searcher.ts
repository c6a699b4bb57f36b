/** Finds pages and fluids by what people call them: accents, word endings and slips of the finger do not count. */
import MiniSearch from 'minisearch';
import { searchKey } from '../../kit/controls/fluid-search.ts';
import type { FluidEntry, PageEntry, SearchData } from './entries.ts';

export interface Found {
  readonly pages: readonly PageEntry[];
  readonly fluids: readonly FluidEntry[];
  /** A number of a fluid was typed: the fluids stand before the pages. */
  readonly isFluidFirst: boolean;
  /** Nothing has the words asked for: these are the nearest, or what most people look for. */
  readonly isGuess: boolean;
}

export type Searcher = (text: string) => Found;

const MOST_PAGES = 6;
const MOST_FLUIDS = 3;
/** Words that say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  'a au aux avec ce d de des du en et for how in is l la le les mon of on ou par pour quel quelle sur the to un une what'.split(
    ' ',
  ),
);
const MARKS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** "Détendeurs" is "detendeur": a plural finds what has the singular. */
function plainWord(word: string): string | null {
  const plain = word.normalize('NFKD').replace(MARKS, '').toLowerCase();
  if (plain === '' || EMPTY_WORDS.has(plain)) return null;
  return plain.length > 4 ? plain.replace(/[sx]$/, '') : plain;
}

/** Slips of the finger allowed in a word: none in short ones and in numbers of fluids. */
const slips = (word: string): number | false => (word.length < 4 || /\d/.test(word) ? false : word.length < 8 ? 1 : 2);

/** How well a fluid answers: 0 best; undefined not at all. */
function fluidRank({ name, label, names }: FluidEntry, wanted: string): number | undefined {
  const keys = [name, label ?? '', ...names].map(searchKey);
  if (keys.some((key) => key === wanted || key === `r${wanted}`)) return 0;
  if (wanted.length > 1 && keys.some((key) => key.startsWith(wanted) || key.startsWith(`r${wanted}`))) return 1;
  return wanted.length > 3 && keys.some((key) => key.includes(wanted)) ? 2 : undefined;
}

function fluidsFor(fluids: readonly FluidEntry[], text: string): readonly FluidEntry[] {
  const ranked = (wanted: string): readonly FluidEntry[] =>
    fluids
      .map((fluid) => ({ fluid, rank: fluidRank(fluid, wanted) }))
      .filter((entry): entry is { fluid: FluidEntry; rank: number } => entry.rank !== undefined)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_FLUIDS)
      .map(({ fluid }) => fluid);
  const whole = ranked(searchKey(text));
  if (whole.length > 0) return whole;
  // "charge R290": the word that looks like a fluid.
  const word = text
    .split(/\s+/)
    .map(searchKey)
    .find((key) => /^r\d/.test(key));
  return word === undefined ? [] : ranked(word);
}

/** Pages to read or to learn from. */
const READ = /\/(quiz|ressources)(\/|$)/;

/** More is nobody's question, and slips of the finger in a long word are looked for one by one: seconds of it. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** What of a text is looked for: its first words, of each its beginning. */
const asked = (text: string): string =>
  text
    .slice(0, MOST_WORDS * (LONGEST_WORD + 1))
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
    .join(' ')
    .trim();

/** Makes the index, once: some hundred short texts. */
export function createSearcher({ pages, fluids, usual }: SearchData): Searcher {
  const index = new MiniSearch<PageEntry & { readonly id: number }>({
    fields: ['title', 'trade', 'text', 'headings'],
    tokenize: (text) => text.split(BETWEEN_WORDS),
    processTerm: plainWord,
    searchOptions: {
      boost: { title: 4, trade: 3, text: 1.5 },
      prefix: (word) => word.length > 1,
      // What computes comes before what is read: the question is asked on site.
      boostDocument: (id: number) => (READ.test(pages[id]?.address ?? '') ? 0.4 : 1),
    },
  });
  index.addAll(pages.map((page, id) => ({ ...page, id })));
  const pagesOf = (results: readonly { readonly id: unknown }[]): readonly PageEntry[] =>
    results.slice(0, MOST_PAGES).flatMap(({ id }) => pages[Number(id)] ?? []);

  return (whole) => {
    const text = asked(whole);
    const foundFluids = fluidsFor(fluids, text);
    const isFluidFirst = /\d/.test(text);
    for (const combineWith of ['AND', 'OR'] as const) {
      const exact = index.search(text, { combineWith });
      const results = exact.length > 0 ? exact : index.search(text, { combineWith, fuzzy: slips });
      if (results.length > 0) return { pages: pagesOf(results), fluids: foundFluids, isFluidFirst, isGuess: false };
    }
    if (foundFluids.length > 0) return { pages: [], fluids: foundFluids, isFluidFirst, isGuess: false };
    const near = index.search(text, { combineWith: 'OR', fuzzy: 0.4 });
    const guesses =
      near.length > 0 ? pagesOf(near).slice(0, 3) : pages.filter(({ address }) => usual.includes(address));
    return { pages: guesses, fluids: [], isFluidFirst, isGuess: true };
  };
}
