/** What a diagnosis says of a case, whatever edition gave it: read off the answer of its door. */
import type { OpinionCode } from '../readings/opinion.ts';

export interface Said {
  /** Names it gives, the likeliest first: one, two where it gives a pair, none where it abstains. */
  readonly names: readonly string[];
  /** Hypotheses in order; empty where nothing was ranked. */
  readonly order: readonly string[];
  /** Share of the first, 0 to 1. */
  readonly P: number;
  /** Word of what it names. */
  readonly word: 'very_likely' | 'likely' | 'other';
  /** Whether it says that several things are the matter. */
  readonly isSeveral: boolean;
  /** Faults a first opinion speaks of; undefined where there was none. */
  readonly hints?: readonly string[] | undefined;
  readonly severity?: number | undefined;
}

/** What the tally reads of an answer: the same in every edition. */
export interface Answer {
  readonly by: string;
  readonly verdict: string;
  readonly faults?: readonly string[];
  readonly word?: string | null;
  readonly order?: readonly { readonly key: string; readonly P: number; readonly word: string }[];
  readonly severity?: { readonly mean: number } | null;
  readonly opinion?: { readonly code: string } | null;
}

const HINTS: Readonly<Record<OpinionCode, readonly string[]>> = {
  O_EMPTYING: ['undercharge', 'flash_gas'],
  O_STARVED_RECEIVER: ['undercharge', 'valve_under', 'liquid_restriction', 'suction_restriction'],
  O_STARVED: ['valve_under', 'liquid_restriction', 'suction_restriction'],
  O_RESTRICTED: ['valve_under', 'liquid_restriction'],
  O_SHORT: ['undercharge'],
  O_NOTHING: [],
  O_FULL: ['overcharge', 'noncondensable', 'liquid_restriction'],
  O_WET: ['valve_over', 'evap_flow', 'evap_fouling'],
  O_WET_FULL: ['overcharge'],
  O_WET_EMPTY: ['valve_over', 'compressor_leak', 'sensor'],
};

const NOTHING: Said = { names: [], order: [], P: 0, word: 'other', isSeveral: false };

/** @param answer undefined where the door refused the readings */
export function saidIn(answer: Answer | undefined): Said {
  if (answer === undefined) return NOTHING;
  if (answer.by === 'opinion') {
    return { ...NOTHING, hints: HINTS[answer.opinion?.code as OpinionCode] };
  }
  const { verdict, order = [], faults = [] } = answer;
  const [first] = order;
  if (answer.by !== 'likelihood' || first === undefined) return NOTHING;
  const isFirst = verdict === 'V_FAULT' || verdict === 'V_NORMAL' || verdict === 'V_SENSOR';
  // An edition without a word of its verdict says that of its first hypothesis; a guard may name another than the first.
  const names = verdict === 'V_FAULT' || verdict === 'V_PAIR' ? faults : isFirst ? [first.key] : [];
  const word = 'word' in answer ? answer.word : isFirst ? first.word : 'likely';
  return {
    names,
    order: order.map(({ key }) => key),
    P: first.P,
    word: word === 'very_likely' || word === 'likely' ? word : 'other',
    isSeveral: verdict === 'W_MULTI',
    severity: answer.severity?.mean,
  };
}
