import { interpolate } from './dome.ts';
import type { PhLayout } from './layout.ts';
import type { PhCurves } from './types.ts';

const STEPS: readonly number[] = [10, 20, 50, 100];
/** Isotherms closer than this in the liquid, in widths of a character, cannot all be read. */
const CHARACTERS_APART = 3.2;

/** The isotherms there is room for: every 10, 20, 50 or 100 °C by how far apart they stand in the liquid. */
export function thinnedIsotherms({ dome, facts, isotherms }: PhCurves, layout: PhLayout): PhCurves['isotherms'] {
  const middle = facts.critical.T * 0.75;
  const bubble = (T: number): number => layout.x(interpolate(dome.T, dome.hBubble, T));
  const apart = (bubble(middle + 5) - bubble(middle - 5)) / 10;
  const step = STEPS.find((candidate) => candidate * apart >= layout.fontSize * CHARACTERS_APART) ?? STEPS.at(-1) ?? 10;
  return isotherms.filter(({ value }) => Math.round(value - 273.15) % step === 0);
}
