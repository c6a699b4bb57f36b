/** Superheated vapour over pressure and superheat: enthalpy, entropy and density, in cells of Chebyshev series. */
import type { Fluid } from '../../engine/types.ts';
import { chebyshevCoefficients, chebyshevNodes, chebyshevSlope, chebyshevSum } from './chebyshev.ts';

/** Places of the three quantities: J/kg, J/(kg K), and P/(D T), which hardly bends where D does. */
const [H, S, Z] = [0, 1, 2];
const QUANTITIES = 3;
const NODES = 7;
/** Width of a cell along ln(P/(Pc − P)), which is ln P far from critical and gives ever narrower cells near it. */
const PRESSURE_WIDTH = 0.25;
/** Borders of the cells in superheat, K: ammonia drawn near vacuum leaves the compressor 300 K over its dew point. */
const BORDERS = [0, 6, 20, 50, 90, 140, 200, 280, 380, 500];
/** K under dew the series of the first cell may be asked for: what a rounding takes, no state. */
const BELOW_DEW = 0.5;
/** J/kg a cell may lie off where it is tried; one that does is left to the engine. */
const TOLERANCE = 2;
/** Pressures in use at once: evaporator, suction, condenser, discharge. */
const KEPT_ISOBARS = 4;
/** Where a cell is tried, in its own -1..1. */
const TRIALS: readonly (readonly [number, number])[] = [
  [0.98, -0.98],
  [-0.98, -0.98],
  [0.1, 0.1],
];
/** A discharge may be hotter than the equation was published for; it is a reading like another. */
const BEYOND = { extrapolate: true } as const;
const STATE = { H: 3, S: 4, D: 2, CP: 7, STRIDE: 10 } as const;

interface Cell {
  /** For each quantity and power of superheat, its coefficients along pressure, one after the other. */
  readonly series: Float64Array;
}

/** One pressure of the vapour: quantities by superheat over its dew point, K. */
export class Isobar {
  readonly P: number;
  readonly dewT: number;
  private readonly vapour: Vapour;
  /** Of each cell of superheat and quantity: its series here, undefined where it has none, absent where not asked yet. */
  private readonly along: (Float64Array | undefined)[] = [];

  constructor(vapour: Vapour, P: number, dewT: number) {
    this.vapour = vapour;
    this.P = P;
    this.dewT = dewT;
  }

  /** J/kg */
  enthalpy(superheat: number): number {
    return this.value(H, superheat);
  }

  /** J/(kg K) */
  entropy(superheat: number): number {
    return this.value(S, superheat);
  }

  /** kg/m3 */
  density(superheat: number): number {
    return this.P / (this.value(Z, superheat) * (this.dewT + superheat));
  }

  /** Superheat, K, from enthalpy, J/kg; NaN where it was not found. */
  superheatFromEnthalpy(enthalpy: number): number {
    return this.inverse(H, enthalpy);
  }

  /** Superheat, K, from entropy, J/(kg K); NaN where it was not found. */
  superheatFromEntropy(entropy: number): number {
    return this.inverse(S, entropy);
  }

  private inverse(quantity: number, wanted: number): number {
    let superheat = 1;
    for (let step = 0; step < 40; step += 1) {
      const off = wanted - this.value(quantity, superheat);
      const change = off / this.slope(quantity, superheat);
      if (!Number.isFinite(change)) return Number.NaN;
      const next = Math.min(Math.max(superheat + change, -BELOW_DEW), BORDERS.at(-1)!);
      if (Math.abs(next - superheat) < 1e-10) return Math.abs(change) < 1e-6 ? next : Number.NaN;
      superheat = next;
    }
    return Number.NaN;
  }

  private value(quantity: number, superheat: number): number {
    const place = placeOf(superheat);
    const along = this.alongOf(place, quantity);
    if (along === undefined) return this.vapour.asked(this.P, this.dewT + superheat)[quantity]!;
    return chebyshevSum(along, 0, NODES, inside(place, superheat));
  }

  private slope(quantity: number, superheat: number): number {
    const place = placeOf(superheat);
    const along = this.alongOf(place, quantity);
    if (along !== undefined) {
      const width = BORDERS[place + 1]! - BORDERS[place]!;
      return (chebyshevSlope(along, 0, NODES, inside(place, superheat)) * 2) / width;
    }
    const T = this.dewT + superheat;
    const heat = this.vapour.asked(this.P, T)[QUANTITIES]!;
    return quantity === H ? heat : heat / T;
  }

  private alongOf(place: number, quantity: number): Float64Array | undefined {
    const at = place * QUANTITIES + quantity;
    if (!(at in this.along)) this.along[at] = this.vapour.along(place, quantity, this.P);
    return this.along[at];
  }
}

function placeOf(superheat: number): number {
  let place = 0;
  while (place < BORDERS.length - 2 && superheat >= BORDERS[place + 1]!) place += 1;
  return place;
}
const inside = (place: number, superheat: number): number =>
  (2 * (superheat - BORDERS[place]!)) / (BORDERS[place + 1]! - BORDERS[place]!) - 1;

