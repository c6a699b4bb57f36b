/**
 * Flow coefficient of valves. In the units Kv is defined in: m³/h, kg/h, Nm³/h, bar (absolute where a
 * pressure, not a difference), kg/m³, K. Piping and Reynolds factors are 1.
 */
import { rootByBisection } from './roots.ts';

/** Kv, m³/h, of a liquid flow, m³/h, at a drop, bar. IEC 60534-2-1:2011, eq. (1), N1 = 1. */
export const liquidKv = (flow: number, drop: number, density: number): number =>
  flow * Math.sqrt(density / 1000 / drop);

/** Liquid flow, m³/h: eq. (1) turned round. */
export const liquidFlow = (kv: number, drop: number, density: number): number =>
  kv * Math.sqrt(drop / (density / 1000));

/** Drop, bar: eq. (1) turned round. */
export const liquidDrop = (kv: number, flow: number, density: number): number => (density / 1000) * (flow / kv) ** 2;

/**
 * Drop beyond which a liquid chokes, bar. IEC 60534-2-1:2011, eqs. (3) and (4).
 * @param recovery liquid pressure recovery factor FL
 */
export function chokingDrop(inlet: number, vapour: number, critical: number, recovery: number): number {
  const criticalRatio = 0.96 - 0.28 * Math.sqrt(vapour / critical);
  return recovery ** 2 * (inlet - criticalRatio * vapour);
}

/** Whether a gas is critical in the simplified formula: the outlet is at half the inlet pressure or less. */
export const isCriticalGas = (p1: number, p2: number): boolean => p2 <= p1 / 2;

/** Gas flow, Nm³/h, of Kv = 1. Simplified formula, VDI/VDE 2173. @param density kg/Nm³ @param T K */
export function gasFlowPerKv(p1: number, p2: number, density: number, T: number): number {
  return isCriticalGas(p1, p2)
    ? (257 * p1) / Math.sqrt(density * T)
    : 514 * Math.sqrt(((p1 - p2) * p2) / (density * T));
}

/**
 * Steam flow, kg/h, of Kv = 1. Simplified formula, VDI/VDE 2173.
 * @param density at outlet pressure, or at half the inlet pressure when critical, kg/m³
 */
export function steamFlowPerKv(p1: number, p2: number, density: number): number {
  return 31.62 * Math.sqrt(Math.min(p1 - p2, p1 / 2) * density);
}

export interface Expansion {
  /** Pressure drop ratio beyond which the flow chokes. */
  readonly chokingRatio: number;
  readonly isChoked: boolean;
  /** Expansion factor Y, 2/3 to 1. */
  readonly factor: number;
  /** Mass flow of Kv = 1, kg/h. */
  readonly flowPerKv: number;
}

/**
 * Vapour flow through a valve. IEC 60534-2-1:2011, eqs. (11) to (15), N6 = 31.6.
 * @param ratio (p1 − p2)/p1 @param density at the inlet @param gamma cp/cv @param xt of the valve
 */
export function vapourFlowPerKv(ratio: number, p1: number, density: number, gamma: number, xt: number): Expansion {
  const chokingRatio = (gamma / 1.4) * xt;
  const used = Math.min(ratio, chokingRatio);
  const factor = 1 - used / (3 * chokingRatio);
  return {
    chokingRatio,
    isChoked: ratio >= chokingRatio,
    factor,
    flowPerKv: 31.6 * factor * Math.sqrt(used * p1 * density),
  };
}

/**
 * Pressure drop ratio (p1 − p2)/p1 that passes a mass flow, kg/h, through a valve; undefined when even a choked
 * one does not, or only at a vacuum. The inverse of `vapourFlowPerKv`.
 */
export function vapourDropRatio(
  kv: number,
  massFlow: number,
  p1: number,
  density: number,
  gamma: number,
  xt: number,
): number | undefined {
  const at = (ratio: number): Expansion => vapourFlowPerKv(ratio, p1, density, gamma, xt);
  const widest = Math.min(at(0).chokingRatio, 1);
  return rootByBisection((ratio) => kv * at(ratio).flowPerKv - massFlow, 0, widest);
}

/** Millimetres² to metres², hours, and √(2 · 1 bar / 1000 kg/m³): a bore of zeta 1 as a Kv. */
const KV_PER_SQUARE_MILLIMETRE = 3600 * (Math.PI / 4) * 1e-6 * Math.sqrt(200);

/** Kv, m³/h, of a bore, mm, with a loss coefficient: Δp = ζ ρ v²/2 beside the definition of Kv. */
export const kvFromZeta = (diameter: number, zeta: number): number =>
  (KV_PER_SQUARE_MILLIMETRE * diameter ** 2) / Math.sqrt(zeta);
