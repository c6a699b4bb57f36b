/** One exchanger in one regime: the secondary side, the mean differences, the profile. */
import { logMeanDifference } from '../../physics/heat-exchangers.ts';
import type { Arguments } from '../arguments.ts';
import type { OperatingPoint } from '../operating-point.ts';
import type { Problem } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import { crossed } from './crossed.ts';
import type { Duty, ExchangerKind } from './duty.ts';
import type { Node, Zone } from './profile.ts';
import { conductance, differenceAt, nodesOf, zonesOf } from './profile.ts';
import type { Secondary } from './secondary.ts';
import { SECONDS_PER_HOUR, ZERO_CELSIUS, celsiusFromKelvin } from '../../quantities/si.ts';

export interface ZoneFigures {
  /** kW */
  readonly duty: number;
  readonly share: number;
  /** kW/K */
  readonly ua: number | null;
  readonly ua_share: number | null;
}

/** Temperatures along an exchanger, in the direction of the refrigerant. */
export interface Profile {
  /** Parts of the duty behind each node, 0 to 1. */
  readonly at: readonly number[];
  /** °C, at each node. The secondary's run straight from t_out at 0 to t_in at 1. */
  readonly refrigerant: readonly number[];
}

/** °C, K, kW, kW/K, kJ/(kg K), kg/m³, kg/s, m³/h, m². */
export interface ExchangerFigures {
  readonly kind: ExchangerKind;
  readonly medium: string;
  readonly duty: number;
  readonly t_in: number;
  readonly t_out: number;
  readonly cp: number;
  readonly rho: number;
  readonly mass_flow_s: number;
  /** m³/h */
  readonly flow: number;
  /** Saturation the log mean difference counts from; null in a gas cooler. */
  readonly t_sat: number | null;
  readonly lmtd: number | null;
  readonly ua: number | null;
  readonly area: number | null;
  readonly pinch: number | null;
  readonly ua_profile: number | null;
  readonly mean_difference: number | null;
  readonly approach: number;
  /** Freezing point of the secondary; null of air and of a fluid the reader describes. */
  readonly freezing: number | null;
  /** The real profile; null where a state between the ends is not known. */
  readonly profile: Profile | null;
  readonly zones: Readonly<Record<string, ZoneFigures>>;
  /** E_CROSS, or E_ENGINE where a state between the ends is not known. */
  readonly problem: Problem | null;
}

/** What the reader chose for an exchanger, read for one regime. */
export interface Choice {
  readonly given: Arguments;
  readonly secondary: Secondary;
  readonly duty: Duty;
  /** °C */
  readonly tIn: number;
  /** Temperature change of the secondary where nothing is typed, K, above 0. */
  readonly change: number;
  /** Part of the duty that changes the secondary's temperature: sensible heat of air. */
  readonly sensible: number;
}

const TEMPERATURE = { min: -150, max: 300, unit: 'degC' } as const;
const ABSOLUTE_ZERO = -ZERO_CELSIUS;
const STEPS = 100;
const SAME_TEMPERATURE = 1e-12;

interface SecondarySide {
  readonly tOut: number;
  readonly cp: number;
  readonly rho: number;
  /** kg/s */
  readonly massFlow: number;
}

const sideAt = ({ secondary, tIn }: Choice, tOut: number, power: number): SecondarySide => {
  const { cp, rho } = secondary.properties((tIn + tOut) / 2, tIn);
  return { tOut, cp, rho, massFlow: power / (cp * Math.abs(tOut - tIn)) };
};

/** The outlet, °C, that a typed flow, m³/h, gives: properties are those of the mean, so it is found in steps. */
function sideFromFlow(choice: Choice, flow: number, sign: number, power: number): SecondarySide {
  const { secondary, tIn, given } = choice;
  let tOut = tIn;
  for (let step = 0; step < STEPS; step += 1) {
    const { cp, rho } = secondary.properties((tIn + tOut) / 2, tIn);
    const massFlow = (flow * rho) / SECONDS_PER_HOUR;
    const next = tIn + (sign * power) / (cp * massFlow);
    if (next <= ABSOLUTE_ZERO || !Number.isFinite(next)) refuse('E_RANGE', given.field('flow'), {});
    const change = Math.abs(next - tOut);
    tOut = next;
    if (change <= SAME_TEMPERATURE * Math.abs(tOut - tIn)) break;
  }
  const { cp, rho } = secondary.properties((tIn + tOut) / 2, tIn);
  return { tOut, cp, rho, massFlow: (flow * rho) / SECONDS_PER_HOUR };
}

