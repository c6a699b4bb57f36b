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