export class Vapour {
  private readonly fluid: Fluid;
  private readonly dewT: (P: number) => number;
  private readonly cells = new Map<number, Cell | undefined>();
  private readonly recent: Isobar[] = [];
  private next = 0;

  /** @param dewT dew temperature, K, from pressure, Pa */
  constructor(fluid: Fluid, dewT: (P: number) => number) {
    this.fluid = fluid;
    this.dewT = dewT;
  }

  /** The vapour at a pressure, Pa. */
  at(P: number): Isobar {
    for (const isobar of this.recent) if (isobar.P === P) return isobar;
    const made = new Isobar(this, P, this.dewT(P));
    this.recent[this.next] = made;
    this.next = (this.next + 1) % KEPT_ISOBARS;
    return made;
  }

  /** H, S, Z and the heat capacity the engine itself answers; NaN where it has none. */
  asked(P: number, T: number): readonly number[] {
    const row = this.fluid.states('TP', [T], [P], BEYOND);
    return [row[STATE.H]!, row[STATE.S]!, P / (row[STATE.D]! * T), row[STATE.CP]!];
  }

  /** The series of a quantity along superheat at a pressure; undefined where the cell is none. */
  along(place: number, quantity: number, P: number): Float64Array | undefined {
    const along = this.placeOfPressure(P);
    const column = Math.floor(along / PRESSURE_WIDTH);
    const cell = this.cell(column, place);
    if (cell === undefined) return undefined;
    const u = (2 * (along - column * PRESSURE_WIDTH)) / PRESSURE_WIDTH - 1;
    const series = new Float64Array(NODES);
    for (let k = 0; k < NODES; k += 1) series[k] = chebyshevSum(cell.series, (quantity * NODES + k) * NODES, NODES, u);
    return series;
  }

  private placeOfPressure(P: number): number {
    return Math.log(P / (this.fluid.critical.P - P));
  }

  private pressureAt(place: number): number {
    return this.fluid.critical.P / (1 + Math.exp(-place));
  }

  private cell(column: number, place: number): Cell | undefined {
    if (!Number.isFinite(column)) return undefined;
    const key = column * BORDERS.length + place;
    if (!this.cells.has(key)) this.cells.set(key, this.made(column, place));
    return this.cells.get(key);
  }

  private made(column: number, place: number): Cell | undefined {
    const low = column * PRESSURE_WIDTH;
    const pressures = chebyshevNodes(low, low + PRESSURE_WIDTH, NODES).map((place) => this.pressureAt(place));
    const superheats = chebyshevNodes(BORDERS[place]!, BORDERS[place + 1]!, NODES);
    const dews = pressures.map((P) => this.dewT(P));
    if (!dews.every(Number.isFinite)) return undefined;
    const Ps = pressures.flatMap((P) => superheats.map(() => P));
    const Ts = dews.flatMap((T) => superheats.map((superheat) => T + superheat));
    const rows = this.fluid.states('TP', Ts, Ps, BEYOND);
    /** One quantity at a pressure's nodes, as coefficients along superheat. */
    const alongSuperheat = (quantity: number, i: number): Float64Array =>
      chebyshevCoefficients(
        superheats.map((_, j) => {
          const at = (i * NODES + j) * STATE.STRIDE;
          if (quantity === H) return rows[at + STATE.H]!;
          if (quantity === S) return rows[at + STATE.S]!;
          return Ps[i * NODES + j]! / (rows[at + STATE.D]! * Ts[i * NODES + j]!);
        }),
      );
    const series = new Float64Array(QUANTITIES * NODES * NODES);
    for (let quantity = 0; quantity < QUANTITIES; quantity += 1) {
      const columns = pressures.map((_, i) => alongSuperheat(quantity, i));
      for (let k = 0; k < NODES; k += 1) {
        series.set(chebyshevCoefficients(columns.map((one) => one[k]!)), (quantity * NODES + k) * NODES);
      }
    }
    if (!series.every(Number.isFinite)) return undefined;
    return this.isTrue({ series }, column, place) ? { series } : undefined;
  }

  /** Whether a cell answers as the engine does where it was not fitted. */
  private isTrue({ series }: Cell, column: number, place: number): boolean {
    return TRIALS.every(([u, v]) => {
      const P = this.pressureAt((column + (u + 1) / 2) * PRESSURE_WIDTH);
      const superheat = BORDERS[place]! + ((v + 1) / 2) * (BORDERS[place + 1]! - BORDERS[place]!);
      const along = Float64Array.from({ length: NODES }, (_, k) => chebyshevSum(series, k * NODES, NODES, u));
      const asked = this.asked(P, this.dewT(P) + superheat)[H]!;
      return Math.abs(chebyshevSum(along, 0, NODES, v) - asked) <= TOLERANCE;
    });
  }
}