/** The secondary side: flow from both temperatures, or outlet from a typed flow. @param sign 1 heated, −1 cooled */
function secondarySide(choice: Choice): SecondarySide {
  const { given, tIn, duty, sensible } = choice;
  const sign = duty.kind === 'evaporator' ? -1 : 1;
  const power = duty.power * sensible;
  const flow = given.optionalNumber('flow', { above: 0, max: 1e7, unit: 'm3/h' });
  if (flow !== undefined) return sideFromFlow(choice, flow, sign, power);
  const tOut = given.optionalNumber('t_out', TEMPERATURE) ?? tIn + sign * choice.change;
  if (sign * (tOut - tIn) <= 0) {
    refuse('E_RANGE', given.field('t_out'), { [sign > 0 ? 'min' : 'max']: tIn, unit: 'degC' });
  }
  return sideAt(choice, tOut, power);
}

/** The inlet of the secondary, °C: typed, or so far from the refrigerant. */
export const inletOf = (given: Arguments, fallback: number): number =>
  given.optionalNumber('t_in', TEMPERATURE) ?? fallback;

/** Saturation of the mean difference, °C: of a blend the middle of what it sweeps. */
function saturationOf({ kind }: Duty, point: OperatingPoint): number | null {
  const isBlend = point.fluid.components.length > 1;
  if (kind === 'evaporator') {
    const dew = celsiusFromKelvin(point.evaporating.dew.T);
    return isBlend ? (point.point('f').T + dew) / 2 : dew;
  }
  if (point.condensing === undefined) return null;
  const { bubble, dew } = point.condensing;
  return celsiusFromKelvin(isBlend ? (dew.T + bubble.T) / 2 : dew.T);
}

function approachOf({ kind }: Duty, point: OperatingPoint, tIn: number, tOut: number): number {
  if (kind === 'evaporator') return tOut - celsiusFromKelvin(point.evaporating.dew.T);
  return point.condensing === undefined ? point.point('d').T - tIn : celsiusFromKelvin(point.condensing.dew.T) - tOut;
}

function lmtdOf(saturation: number | null, tIn: number, tOut: number, { kind }: Duty): number | null {
  if (saturation === null) return null;
  const sign = kind === 'evaporator' ? 1 : -1;
  const [one, other] = [sign * (tIn - saturation), sign * (tOut - saturation)];
  return one > 0 && other > 0 ? logMeanDifference(one, other) : null;
}

function zoneFigures(zone: Zone, duty: Duty, nodes: readonly Node[] | undefined, total: number | null): ZoneFigures {
  const share = zone.to - zone.from;
  const ua = total === null || nodes === undefined ? null : conductance(nodes, duty, zone.from, zone.to);
  return {
    duty: duty.power * share,
    share,
    ua,
    ua_share: ua === null || total === null || total === 0 ? null : ua / total,
  };
}

function problemOf(pinch: number | null, { duty: { kind }, given }: Choice): Problem | null {
  if (pinch === null) return { code: 'E_ENGINE', values: { point: kind === 'evaporator' ? 'f' : 'c' } };
  if (pinch > 0) return null;
  return crossed(pinch, given);
}

/** The figures of one exchanger in one regime. E_RANGE, E_MISSING, E_NUMBER of what the reader typed. */
export function exchangerFigures(choice: Choice, point: OperatingPoint): ExchangerFigures {
  const { duty, tIn, given, secondary } = choice;
  const { tOut, cp, rho, massFlow } = secondarySide(choice);
  const u = given.optionalNumber('u', { above: 0, max: 1e6, unit: 'W/(m2·K)' });
  const saturation = saturationOf(duty, point);
  const lmtd = lmtdOf(saturation, tIn, tOut, duty);
  const ua = lmtd === null ? null : duty.power / lmtd;
  const nodes = nodesOf(duty, point, tIn, tOut);
  const pinch = nodes === undefined ? null : Math.min(...nodes.map((node) => differenceAt(node, duty)));
  const total = nodes === undefined || pinch === null || pinch <= 0 ? null : conductance(nodes, duty, 0, 1);
  const sized = ua ?? total;
  const zones = zonesOf(duty, point);
  return {
    kind: duty.kind,
    medium: secondary.medium,
    duty: duty.power,
    t_in: tIn,
    t_out: tOut,
    cp,
    rho,
    mass_flow_s: massFlow,
    flow: (massFlow * SECONDS_PER_HOUR) / rho,
    t_sat: saturation,
    lmtd,
    ua,
    area: u === undefined || sized === null ? null : (sized * 1000) / u,
    pinch,
    ua_profile: total,
    // Of a level without a load there is none.
    mean_difference: total === null || total === 0 ? null : duty.power / total,
    approach: approachOf(duty, point, tIn, tOut),
    freezing: secondary.freezing ?? null,
    profile:
      nodes === undefined
        ? null
        : { at: nodes.map(({ at }) => at), refrigerant: nodes.map(({ refrigerant }) => refrigerant) },
    zones: Object.fromEntries(zones.map((zone) => [zone.name, zoneFigures(zone, duty, nodes, total)])),
    problem: problemOf(pinch, choice),
  };
}
