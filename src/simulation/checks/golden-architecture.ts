/** What reference figures of a cycle with more than one compressor are, and how near a result comes to them. */
import type { BodyValues } from '../fields.ts';
import type { FigureKey, Point } from '../types.ts';

export interface GoldenArchitecture {
  readonly name: string;
  readonly body: BodyValues;
  /** Whether something was searched for: figures and points follow the place found on a flat curve. */
  readonly isSought: boolean;
  readonly architecture: Readonly<Partial<Record<FigureKey, number>>>;
  readonly nodes: Readonly<Record<string, Point>>;
}

/** Relative tolerance of the published values; temperatures within as many K of each 1 °C. */
const TOLERANCE = 1e-5;
/** Where the curve was searched: of the EER at its top, and of what depends on the place. */
const TOP_TOLERANCE = 1e-6;
const PLACE_TOLERANCE = 2e-3;
const SUBCOOLING_TOLERANCE = 1e-2;
const CASCADE_TOLERANCE_K = 0.05;

/** By how much a figure may be off, relative to the figure expected. */
export function allowedOf(figure: string, expected: number, isSought: boolean): number {
  if (!isSought) return TOLERANCE;
  if (figure === 'architecture.eer') return TOP_TOLERANCE;
  if (figure === 'architecture.dt_opt') return SUBCOOLING_TOLERANCE;
  if (figure === 'architecture.t_opt') return CASCADE_TOLERANCE_K / Math.abs(expected);
  return PLACE_TOLERANCE;
}
