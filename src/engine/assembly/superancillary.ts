import { Equation } from './equation';
import { Point } from './point';
import { saturate, saturated } from './solvers/saturation';

/** Terms of each expansion. */
const N = 20;
/** Largest of the last two terms, relative, at which an expansion is as good as its equation. */
const SETTLED: f64 = 3e-12;
/** What rounding of the equation may leave of them where no splitting helps. */
const NOISE: f64 = 3e-11;
/** A cold liquid is stiff: its pressure multiplies the error of its density, which counts that much more. */
const STIFF: f64 = 20;
const COLD: f64 = 0.7;
const SEGMENTS = 8;
/** Room for a temperature that rounding puts in the segment beside its own. */
const CLEAR: f64 = 1 + 1e-6;
const MOST_SPLITS = 5;
/** Nearer to where the phases merge rounding spoils the equation's own densities, K. */
const SHORT_OF_MERGING: f64 = 0.04;

/** cos(π j (k + ½)/N), which turn values at the nodes into coefficients. */
const cosines = new StaticArray<f64>(N * N);
for (let j = 0; j < N; j++) {
  for (let k = 0; k < N; k++) cosines[j * N + k] = Math.cos((Math.PI * f64(j) * (f64(k) + 0.5)) / f64(N));
}
/** Expansions of a segment: ln P, ρ of the liquid, ln ρ of the vapour; then H and S of the liquid and of the vapour. */
const PHASES = 3;
const CALORIC = 4;
/** The last expansion turns the first round: the place of a ln P, between those at the segment's ends. */
const PLACE = PHASES + CALORIC;
/** Their values at the nodes. */
const values = new StaticArray<f64>((PLACE + 1) * N);
/** Terms this small (relative) at the end of an expansion are rounding, and left out. */
const NOTHING: f64 = 1e-15;
/** Largest of the last two terms of a place, -1 to 1, at which it needs no step of Newton's. */
const PLACED: f64 = 2e-14;
/** What the last two terms of H, J/kg, and S, J/(kg K), are held against. */
const SCALE_H: f64 = 1e5;
const SCALE_S: f64 = 1e3;
const point = new Point();

const enum State { Untried, Expanded, Split, None }

/** A stretch of s, hot to cold: one expansion, or two halves. */
class Segment {
  state: State = State.Untried;
  /** Coefficients, one expansion after the other. */
  rows: StaticArray<f64> = new StaticArray<f64>(0);
  /** Terms of each that count; of all those `both` sums, the most. */
  terms: StaticArray<i32> = new StaticArray<i32>(0);
  most: i32 = N;
  /** Whether H and S settled too, and the place of a ln P. */
  caloric: bool = false;
  placed: bool = false;
  /** ln P in the middle and half its difference, colder end less hotter. */
  middle: f64 = 0;
  half: f64 = 0;
  /** The colder and the hotter half, and ln P between them. */
  hotter: Segment | null = null;
  colder: Segment | null = null;
  middleLnP: f64 = 0;

  constructor(public a: f64, public b: f64, public splits: i32) {}
}

/** Coefficients of expansion f from its values at the nodes, and how many count; the larger of the last two. */
function coefficients(rows: StaticArray<f64>, terms: StaticArray<i32>, f: i32): f64 {
  const row = f * N;
  let scale: f64 = 0;
  for (let j = 0; j < N; j++) {
    let sum: f64 = 0;
    for (let k = 0; k < N; k++) sum += unchecked(values[row + k]) * unchecked(cosines[j * N + k]);
    unchecked((rows[row + j] = (sum * (j == 0 ? 1 : 2)) / f64(N)));
    scale = Math.max(scale, Math.abs(unchecked(rows[row + j])));
  }
  let count = N;
  while (count > 1 && Math.abs(unchecked(rows[row + count - 1])) < NOTHING * scale) count--;
  unchecked((terms[f] = count));
  return Math.max(Math.abs(unchecked(rows[row + N - 2])), Math.abs(unchecked(rows[row + N - 1])));
}

/** Clenshaw's sum of expansion f at x; what is two terms old is taken off first, since it is there first. */
function sum(segment: Segment, f: i32, x: f64): f64 {
  const rows = segment.rows;
  const row = f * N;
  const twice = 2 * x;
  let b1: f64 = 0;
  let b2: f64 = 0;
  for (let j = unchecked(segment.terms[f]) - 1; j > 0; j--) {
    const b = unchecked(rows[row + j]) - b2 + twice * b1;
    b2 = b1;
    b1 = b;
  }
  return unchecked(rows[row]) + (x * b1 - b2);
}

