/** Volumes in lying and standing cylinders, exact geometry. Lengths in m, volumes in m³. */

export type Heads = 'flat' | 'elliptical';

/** Depth of a 2:1 elliptical head, as a part of the diameter. */
const HEAD_DEPTH = 1 / 4;

export interface Vessel {
  /** Inside diameter, m. */
  readonly diameter: number;
  /** Length of the shell without its heads, m. */
  readonly length: number;
  /** Elliptical: 2:1, each as deep as a quarter of the diameter. */
  readonly heads: Heads;
}

/** Area of a circle's segment below a level, m². @param level from the bottom, 0 to the diameter */
export function segmentArea(diameter: number, level: number): number {
  // The half-chord and the sagitta give the angle without the cancellation acos has near full and empty.
  const angle = 4 * Math.atan2(Math.sqrt(level), Math.sqrt(diameter - level));
  return (diameter ** 2 / 8) * (angle - Math.sin(angle));
}

const headsDepth = ({ diameter, heads }: Vessel): number => (heads === 'flat' ? 0 : diameter * HEAD_DEPTH);

/** Inside volume, m³. */
export function vesselVolume(vessel: Vessel): number {
  const shell = (Math.PI * vessel.diameter ** 2 * vessel.length) / 4;
  return shell + (vessel.heads === 'flat' ? 0 : (Math.PI * vessel.diameter ** 3) / 12);
}

/** Highest level a vessel can hold, m from its bottom. */
export function vesselHeight(vessel: Vessel, isVertical: boolean): number {
  return isVertical ? vessel.length + 2 * headsDepth(vessel) : vessel.diameter;
}

/** Volume below a level of a lying vessel, m³. @param level 0 to the diameter, m */
export function lyingVolumeFromLevel(vessel: Vessel, level: number): number {
  const shell = segmentArea(vessel.diameter, level) * vessel.length;
  const heads = vessel.heads === 'flat' ? 0 : (Math.PI * level ** 2 * (1.5 * vessel.diameter - level)) / 6;
  return shell + heads;
}

function bottomHeadVolume(radius: number, depth: number, level: number): number {
  return Math.PI * radius ** 2 * (level ** 2 / depth - level ** 3 / (3 * depth ** 2));
}

/** Volume below a level of a standing vessel, m³. @param level from the bottom of its head to its height, m */
export function standingVolumeFromLevel(vessel: Vessel, level: number): number {
  const radius = vessel.diameter / 2;
  const depth = headsDepth(vessel);
  const section = Math.PI * radius ** 2;
  if (depth === 0) return section * level;
  if (level <= depth) return bottomHeadVolume(radius, depth, level);
  if (level <= depth + vessel.length) return bottomHeadVolume(radius, depth, depth) + section * (level - depth);
  const above = vesselHeight(vessel, true) - level;
  return vesselVolume(vessel) - bottomHeadVolume(radius, depth, above);
}
