/** What a technician looks at before another refrigerant goes into a machine. */
import { CHANGES, GLIDE } from '../../../machine/limits.ts';
import { STANDARD_ATMOSPHERE_BAR } from '../../../quantities/si.ts';
import { chargeFacts } from '../../../refrigerants/charge-facts.ts';
import { summaryFromName } from '../../../refrigerants/summaries.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { Values } from '../../outcome.ts';
import type { Side } from './settle.ts';

export const CHECK_CODES = [
  'C_CLASS',
  'C_PRESSURE',
  'C_PRESSURE_LOW',
  'C_DISCHARGE',
  'C_GLIDE',
  'C_VALVE',
  'C_CHARGE',
  'C_LIQUID',
  'C_MOTOR',
  'C_CAPACITY',
  'C_OVERSIZED',
  'C_OVERSIZED_CONDENSER',
  'C_VACUUM',
  'C_OIL',
  'C_GWP',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

export interface Check {
  readonly code: CheckCode;
  readonly values?: Values;
}

/** Each is the second refrigerant's over the first one's. */
export interface Ratios {
  readonly mass_flow: number;
  /** Speeds at the same tubes. */
  readonly suction_speed: number;
  readonly discharge_speed: number;
  readonly liquid_speed: number;
  /** Flow the same valve passes, over the flow that is needed: below 1 it is too small. */
  readonly valve: number;
  /** Mass that fills the same liquid volumes. */
  readonly charge: number;
}

/** A side of the circuit, bar absolute; null where a refrigerant has no saturation to tell it by. */
export interface RatedPressure {
  /** What the second refrigerant asks the side to be designed for. */
  readonly needed: number | null;
  /** What it is rated for: typed, else what the first refrigerant asks for. */
  readonly rated: number | null;
}

export interface MachinePressures {
  readonly low: RatedPressure;
  readonly high: RatedPressure;
}

const {
  motor_power: MOTOR,
  valve: [LEAST_FLOW, MOST_FLOW],
  told: TOLD,
} = CHANGES;

/**
 * The ratios of two points of one machine. Speeds by volume flow; an orifice passes a flow in
 * proportion to √(density × pressure drop); liquid fills what it fills.
 */
export function ratiosOf(one: SimulationResult, other: SimulationResult): Ratios {
  const mass_flow = other.performance.mass_flow_s / one.performance.mass_flow_s;
  const speed = (point: 'a_aspiration' | 'c_refoulement_reel' | 'e_entree_detendeur'): number =>
    (mass_flow * one.points[point].D) / other.points[point].D;
  const passes = ({ points: { e_entree_detendeur: e, f_sortie_detendeur: f } }: SimulationResult): number =>
    Math.sqrt(e.D * (e.P - f.P));
  return {
    mass_flow,
    suction_speed: speed('a_aspiration'),
    discharge_speed: speed('c_refoulement_reel'),
    liquid_speed: speed('e_entree_detendeur'),
    valve: passes(other) / passes(one) / mass_flow,
    charge: other.points.e_entree_detendeur.D / one.points.e_entree_detendeur.D,
  };
}

const percent = (ratio: number): number => 100 * (ratio - 1);

function safetyChecks(one: SimulationResult, other: SimulationResult): readonly Check[] {
  const [first, second] = [one, other].map(({ input }) => summaryFromName(input.fluid)?.safetyClass ?? null);
  const checks: Check[] = [];
  if (second === null || second === undefined) checks.push({ code: 'C_CLASS', values: { v: '?' } });
  else if (second !== 'A1' && second !== first) checks.push({ code: 'C_CLASS', values: { v: second } });
  checks.push({ code: 'C_OIL', values: { v: other.input.fluid } });
  const [gwp1, gwp2] = [one, other].map(({ input }) => chargeFacts(input.fluid).gwp);
  if (gwp1 !== undefined && gwp2 !== undefined && gwp2 > gwp1) checks.push({ code: 'C_GWP', values: { v: gwp2 } });
  return checks;
}

/**
 * The list of what to check; empty where nothing changes.
 * @param inlets of the air or water, °C
 */
export function checksOf(
  one: SimulationResult,
  other: SimulationResult,
  ratios: Ratios,
  pressures: MachinePressures,
  oversized: readonly Side[],
  inlets: Readonly<Record<Side, number>>,
): readonly Check[] {
  if (one.input.fluid === other.input.fluid) return [];
  const checks: Check[] = [...safetyChecks(one, other)];
  const check = (isNeeded: boolean, code: CheckCode, values: Values): void => {
    if (isNeeded) checks.push({ code, values });
  };
  const low = other.points.a_aspiration.P;
  const glide = Math.max(other.extra.glide_evp, other.extra.glide_cdr ?? 0);
  const discharge = other.points.c_refoulement_reel.T;
  const power = other.performance.power_compressor / one.performance.power_compressor;
  const capacity = other.performance.power_cold / one.performance.power_cold;
  const isAbove = ({ needed, rated }: RatedPressure): boolean => needed !== null && rated !== null && needed > rated;
  const told = ({ needed, rated }: RatedPressure): Values => ({ p: needed ?? 0, ps: rated ?? 0 });
  check(isAbove(pressures.high), 'C_PRESSURE', told(pressures.high));
  check(isAbove(pressures.low), 'C_PRESSURE_LOW', told(pressures.low));
  check(discharge > other.input.t_ref, 'C_DISCHARGE', { t: discharge, r: other.input.t_ref });
  check(low <= STANDARD_ATMOSPHERE_BAR, 'C_VACUUM', { p: low });
  check(glide > GLIDE.watch, 'C_GLIDE', { v: glide });
  check(ratios.valve < LEAST_FLOW || ratios.valve > MOST_FLOW, 'C_VALVE', { v: percent(ratios.valve) });
  check(Math.abs(ratios.charge - 1) > TOLD.charge, 'C_CHARGE', { v: percent(ratios.charge) });
  check(ratios.liquid_speed > 1 + TOLD.liquid_speed, 'C_LIQUID', { v: percent(ratios.liquid_speed) });
  check(power > 1 + MOTOR, 'C_MOTOR', { v: percent(power) });
  check(capacity < 1 + TOLD.capacity, 'C_CAPACITY', { v: percent(capacity) });
  check(oversized.includes('evaporator'), 'C_OVERSIZED', { t: inlets.evaporator });
  check(oversized.includes('condenser'), 'C_OVERSIZED_CONDENSER', { t: inlets.condenser });
  return checks;
}
