/** Where a machine settles with another refrigerant. */
import type { Engine } from '../../../engine/types.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../../quantities/si.ts';
import { run } from '../../../simulation/run.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { ExchangerFigures } from '../../exchangers/index.ts';
import { exchangers } from '../../exchangers/index.ts';
import type { Problem } from '../../outcome.ts';
import { Refusal, stateOrNone } from '../../outcome.ts';
import type { Exchanger, ExchangerPair, Machine } from './machine.ts';
import { optionsAt, pairOf } from './machine.ts';
import type { Pair } from './solve.ts';
import { solvePair } from './solve.ts';

export type Side = 'evaporator' | 'condenser';
export const SIDES = ['evaporator', 'condenser'] as const;

/** A machine with a refrigerant, at the temperatures it settles at. */
export interface Settled extends ExchangerPair {
  readonly result: SimulationResult;
  /** Exchangers so large that the refrigerant leaves them at the inlet temperature of the air or water. */
  readonly oversized: readonly Side[];
}

/**
 * K between the refrigerant that leaves an exchanger and the air or water that enters it: closer than that they are
 * taken as one. The gap falls with the exponential of a UA in excess, far below what a double can tell apart.
 */
const LEAST_GAP = 1e-4;
const FLOOR = Math.log(LEAST_GAP);
/** How far apart the first guess is moved, in turns, until no exchanger is crossed: K, and part of the gap. */
const APART = { by: 1, times: 1.15 } as const;
const GUESSES = 60;
/** Longest step in the logarithm of a gap. */
const LONGEST_STEP = 1.5;
/** How much wider a gap, in its logarithm, tells whether the refrigerant ends there. */
const BEYOND = 0.1;
/** Logarithms this close are one. */
const SAME = 1e-6;

/** A place, whether the exchangers suffice there or not. */
interface Place {
  readonly result: SimulationResult;
  readonly pair: ExchangerPair;
}

/** The search for the place; unknowns are the logarithms of both gaps, K. */
class Search {
  readonly machine: Machine;
  readonly fluid: string;
  readonly engine: Engine;
  /** °C that the evaporating dew point stays below and the condensing bubble point above. */
  readonly bounds: Pair;

  constructor(machine: Machine, fluid: string, engine: Engine) {
    this.machine = machine;
    this.fluid = fluid;
    this.engine = engine;
    const { input, evaporator, condenser, hasSubcooler } = machine;
    // With an internal exchanger that one cools the liquid of the line.
    const line = hasSubcooler && input.architecture === undefined ? input.t_srt : 0;
    this.bounds = [evaporator.t_in - input.t_sf, condenser.t_in + input.t_sr + line];
  }

  /** Dew temperatures, °C, of two gaps; undefined where the refrigerant has no such saturation. */
  private temperatures([evaporator, condenser]: Pair): Pair | undefined {
    const bubble = this.bounds[1] + Math.exp(condenser);
    const dew = stateOrNone(() => {
      const fluid = this.engine.fluid(this.fluid);
      if (fluid.components.length < 2) return bubble;
      const { P } = fluid.saturation({ T: kelvinFromCelsius(bubble) }).bubble;
      return celsiusFromKelvin(fluid.saturation({ P }).dew.T);
    });
    return dew === undefined ? undefined : [this.bounds[0] - Math.exp(evaporator), dew];
  }

  /** The machine at two gaps, or why it cannot be there. */
  at(gaps: Pair): Place | Problem {
    const temperatures = this.temperatures(gaps);
    // Above the critical point of a blend.
    const [te, tc] = temperatures ?? [this.bounds[0] - Math.exp(gaps[0]), this.bounds[1] + Math.exp(gaps[1])];
    const { machine } = this;
    const body = {
      ...machine.input,
      fluid: this.fluid,
      choice_1: 0,
      choice_1_value: machine.sweptVolume,
      mode_evp: 1,
      pt_evp: te,
      mode_cdr: 1,
      pt_cdr: tc,
      sat_ref: 'dew',
    };
    const outcome = run(body, this.engine);
    if (!outcome.ok) return outcome.problem;
    const { result } = outcome;
    const answer = exchangers({ permanent: result, transient: null }, optionsAt(machine, result), this.engine);
    return answer.ok ? { result, pair: pairOf(answer.result.permanent) } : answer.problem;
  }

