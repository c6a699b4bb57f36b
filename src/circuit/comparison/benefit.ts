/** Whether the second refrigerant of a comparison does better or worse, row by row. */
import type { SizingChoice } from '../../simulation/types.ts';
import type { ComparisonKey, ComparisonRow } from './rows.ts';

export type Benefit = 'better' | 'worse' | 'same';

type Wanted = 'more' | 'less';

/** What is wanted of a row whatever the machine: a cooler, gentler and more efficient circuit, less warming gas. */
const WANTED: Readonly<Partial<Record<ComparisonKey, Wanted>>> = {
  tau: 'less',
  t_discharge: 'less',
  w: 'less',
  q0v: 'more',
  eer: 'more',
  cop: 'more',
  carnot_ratio: 'more',
  gwp: 'less',
};

/** Beside those, what the sizing leaves to compare: the duty of a given machine, or the machine of a given duty. */
const WANTED_BY_SIZING: Readonly<Record<SizingChoice, Readonly<Partial<Record<ComparisonKey, Wanted>>>>> = {
  0: { power_cold: 'more' },
  1: { step_volume_h: 'less', power_compressor: 'less' },
  2: { step_volume_h: 'less', power_compressor: 'less' },
  3: { power_cold: 'more' },
  4: {},
};

/** A difference below this is none, K: what is shown has one decimal. */
const LEAST_DIFFERENCE = 0.05;

/**
 * What the second fluid's value of a row is worth beside the first one's; undefined where neither way is better, or one
 * side has no value. A change too small to be shown is 'same'.
 */
export function benefitOf(
  key: ComparisonKey,
  { delta, difference }: ComparisonRow,
  sizing: SizingChoice,
): Benefit | undefined {
  const wanted = WANTED[key] ?? WANTED_BY_SIZING[sizing][key];
  const change = delta ?? difference;
  if (wanted === undefined || change === null) return undefined;
  if (delta === 0 || (difference !== null && Math.abs(difference) < LEAST_DIFFERENCE)) return 'same';
  return change > 0 === (wanted === 'more') ? 'better' : 'worse';
}

/** The row a comparison is about, by what the machine is sized on; null where flows alone differ. */
export function comparedRow(sizing: SizingChoice): ComparisonKey | null {
  if (sizing === 0 || sizing === 3) return 'power_cold';
  return sizing === 4 ? null : 'step_volume_h';
}
