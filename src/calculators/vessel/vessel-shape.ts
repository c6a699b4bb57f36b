/** The outline of a vessel drawn to scale, in pixels. */
import type { Vessel } from '../../physics/vessels.ts';
import { vesselHeight } from '../../physics/vessels.ts';

/** Any one unit of length. */
export interface DrawnVessel extends Vessel {
  readonly isVertical: boolean;
}

export interface VesselShape {
  readonly width: number;
  readonly height: number;
  /** Height of the vessel, in its own unit. */
  readonly rise: number;
  /** Depth of a head, px. */
  readonly head: number;
  /** What does not carry the level is drawn at another scale: a long tube would be a mere line. */
  readonly isDistorted: boolean;
}

const HEAD_DEPTH = 1 / 4;
/** A lying vessel is drawn at most so many times longer than high; a standing one, at least so wide for its height. */
const LONGEST = 5;
const SLIMMEST = 1 / 5;

/** The size of a vessel within a room, px: the level's direction is always to scale with itself. */
export function vesselShape(
  vessel: DrawnVessel,
  room: { readonly width: number; readonly height: number },
): VesselShape {
  const rise = vesselHeight(vessel, vessel.isVertical);
  const depth = vessel.heads === 'flat' ? 0 : vessel.diameter * HEAD_DEPTH;
  const run = vessel.isVertical ? vessel.diameter : vessel.length + 2 * depth;
  const least = vessel.isVertical ? rise * SLIMMEST : 0;
  const most = vessel.isVertical ? Infinity : rise * LONGEST;
  const shown = Math.min(most, Math.max(least, run));
  const scale = Math.min(room.width / shown, room.height / rise);
  return { width: shown * scale, height: rise * scale, rise, head: depth * scale, isDistorted: shown !== run };
}

/** Path data of the inside wall, its upper left corner at (x, y). */
export function vesselOutline(
  { isVertical }: DrawnVessel,
  { width, height, head }: VesselShape,
  x: number,
  y: number,
): string {
  const [right, bottom] = [x + width, y + height];
  return isVertical
    ? `M${x} ${bottom - head}A${width / 2} ${head} 0 0 0 ${right} ${bottom - head}V${y + head}A${width / 2} ${head} 0 0 0 ${x} ${y + head}Z`
    : `M${x + head} ${y}H${right - head}A${head} ${height / 2} 0 0 1 ${right - head} ${bottom}H${x + head}A${head} ${height / 2} 0 0 1 ${x + head} ${y}Z`;
}

/** The same places from the top down, at least `gap` apart, and between the bounds as far as they fit. */
export function spreadOut(places: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, top, (down.at(-1) ?? -Infinity) + gap));
  const up: number[] = [];
  for (const place of down.toReversed()) up.unshift(Math.min(place, bottom, (up[0] ?? Infinity) - gap));
  return up;
}