  /** ln of the UA needed over the UA there is, on each side; undefined where an exchanger is crossed. */
  residuals(gaps: Pair): Pair | undefined {
    const place = this.at(gaps);
    if (!('pair' in place)) return undefined;
    const of = (side: Side): number => residual(place.pair[side], this.machine[side]);
    const both: Pair = [of('evaporator'), of('condenser')];
    return both.every(Number.isFinite) ? both : undefined;
  }

  settled(gaps: Pair): Settled | undefined {
    const place = this.at(gaps);
    const oversized = SIDES.filter((side) => gapOf(gaps, side) - FLOOR < SAME);
    return 'pair' in place ? { result: place.result, ...place.pair, oversized } : undefined;
  }
}

const gapOf = (gaps: Pair, side: Side): number => gaps[side === 'evaporator' ? 0 : 1];

const residual = ({ ua_profile, problem }: ExchangerFigures, { ua }: Exchanger): number =>
  problem === null ? Math.log((ua_profile ?? Number.NaN) / ua) : Number.NaN;

/** The exchanger that the power of the refrigerant crosses, of a place or of why there is none. */
function crossedSides(place: Place | Problem): readonly Side[] {
  if ('pair' in place) return SIDES.filter((side) => place.pair[side].problem !== null);
  // So much power that the air or water would leave beyond every limit.
  return SIDES.filter((side) => place.code === 'E_RANGE' && place.field === `${side}.t_out`);
}

/**
 * The first gaps without a crossing, from those of the machine's own refrigerant outwards.
 * @throws {Refusal} what the refrigerant itself refuses at the start; E_SETTLE with the exchanger that stays crossed
 */
function firstGuess(search: Search, start: Pair): Pair {
  const gaps = {
    evaporator: Math.max(search.bounds[0] - start[0], APART.by),
    condenser: Math.max(start[1] - search.bounds[1], APART.by),
  };
  let crossed: Side | undefined;
  for (let k = 0; k < GUESSES; k += 1) {
    const guess: Pair = [Math.log(gaps.evaporator), Math.log(gaps.condenser)];
    const place = search.at(guess);
    const now = crossedSides(place);
    if (now.length === 0) {
      if ('pair' in place) return guess;
      // Moving apart, the refrigerant's own limits are met before the exchanger suffices.
      throw new Refusal(crossed === undefined ? place : settleProblem(search, sideOf(place, crossed)));
    }
    crossed = now[0];
    for (const side of now) gaps[side] = gaps[side] * APART.times + APART.by;
  }
  throw new Refusal(settleProblem(search, crossed ?? 'evaporator'));
}

/** The exchanger that could not be given more room. */
function sideOf({ field }: Problem, crossed: Side): Side {
  if (field === 'pt_cdr') return 'condenser';
  return field === 'pt_evp' ? 'evaporator' : crossed;
}

const settleProblem = ({ fluid }: Search, side: Side): Problem => ({
  code: 'E_SETTLE',
  field: side,
  values: { fluid },
});

/**
 * The machine with a refrigerant, at the evaporating and condensing temperatures where each exchanger
 * passes its duty: duty = UA × mean temperature difference of the real counter-flow profile, the UA,
 * the inlet and the heat capacity rate of each secondary being kept. Where an exchanger is so large that the refrigerant
 * leaves it at that inlet's temperature within 1e-4 K, it settles there, and `oversized` says so.
 *
 * @param start dew temperatures, °C, to look from
 * @throws {Refusal} the problem of the refrigerant there; E_SETTLE on the exchanger that is too small for it
 */
export function settledMachine(machine: Machine, fluid: string, start: Pair, engine: Engine): Settled {
  const search = new Search(machine, fluid, engine);
  // Of each exchanger one of two vanishes: the UA in excess, or what the gap has over the least.
  const conditions = (gaps: Pair): Pair | undefined => {
    const both = search.residuals(gaps);
    return both && [Math.min(gaps[0] - FLOOR, -both[0]), Math.min(gaps[1] - FLOOR, -both[1])];
  };
  const guess = firstGuess(search, start);
  const { x, isRoot } = solvePair(conditions, guess, LONGEST_STEP) ?? { x: guess, isRoot: false };
  const settled = isRoot ? search.settled(x) : undefined;
  if (settled !== undefined) return settled;
  // Stopped at a limit of the refrigerant: the critical point, or its coldest.
  const wider = search.at([x[0], x[1] + BEYOND]);
  throw new Refusal(settleProblem(search, 'pair' in wider ? 'evaporator' : sideOf(wider, 'evaporator')));
}
