/** A machine of one kind and fluid, simulated once for each weather: healthy, spread, and with every fault. */
import { kelvinFromCelsius } from '../../quantities/si.ts';
import type { Application, CompressorKind, Expansion, FaultKey } from '../data/machines.ts';
import { FAULTS, LARGEST, SEVERITY, SPREAD, SPREAD_LAWS, STOPS } from '../data/machines.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import { RECTANGULAR } from '../readings/uncertainty.ts';
import { disturbanceOf } from '../twin/faults.ts';
import type { Hardware } from '../twin/hardware.ts';
import { designedFor, hardwareFrom, isSound } from '../twin/hardware.ts';
import type { ParameterKey, Parameters as MachineParameters } from '../twin/parameters.ts';
import { defaultParameters } from '../twin/parameters.ts';
import { readingsOf } from '../twin/readings.ts';
import type { Solved } from '../twin/solve.ts';
import { healthyAt } from '../twin/solve.ts';
import { grown, highPressureStop, lowPressureStop } from '../twin/path.ts';
import { twinChannels } from './channels.ts';

/** Which machine: what its simulation depends on. */
export interface MachineKind {
  readonly application: Application;
  readonly expansion: Expansion;
  readonly receiver: boolean;
  readonly compressor: CompressorKind;
  /** K a clamp on the discharge reads low. */
  readonly clamp: number;
}

type Row = readonly number[];

/** The healthy machine in one weather, by channel. */
export interface Healthy {
  readonly mean: Row;
  /** Change by one kelvin of the secondary inlets. */
  readonly byTe: Row;
  readonly byTc: Row;
  /** Change by one standard deviation of each figure of the hardware and of the laws. */
  readonly spread: readonly Row[];
  /**
   * Change of the same machine by one standard deviation of the share of sensible heat: drier or damper air, which a design
   * point of its own would take off. Undefined where that share is as good as known.
   */
  readonly humidity: Row | undefined;
}

/** Changes a fault makes at the severities it was simulated at, the first being 0. */
export interface FaultPath {
  readonly severities: readonly number[];
  readonly changes: readonly Row[];
}

/** Weathers a machine is kept for. */
const MOST_WEATHERS = 60;
/** Machines of one fluid that are kept: a reader may try any clamp correction. */
const MOST_MACHINES = 12;
/** Half a step of the differences by weather, K. */
const WEATHER_STEP = 0.25;
const TENTH = 10;

const minus = (one: Row, other: Row): Row => one.map((value, i) => value - other[i]!);

export class TwinSet {
  private readonly kind: MachineKind;
  private readonly properties: FluidProperties;
  private readonly hardware: Hardware;
  private readonly others: readonly Hardware[];
  private readonly weathers = new Map<string, Healthy | undefined>();
  private readonly solved = new Map<string, Solved | undefined>();
  private readonly faults = new Map<string, ReadonlyMap<FaultKey, FaultPath>>();

  constructor(kind: MachineKind, properties: FluidProperties) {
    this.properties = properties;
    const usual = defaultParameters(kind.application, kind.expansion, kind.receiver, kind.compressor);
    const parameters = designedFor({ ...usual, td: kind.clamp }, properties);
    this.hardware = hardwareFrom(parameters, properties);
    this.kind = kind;
    this.others = spreadOf(kind.application, parameters).map((other) => hardwareFrom(other, properties));
  }

  /** The healthy machine in a weather, °C, rounded to a tenth and put right to first order; undefined where it cannot run. */
  healthyAt(te: number, tc: number): Healthy | undefined {
    const [teNear, tcNear] = [rounded(te), rounded(tc)];
    const key = `${teNear} ${tcNear}`;
    if (!this.weathers.has(key)) kept(this.weathers, key, this.made(teNear, tcNear));
    const near = this.weathers.get(key);
    return (
      near && {
        ...near,
        mean: near.mean.map((value, i) => value + near.byTe[i]! * (te - teNear) + near.byTc[i]! * (tc - tcNear)),
      }
    );
  }

  /** What each fault changes in a weather, °C; a severity the machine cannot run at ends a fault's path. */
  faultsAt(te: number, tc: number): ReadonlyMap<FaultKey, FaultPath> {
    const [teNear, tcNear] = [rounded(te), rounded(tc)];
    const key = `${teNear} ${tcNear}`;
    const known = this.faults.get(key);
    if (known !== undefined) return known;
    const start = this.start(teNear, tcNear);
    const made = new Map<FaultKey, FaultPath>();
    for (const fault of FAULTS) {
      if (start === undefined) continue;
      const path = this.pathOf(fault, start, teNear, tcNear);
      if (path.severities.length > 1) made.set(fault, path);
    }
    kept(this.faults, key, made);
    return made;
  }

  /** Bubble pressure's slope by temperature at 25 °C, Pa/K: what air in the circuit is judged by at standstill. */
  standstillSlope(): number {
    const T = kelvinFromCelsius(25);
    return this.properties.bubblePressure(T + 0.5) - this.properties.bubblePressure(T - 0.5) || Number.NaN;
  }

  private start(te: number, tc: number): Solved | undefined {
    const key = `${te} ${tc}`;
    if (!this.solved.has(key)) kept(this.solved, key, solvedAt(this.hardware, te, tc));
    return this.solved.get(key);
  }

  private channels(hardware: Hardware, { cycle }: Solved, fault?: FaultKey): Row {
    const readings = readingsOf(hardware, cycle, hardware.parameters.td, fault === 'reversing_valve');
    return twinChannels(readings, this.properties);
  }

