import { summaryNow } from '../../../../kit/diagrams/states.ts';
import type { FluidBounds } from './held.ts';

const known = new Map<string, FluidBounds>();

/** Within which a fluid has states; undefined until the engine of the page is there. */
export function boundsOf(fluid: string): FluidBounds | undefined {
  const bounds = known.get(fluid) ?? summaryNow(fluid);
  if (bounds) known.set(fluid, bounds);
  return bounds;
}
