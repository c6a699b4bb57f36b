/** What may be said of the hypotheses: a code, with the names it is about. */
import type { VerdictCode, Word } from '../codes.ts';
import { CHI_SQUARE_LIMITS, PAIRS, SETTINGS } from '../data/machines.ts';
import type { Judged } from './posterior.ts';

const { theta: THETA, very_likely: VERY_LIKELY, pair: PAIR } = SETTINGS;
const POSSIBLE = 0.1;

export const wordOf = (P: number): Word =>
  P >= VERY_LIKELY ? 'very_likely' : P >= THETA ? 'likely' : P >= POSSIBLE ? 'possible' : 'unlikely';

/** Hypotheses that fit anything: a probe that reads anything, and a cause nobody named. */
const FIT_ANYTHING = ['sensor', 'unknown', 'wrong_fluid'];

/** Least χ² of a machine that runs as one can, healthy or with one fault. */
export const leastChiSquare = (hypotheses: readonly Judged[]): number =>
  Math.min(
    ...hypotheses
      .filter(({ key }) => !FIT_ANYTHING.includes(key))
      .flatMap(({ components }) => components.map(({ fit }) => fit.chiSquare)),
  );

/** Wilson and Hilferty's 99.9 % point of χ², for as many readings as the table does not hold. */
const beyondTable = (readings: number): number => {
  const k = 2 / (9 * readings);
  return readings * (1 - k + 3.0902 * Math.sqrt(k)) ** 3;
};

const isPair = (one: string, other: string): boolean =>
  one !== other && PAIRS.some((pair) => pair.includes(one) && pair.includes(other));

/** The verdict on hypotheses judged, the most probable first. @param readings how many channels were read */
export function verdictOf(hypotheses: readonly Judged[], readings: number): Exclude<VerdictCode, 'W_DOMAIN'> {
  const [first, second] = hypotheses as readonly [Judged, Judged];
  const limit = CHI_SQUARE_LIMITS[String(readings)] ?? beyondTable(readings);
  const fitsNothing = leastChiSquare(hypotheses) > limit && first.key !== 'sensor';
  if (first.key === 'unknown' || fitsNothing) return 'W_MULTI';
  if (isPair(first.key, second.key) && first.P < VERY_LIKELY && first.P + second.P >= PAIR) return 'V_PAIR';
  if (first.P >= THETA) {
    return first.key === 'normal' ? 'V_NORMAL' : first.key === 'sensor' ? 'V_SENSOR' : 'V_FAULT';
  }
  return first.key === 'normal' ? 'V_NOTHING_SHOWN' : 'V_UNDECIDED';
}
