/** The state any two properties fix. */
import type { EngineError } from '../../engine/errors.ts';
import type { Engine, Fluid, Phase, Reference, Saturation, State, StateInput } from '../../engine/types.ts';
import { Arguments, numberOf } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome, Values, Warning } from '../outcome.ts';
import { isEngineFault, outcomeOf, refuse, stateOrNone } from '../outcome.ts';
import type { Letter } from './letters.ts';
import { LETTERS, MEANINGS } from './letters.ts';
import { otherStates } from './roots.ts';
import { barFromPascal, celsiusFromKelvin, kiloFromBase } from '../../quantities/si.ts';

/** Null where the state has no such property: heat capacities inside the dome, saturation from the critical pressure up. */
export interface RulerPoint {
  /** bar absolute */
  readonly P: number;
  /** °C */
  readonly T: number;
  /** kg/m³ */
  readonly D: number;
  /** m³/kg */
  readonly V: number;
  /** % by mass */
  readonly Q: number | null;
  /** kJ/kg */
  readonly H: number;
  /** kJ/(kg K) */
  readonly S: number;
  /** kJ/kg */
  readonly U: number;
  /** kJ/(kg K) */
  readonly CP: number | null;
  readonly CV: number | null;
  readonly gamma: number | null;
  /** m/s */
  readonly W: number | null;
  /** µPa s */
  readonly viscosity: number | null;
  /** mW/(m K) */
  readonly conductivity: number | null;
  readonly phase: Phase;
  /** °C, at P */
  readonly t_bubble: number | null;
  readonly t_dew: number | null;
  /** K */
  readonly superheat: number | null;
  readonly subcooling: number | null;
  readonly reference: Reference;
}

export interface RulerState {
  readonly state: RulerPoint;
  /** The further states of the same quality and density, enthalpy or entropy, by rising pressure. */
  readonly others: readonly RulerPoint[];
  readonly warnings: readonly Warning[];
}

/** K: nearer to the saturation of a pure fluid, pressure and temperature fix no state. */
const ON_SATURATION_K = 0.01;
/** Bounds beyond this only keep the engine from vacuum and infinity: no reader meets them. */
const NO_LIMIT = 1e9;
const MICRO = 1e6;
const MILLI = 1e3;

function saturationAt(fluid: Fluid, P: number): Saturation | undefined {
  return P >= fluid.critical.P ? undefined : stateOrNone(() => fluid.saturation({ P }));
}

const scaled = (value: number | undefined, factor: number): number | null =>
  value === undefined ? null : value * factor;

function pointOf(fluid: Fluid, state: State): RulerPoint {
  const { CP, CV, Q, phase } = state;
  const at = saturationAt(fluid, state.P);
  const isLiquid = phase === 'liquid' || phase === 'saturated-liquid';
  const isVapour = phase === 'gas' || phase === 'saturated-vapour';
  return {
    P: barFromPascal(state.P),
    T: celsiusFromKelvin(state.T),
    D: state.D,
    V: 1 / state.D,
    Q: scaled(Q, 100),
    H: kiloFromBase(state.H),
    S: kiloFromBase(state.S),
    U: kiloFromBase(state.U),
    CP: scaled(CP, 1e-3),
    CV: scaled(CV, 1e-3),
    gamma: CP === undefined || CV === undefined ? null : CP / CV,
    W: state.W ?? null,
    viscosity: scaled(state.viscosity, MICRO),
    conductivity: scaled(state.conductivity, MILLI),
    phase,
    t_bubble: at === undefined ? null : celsiusFromKelvin(at.bubble.T),
    t_dew: at === undefined ? null : celsiusFromKelvin(at.dew.T),
    superheat: !isVapour || at === undefined ? null : phase === 'gas' ? state.T - at.dew.T : 0,
    subcooling: !isLiquid || at === undefined ? null : phase === 'liquid' ? at.bubble.T - state.T : 0,
    reference: fluid.reference,
  };
}

/** One of the two properties given: its letter, the key of its value and the value as the engine takes it. */
interface Given {
  readonly letter: Letter;
  readonly field: 'value1' | 'value2';
  readonly value: number;
}

