/** Vertical and lying vessels that let liquid fall out of a vapour flow. SI. */

/**
 * Highest vapour velocity at which droplets still fall, m/s. Souders & Brown, Ind. Eng. Chem. 26 (1934)
 * 98-103. @param k m/s, 0.03 to 0.06 without demister, about 0.1 with a wire one (practice)
 */
export function separationVelocity(k: number, liquidDensity: number, vapourDensity: number): number {
  return k * Math.sqrt((liquidDensity - vapourDensity) / vapourDensity);
}

/** Diameter, m, that carries a flow, m³/s, at a velocity, m/s. Continuity. */
export function diameterFromVelocity(flow: number, velocity: number): number {
  return Math.sqrt((4 * flow) / (Math.PI * velocity));
}

/** Highest gas velocity in a lying vessel, m/s, whatever droplets do. Practice. */
const LYING_VELOCITY_CAP = 1;

/**
 * Gas velocity, m/s, at which a droplet falling at `fall`, m/s, through the gas height, m, still reaches
 * the liquid within the length between nozzles, m.
 */
export function lyingVelocity(fall: number, length: number, gasHeight: number): number {
  return Math.min((fall * length) / gasHeight, LYING_VELOCITY_CAP);
}
