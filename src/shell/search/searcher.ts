/** Finds pages and fluids by what people call them: accents, word endings and slips of the finger do not count. */
import MiniSearch from 'minisearch';
import { searchKey } from '../../kit/controls/fluid-search.ts';
import { fluidsIn, isOnGauges } from './asking/fluid-names.ts';
import type { FaultEntry, FluidEntry, PageEntry, SearchData } from './entries.ts';
import { Phrases } from './phrases.ts';
import { partsOf, plainWord, plainWordsOf } from './plain-words.ts';

export interface Found {
  readonly pages: readonly PageEntry[];
  readonly fluids: readonly FluidEntry[];
  /** A fluid was typed: the fluids stand before the pages. */
  readonly isFluidFirst: boolean;
  /** Nothing has the words asked for: these are the nearest, or what most people look for. */
  readonly isGuess: boolean;
  /** A fault the words name. */
  readonly fault?: FaultEntry | undefined;
  /** Words that nothing has. */
  readonly unknown: readonly string[];
}

export type Searcher = (text: string) => Found;

const MOST_PAGES = 6;
const MOST_FLUIDS = 3;
/** A thing of the trade stands first when it is this much of what was typed. */
const LEAST_SHARE = 0.5;
/** Words beside a fluid's name up to which the question is about the fluid. */
const MOST_BESIDE_FLUID = 3;

/** Slips of the finger allowed in a word: none in short ones and in numbers of fluids. */
const slips = (word: string): number | false => (word.length < 4 || /\d/.test(word) ? false : word.length < 8 ? 1 : 2);

/** How well a fluid answers: 0 best; undefined not at all. */
function fluidRank({ name, label, names }: FluidEntry, wanted: string): number | undefined {
  const keys = [name, label ?? '', ...names].map(searchKey);
  if (keys.some((key) => key === wanted || key === `r${wanted}`)) return 0;
  if (wanted.length > 1 && keys.some((key) => key.startsWith(wanted) || key.startsWith(`r${wanted}`))) return 1;
  return wanted.length > 3 && keys.some((key) => key.includes(wanted)) ? 2 : undefined;
}

/** The fluids a text names; else those whose name begins so, or has it inside. */
function fluidsFor(
  fluids: readonly FluidEntry[],
  text: string,
): { readonly list: readonly FluidEntry[]; readonly isNamed: boolean } {
  const named = [...new Set(fluidsIn(text).map(({ name }) => name))].flatMap(
    (name) => fluids.find((fluid) => fluid.name === name) ?? [],
  );
  const ranked = fluids
    .map((fluid) => ({ fluid, rank: fluidRank(fluid, searchKey(text)) }))
    .filter((entry): entry is { fluid: FluidEntry; rank: number } => entry.rank !== undefined)
    .sort((a, b) => a.rank - b.rank);
  const isWhole = ranked[0]?.rank === 0 && isOnGauges(ranked[0].fluid.name);
  const list = [...new Set([...named, ...ranked.map(({ fluid }) => fluid)])].slice(
    0,
    Math.max(MOST_FLUIDS, named.length),
  );
  return { list, isNamed: isWhole || named.some(({ name }) => isOnGauges(name)) };
}

/** Pages to read or to learn from. */
const READ = /\/(quiz|ressources)(\/|$)/;
/** Questions of all quizzes in the order of a certificate: after the quiz of their subject. */
const SELECTED = /\/quiz\/attestation-/;
/** A term of the glossary: what a word means comes after the pages that work with it. */
const TERM = /\/lexique#/;
const weightOf = (address: string): number =>
  TERM.test(address) ? 0.2 : SELECTED.test(address) ? 0.3 : READ.test(address) ? 0.4 : 1;

const EXERCISES = /\/exercices$/;
const TOOL = /\/tools\//;
/** What a quiz asks of a thing is not what to do about it. */
const QUIZ = /\/quiz(\/|$)/;