/** What the engine refused, told of the value that is out of reach and in its unit. */
function refuseFault(error: EngineError, given: readonly Given[]): never {
  const { property, value, limit } = error;
  const at = given.find(({ letter }) => MEANINGS[letter].property === property) ?? given[1];
  if (error.code !== 'out-of-range' || at === undefined || typeof value !== 'number') {
    return refuse('E_ENGINE', undefined, { letters: given.map(({ letter }) => letter).join(', ') });
  }
  const { toLetter, range } = MEANINGS[at.letter];
  const bounds = [limit?.min, limit?.max].map((bound) => {
    const told = bound === undefined ? Infinity : toLetter(bound);
    return Math.abs(told) < NO_LIMIT ? told : undefined;
  });
  // A specific volume turns its limits round.
  const [min, max] = at.letter === 'V' ? [bounds[1], bounds[0]] : bounds;
  const values: Values = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    unit: range.unit,
  };
  return refuse('E_RANGE', at.field, values);
}

/** Stops where pressure and temperature of a pure fluid lie on saturation. */
function checkOffSaturation(fluid: Fluid, { T, P }: StateInput): void {
  if (T === undefined || P === undefined || fluid.components.length > 1) return;
  const at = saturationAt(fluid, P);
  const gap = at === undefined ? Infinity : Math.min(Math.abs(at.dew.T - T), Math.abs(at.bubble.T - T));
  if (gap < ON_SATURATION_K) refuse('E_SATPT', 'value2');
}

function solve(fluid: Fluid, given: readonly Given[]): State {
  const input: StateInput = Object.fromEntries(given.map(({ letter, value }) => [MEANINGS[letter].property, value]));
  checkOffSaturation(fluid, input);
  try {
    return fluid.state(input);
  } catch (error) {
    if (!isEngineFault(error)) throw error;
    return refuseFault(error as EngineError, given);
  }
}

/** The other states of a quality and a density, enthalpy or entropy. */
function othersOf(fluid: Fluid, state: State, given: readonly Given[]): readonly State[] {
  const quality = given.find(({ letter }) => letter === 'Q');
  const property = given.map(({ letter }) => MEANINGS[letter].property).find((one) => one !== 'Q');
  if (quality === undefined || !(property === 'D' || property === 'H' || property === 'S')) return [];
  return state.ambiguous ? otherStates(fluid, state, quality.value, property) : [];
}

/**
 * The state two properties fix; where several do, the one at lowest pressure, and W_MULTI.
 *
 * @param prop1 a letter: P bar absolute, T °C, D kg/m³, V m³/kg, Q % by mass, H kJ/kg, S kJ/(kg K)
 * @param value1 in that unit
 * @param prop2 another letter, D and V counting as one
 * @param value2 in its unit
 *
 * Problems: E_FLUID, E_COMP, E_MISSING, E_NUMBER, E_MODE, E_RANGE with their key; E_PAIR; E_SATPT (a
 * pure fluid within 0.01 K of saturation); E_ENGINE.
 */
export function rulerState(
  fluid: unknown,
  prop1: unknown,
  value1: unknown,
  prop2: unknown,
  value2: unknown,
  engine: Engine,
): Outcome<RulerState> {
  return outcomeOf(() => {
    const choices = new Arguments({ prop1, prop2 });
    const refrigerant = fluidOf(engine, fluid, 'fluid');
    const [first, second] = [choices.choice('prop1', LETTERS), choices.choice('prop2', LETTERS)];
    if (MEANINGS[first].property === MEANINGS[second].property) refuse('E_PAIR', 'prop2');
    const one = (letter: Letter, field: Given['field'], raw: unknown): Given => {
      const { range, fromLetter } = MEANINGS[letter];
      const value = fromLetter(numberOf(raw, range, field));
      return Number.isFinite(value) ? { letter, field, value } : refuse('E_RANGE', field, { unit: range.unit });
    };
    const given = [one(first, 'value1', value1), one(second, 'value2', value2)];
    const state = solve(refrigerant, given);
    const others = othersOf(refrigerant, state, given);
    return {
      state: pointOf(refrigerant, state),
      others: others.map((other) => pointOf(refrigerant, other)),
      warnings: state.ambiguous ? [{ code: 'W_MULTI' as const }] : [],
    };
  });
}
