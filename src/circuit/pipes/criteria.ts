/** By what a tube is chosen, and of what. Apart from the door: pages offer them. */
import type { TubeMaterial } from '../../physics/tubes.ts';

/** By every limit, or by speed alone. */
export const CRITERIA = ['both', 'speed'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** `auto` takes the first material that holds, in this order. */
export const MATERIALS = ['auto', 'copper', 'k65', 'steel', 'stainless'] as const satisfies readonly (
  'auto' | TubeMaterial
)[];
export type Material = (typeof MATERIALS)[number];
