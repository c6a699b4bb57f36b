/** A regime's result as the doors need it: its points, with what the engine says at them. SI beside the points' API units. */
import type { Engine, Fluid, Saturation, State } from '../engine/types.ts';
import { openFluid } from '../simulation/engine-calls.ts';
import { cycleOf, isOneLoop } from '../simulation/cycles/index.ts';
import type { Point, PointKey, SimulationResult } from '../simulation/types.ts';
import { POINT_KEYS } from '../simulation/types.ts';
import type { Regime } from './outcome.ts';
import { refuse, refusePoint, stateOrNone } from './outcome.ts';
import { baseFromKilo, celsiusFromKelvin, kelvinFromCelsius, pascalFromBar } from '../quantities/si.ts';

/** The seven points of the specification, which every cycle has under the same letters. */
export type PointLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

/** What a caller hands over: the `result` of `run` for each regime. */
export interface Results {
  readonly permanent: SimulationResult;
  readonly transient: SimulationResult | null;
}

/** Quality this close to 0 or 1 is saturation: what pressure and enthalpy in API units leave of it. */
const SATURATED = 1e-6;

const POINT_OF_LETTER = new Map<string, PointKey>(POINT_KEYS.map((key) => [key.charAt(0), key]));

/** No pressure, density or flow of a circuit is so small; below it quotients leave what a double holds. */
const NOTHING = 1e-30;

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;
const isAbove = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value > limit;
const hasNumbers = (part: unknown, keys: readonly string[]): boolean =>
  isRecord(part) && keys.every((key) => Number.isFinite(part[key]));
const isPoint = (part: unknown): boolean =>
  hasNumbers(part, ['H', 'S']) &&
  isRecord(part) &&
  isAbove(part['P'], NOTHING) &&
  isAbove(part['D'], NOTHING) &&
  isAbove(part['T'], celsiusFromKelvin(0));

/** Whether a caller's value has what the doors read of a result; the rest of it is `run`'s. */
function isResult(value: unknown): value is SimulationResult {
  if (!isRecord(value)) return false;
  const { points, input, performance } = value;
  if (!isRecord(points) || !isRecord(input) || !isRecord(performance)) return false;
  return (
    POINT_KEYS.every((key) => isPoint(points[key])) &&
    isAbove(performance['mass_flow_s'], NOTHING) &&
    hasNumbers(performance, ['power_cold', 'power_heat', 'power_compressor', 'eer', 'eer_carnot']) &&
    hasNumbers(input, ['t_sf', 't_sft', 't_sr', 't_srt', 't_ref']) &&
    typeof input['fluid'] === 'string'
  );
}

/** One regime: its result, its fluid and its two saturations. */
export class OperatingPoint {
  readonly regime: Regime;
  readonly result: SimulationResult;
  readonly fluid: Fluid;
  readonly isTranscritical: boolean;
  /** At the evaporating pressure. */
  readonly evaporating: Saturation;
  /** At the condensing pressure; undefined in a transcritical cycle. */
  readonly condensing: Saturation | undefined;

  constructor(regime: Regime, result: SimulationResult, engine: Engine) {
    this.regime = regime;
    this.result = result;
    this.fluid = openFluid(engine, result.input.fluid);
    this.isTranscritical = result.input.mode_trans === '1';
    this.evaporating = this.saturation(this.pressure('a')) ?? refusePoint('g');
    this.condensing = this.isTranscritical ? undefined : (this.saturation(this.pressure('d')) ?? refusePoint('d'));
  }

  /** kg/s */
  get massFlow(): number {
    return this.result.performance.mass_flow_s;
  }

  /** A point in API units. */
  point(letter: PointLetter): Point {
    const key = POINT_OF_LETTER.get(letter);
    return key === undefined ? refusePoint(letter) : this.result.points[key];
  }

  /** Pa */
  pressure(letter: PointLetter): number {
    return pascalFromBar(this.point(letter).P);
  }

  /** K */
  temperature(letter: PointLetter): number {
    return kelvinFromCelsius(this.point(letter).T);
  }

  /** J/kg */
  enthalpy(letter: PointLetter): number {
    return baseFromKilo(this.point(letter).H);
  }

  /**
   * The engine's state at a point, for what a point does not hold: viscosity, heat capacities. By pressure and enthalpy,
   * which tell a saturated point from its neighbours; undefined where the engine has none.
   */
  state(letter: PointLetter): State | undefined {
    const P = this.pressure(letter);
    const state = stateOrNone(() => this.fluid.state({ P, H: this.enthalpy(letter) }, { extrapolate: true }));
    const Q = state?.Q;
    if (Q === undefined || (Q > SATURATED && Q < 1 - SATURATED)) return state;
    return stateOrNone(() => this.fluid.state({ P, Q: Math.round(Q) })) ?? state;
  }

  /** Bubble and dew at a pressure, Pa; undefined where there is no saturation. */
  saturation(P: number): Saturation | undefined {
    return P > 0 ? stateOrNone(() => this.fluid.saturation({ P })) : undefined;
  }

  /** Quality after expansion, 0 to 1; 0 where the point is liquid. */
  get flashQuality(): number {
    const { bubble, dew } = this.evaporating;
    const H = this.enthalpy('f');
    if (H <= bubble.H) return 0;
    return this.state('f')?.Q ?? Math.min((H - bubble.H) / (dew.H - bubble.H), 1);
  }

  /** Evaporating dew temperature, °C. */
  get evaporatingTemperature(): number {
    return celsiusFromKelvin(this.evaporating.dew.T);
  }
}

export interface OperatingPoints {
  readonly permanent: OperatingPoint;
  readonly transient: OperatingPoint | undefined;
  /** Those there are, the permanent one first. */
  readonly all: readonly OperatingPoint[];
}

/** The regimes of a caller's results. E_MISSING on what is no result of `run`, E_STAGES on one of several flows. */
export function operatingPoints(results: unknown, engine: Engine): OperatingPoints {
  const given = (typeof results === 'object' && results !== null ? results : {}) as Partial<Record<Regime, unknown>>;
  const resultOf = (regime: Regime): SimulationResult => {
    const value = given[regime];
    return isResult(value) ? value : refuse('E_MISSING', regime);
  };
  const steady = resultOf('permanent');
  if (!isOneLoop(cycleOf(steady.input))) refuse('E_STAGES');
  const permanent = new OperatingPoint('permanent', steady, engine);
  if (given.transient === null || given.transient === undefined) {
    return { permanent, transient: undefined, all: [permanent] };
  }
  const transient = new OperatingPoint('transient', resultOf('transient'), engine);
  return { permanent, transient, all: [permanent, transient] };
}

/** A value of each regime there is, null for the other. */
export function ofBoth<T>(
  points: OperatingPoints,
  of: (point: OperatingPoint) => T,
): { permanent: T; transient: T | null } {
  return { permanent: of(points.permanent), transient: points.transient === undefined ? null : of(points.transient) };
}