/** The place of ln P in a segment of coefficients `rows`, by Newton from x. */
function placeOf(rows: StaticArray<f64>, lnP: f64, x: f64): f64 {
  for (let i = 0; i < 12; i++) {
    // Clenshaw's recurrence and its derivative side by side.
    const twice = 2 * x;
    let b1: f64 = 0;
    let b2: f64 = 0;
    let d1: f64 = 0;
    let d2: f64 = 0;
    for (let j = N - 1; j > 0; j--) {
      const d = 2 * b1 - d2 + twice * d1;
      d2 = d1;
      d1 = d;
      const sum = unchecked(rows[j]) - b2 + twice * b1;
      b2 = b1;
      b1 = sum;
    }
    const step = (unchecked(rows[0]) + (x * b1 - b2) - lnP) / (b1 + (x * d1 - d2));
    x -= step;
    // The square of a step this small is below rounding.
    if (Math.abs(step) < 1e-8) break;
  }
  return x;
}

/** Expands the place in a segment as ln P tells it, so that a temperature of saturation is one sum. */
function turnRound(segment: Segment): void {
  const rows = segment.rows;
  const hotter = sum(segment, 0, -1);
  const colder = sum(segment, 0, 1);
  segment.middle = 0.5 * (hotter + colder);
  segment.half = 0.5 * (colder - hotter);
  for (let k = 0; k < N; k++) {
    const lnP = segment.middle + segment.half * unchecked(cosines[N + k]);
    // From the lowest three terms, the third taken where the first two put it.
    let x = (lnP - unchecked(rows[0])) / unchecked(rows[1]);
    x = x < -1 ? -1 : x > 1 ? 1 : x;
    x -= (unchecked(rows[2]) * (2 * x * x - 1)) / (unchecked(rows[1]) + 4 * unchecked(rows[2]) * x);
    unchecked((values[PLACE * N + k] = placeOf(rows, lnP, x)));
  }
  segment.placed = coefficients(rows, segment.terms, PLACE) <= PLACED;
}

/**
 * Saturation of a pure fluid as Chebyshev expansions of its own equation (as Bell and Alpert, 2021,
 * Int. J. Thermophys. 42, 75, give for one equation at a time), each worked out when a temperature
 * first falls in it, so that a fluid is made at once. Whatever was asked before, the answer is the
 * same. The variable is s = √(Tm - T), Tm being where the equation merges its phases: an analytic
 * equation's saturated densities are powers of s there, and a few segments do up to critical.
 */
export class Superancillary {
  /** K: expansions reach from the fluid's lowest temperature to here; 0 when there are none. */
  hot: f64 = 0;
  private merging: f64 = 0;
  private segments: StaticArray<Segment | null> = new StaticArray<Segment | null>(SEGMENTS);
  private from: f64 = 0;
  private step: f64 = 0;
  /** ln P, P and both densities where the segments meet, hottest first. */
  private lnP: StaticArray<f64> = new StaticArray<f64>(SEGMENTS + 1);
  private P: StaticArray<f64> = new StaticArray<f64>(SEGMENTS + 1);
  private vapours: StaticArray<f64> = new StaticArray<f64>(SEGMENTS + 1);
  private liquids: StaticArray<f64> = new StaticArray<f64>(SEGMENTS + 1);
  /** Where `seek` is: the segment's coefficients, and the place in it, -1 to 1. */
  private segment: Segment = new Segment(0, 0, 0);
  private x: f64 = 0;
  /** Temperature of the last seek that succeeded and, once asked for, its pressure. */
  private sought: f64 = 0;
  private knownP: f64 = NaN;
  /** The last pressure whose temperature was found, and that. */
  private askedP: f64 = NaN;
  private foundT: f64 = NaN;
  /** Both phases where `both` was last asked: mol/m3, J/kg and J/(kg K), H and S without their zero. */
  liquidRho: f64 = 0;
  vapourRho: f64 = 0;
  liquidH: f64 = 0;
  vapourH: f64 = 0;
  liquidS: f64 = 0;
  vapourS: f64 = 0;
  /** While an expansion is worked out its equation must not ask for one. */
  busy: bool = false;

  /** Finds the ends of the segments of an equation whose own ends are known; leaves `hot` 0 where that fails. */
  prepare(equation: Equation): void {
    this.hot = 0;
    const near = equation.meetT - 0.5 * SHORT_OF_MERGING;
    const far = near - SHORT_OF_MERGING;
    const a = this.apart(equation, near);
    const b = this.apart(equation, far);
    if (!(b > a && a > 0)) return;
    this.merging = near + (a * (near - far)) / (b - a);
    const hot = Math.min(this.merging, equation.meetT) - SHORT_OF_MERGING;
    this.from = Math.sqrt(this.merging - hot);
    this.step = (Math.sqrt(this.merging - equation.minT) - this.from) / f64(SEGMENTS);
    for (let i = 0; i <= SEGMENTS; i++) {
      const s = this.from + this.step * f64(i);
      if (!this.solve(equation, i == SEGMENTS ? equation.minT : this.merging - s * s)) return;
      unchecked((this.lnP[i] = Math.log(saturated.P)));
      unchecked((this.P[i] = saturated.P));
      unchecked((this.vapours[i] = saturated.vapour));
      unchecked((this.liquids[i] = saturated.liquid));
      if (i < SEGMENTS) this.segments[i] = new Segment(s, s + this.step, 0);
    }
    this.hot = hot;
  }

