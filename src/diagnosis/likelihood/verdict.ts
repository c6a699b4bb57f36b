/** What may be said of the hypotheses: a code, with the names it is about. */
import type { VerdictCode, Word } from '../codes.ts';
import { CHI_SQUARE_LIMITS, PAIRS, SETTINGS } from '../data/machines.ts';
import { passesOverCharge } from '../readings/missing-liquid.ts';
import type { Findings } from './judgement.ts';
import { isCommon } from './hypotheses.ts';
import type { Component } from './hypotheses.ts';
import type { Judged } from './posterior.ts';

const { theta: THETA, very_likely: VERY_LIKELY, pair: PAIR } = SETTINGS;
const POSSIBLE = 0.1;

const wordOf = (P: number): Word =>
  P >= VERY_LIKELY ? 'very_likely' : P >= THETA ? 'likely' : P >= POSSIBLE ? 'possible' : 'unlikely';

/**
 * The word of a hypothesis by what was found: means over a machine that hunts show no more than a possible cause, and a lack
 * of charge that a shut valve could feign is no more than likely.
 */
export function wordIn(key: string, P: number, { liquid, hunting, touchesAir }: Findings): Word {
  const isFeigned = key === 'undercharge' && liquid === 'missing' && touchesAir;
  const word = isFeigned && P >= THETA ? 'likely' : wordOf(P);
  if (hunting === 'none') return word;
  if (key === 'hunting') return hunting === 'valve' ? 'measured' : word === 'unlikely' ? 'possible' : word;
  return hunting === 'valve' && word !== 'unlikely' ? 'possible' : word;
}

/** Hypotheses that fit anything: a probe that reads anything, and a cause nobody named. */
const FIT_ANYTHING = ['sensor', 'unknown', 'wrong_fluid'];

/** Least χ² of a machine that runs as one can, healthy or with one fault. @param counts which severities are looked at */
export const leastChiSquare = (
  hypotheses: readonly Judged[],
  counts: (component: Component) => boolean = isCommon,
): number =>
  Math.min(
    ...hypotheses
      .filter(({ key }) => !FIT_ANYTHING.includes(key))
      .flatMap(({ components }) => components.filter(counts).map(({ fit }) => fit.chiSquare)),
  );

/** Wilson and Hilferty's 99.9 % point of χ², for as many readings as the table does not hold. */
const beyondTable = (readings: number): number => {
  const k = 2 / (9 * readings);
  return readings * (1 - k + 3.0902 * Math.sqrt(k)) ** 3;
};

const isPair = (one: string, other: string): boolean =>
  one !== other && PAIRS.some((pair) => pair.includes(one) && pair.includes(other));

export type LikelihoodVerdict = Exclude<VerdictCode, 'W_DOMAIN' | 'V_RETAKE'>;

/**
 * The verdict on hypotheses judged, the most probable first. Where no liquid leaves the condenser, nothing that passes over
 * a lack of charge is said alone; where nothing condenses, it is that; a valve seen to hunt is what there is to say first.
 * @param readings how many channels were read
 */
export function verdictOf(
  hypotheses: readonly Judged[],
  readings: number,
  { liquid, hunting }: Findings,
): LikelihoodVerdict {
  const [first, second] = hypotheses as readonly [Judged, Judged];
  if (liquid === 'gone') return 'V_FAULT';
  if (hunting === 'valve') return 'V_HUNTING';
  const limit = CHI_SQUARE_LIMITS[String(readings)] ?? beyondTable(readings);
  const fitsNothing = leastChiSquare(hypotheses, () => true) > limit && first.key !== 'sensor';
  if (first.key === 'unknown' || fitsNothing) return 'W_MULTI';
  if (isPair(first.key, second.key) && first.P < VERY_LIKELY && first.P + second.P >= PAIR) {
    return liquid === 'missing' && passesOverCharge([first.key, second.key]) ? 'V_UNDECIDED' : 'V_PAIR';
  }
  const isSilent = first.key === 'normal' || first.key === 'sensor';
  if (liquid === 'missing' && (isSilent || passesOverCharge([first.key]))) return 'V_UNDECIDED';
  if (first.P >= THETA) {
    return first.key === 'normal' ? 'V_NORMAL' : first.key === 'sensor' ? 'V_SENSOR' : 'V_FAULT';
  }
  return first.key === 'normal' ? 'V_NOTHING_SHOWN' : 'V_UNDECIDED';
}
