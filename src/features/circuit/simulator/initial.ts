/**
 * What is computed with the page, so that its first paint shows the default example whole. Plain data: it
 * travels in the page.
 */
import type { CompactCurves } from '../../../kit/diagrams/compact-curves.ts';
import type { SimulationResult } from '../../../simulation/types.ts';

export interface InitialSimulation {
  readonly permanent: SimulationResult;
  /** Absent on a page without a diagram. */
  readonly curves?: CompactCurves;
}