  /** (ρL - ρV)² at T, which falls linearly to 0 where the phases merge; NaN when they are not found. */
  private apart(equation: Equation, T: f64): f64 {
    if (!this.solve(equation, T)) return NaN;
    const apart = saturated.liquid - saturated.vapour;
    return apart * apart;
  }

  private solve(equation: Equation, T: f64): bool {
    equation.setTemperature(T);
    return saturate(equation, equation.roughLiquid(T), equation.roughVapour(T));
  }

  /** Works a segment out; the equation is left at the temperature it was at. */
  private tryOut(equation: Equation, segment: Segment): void {
    const T = equation.T;
    this.busy = true;
    segment.state = this.expand(equation, segment);
    this.busy = false;
    equation.setTemperature(T);
  }

  private expand(equation: Equation, segment: Segment): State {
    const middle = 0.5 * (segment.a + segment.b);
    const half = 0.5 * (segment.b - segment.a);
    for (let k = 0; k < N; k++) {
      const s = middle + half * unchecked(cosines[N + k]);
      if (!this.solve(equation, this.merging - s * s)) return State.None;
      unchecked((values[k] = Math.log(saturated.P)));
      unchecked((values[N + k] = saturated.liquid));
      unchecked((values[2 * N + k] = Math.log(saturated.vapour)));
      const P = saturated.P;
      point.fill(equation, saturated.liquid, P);
      unchecked((values[3 * N + k] = point.H + equation.offsetH));
      unchecked((values[4 * N + k] = point.S + equation.offsetS));
      point.fill(equation, saturated.vapour, P);
      unchecked((values[5 * N + k] = point.H + equation.offsetH));
      unchecked((values[6 * N + k] = point.S + equation.offsetS));
    }
    const rows = new StaticArray<f64>((PLACE + 1) * N);
    const terms = new StaticArray<i32>(PLACE + 1);
    const weight: f64 = this.merging - middle * middle < COLD * this.merging ? STIFF : 1;
    let largest: f64 = 0;
    let largestCaloric: f64 = 0;
    for (let f = 0; f < PLACE; f++) {
      const last = coefficients(rows, terms, f);
      if (f < PHASES) largest = Math.max(largest, f == 1 ? (last * weight) / Math.abs(unchecked(rows[N])) : last);
      else largestCaloric = Math.max(largestCaloric, last / (f % 2 == 1 ? SCALE_H : SCALE_S));
    }
    if (largest <= (segment.splits == MOST_SPLITS ? NOISE : SETTLED)) {
      segment.rows = rows;
      segment.terms = terms;
      segment.caloric = largestCaloric <= NOISE;
      segment.most = 0;
      for (let f = 1; f < PLACE; f++) segment.most = max(segment.most, unchecked(terms[f]));
      turnRound(segment);
      return State.Expanded;
    }
    if (segment.splits == MOST_SPLITS) return State.None;
    if (!this.solve(equation, this.merging - middle * middle)) return State.None;
    segment.middleLnP = Math.log(saturated.P);
    segment.hotter = new Segment(segment.a, middle, segment.splits + 1);
    segment.colder = new Segment(middle, segment.b, segment.splits + 1);
    return State.Split;
  }

  /** Goes to the expansion that holds s, or, where `lnP` is given, that holds it; false when there is none. */
  private enter(equation: Equation, first: i32, s: f64, lnP: f64): Segment | null {
    let segment = unchecked(this.segments[first]);
    while (segment !== null) {
      if (segment.state == State.Untried) this.tryOut(equation, segment);
      if (segment.state == State.Expanded) return segment;
      if (segment.state == State.None) return null;
      const hotter = lnP == lnP ? lnP >= segment.middleLnP : s <= 0.5 * (segment.a + segment.b);
      segment = hotter ? segment.hotter : segment.colder;
    }
    return null;
  }

  @inline
  private segmentOf(s: f64): i32 {
    const first = <i32>((s - this.from) / this.step);
    return first < 0 ? 0 : first >= SEGMENTS ? SEGMENTS - 1 : first;
  }