/** Words that say which kind of page is looked for. */
const KINDS: readonly (readonly [words: ReadonlySet<string>, pages: RegExp])[] = [
  // Before the words that ask for a tool: "exercice calcul de surchauffe".
  [new Set(['exercice', 'exercices', 'exercise', 'exercises', 'practice']), EXERCISES],
  [new Set(['quiz', 'qcm', 'question', 'examen', 'exam']), QUIZ],
  [new Set(['article', 'articles', 'lire', 'guide', 'cour', 'cours', 'read']), /\/articles\//],
  [
    new Set(['outil', 'calcul', 'calculer', 'calculateur', 'calculatrice', 'tool', 'calculator', 'calculate']),
    /\/(?:tools|simulation)\//,
  ],
];

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

/** "20 m2" beside a fluid asks for the room. */
const AREA = /\d+(?:[.,]\d+)?\s*(?:m2|m²|sqm|sq\s?m)(?![a-z0-9])/giu;
const withRoom = (text: string): string => text.replace(AREA, ' surface du local ');

/** Beside a blend these ask what is left of it and whether to top up; alone, where the leak is and how to find it. */
const LEAKED = new Set(
  'fuite fui leak leaking leaked perdu perdue lost appoint complement completer detitrage detitre top topup fractionation fractionnement'.split(
    ' ',
  ),
);
/** Words that may stand with them: "R449A 12 kg perdus sur 40", "appoint R448A combien de fois". */
const BESIDE_LEAK = new Set('kg up apre after fois time many several pack installation machine'.split(' '));
const BLEND = /^R[45]\d\d/;
const asksOfLeak = (words: readonly string[], fluids: readonly FluidEntry[]): boolean =>
  fluids.some(({ name }) => BLEND.test(name)) &&
  words.some((word) => LEAKED.has(word)) &&
  words.every((word) => LEAKED.has(word) || BESIDE_LEAK.has(word) || /^\d+$/.test(word));
const OF_LEAK = 'fuite de melange';

const withoutFluids = (text: string): string => {
  let rest = text;
  const named = fluidsIn(text).filter(({ name }) => isOnGauges(name));
  for (const { from, to } of named.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest;
};

/** Makes the index, once: some hundred short texts. */
export function createSearcher({ pages, fluids, usual, concepts, faults, ways }: SearchData): Searcher {
  const index = new MiniSearch<PageEntry & { readonly id: number }>({
    fields: ['title', 'trade', 'text', 'headings'],
    tokenize: (text) => [...partsOf(text)],
    processTerm: plainWord,
    searchOptions: {
      boost: { title: 4, trade: 3, text: 1.5 },
      prefix: (word) => word.length > 1,
      // What computes comes before what is read: the question is asked on site.
      boostDocument: (id: number) => weightOf(pages[id]?.address ?? ''),
    },
  });
  index.addAll(pages.map((page, id) => ({ ...page, id })));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const things = new Phrases(concepts.map(({ phrases }) => phrases));
  const troubles = new Phrases(faults.map(({ phrases }) => phrases));
  const pagesOf = (results: readonly { readonly id: unknown }[]): readonly PageEntry[] =>
    results.flatMap(({ id }) => pages[Number(id)] ?? []);

  /** Pages of what the trade calls so, those of the longest name first. */
  function pinned(text: string): {
    readonly pages: readonly PageEntry[];
    readonly taken: ReadonlySet<string>;
    readonly share: number;
  } {
    const found = things.find(text).filter(({ share }) => share >= LEAST_SHARE);
    const best = found[0]?.share ?? 0;
    const chosen = found.filter(({ share }) => share === best);
    const addresses = new Set(chosen.flatMap(({ of }) => concepts[of]?.pages ?? []));
    return {
      pages: [...addresses].flatMap((address) => byAddress.get(address) ?? []),
      taken: new Set(found.flatMap(({ taken }) => [...taken])),
      share: best,
    };
  }

  function indexed(text: string): { readonly pages: readonly PageEntry[]; readonly isAll: boolean } {
    for (const combineWith of ['AND', 'OR'] as const) {
      const exact = index.search(text, { combineWith });
      const results = exact.length > 0 ? exact : index.search(text, { combineWith, fuzzy: slips });
      if (results.length > 0) return { pages: pagesOf(results), isAll: combineWith === 'AND' };
    }
    return { pages: [], isAll: false };
  }

  const isFound = (word: string): boolean =>
    index.search(word).length > 0 || index.search(word, { fuzzy: slips }).length > 0;

  return (typed) => {
    const text = asked(typed);
    const { list: foundFluids, isNamed } = fluidsFor(fluids, text);
    const rest = withRoom(withoutFluids(text));
    const words = [...new Set(plainWordsOf(rest))];
    const kind = KINDS.find(([names]) => words.some((word) => names.has(word)));
    const said =
      kind && words.length > 1
        ? rest
            .split(/\s+/)
            .filter((word) => !kind[0].has(plainWord(word) ?? ''))
            .join(' ')
        : rest;
    const trouble = troubles.find(said)[0];
    const isLeak = isNamed && asksOfLeak(words, foundFluids);
    const first = pinned(isLeak ? OF_LEAK : said);
    // "Piège à huile" is a thing before it is a fault.
    const isTrouble = trouble && trouble.share >= LEAST_SHARE && first.pages[0]?.address === ways.diagnosis;
    const fault = isTrouble ? faults[trouble.of] : undefined;
    const { pages: others, isAll } =
      isNamed && words.length === 0 ? { pages: [], isAll: true } : indexed(text === rest ? said : rest);
    // "CO2 transcritique": a page that has it all, before the fluid alone.
    const whole = isNamed && words.length > 0 ? pagesOf(index.search(text, { combineWith: 'AND', prefix: false })) : [];
    // "Delta T eau pompe à chaleur": a page that has all the words, before the quiz of one thing among them.
    const isQuizLater = first.share < 1 && isAll && kind?.[1] !== QUIZ;
    const early = isQuizLater ? first.pages.filter(({ address }) => !QUIZ.test(address)) : first.pages;
    const all = [
      ...new Set([...early.filter((page) => whole.includes(page)), ...whole, ...early, ...others, ...first.pages]),
    ];
    // The one page of exercises has all of them, whatever they are about.
    const ofKind = kind ? (kind[1] === EXERCISES ? pages : all).filter(({ address }) => kind[1].test(address)) : [];
    const ranked = [...new Set([...ofKind, ...all])].slice(0, MOST_PAGES);
    const unknown =
      isAll || ranked.length + foundFluids.length === 0
        ? []
        : [...new Set(partsOf(rest))].filter((word) => {
            const plain = plainWord(word);
            if (
              plain === null ||
              /^\d+$/.test(plain) ||
              foundFluids.some((fluid) => fluidRank(fluid, plain) !== undefined)
            )
              return false;
            return !first.taken.has(plain) && !trouble?.taken.has(plain) && !isFound(word);
          });
    if (ranked.length > 0 || foundFluids.length > 0)
      return {
        pages: ranked,
        fluids: foundFluids,
        // "R290 cuisine 20 m²" asks what the room admits; "PAC monobloc propane distance fenêtre": half of many words name a page, one the fluid.
        isFluidFirst: isNamed
          ? whole.length === 0 &&
            ofKind.length === 0 &&
            first.pages[0]?.address !== ways.room &&
            !isLeak &&
            !ways.papers.includes(first.pages[0]?.address ?? '') &&
            // "Récupération R32 bouteille": all the words beside the fluid name a tool.
            !(first.share === 1 && words.length > 1 && TOOL.test(first.pages[0]?.address ?? '')) &&
            !(words.length > MOST_BESIDE_FLUID && first.pages.length > 0)
          : /\d/.test(text) && first.pages.length === 0 && foundFluids.some(({ name }) => isOnGauges(name)),
        isGuess: false,
        fault,
        unknown,
      };
    const near = index.search(text, { combineWith: 'OR', fuzzy: 0.4 });
    const guesses =
      near.length > 0 ? pagesOf(near).slice(0, 3) : pages.filter(({ address }) => usual.includes(address));
    return { pages: guesses, fluids: [], isFluidFirst: false, isGuess: true, unknown: [] };
  };
}
