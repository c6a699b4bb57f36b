/** The calculators as a search sees them. */
import type { Definition } from '../../calculators/index.ts';
import { ALL_CALCULATORS } from './calculators.ts';
import { wordsOf } from './words.ts';

interface Entry {
  readonly definition: Definition;
  readonly titleWords: readonly string[];
  readonly otherWords: readonly string[];
}

const ENTRIES: readonly Entry[] = ALL_CALCULATORS.map((definition) => {
  const { title, description, slug, spellings, tool, outputs } = definition;
  return {
    definition,
    titleWords: wordsOf([title.fr, title.en, slug, ...spellings, tool].join(' ')),
    otherWords: wordsOf(
      [description.fr, description.en, ...outputs.flatMap(({ label }) => [label.fr, label.en])].join(' '),
    ),
  };
});

/** A word in a title says more than one elsewhere; a beginning of a word counts as the word. */
const TITLE_WEIGHT = 3;
const SHORTEST_BEGINNING = 4;

const holds = (words: readonly string[], word: string): boolean =>
  words.some((known) => known === word || (word.length >= SHORTEST_BEGINNING && known.startsWith(word)));

/**
 * The calculators a text is about, the best match first.
 * @param least score to be one of them: from 3, a word of the title or as many others
 */
export function calculatorsAbout(query: string, least = 1): readonly Definition[] {
  const asked = wordsOf(query);
  return ENTRIES.map(({ definition, titleWords, otherWords }) => ({
    definition,
    score: asked.reduce(
      (sum, word) => sum + (holds(titleWords, word) ? TITLE_WEIGHT : holds(otherWords, word) ? 1 : 0),
      0,
    ),
  }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(({ definition }) => definition);
}
