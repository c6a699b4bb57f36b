/** Flow in round pipes: continuity, Reynolds, friction. SI: m, m/s, m³/s, kg/m³, Pa s, Pa. */

export const sectionFromDiameter = (diameter: number): number => (Math.PI * diameter ** 2) / 4;

/** Velocity, m/s, of a flow, m³/s. Continuity. */
export const velocityFromFlow = (flow: number, diameter: number): number => flow / sectionFromDiameter(diameter);

export const reynoldsNumber = (density: number, velocity: number, diameter: number, viscosity: number): number =>
  (density * velocity * diameter) / viscosity;

/** Flow is laminar below the first and turbulent above the second. */
export const LAMINAR_LIMIT = 2300;
export const TURBULENT_LIMIT = 4000;

const STEPS = 200;
const PRECISION = 1e-15;

/**
 * Darcy friction factor: 64/Re below Re 2300 (Hagen-Poiseuille), Colebrook-White above (Colebrook, J. Inst.
 * Civ. Eng. 11 (1939) 133-156), solved to rounding. Between 2300 and 4000 the flow is transitional and the
 * figure uncertain. Needs Re > 0. @param roughness relative to the inside diameter
 */
export function darcyFactor(reynolds: number, roughness: number): number {
  if (reynolds < LAMINAR_LIMIT) return 64 / reynolds;
  let inverseRoot = 1 / Math.sqrt(0.02);
  for (let step = 0; step < STEPS; step += 1) {
    const next = -2 * Math.log10(roughness / 3.7 + (2.51 * inverseRoot) / reynolds);
    const change = Math.abs(next - inverseRoot);
    inverseRoot = next;
    if (change < PRECISION * next) break;
  }
  return 1 / inverseRoot ** 2;
}

/** Pressure drop per metre, Pa/m. Darcy-Weisbach. */
export function pressureGradient(factor: number, diameter: number, density: number, velocity: number): number {
  return ((factor / diameter) * density * velocity ** 2) / 2;
}

export interface PipeFlow {
  readonly velocity: number;
  readonly reynolds: number;
  readonly factor: number;
  /** Pa/m */
  readonly gradient: number;
}

export interface FlowingFluid {
  /** kg/m³ */
  readonly density: number;
  /** Pa s */
  readonly viscosity: number;
}

/** Velocity and friction of a flow, m³/s, in a pipe. Incompressible, single phase. @param roughness m */
export function pipeFlow(flow: number, diameter: number, roughness: number, fluid: FlowingFluid): PipeFlow {
  const velocity = velocityFromFlow(flow, diameter);
  const reynolds = reynoldsNumber(fluid.density, velocity, diameter, fluid.viscosity);
  const factor = darcyFactor(reynolds, roughness / diameter);
  // What stands still loses nothing, whatever its factor is.
  const gradient = velocity === 0 ? 0 : pressureGradient(factor, diameter, fluid.density, velocity);
  return { velocity, reynolds, factor, gradient };
}
