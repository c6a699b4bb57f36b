/** What may be said of the hypotheses: a code, the names it is about, and how sure each may be called. */
import type { VerdictCode, Word } from '../codes.ts';
import { PAIRS, WORDS } from '../data/machines.ts';
import type { GuardCode } from '../readings/guards.ts';
import { NO_SUBCOOLING, passesOverCharge } from '../readings/guards.ts';
import type { ScreenCode } from '../readings/screens.ts';
import type { Findings } from './judgement.ts';
import type { Judged } from './posterior.ts';

export type LikelihoodVerdict = Exclude<VerdictCode, 'W_DOMAIN' | 'V_RETAKE' | 'V_STOPPED' | 'V_FIRST_OPINION'>;

const wordOf = (P: number): Word =>
  P >= WORDS.very ? 'very_likely' : P >= WORDS.likely ? 'likely' : P >= WORDS.possible ? 'possible' : 'unlikely';

/** K of subcooling from which a lack of charge is likely at most, bubbles apart. */
const SUBCOOLED = NO_SUBCOOLING + 1;

/** Hypotheses that are likely at most: what else reads the same was not excluded. */
function isHeldBack(key: string, { isAirChecked, isStandstillTested, bubbles, subcooling, U }: Findings): boolean {
  switch (key) {
    case 'cond_flow':
    case 'evap_flow':
      return !isAirChecked;
    // Air, too much charge and a dirty condenser all raise the high pressure and back liquid up: how they part is a matter of the
    // condenser's volume, which nobody knows. The pressure at rest tells air from the others.
    case 'cond_fouling':
    case 'noncondensable':
    case 'overcharge':
      return !isStandstillTested;
    case 'undercharge':
      return subcooling > Math.max(U, SUBCOOLED) && !bubbles;
    default:
      return key === 'sensor';
  }
}

const RANK: readonly Word[] = ['unlikely', 'possible', 'likely', 'very_likely'];
const atMost = (word: Word, most: Word): Word => (RANK.indexOf(word) > RANK.indexOf(most) ? most : word);
const atLeast = (word: Word, least: Word): Word => (RANK.indexOf(word) < RANK.indexOf(least) ? least : word);

/**
 * The word of a hypothesis by its share and by what was found: means over a machine that hunts show no more than a possible
 * cause, and a swing that was measured is never unlikely.
 */
export function wordIn(key: string, P: number, findings: Findings): Word {
  const word = isHeldBack(key, findings) ? atMost(wordOf(P), 'likely') : wordOf(P);
  if (key === 'hunting' && findings.hunting !== 'none')
    return findings.hunting === 'valve' ? 'measured' : atLeast(word, 'possible');
  if (findings.guards.includes('G_HUNTING')) return atMost(word, 'possible');
  const isNamed = key === 'undercharge' && findings.guards.includes('G_NO_LIQUID');
  return isNamed ? atLeast(word, 'possible') : word;
}

/** Hypotheses that fit anything: a probe that reads anything, and a cause nobody named. */
const FIT_ANYTHING: readonly string[] = ['sensor', 'unknown', 'wrong_fluid'];

/** Least χ² of a machine that runs as one can, healthy or with one fault. */
export const leastChiSquare = (hypotheses: readonly Judged[]): number =>
  Math.min(
    ...hypotheses
      .filter(({ key }) => !FIT_ANYTHING.includes(key))
      .flatMap(({ components }) => components.map(({ fit }) => fit.chiSquare)),
  );

const isPair = (one: string, other: string): boolean =>
  one !== other && PAIRS.some((pair) => pair.includes(one) && pair.includes(other));

/** What is no fault of the machine that could be named. */
const NO_FAULT: readonly string[] = ['normal', 'sensor', 'unknown'];
/** Names an undecided verdict gives at most. */
const MOST_NAMES = 3;
/** Share from which another cause is named beside a valve that hunts. */
const BESIDE_HUNTING = 0.25;

const namesFrom = (hypotheses: readonly Judged[], least: number): readonly string[] =>
  hypotheses.filter(({ key, P }) => P >= least && !NO_FAULT.includes(key)).map(({ key }) => key);

