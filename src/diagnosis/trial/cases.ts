/** Cases of the trial: a machine, what is the matter with it, and what its gauges and probes then read. */
import type { Engine } from '../../engine/types.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { barFromPascal, kelvinFromCelsius } from '../../quantities/si.ts';
import type { FaultKey } from '../data/machines.ts';
import { FAULTS, MACHINES } from '../data/machines.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import type { Disturbance } from '../twin/faults.ts';
import { disturbanceOf, HEALTHY } from '../twin/faults.ts';
import type { Hardware } from '../twin/hardware.ts';
import type { TwinReadings } from '../twin/readings.ts';
import { readingsOf } from '../twin/readings.ts';
import { grown, stopOf } from '../twin/path.ts';
import { healthyAt, mixed } from '../twin/solve.ts';
import type { MachineOfTrial } from './machines.ts';
import { drawnMachine, MACHINES_OF_TRIAL } from './machines.ts';
import type { Draw } from './random.ts';
import { drawOf } from './random.ts';
import type { World } from './worlds.ts';
import { LEAST_SEVERITY, MOST_SEVERITY } from './worlds.ts';

export type CaseKind = 'healthy' | 'single' | 'double' | 'probe';

/** What a visit reads: fields of a request. */
export type VisitOfTrial = Readonly<Record<string, number>>;

export interface CaseOfTrial {
  readonly kind: CaseKind;
  readonly machine: MachineOfTrial;
  /** What is the matter: faults, 'normal', or 'sensor'. */
  readonly truth: readonly string[];
  readonly severities: readonly number[];
  readonly visit: VisitOfTrial;
  /** The same machine healthy, in another weather. */
  readonly reference: VisitOfTrial;
  /** Full scales of both gauges, bar. */
  readonly scales: { readonly fs_lp: number; readonly fs_hp: number };
}

/** Severity of each of two faults. */
const DOUBLE = { min: 0.2, max: 0.5 } as const;
/** Share of a fouling's severity that its flow may lose beside it. */
const SIDE_FLOW = 0.3;
/** Half-widths of what is read wrong: K, share of full scale and of power. */
const ERRORS = { pipe: 0.5, place: 0.5, discharge: 1.5, gauge: 0.01, power: 0.02 } as const;
/** What a doubtful probe is off: K, and a share of the pressure. */
const PROBE = { kelvin: [6, 15], share: [0.12, 0.3] } as const;
/** Fluids of high pressure and their gauges, bar. */
const HIGH = ['R32', 'R410A'];
const scalesOf = (fluid: string) => (HIGH.includes(fluid) ? { fs_lp: 25, fs_hp: 60 } : { fs_lp: 15, fs_hp: 35 });

/** A fault as it comes: a fouled exchanger loses some flow too. */
function drawnDisturbance(fault: FaultKey, severity: number, draw: Draw): Disturbance {
  const disturbance = disturbanceOf(fault, severity);
  const flow = 1 - draw.between(0, SIDE_FLOW) * severity;
  if (fault === 'cond_fouling') return { ...disturbance, Cc: flow };
  return fault === 'evap_fouling' ? { ...disturbance, Ce: flow } : disturbance;
}

/** Two faults at once: each changes what the other does not, or both factors count. */
function together(one: Disturbance, other: Disturbance): Disturbance {
  const factor = (key: 'charge' | 'UAc' | 'Cc' | 'UAe' | 'Ce' | 'dps'): number => one[key] * other[key];
  return {
    ...{ charge: factor('charge'), UAc: factor('UAc'), Cc: factor('Cc'), UAe: factor('UAe'), Ce: factor('Ce') },
    ...{ dps: factor('dps'), air: one.air + other.air, drop: one.drop + other.drop, lift: 0 },
    ...{ leak: one.leak + other.leak, stuck: one.stuck ?? other.stuck },
  };
}

/** Faults that cannot be on one machine at once. */
const EXCLUSIVE: readonly (readonly FaultKey[])[] = [
  ['undercharge', 'overcharge'],
  ['valve_under', 'valve_over'],
  ['compressor_leak', 'reversing_valve'],
];
const canMeet = (one: FaultKey, other: FaultKey): boolean =>
  one !== other && !EXCLUSIVE.some((pair) => pair.includes(one) && pair.includes(other));

