/** A regime's result as the doors need it: its points, with what the engine says at them. SI beside the points' API units. */
import type { Engine, Fluid, Saturation, State } from '../engine/types.ts';
import { openFluid } from '../simulation/engine-calls.ts';
import { cycleOf, isOneLoop, nodeOf, pointOfNode } from '../simulation/cycles/index.ts';
import type { CycleDescription, FlowKey } from '../simulation/cycles/index.ts';
import type { Point, PointKey, SimulationResult, StageKey } from '../simulation/types.ts';
import { POINT_KEYS } from '../simulation/types.ts';
import type { Line } from './line-names.ts';
import type { Regime } from './outcome.ts';
import { refuse, refusePoint, stateOrNone } from './outcome.ts';
import { furtherPipesOf, sectionNamed, sectionOfPipe, sectionsOf } from './sections.ts';
import type { CircuitSection, FurtherPipe } from './sections.ts';
import { baseFromKilo, celsiusFromKelvin, kelvinFromCelsius, pascalFromBar } from '../quantities/si.ts';

/** The seven points of the specification, which every cycle has under the same letters. */
export type PointLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

/** What a caller hands over: the `result` of `run` for each regime. */
export interface Results {
  readonly permanent: SimulationResult;
  readonly transient: SimulationResult | null;
  /** Of a cycle of several compressors, which one is asked about; absent: the first. */
  readonly stage?: StageKey;
}

/** Quality this close to 0 or 1 is saturation: what pressure and enthalpy in API units leave of it. */
const SATURATED = 1e-6;

const POINT_OF_LETTER = new Map<string, PointKey>(POINT_KEYS.map((key) => [key.charAt(0), key]));

/** Pressures this close, as a part of them, are one. */
const SAME_PRESSURE = 1e-6;

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

/** One regime, whole or one compressor of it: its result, its fluid and its two saturations. */
export class OperatingPoint {
  readonly regime: Regime;
  readonly result: SimulationResult;
  readonly fluid: Fluid;
  /** Whether the compressor discharges above the critical point. */
  readonly isTranscritical: boolean;
  /** The compressor of a cycle of several it is about; undefined in a circuit of one flow, which is all of it. */
  readonly section: CircuitSection | undefined;
  readonly #saturations = new Map<PointLetter, Saturation | undefined>();
  readonly #cycle: CycleDescription;

  constructor(regime: Regime, result: SimulationResult, engine: Engine, section?: CircuitSection) {
    this.regime = regime;
    this.result = result;
    this.section = section;
    this.#cycle = cycleOf(result.input);
    this.fluid = openFluid(engine, this.fluidName);
    this.isTranscritical = this.#isTranscritical();
  }

