/** What the page of exercises is served with: one of the first kind, drawn while the site is built. */
import { HYPOTHESIS_NAMES } from '../../diagnosis/data/names.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { exercise } from '../../exercises/index.ts';
import { EXERCISE_FAULTS } from '../../exercises/kinds/fault.ts';
import type { Locale } from '../../language/index.ts';
import { dictionaryFor } from '../../shell/texts.ts';
import { viewOf } from './view.ts';
import type { Words } from './view.ts';

export const FIRST = { kind: 'superheat', seed: 'a1' } as const;

export const wordsFor = (locale: Locale): Words => ({
  ...(dictionaryFor(locale, ['exercises'])['exercises'] as unknown as Words),
  faults: Object.fromEntries(EXERCISE_FAULTS.map((fault) => [fault, HYPOTHESIS_NAMES[fault][locale]])),
});

export const servedView = (locale: Locale) =>
  viewOf(exercise(FIRST.kind, FIRST.seed, createEmbeddedEngine()), wordsFor(locale), locale);
