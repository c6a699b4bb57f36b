/** A verdict in words: fetched with the law, whose rules it reads. */
import type { Locale } from '../../language/index.ts';
import { findUse, replacement } from '../../machine/index.ts';
import type { Figures, Level, MachineFacts, Replacement } from '../../machine/index.ts';
import { lowered } from '../../regulation/wording/sentences.ts';
import { reasonText, VERDICT_WORDS } from './words.ts';

export interface ToldVerdict {
  readonly code: Replacement['code'];
  readonly level: Level;
  readonly word: string;
  /** Worst first. */
  readonly reasons: readonly string[];
  /** Sides whose pressure is too high, and those to be read on the plate. */
  readonly over: readonly string[];
  readonly toRead: readonly string[];
  /** The machine supposed, in words; undefined where nothing is supposed of it. */
  readonly machine: string | undefined;
}

const sidesOf = ({ reasons }: Replacement, wanted: string): readonly string[] =>
  reasons.flatMap(({ code, values }) => (code === wanted ? [String(values?.['side'])] : []));

/** The name of a use inside a sentence. */
export const nameOfUse = (facts: MachineFacts, locale: Locale): string | undefined =>
  facts.use === 'other' ? undefined : lowered(findUse(facts.use)[locale]);

export function toldVerdict(found: Replacement, facts: MachineFacts, to: string, locale: Locale): ToldVerdict {
  return {
    code: found.code,
    level: found.level,
    word: VERDICT_WORDS[found.code][locale],
    reasons: found.reasons.map((reason) => reasonText(reason, facts.fluid, to, locale)),
    over: sidesOf(found, 'R_PRESSURE'),
    toRead: sidesOf(found, 'R_PS_UNKNOWN'),
    machine: nameOfUse(facts, locale),
  };
}

/** Judges and tells at once. */
export const judgedAndTold = (
  facts: MachineFacts,
  to: string,
  figures: Figures,
  locale: Locale,
  day?: string,
): ToldVerdict => toldVerdict(replacement(facts, to, figures, day), facts, to, locale);