  /**
   * 1 where (T, P) is liquid and -1 where it is vapour by the ends of T's segment alone, between which
   * pressure rises with T; 0 where the expansion has to tell. T from the fluid's lowest to `hot`.
   */
  side(T: f64, P: f64): i32 {
    const first = this.segmentOf(Math.sqrt(this.merging - T));
    if (P > unchecked(this.P[first]) * CLEAR) return 1;
    return P * CLEAR < unchecked(this.P[first + 1]) ? -1 : 0;
  }

  /** Whether a density lies outside the dome by the ends of T's segment alone: the dome narrows as T rises. */
  outside(T: f64, rho: f64): bool {
    const first = this.segmentOf(Math.sqrt(this.merging - T));
    // Water is densest inside its coldest segment, by 0.02 %.
    return rho * CLEAR < unchecked(this.vapours[first + 1]) || rho > unchecked(this.liquids[first + 1]) * 1.001;
  }

  /** Goes to T, from the fluid's lowest to `hot`; at once where it is there. False when no expansion was found. */
  seek(equation: Equation, T: f64): bool {
    if (T == this.sought) return true;
    const s = Math.sqrt(this.merging - T);
    const segment = this.enter(equation, this.segmentOf(s), s, NaN);
    if (segment === null) return false;
    this.segment = segment;
    this.x = (2 * s - segment.a - segment.b) / (segment.b - segment.a);
    this.sought = T;
    this.knownP = NaN;
    return true;
  }

  /** Clenshaw's sum of expansion f (0: ln P, 1: ρ of the liquid, 2: ln ρ of the vapour) where `seek` is. */
  private sum(f: i32): f64 {
    return sum(this.segment, f, this.x);
  }

  /** Pa, mol/m3 where `seek` is. */
  pressure(): f64 {
    if (this.knownP != this.knownP) this.knownP = Math.exp(this.sum(0));
    return this.knownP;
  }
  liquid(): f64 {
    return this.sum(1);
  }
  vapour(): f64 {
    return Math.exp(this.sum(2));
  }

  /** Both phases where `seek` is, all expansions side by side; false where H and S have none. */
  both(): bool {
    const segment = this.segment;
    if (!segment.caloric) return false;
    const rows = segment.rows;
    const x = this.x;
    const twice = 2 * x;
    let a1: f64 = 0, a2: f64 = 0, b1: f64 = 0, b2: f64 = 0, c1: f64 = 0, c2: f64 = 0;
    let d1: f64 = 0, d2: f64 = 0, e1: f64 = 0, e2: f64 = 0, f1: f64 = 0, f2: f64 = 0;
    for (let j = segment.most - 1; j > 0; j--) {
      const a = unchecked(rows[N + j]) - a2 + twice * a1;
      const b = unchecked(rows[2 * N + j]) - b2 + twice * b1;
      const c = unchecked(rows[3 * N + j]) - c2 + twice * c1;
      const d = unchecked(rows[4 * N + j]) - d2 + twice * d1;
      const e = unchecked(rows[5 * N + j]) - e2 + twice * e1;
      const f = unchecked(rows[6 * N + j]) - f2 + twice * f1;
      a2 = a1; b2 = b1; c2 = c1; d2 = d1; e2 = e1; f2 = f1;
      a1 = a; b1 = b; c1 = c; d1 = d; e1 = e; f1 = f;
    }
    this.liquidRho = unchecked(rows[N]) + (x * a1 - a2);
    this.vapourRho = Math.exp(unchecked(rows[2 * N]) + (x * b1 - b2));
    this.liquidH = unchecked(rows[3 * N]) + (x * c1 - c2);
    this.liquidS = unchecked(rows[4 * N]) + (x * d1 - d2);
    this.vapourH = unchecked(rows[5 * N]) + (x * e1 - e2);
    this.vapourS = unchecked(rows[6 * N]) + (x * f1 - f2);
    return true;
  }

  /** Temperature of a saturation pressure, K; NaN above the pressure at `hot` and where no expansion was found. */
  temperature(equation: Equation, P: f64): f64 {
    if (P != this.askedP) {
      this.foundT = this.solveTemperature(equation, P);
      this.askedP = P;
    }
    return this.foundT;
  }

  private solveTemperature(equation: Equation, P: f64): f64 {
    const lnP = Math.log(P);
    if (!(this.hot > 0 && lnP <= unchecked(this.lnP[0]))) return NaN;
    let first = 0;
    while (first < SEGMENTS - 1 && lnP < unchecked(this.lnP[first + 1])) first++;
    const segment = this.enter(equation, first, NaN, lnP);
    if (segment === null) return NaN;
    const a = segment.a;
    const b = segment.b;
    let x = sum(segment, PLACE, (lnP - segment.middle) / segment.half);
    if (!segment.placed) x = placeOf(segment.rows, lnP, x);
    const s = 0.5 * (a + b + x * (b - a));
    return this.merging - s * s;
  }
}
