/** Two trials beside one another: whether what came of each falsified reading differs by more than chance. */
import second from '../data/second-program.json' with { type: 'json' };
import type { SaidOfFalse } from './trial.ts';

/** In the order of the rows of the second program. */
const SAID = ['right', 'refused', 'abstains', 'wrong', 'silent'] as const satisfies readonly SaidOfFalse[];
type FalseShares = Readonly<Record<SaidOfFalse | 'n', number>>;
export type FalsifiedReading = keyof typeof second.readings;
export const FALSIFIED = Object.keys(second.readings) as readonly FalsifiedReading[];

/** How many machines had that reading falsified, and the share of each outcome, 0 to 1. */
export function secondShares(key: FalsifiedReading): FalseShares {
  const [n = 0, ...percents] = second.readings[key];
  const shares = SAID.map((said, place) => [said, (percents[place] ?? 0) / 100]);
  return { n, ...(Object.fromEntries(shares) as Record<SaidOfFalse, number>) };
}

/** Outcomes as counts; the two that are rarest together, as too few of either are left to be counted alone. */
const countsOf = ({ n, right, refused, abstains, wrong, silent }: FalseShares): readonly number[] =>
  [right, refused, abstains + wrong, silent].map((share) => share * n);

/**
 * χ² of two rows of counts being one (Pearson, homogeneity), with its degrees of freedom: of each reading, summed.
 * @param ours shares by falsified reading, 0 to 1
 */
export function besideSecond(ours: Readonly<Record<FalsifiedReading, FalseShares>>) {
  let [chi2, dof] = [0, 0];
  for (const key of FALSIFIED) {
    const rows = [ours[key], secondShares(key)].map(countsOf);
    const sums = rows.map((row) => row.reduce((sum, one) => sum + one, 0));
    const all = sums.reduce((sum, one) => sum + one, 0);
    let outcomes = 0;
    for (const place of countsOf(ours[key]).keys()) {
      const column = rows.reduce((sum, row) => sum + row[place]!, 0);
      if (column === 0) continue;
      outcomes += 1;
      rows.forEach((row, which) => {
        const expected = (column * sums[which]!) / all;
        chi2 += (row[place]! - expected) ** 2 / expected;
      });
    }
    dof += outcomes - 1;
  }
  return { chi2, dof };
}

/** ln of the number of ways to choose. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

/**
 * Probability, 0 to 1, of two counts that lie as far apart or further, were both shares one (Fisher's exact test, both sides).
 * @param one how many of how many
 */
export function sameShareProbability(one: readonly [number, number], other: readonly [number, number]): number {
  const [[a, n], [b, m]] = [one, other];
  const all = a + b;
  const of = (k: number): number => Math.exp(logChoose(n, all - k) + logChoose(m, k) - logChoose(n + m, all));
  const found = of(b);
  let sum = 0;
  for (let k = Math.max(0, all - n); k <= Math.min(all, m); k++) {
    const one = of(k);
    if (one <= found * (1 + 1e-9)) sum += one;
  }
  return Math.min(1, sum);
}

export interface Difference {
  readonly key: FalsifiedReading;
  readonly said: SaidOfFalse;
  /** By chance alone; `adjusted` for as many comparisons (Holm 1979). */
  readonly p: number;
  readonly adjusted: number;
}

/** Each outcome of each falsified reading beside the second program's, the least likely by chance first. */
export function differencesOf(ours: Readonly<Record<FalsifiedReading, FalseShares>>): readonly Difference[] {
  const compared = FALSIFIED.flatMap((key) =>
    SAID.map((said) => {
      const [own, second] = [ours[key], secondShares(key)];
      const count = (of: FalseShares): readonly [number, number] => [Math.round(of[said] * of.n), of.n];
      return { key, said, p: sameShareProbability(count(own), count(second)) };
    }),
  ).toSorted((one, other) => one.p - other.p);
  let most = 0;
  return compared.map((one, place) => {
    most = Math.max(most, Math.min(1, one.p * (compared.length - place)));
    return { ...one, adjusted: most };
  });
}

/** Standard normal deviate that leaves a twentieth outside, half on either side. */
const DEVIATE = 1.959_964;

/** The shares among which a share that was counted lies with 95 % (Wilson 1927), 0 to 1. @param n how many were counted */
export function shareInterval(share: number, n: number): readonly [number, number] {
  const z2 = DEVIATE ** 2 / n;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (DEVIATE * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))) / (1 + z2);
  return [middle - half, middle + half];
}
