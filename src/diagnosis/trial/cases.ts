/** Cases of the trial: a machine, what is the matter with it, and what its gauges and probes then read. */
import type { Engine } from '../../engine/types.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';
import type { FaultKey } from '../data/machines.ts';
import { FAULTS, MACHINES } from '../data/machines.ts';
import { propertiesOf } from '../properties/fluid-properties.ts';
import type { Disturbance } from '../twin/faults.ts';
import { disturbanceOf, HEALTHY } from '../twin/faults.ts';
import type { Hardware } from '../twin/hardware.ts';
import type { TwinReadings } from '../twin/readings.ts';
import { readingsOf } from '../twin/readings.ts';
import { followedTo, healthyAt } from '../twin/solve.ts';
import type { MachineOfTrial } from './machines.ts';
import { drawnMachine, MACHINES_OF_TRIAL } from './machines.ts';
import type { Draw } from './random.ts';
import { drawOf } from './random.ts';

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

/** K from the design point the weather is drawn in. */
const WEATHER = { te: 4, tcBelow: 12, tcAbove: 8 } as const;
const SEVERITY = { single: { min: 0.1, max: 0.5 }, double: { min: 0.2, max: 0.5 } } as const;
/** Share of a fouling's severity that its flow may lose beside it. */
const SIDE_FLOW = 0.3;
/** Half-widths of what is read wrong: K, share of full scale and of power. */
const ERRORS = { pipe: 0.5, place: 0.5, discharge: 1.5, gauge: 0.01, power: 0.02 } as const;
/** K a doubtful probe is off. */
const PROBE = { min: 4, max: 12 } as const;
const STEPS = 5;
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

/** Healthy where there is no disturbance. °C. */
function run(hardware: Hardware, te: number, tc: number, disturbance?: Disturbance): TwinReadings | undefined {
  const weather = { te: kelvinFromCelsius(te), tc: kelvinFromCelsius(tc) };
  const healthy = healthyAt(hardware, weather.te, weather.tc);
  const solved =
    healthy && disturbance
      ? followedTo(hardware, { ...weather, disturbance: HEALTHY }, healthy, { ...weather, disturbance }, STEPS)
      : healthy;
  return solved && readingsOf(hardware, solved.cycle, hardware.parameters.td, false);
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What is read of a running machine, each figure with its error and as many digits as an instrument shows. */
function read(te: number, tc: number, it: TwinReadings, scales: CaseOfTrial['scales'], draw: Draw): VisitOfTrial {
  const pipe = (T: number): number => rounded(T + draw.within(ERRORS.pipe), 1);
  // The probe's own error, and that of its place and of the mixing: one kelvin together at most.
  const air = (T: number): number => rounded(T + draw.within(ERRORS.pipe) + draw.within(ERRORS.place), 1);
  return {
    p_lp: rounded(it.p_lp + draw.within(ERRORS.gauge * scales.fs_lp), 2),
    p_hp: rounded(it.p_hp + draw.within(ERRORS.gauge * scales.fs_hp), 2),
    t_suction: pipe(it.t_suction),
    t_liquid: pipe(it.t_liquid),
    t_liq_valve: pipe(it.t_liq_valve),
    t_discharge: rounded(it.t_discharge + draw.within(ERRORS.discharge), 1),
    te_in: air(te),
    te_out: air(it.te_out),
    tc_in: air(tc),
    tc_out: air(it.tc_out),
    power_meas: rounded(it.power_elec * (1 + draw.within(ERRORS.power)), 2),
  };
}

/** A visit whose reading of one probe is off; a gauge by what so many kelvins are worth. */
function withBadProbe(visit: VisitOfTrial, draw: Draw): VisitOfTrial {
  const probe = draw.oneOf(['p_lp', 'p_hp', 't_suction', 't_liquid', 't_discharge']);
  const off = draw.between(PROBE.min, PROBE.max) * draw.oneOf([-1, 1]);
  // About 3 % of pressure a kelvin, which is what refrigerants have between -20 and 50 °C.
  const value = probe.startsWith('p_') ? rounded(visit[probe]! * 1.03 ** off, 2) : rounded(visit[probe]! + off, 1);
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
  const severity = draw.between(SEVERITY[kind].min, SEVERITY[kind].max);
  const one = drawnDisturbance(first, severity, draw);
  if (kind === 'single') return { truth: [first], severities: [severity], disturbance: one };
  const second = draw.oneOf(faults.filter((fault) => canMeet(first, fault)));
  const other = draw.between(SEVERITY.double.min, SEVERITY.double.max);
  const disturbance = together(one, drawnDisturbance(second, other, draw));
  return { truth: [first, second], severities: [severity, other], disturbance };
}

/**
 * A case drawn from a seed and its place; undefined where its figures make no machine, or one that cannot run so.
 * @param factor of the laws' half-widths
 */
export function drawnCase(
  kind: CaseKind,
  [seed, place]: readonly [number, number],
  factor: number,
  engine: Engine,
): CaseOfTrial | undefined {
  const draw = drawOf(seed, place);
  const machine = MACHINES_OF_TRIAL[place % MACHINES_OF_TRIAL.length]!;
  const design = MACHINES[machine.application];
  const hardware = drawnMachine(machine, propertiesOf(engine.fluid(machine.fluid)), draw, factor);
  const faults = FAULTS.filter((fault) => fault !== 'reversing_valve' || machine.application === 'heat_pump');
  const { truth, severities, disturbance } = drawnMatter(kind, faults, draw);
  const weather = (): readonly [number, number] => [
    design.te + draw.within(WEATHER.te),
    design.tc + draw.between(-WEATHER.tcBelow, WEATHER.tcAbove),
  ];
  const [now, then] = [weather(), weather()];
  if (hardware === undefined) return undefined;
  const [found, before] = [run(hardware, ...now, disturbance), run(hardware, ...then)];
  if (found === undefined || before === undefined) return undefined;
  const scales = scalesOf(machine.fluid);
  const honest = read(...now, found, scales, draw);
  const reference = read(...then, before, scales, draw);
  const visit = kind === 'probe' ? withBadProbe(honest, draw) : honest;
  return { kind, machine, truth, severities, visit, reference, scales };
}