/** By the shares alone. */
function byShares(hypotheses: readonly Judged[], readings: number): LikelihoodVerdict {
  const [first, second] = hypotheses as readonly [Judged, Judged];
  const fitsNothing = leastChiSquare(hypotheses) > WORDS.chi_d * readings && first.key !== 'sensor';
  if (first.key === 'unknown' || fitsNothing) return 'W_MULTI';
  const isBoth = first.P < WORDS.very && second.P >= WORDS.possible && first.P + second.P >= WORDS.pair;
  if (isPair(first.key, second.key) && isBoth) return 'V_PAIR';
  if (first.key === 'normal') return first.P >= WORDS.normal ? 'V_NORMAL' : 'V_NOTHING_SHOWN';
  if (first.P < WORDS.likely) return 'V_UNDECIDED';
  return first.key === 'sensor' ? 'V_SENSOR' : 'V_FAULT';
}

const NAMES: readonly LikelihoodVerdict[] = ['V_FAULT', 'V_PAIR'];
const CALMS: readonly LikelihoodVerdict[] = ['V_NORMAL', 'V_NOTHING_SHOWN'];

/** What the readings forbid taken off. */
function guarded(verdict: LikelihoodVerdict, named: readonly string[], { guards, isWet }: Findings): LikelihoodVerdict {
  const lacks = guards.includes('G_NO_LIQUID');
  const isForbidden =
    (lacks && (CALMS.includes(verdict) || verdict === 'V_SENSOR' || passesOverCharge(named.slice(0, 1)))) ||
    (isWet && CALMS.includes(verdict));
  return isForbidden ? 'V_UNDECIDED' : verdict;
}

export interface Decision {
  readonly verdict: LikelihoodVerdict;
  /** Of V_FAULT its fault, of V_PAIR both, of V_HUNTING that and what is near, of V_UNDECIDED what may be, three at most. */
  readonly faults: readonly string[];
  /** How sure the verdict is; of a pair, that it is one of both. */
  readonly word: Word | null;
}

/**
 * The verdict on hypotheses judged, the most probable first. Where no liquid leaves the condenser, nothing that passes over
 * a lack of charge is said alone; where nothing condenses, it is that; a valve seen to hunt is what there is to say first.
 * @param readings how many channels were read
 */
export function decisionOf(hypotheses: readonly Judged[], readings: number, findings: Findings): Decision {
  const [first, second] = hypotheses as readonly [Judged, Judged];
  const { guards } = findings;
  if (guards.includes('G_EMPTY')) {
    const P = hypotheses.find(({ key }) => key === 'undercharge')?.P ?? 0;
    return { verdict: 'V_FAULT', faults: ['undercharge'], word: wordIn('undercharge', P, findings) };
  }
  if (guards.includes('G_HUNTING')) {
    const beside = namesFrom(hypotheses, BESIDE_HUNTING).filter((key) => key !== 'hunting');
    return { verdict: 'V_HUNTING', faults: ['hunting', ...beside], word: 'very_likely' };
  }
  const said = byShares(hypotheses, readings);
  const named = said === 'V_FAULT' ? [first.key] : said === 'V_PAIR' ? [first.key, second.key] : [];
  const verdict = guarded(said, named, findings);
  const isSaid = verdict === 'V_FAULT' || verdict === 'V_NORMAL' || verdict === 'V_SENSOR';
  const undecided = verdict === 'V_UNDECIDED' ? namesFrom(hypotheses, WORDS.possible).slice(0, MOST_NAMES) : [];
  return {
    verdict,
    faults: NAMES.includes(verdict) ? named : undecided,
    word:
      verdict === 'V_PAIR'
        ? wordIn(first.key, first.P + second.P, findings)
        : isSaid
          ? wordIn(first.key, first.P, findings)
          : null,
  };
}

/** Guards that hold of the first hypothesis: another cause reads the same. */
export const rankingGuards = ([first]: readonly Pick<Judged, 'key'>[], findings: Findings): readonly GuardCode[] => {
  const isFlow = first?.key === 'cond_flow' || first?.key === 'evap_flow';
  return [
    ...(isFlow && !findings.isAirChecked ? (['G_AIR'] as const) : []),
    ...(first?.key === 'cond_fouling' && !findings.isStandstillTested ? (['G_STANDSTILL'] as const) : []),
  ];
};

/** What endangers the machine is said before what is the matter with it. */
export const DANGER_SCREENS = ['S_EMPTY', 'R_WET', 'R_HUNTING'] as const satisfies readonly ScreenCode[];
