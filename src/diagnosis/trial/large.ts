/** A larger draw of one edition counted, and how well a share of so many cases is known. */
import type { JudgedCase } from './trial.ts';
import { COUNTS } from './tally.ts';

/** Cases of a set of readings, of those drawn. */
export interface LargeCounts {
  readonly answered: number;
  readonly right: number;
  readonly wrongSure: number;
  /** Healthy machines given a fault. */
  readonly healthyFaulty: number;
  /** Faults and healthy machines of which one thing was said to be very likely, and how often it was true. */
  readonly veryLikely: number;
  readonly veryLikelyRight: number;
}

export interface LargeTrial {
  /** Single faults from the severity that counts, and healthy machines. */
  readonly faults: number;
  readonly healthy: number;
  readonly sets: Readonly<Record<string, LargeCounts>>;
}

/** @param edition whose answers are counted */
export function largeTrial(cases: readonly JudgedCase[], edition: string): LargeTrial {
  const faults = cases.filter(({ kind, severities }) => kind === 'single' && severities[0]! >= COUNTS);
  const healthy = cases.filter(({ kind }) => kind === 'healthy');
  const countsOf = (set: string): LargeCounts => {
    const saidOf = (one: JudgedCase) => one.said[edition]![set]!;
    const isRight = (one: JudgedCase): boolean => saidOf(one).names.some((name) => one.truth.includes(name));
    const answered = faults.filter((one) => saidOf(one).names.length > 0);
    const sure = [...faults, ...healthy].filter(
      (one) => saidOf(one).word === 'very_likely' && saidOf(one).names.length > 0,
    );
    return {
      answered: answered.length,
      right: answered.filter(isRight).length,
      wrongSure: answered.filter((one) => !isRight(one) && saidOf(one).word === 'very_likely').length,
      healthyFaulty: healthy.filter((one) => saidOf(one).names.some((name) => name !== 'normal' && name !== 'sensor'))
        .length,
      veryLikely: sure.length,
      veryLikelyRight: sure.filter(isRight).length,
    };
  };
  const sets = Object.keys(cases[0]?.said[edition] ?? {});
  return {
    ...{ faults: faults.length, healthy: healthy.length },
    sets: Object.fromEntries(sets.map((set) => [set, countsOf(set)])),
  };
}

/** Standard deviations that hold 95 % of a normal law. */
const Z95 = 1.959964;

/**
 * Interval that holds the true share with a confidence of 95 %: Wilson's score interval (E. B. Wilson, J. Am. Stat. Assoc. 22,
 * 1927, p. 209), which stays within 0 to 1 where few or none were hit.
 * @param hits of `total` cases, which is above 0
 */
export function shareInterval(hits: number, total: number): readonly [number, number] {
  const share = hits / total;
  const spread = Z95 ** 2 / total;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / total + spread / (4 * total))) / (1 + spread);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