  private pathOf(fault: FaultKey, start: Solved, te: number, tc: number): FaultPath {
    const weather = { te: kelvinFromCelsius(te), tc: kelvinFromCelsius(tc) };
    const healthy = this.channels(this.hardware, start);
    const severities = [0];
    const changes: Row[] = [healthy.map(() => 0)];
    const knots = SEVERITY.knots.filter((knot) => knot <= LARGEST[fault] + SEVERITY.beyond_largest);
    const path = grown(this.hardware, weather, start, (severity) => disturbanceOf(fault, severity), knots);
    for (const { at, solved, isThere } of path) {
      const row = this.channels(this.hardware, solved, fault);
      if (!isThere || !this.counts(solved) || !row.every(Number.isFinite)) break;
      severities.push(at);
      changes.push(minus(row, healthy));
    }
    return { severities, changes };
  }

  /**
   * Whether a state may be met and told from the one before: a low-pressure switch may be bridged, down to where nothing would
   * be left to measure; liquid long as cold as what cools it grows no colder.
   */
  private counts({ unknowns, cycle: { suctionP, Tk } }: Solved): boolean {
    if (unknowns.A > STOPS.most_transfer_units) return false;
    const least = STOPS.kept_low_pressure_share * lowPressureStop(this.hardware);
    return suctionP >= least && Tk <= highPressureStop(this.hardware);
  }

  private made(te: number, tc: number): Healthy | undefined {
    const start = this.start(te, tc);
    if (start === undefined) return undefined;
    const mean = this.channels(this.hardware, start);
    const at = (dTe: number, dTc: number): Row | undefined => {
      const found = solvedAt(this.hardware, te + dTe, tc + dTc, { ...start, hardware: this.hardware });
      return found && this.channels(this.hardware, found);
    };
    const slope = (dTe: number, dTc: number): Row | undefined => {
      const [up, down] = [at(dTe, dTc), at(-dTe, -dTc)];
      return up && down && minus(up, down).map((value) => value / (2 * WEATHER_STEP));
    };
    const [byTe, byTc] = [slope(WEATHER_STEP, 0), slope(0, WEATHER_STEP)];
    if (byTe === undefined || byTc === undefined || !mean.every(Number.isFinite)) return undefined;
    // A figure that cannot be moved says nothing of the spread; its row stays, so that two weathers' rows match.
    const spread = this.others.map((other) => {
      const found = solvedAt(other, te, tc, { ...start, hardware: this.hardware });
      return found === undefined ? mean.map(() => 0) : minus(this.channels(other, found), mean);
    });
    return { mean, byTe, byTc, spread, humidity: this.humidityAt(start, te, tc, mean) };
  }

  private humidityAt(start: Solved, te: number, tc: number, mean: Row): Row | undefined {
    const { hardware } = this;
    const { application } = this.kind;
    const width = (SPREAD[application] as Readonly<Partial<Record<ParameterKey, number>>>).shr;
    if (width === undefined) return undefined;
    const { parameters } = hardware;
    const drier = { ...hardware, parameters: { ...parameters, shr: parameters.shr + width / RECTANGULAR } };
    const found = solvedAt(drier, te, tc, { ...start, hardware });
    return found && minus(this.channels(drier, found), mean);
  }
}

const rounded = (celsius: number): number => Math.round(celsius * TENTH) / TENTH;

type Like = Parameters<typeof healthyAt>[3];
function solvedAt(hardware: Hardware, te: number, tc: number, like?: Like): Solved | undefined {
  return isSound(hardware) ? healthyAt(hardware, kelvinFromCelsius(te), kelvinFromCelsius(tc), like) : undefined;
}

/** Keeps a value, letting go of the oldest. */
function kept<V>(map: Map<string, V>, key: string, value: V, most = MOST_WEATHERS): void {
  if (map.size >= most) map.delete(map.keys().next().value!);
  map.set(key, value);
}

const widthsOf = (application: Application) =>
  ({ ...SPREAD[application], ...SPREAD_LAWS }) as Readonly<Record<ParameterKey, number>>;

/** Each figure moved by one standard deviation. */
function spreadOf(application: Application, parameters: MachineParameters): readonly MachineParameters[] {
  const widths = widthsOf(application);
  return (Object.keys(widths) as ParameterKey[]).map((key) => ({
    ...parameters,
    [key]: parameters[key] + widths[key] / RECTANGULAR,
  }));
}

const SETS = new WeakMap<FluidProperties, Map<string, TwinSet>>();

/** The simulated machines of a kind and fluid, kept as long as the fluid is. */
export function twinSetOf(kind: MachineKind, properties: FluidProperties): TwinSet {
  const sets = SETS.get(properties) ?? new Map<string, TwinSet>();
  SETS.set(properties, sets);
  const key = Object.values(kind).join(' ');
  const known = sets.get(key);
  if (known !== undefined) return known;
  const made = new TwinSet(kind, properties);
  kept(sets, key, made, MOST_MACHINES);
  return made;
}

/** A fault's change at a severity, linear between those simulated; undefined beyond the last. */
export function changeAt({ severities, changes }: FaultPath, severity: number): Row | undefined {
  const place = severities.findIndex((knot) => knot >= severity - 1e-9);
  if (place < 0) return undefined;
  if (place === 0) return changes[0];
  const [low, high] = [severities[place - 1]!, severities[place]!];
  const share = (severity - low) / (high - low);
  return changes[place]!.map((value, i) => changes[place - 1]![i]! * (1 - share) + value * share);
}