  /** The name of the fluid that flows here. */
  get fluidName(): string {
    const { input, architecture } = this.result;
    const key = this.section?.circuit;
    if (key === undefined) return input.fluid;
    const named = this.#cycle.circuits.find((circuit) => circuit.key === key)?.fluid ?? 'fluid';
    const stages = this.#cycle.stages.map((stage) => stage.key);
    // As the engine calls it, which a stage's figures say.
    const stage = sectionsOf(this.#cycle).find((one) => one.circuit === key)?.key;
    return architecture?.stages.find((one) => one.stage === (stage ?? stages[0]))?.fluid ?? input[named] ?? input.fluid;
  }

  #isTranscritical(): boolean {
    const { section } = this;
    const isAbove = this.result.input.mode_trans === '1';
    if (section === undefined) return isAbove;
    // The gas cooler is that of the input; a discharge that goes elsewhere is judged by its pressure.
    const main = nodeOf(this.#cycle, 'rejectionOutlet').letter;
    return section.letters.d === main ? isAbove : this.pressure('c') >= this.fluid.critical.P;
  }

  /** At the pressure the compressor draws from. */
  get evaporating(): Saturation {
    return this.saturationAt('a') ?? refusePoint('g');
  }

  /** At the pressure it discharges to; undefined above critical. */
  get condensing(): Saturation | undefined {
    if (this.isTranscritical) return undefined;
    const letter = this.has('d') ? 'd' : 'c';
    return this.saturationAt(letter) ?? refusePoint(letter);
  }

  /** Bubble and dew at the pressure of a point; undefined where there is no saturation. */
  saturationAt(letter: PointLetter): Saturation | undefined {
    if (!this.#saturations.has(letter)) {
      this.#saturations.set(letter, this.saturation(this.pressure(letter)));
    }
    return this.#saturations.get(letter);
  }

  /** Through the compressor, kg/s. */
  get massFlow(): number {
    return this.flowOf('asp');
  }

  /** Through a line, kg/s. */
  flowOf(line: Line): number {
    return this.section === undefined ? this.result.performance.mass_flow_s : this.#sum(this.section.flows[line]);
  }

  /** Through an exchanger, kg/s; 0 where there is none. */
  exchangerFlow(side: 'evaporator' | 'condenser'): number {
    if (this.section === undefined) return this.result.performance.mass_flow_s;
    const flow = side === 'evaporator' ? this.section.evaporatorFlow : this.section.condenserFlow;
    return flow === undefined ? 0 : this.#sum([flow]);
  }

  #sum(flows: readonly FlowKey[]): number {
    return flows.reduce((sum, key) => sum + (this.result.architecture?.flows[key] ?? 0), 0);
  }

  /** Whether there is an exchanger with a secondary fluid: not where there is none, nor between two circuits. */
  hasExchanger(side: 'evaporator' | 'condenser'): boolean {
    const { section } = this;
    if (section === undefined) return true;
    return side === 'evaporator'
      ? this.has('f') && !section.isEvaporatorShared
      : this.has('d') && !section.isCondenserShared;
  }

