/**
 * Heat taken from the discharge by water before the condenser or gas cooler: as much as the second law lets through at the
 * water's two temperatures. SI inside, API units out.
 */
import type { Engine } from '../../engine/types.ts';
import { celsiusFromKelvin, kiloFromBase, SECONDS_PER_HOUR } from '../../quantities/si.ts';
import type { Arguments } from '../arguments.ts';
import { sectionPoints } from '../operating-point.ts';
import type { OperatingPoint } from '../operating-point.ts';
import { refuse } from '../outcome.ts';
import { condenserDuty } from './duty.ts';
import { secondaryOf } from './secondary.ts';

export interface Recovery {
  /** What the circuit rejects with or without it, kW. */
  readonly rejected: number;
  /** The most that water can take, kW; 0 where the discharge is not warm enough. */
  readonly power: number;
  /** Of it, what the vapour gives above its dew point, kW; null in a gas cooler. */
  readonly desuperheating: number | null;
  /** 0 to 1. */
  readonly share: number;
  /** What is left to the condenser or gas cooler, kW. */
  readonly rest: number;
  /** Of the water, °C, kg/s, m³/h. */
  readonly t_in: number;
  readonly t_out: number;
  readonly mass_flow_s: number;
  readonly flow: number;
  /** Of the refrigerant behind it, °C. */
  readonly t_refrigerant: number;
  /** Heat with all that is recovered, over the compressors' power: cold and hot water for one electricity. */
  readonly both: number;
}

/** °C. Water that is no steam. */
const WATER = { min: 0, max: 99, unit: 'degC' } as const;
const PINCH = { default: 5, above: 0, max: 50, unit: 'K' } as const;
/** Nodes of the refrigerant's line: the gas cooler's is curved, and the least difference is looked for between them. */
const SLICES = 240;

/** Enthalpy given away, J/kg, and the temperature there, °C. */
interface Node {
  readonly given: number;
  readonly T: number;
}

/** Undefined where the engine has no state between the ends. */
function lineOf(point: OperatingPoint): readonly Node[] | undefined {
  const { inlet, outlet, P } = condenserDuty(point, false);
  const whole = inlet.H - outlet.H;
  const kinks = point.condensing === undefined ? [] : [point.condensing.dew.H, point.condensing.bubble.H];
  const inside = [
    ...Array.from({ length: SLICES - 1 }, (_, place) => ((place + 1) / SLICES) * whole),
    ...kinks.map((H) => inlet.H - H).filter((given) => given > 0 && given < whole),
  ].toSorted((one, other) => one - other);
  const enthalpies = Float64Array.from(inside, (given) => inlet.H - given);
  const rows = point.fluid.states('PH', new Float64Array(inside.length).fill(P), enthalpies, { extrapolate: true });
  // A row begins with its temperature.
  const stride = rows.length / inside.length;
  const between = inside.map((given, place) => ({ given, T: celsiusFromKelvin(rows[stride * place] ?? Number.NaN) }));
  return between.every(({ T }) => Number.isFinite(T))
    ? [{ given: 0, T: inlet.T }, ...between, { given: whole, T: outlet.T }]
    : undefined;
}

/**
 * J/kg that water from `cold` to `hot`, °C, can take along a line in counter-flow and stay `pinch` K below it everywhere. Where the
 * refrigerant has given h, water that takes q in all is at hot − (hot − cold)·h/q: it stays below T(h) − pinch as long as
 * q ≤ (hot − cold)·h / (hot + pinch − T(h)). Nothing can be taken past the place where T falls to cold + pinch.
 */
export function recoverable(line: readonly Node[], cold: number, hot: number, pinch: number): number {
  const [first] = line;
  if (first === undefined || first.T < hot + pinch) return 0;
  let most = line.at(-1)?.given ?? 0;
  let before = first;
  for (const node of line) {
    if (node.T < cold + pinch) {
      const share = before.T === node.T ? 0 : (before.T - cold - pinch) / (before.T - node.T);
      return Math.min(most, before.given + share * (node.given - before.given));
    }
    const short = hot + pinch - node.T;
    if (short > 0) most = Math.min(most, ((hot - cold) * node.given) / short);
    before = node;
  }
  return most;
}

function temperatureAt(line: readonly Node[], given: number): number {
  const after = line.findIndex((node) => node.given >= given);
  const [to, from] = [line[after] ?? line.at(-1), line[Math.max(0, after - 1)]];
  if (to === undefined || from === undefined) return Number.NaN;
  return to.given === from.given ? to.T : from.T + ((to.T - from.T) * (given - from.given)) / (to.given - from.given);
}

/** The compressor asked about, or the last of the others, that gives its heat to no other circuit. */
function rejectingPoint(point: OperatingPoint, results: unknown, engine: Engine): OperatingPoint | undefined {
  if (point.hasExchanger('condenser')) return point;
  const others = sectionPoints(results, engine).map(({ permanent }) => permanent);
  return others.findLast((other) => other.hasExchanger('condenser'));
}

/** Null where no water temperature is typed, or the engine has no state between the ends. */
export function recoveryOf(given: Arguments, asked: OperatingPoint, results: unknown, engine: Engine): Recovery | null {
  if (!given.has('t_out')) return null;
  const point = rejectingPoint(asked, results, engine);
  if (point === undefined) return null;
  const hot = given.number('t_out', WATER);
  const cold = given.number('t_in', { ...WATER, default: 10 });
  if (hot <= cold) refuse('E_RANGE', given.field('t_out'), { min: cold, unit: 'degC' });
  const pinch = given.number('pinch', PINCH);
  const duty = condenserDuty(point, false);
  const line = lineOf(point);
  if (line === undefined) return null;
  const massFlow = point.exchangerFlow('condenser');
  const taken = recoverable(line, cold, hot, pinch);
  const power = kiloFromBase(massFlow * taken);
  const { cp, rho } = secondaryOf(given, 'water', engine).properties((cold + hot) / 2, cold);
  const water = power / (cp * (hot - cold));
  const { performance } = point.result;
  const superheat = point.condensing && Math.max(0, duty.inlet.H - point.condensing.dew.H);
  return {
    rejected: duty.power,
    power,
    desuperheating: superheat === undefined ? null : kiloFromBase(massFlow * Math.min(taken, superheat)),
    share: power / duty.power,
    rest: kiloFromBase(massFlow * (duty.inlet.H - taken - duty.outlet.H)),
    t_in: cold,
    t_out: hot,
    mass_flow_s: water,
    flow: (water * SECONDS_PER_HOUR) / rho,
    t_refrigerant: temperatureAt(line, taken),
    both: (performance.power_cold + power) / performance.power_compressor,
  };
}