/** Readings of a machine that runs; undefined where something stops it. Healthy where there is no disturbance. °C. */
function run(hardware: Hardware, te: number, tc: number, matter?: Disturbance): TwinReadings | undefined {
  const weather = { te: kelvinFromCelsius(te), tc: kelvinFromCelsius(tc) };
  const healthy = healthyAt(hardware, weather.te, weather.tc);
  if (healthy === undefined) return undefined;
  const way = (share: number): Disturbance => (matter === undefined ? HEALTHY : mixed(HEALTHY, matter, share));
  const [found] = matter === undefined ? [] : grown(hardware, weather, healthy, way, [1]);
  if (found?.isThere === false) return undefined;
  const { cycle } = found?.solved ?? healthy;
  return stopOf(hardware, cycle) === undefined ? readingsOf(hardware, cycle, hardware.parameters.td, false) : undefined;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Where a machine stands, which two visits of it share. */
interface Place {
  readonly scales: CaseOfTrial['scales'];
  /** Pa a gauge set to sea level reads too much: the altitude nobody typed. */
  readonly height: number;
}

/** What is read of a running machine, each figure with its error and as many digits as an instrument shows. */
function read(
  te: number,
  tc: number,
  it: TwinReadings,
  { scales, height }: Place,
  draw: Draw,
  world: World,
): VisitOfTrial {
  const off = (halfWidth: number): number => draw.within(world.errors * halfWidth);
  // A clamp is pulled towards the air it hangs in, and a gauge set to sea level is off by what the altitude takes.
  const pull = draw.between(0, world.pull);
  const pulled = (T: number, air: number): number => T + pull * (air - T);
  const pipe = (T: number, air: number): number => rounded(pulled(T, air) + off(ERRORS.pipe), 1);
  // The probe's own error, and that of its place and of the mixing: one kelvin together at most.
  const air = (T: number): number => rounded(T + off(ERRORS.pipe) + off(ERRORS.place), 1);
  const gauge = (P: number, scale: number): number => rounded(P + barFromPascal(height) + off(ERRORS.gauge * scale), 2);
  return {
    p_lp: gauge(it.p_lp, scales.fs_lp),
    p_hp: gauge(it.p_hp, scales.fs_hp),
    t_suction: pipe(it.t_suction, te),
    t_liquid: pipe(it.t_liquid, tc),
    t_liq_valve: pipe(it.t_liq_valve, te),
    t_discharge: rounded(pulled(it.t_discharge, tc) + off(ERRORS.discharge), 1),
    te_in: air(te),
    te_out: air(it.te_out),
    tc_in: air(tc),
    tc_out: air(it.tc_out),
    power_meas: rounded(it.power_elec * (1 + off(ERRORS.power)), 2),
  };
}

/** A visit whose reading of one probe is off. */
function withBadProbe(visit: VisitOfTrial, draw: Draw): VisitOfTrial {
  const probe = draw.oneOf(['p_lp', 'p_hp', 't_suction', 't_liquid', 't_discharge', 'te_in', 'tc_in']);
  const sign = draw.oneOf([-1, 1]);
  const [kelvin, share] = [draw.between(...PROBE.kelvin), draw.between(...PROBE.share)];
  const value = probe.startsWith('p_')
    ? rounded(visit[probe]! * (1 + sign * share), 2)
    : rounded(visit[probe]! + sign * kelvin, 1);
  return { ...visit, [probe]: value };
}

interface Matter {
  readonly truth: readonly string[];
  readonly severities: readonly number[];
  readonly disturbance: Disturbance | undefined;
}

function drawnMatter(kind: CaseKind, faults: readonly FaultKey[], draw: Draw): Matter {
  if (kind === 'healthy') return { truth: ['normal'], severities: [], disturbance: undefined };
  if (kind === 'probe') return { truth: ['sensor'], severities: [], disturbance: undefined };
  const first = draw.oneOf(faults);
  const severity =
    kind === 'single' ? draw.between(LEAST_SEVERITY, MOST_SEVERITY[first]) : draw.between(DOUBLE.min, DOUBLE.max);
  const one = drawnDisturbance(first, severity, draw);
  if (kind === 'single') return { truth: [first], severities: [severity], disturbance: one };
  const second = draw.oneOf(faults.filter((fault) => canMeet(first, fault)));
  const other = draw.between(DOUBLE.min, DOUBLE.max);
  const disturbance = together(one, drawnDisturbance(second, other, draw));
  return { truth: [first, second], severities: [severity, other], disturbance };
}

/**
 * A case drawn from a seed and its place; undefined where its figures make no machine, or one that cannot run so.
 */
export function drawnCase(
  kind: CaseKind,
  [seed, place]: readonly [number, number],
  world: World,
  engine: Engine,
): CaseOfTrial | undefined {
  const draw = drawOf(seed, place);
  const machine = MACHINES_OF_TRIAL[place % MACHINES_OF_TRIAL.length]!;
  const design = MACHINES[machine.application];
  const hardware = drawnMachine(machine, propertiesOf(engine.fluid(machine.fluid)), draw, world);
  const faults = FAULTS.filter((fault) => fault !== 'reversing_valve' || machine.application === 'heat_pump');
  const { truth, severities, disturbance } = drawnMatter(kind, faults, draw);
  const weather = (): readonly [number, number] => [
    design.te + draw.within(world.weather.te),
    design.tc + draw.between(...world.weather.tc),
  ];
  const [now, then] = [weather(), weather()];
  if (hardware === undefined) return undefined;
  const [found, before] = [run(hardware, ...now, disturbance), run(hardware, ...then)];
  if (found === undefined || before === undefined) return undefined;
  const scales = scalesOf(machine.fluid);
  const altitude = draw.between(0, world.altitude);
  const height = atmosphericPressureFromAltitude(0) - atmosphericPressureFromAltitude(altitude);
  const honest = read(...now, found, { scales, height }, draw, world);
  const reference = read(...then, before, { scales, height }, draw, world);
  const visit = kind === 'probe' ? withBadProbe(honest, draw) : honest;
  return { kind, machine, truth, severities, visit, reference, scales };
}