  /** Whether a point is at the pressure of a condenser or gas cooler of its circuit. */
  isRejecting(letter: PointLetter): boolean {
    const P = this.point(letter).P;
    const circuit = this.section?.circuit ?? 'main';
    const outlets = this.#cycle.processes.filter(({ kind }) => kind === 'heat-rejection').map(({ to }) => to);
    return this.#cycle.nodes.some(
      (node) =>
        outlets.includes(node.letter) &&
        (node.circuit ?? 'main') === circuit &&
        Math.abs(pointOfNode(this.result, node).P - P) < SAME_PRESSURE * P,
    );
  }

  /** Whether there is such a point. */
  has(letter: PointLetter): boolean {
    return this.section === undefined || this.section.letters[letter] !== undefined;
  }

  /** A point in API units. */
  point(letter: PointLetter): Point {
    if (this.section !== undefined) {
      const own = this.section.letters[letter];
      const node = this.#cycle.nodes.find((one) => one.letter === own);
      return node === undefined ? refusePoint(letter) : pointOfNode(this.result, node);
    }
    const key = POINT_OF_LETTER.get(letter);
    return key === undefined ? refusePoint(letter) : this.result.points[key];
  }

  /** Where the condenser or gas cooler is entered: after a junction no longer at the discharge itself. */
  get entry(): Point {
    const letter = this.section?.letters.entry;
    const node = this.#cycle.nodes.find((one) => one.letter === letter);
    return node === undefined ? this.point('c') : pointOfNode(this.result, node);
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

  /**
   * Quality after expansion to the evaporator's pressure of liquid that leaves the condenser subcooled by `subcooling`, K; 0 to 1.
   * Undefined above the critical point, and where the engine has no such liquid.
   */
  flashFromSubcooling(subcooling: number): number | undefined {
    const { condensing } = this;
    if (condensing === undefined) return undefined;
    const { P, T } = condensing.bubble;
    const liquid = stateOrNone(() => this.fluid.state({ P, T: T - subcooling }));
    if (liquid === undefined) return undefined;
    const { bubble, dew } = this.evaporating;
    if (liquid.H <= bubble.H) return 0;
    const state = stateOrNone(() => this.fluid.state({ P: bubble.P, H: liquid.H }));
    return state?.Q ?? Math.min((liquid.H - bubble.H) / (dew.H - bubble.H), 1);
  }

  /** Quality after expansion, 0 to 1; 0 where the point is liquid. */
  get flashQuality(): number {
    const { bubble, dew } = this.saturationAt('f') ?? refusePoint('f');
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

interface BothResults {
  readonly steady: SimulationResult;
  readonly other: SimulationResult | undefined;
  readonly cycle: CycleDescription;
}

/** The regimes of a caller's results. E_MISSING on what is no result of `run`. */
function bothResults(results: unknown): BothResults {
  const given = (typeof results === 'object' && results !== null ? results : {}) as Partial<Record<Regime, unknown>>;
  const resultOf = (regime: Regime): SimulationResult => {
    const value = given[regime];
    return isResult(value) ? value : refuse('E_MISSING', regime);
  };
  const steady = resultOf('permanent');
  const isAlone = given.transient === null || given.transient === undefined;
  return { steady, other: isAlone ? undefined : resultOf('transient'), cycle: cycleOf(steady.input) };
}

/** Both regimes of one section. */
function pointsOf(
  { steady, other }: BothResults,
  engine: Engine,
  section: CircuitSection | undefined,
): OperatingPoints {
  const permanent = new OperatingPoint('permanent', steady, engine, section);
  const transient = other && new OperatingPoint('transient', other, engine, section);
  const all = transient === undefined ? [permanent] : [permanent, transient];
  // The levels a circuit works between are asked for first: their problems come before those of its parts.
  for (const point of all)
    if (section === undefined || section.stages.length > 0) void [point.evaporating, point.condensing];
  return { permanent, transient, all };
}

/** Whether a cycle is a circuit of one compressor and one flow: the seven points are all of it. */
const isWhole = (cycle: CycleDescription): boolean => isOneLoop(cycle) && sectionsOf(cycle).length === 1;

/**
 * The regimes of a caller's results: of a cycle of several compressors those of the one that `stage` names beside them, the
 * first where it names none. E_MISSING on what is no result of `run`.
 */
export function operatingPoints(results: unknown, engine: Engine): OperatingPoints {
  const both = bothResults(results);
  if (isWhole(both.cycle)) return pointsOf(both, engine, undefined);
  const { stage } = results as { readonly stage?: unknown };
  return pointsOf(both, engine, sectionNamed(both.cycle, stage));
}

/** The regimes of a circuit whose seven points are one loop. E_STAGES on one of several flows. */
export function loopPoints(results: unknown, engine: Engine): OperatingPoints {
  const both = bothResults(results);
  return isOneLoop(both.cycle) ? pointsOf(both, engine, undefined) : refuse('E_STAGES');
}

/** The same of every compressor of a cycle; none of a circuit that is one compressor and one flow. */
export function sectionPoints(results: unknown, engine: Engine): readonly OperatingPoints[] {
  const both = bothResults(results);
  return isWhole(both.cycle) ? [] : sectionsOf(both.cycle).map((section) => pointsOf(both, engine, section));
}

/** The pipes beside those of the compressors, each with both regimes. */
export function furtherPoints(
  results: unknown,
  engine: Engine,
): readonly { readonly pipe: FurtherPipe; readonly points: OperatingPoints }[] {
  const both = bothResults(results);
  if (isWhole(both.cycle)) return [];
  return furtherPipesOf(both.cycle).map((pipe) => {
    const { key } = sectionsOf(both.cycle).find(({ circuit }) => circuit === pipe.circuit) ?? { key: 'main' as const };
    return { pipe, points: pointsOf(both, engine, sectionOfPipe(pipe, key)) };
  });
}

/** A value of each regime there is, null for the other. */
export function ofBoth<T>(
  points: OperatingPoints,
  of: (point: OperatingPoint) => T,
): { permanent: T; transient: T | null } {
  return { permanent: of(points.permanent), transient: points.transient === undefined ? null : of(points.transient) };
}
