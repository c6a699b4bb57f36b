/** How far tests and retrofits in print lie from the estimate of `sameMachine`. */
import type { SimulationResult } from '../../../simulation/types.ts';
import type { ComparisonKey, ComparisonRow } from '../rows.ts';
import { GLIDE } from '../../../machine/limits.ts';

type Range = readonly [least: number, most: number];

/** Of capacity and EER. */
export interface BandRanges {
  readonly power_cold: Range;
  readonly eer: Range;
}

/** Points, %, that tests of some refrigerants lie from the estimate. */
export interface TestedShift extends BandRanges {
  readonly fluids: readonly string[];
}

/** Changes, %, that such a shift makes of an estimate. */
export interface ChangeBand extends BandRanges {
  readonly shift: TestedShift;
  /** Whether the tests are of refrigerants with glide, as the second one is. */
  readonly hasGlide: boolean;
}

/**
 * Percentage points to add to the estimate so that every measured change of `published.ts` lies between, rounded
 * outwards, and 3 either way at least: the tests are few (held by same-machine.test.ts). With glide it is too high: it
 * credits the counter-flow a glide asks for, and keeps the efficiencies and heat transfer coefficients, which blends
 * lower.
 */
export const BANDS: Readonly<Record<'glide' | 'none', TestedShift>> = {
  glide: { power_cold: [-18, 3], eer: [-9, 3], fluids: ['R449A'] },
  none: { power_cold: [-3, 3], eer: [-5, 15], fluids: ['R450A', 'R513A'] },
};

/** Whether a refrigerant counts as one with glide at its point. */
export const hasGlide = ({ extra }: SimulationResult): boolean =>
  Math.max(extra.glide_evp, extra.glide_cdr ?? 0) > GLIDE.watch;

/** What such tests make of the changes to a refrigerant; null where nothing changes. */
export function bandOf(
  other: SimulationResult,
  rows: Readonly<Record<ComparisonKey, ComparisonRow>>,
  isSame: boolean,
): ChangeBand | null {
  if (isSame) return null;
  const glides = hasGlide(other);
  const shift = BANDS[glides ? 'glide' : 'none'];
  const around = (key: keyof BandRanges): Range => {
    const delta = rows[key].delta ?? Number.NaN;
    return [delta + shift[key][0], delta + shift[key][1]];
  };
  return { power_cold: around('power_cold'), eer: around('eer'), shift, hasGlide: glides };
}
