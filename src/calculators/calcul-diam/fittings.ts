/** Fittings of a line, and the straight tube that drops as much pressure. */
import { fittingsLength } from '../../physics/fittings.ts';

/** Inside diameters of tube that one of them counts for. Practice. */
const EQUIVALENT_DIAMETERS = {
  'elbow-90': 30,
  'elbow-45': 16,
  'tee-branch': 60,
  'tee-run': 20,
  'globe-valve': 300,
  'ball-valve': 3,
} as const satisfies Readonly<Record<Fitting, number>>;

export const FITTING_CHOICES = [
  ['elbow-90', 'Coude à 90° (30\u202fdiamètres)', '90° elbow (30\u202fdiameters)'],
  ['elbow-45', 'Coude à 45° (16\u202fdiamètres)', '45° elbow (16\u202fdiameters)'],
  ['tee-branch', 'Té, par la branche (60\u202fdiamètres)', 'Tee, through the branch (60\u202fdiameters)'],
  ['tee-run', 'Té, en ligne (20\u202fdiamètres)', 'Tee, straight run (20\u202fdiameters)'],
  ['globe-valve', 'Vanne à soupape (300\u202fdiamètres)', 'Globe valve (300\u202fdiameters)'],
  ['ball-valve', 'Vanne à boisseau sphérique (3\u202fdiamètres)', 'Ball valve (3\u202fdiameters)'],
] as const;

export type Fitting = (typeof FITTING_CHOICES)[number][0];

/** A line as it is typed: its equivalent length, m, or its straight length, m, and its fittings. */
export interface LineRun {
  readonly l_eq?: number | undefined;
  readonly length?: number | undefined;
  readonly fittings?: readonly { readonly fitting: Fitting; readonly count: number }[] | undefined;
}

/**
 * Length of straight tube of an inside diameter, m, that drops as much pressure, m; undefined for a line
 * without a length.
 */
export function equivalentLength({ l_eq, length, fittings = [] }: LineRun, inside: number): number | undefined {
  if (l_eq !== undefined || length === undefined) return l_eq;
  const counts = fittings.map(({ fitting, count }) => ({ count, diameters: EQUIVALENT_DIAMETERS[fitting] }));
  return length + fittingsLength(counts, inside);
}
