/** A machine as it stands: its swept volume, its exchangers, the air or water that enters them. */
import type { Engine } from '../../../engine/types.ts';
import { run } from '../../../simulation/run.ts';
import type { SimulationInput, SimulationResult } from '../../../simulation/types.ts';
import type { ExchangerFigures } from '../../exchangers/index.ts';
import { exchangers } from '../../exchangers/index.ts';
import type { Problem } from '../../outcome.ts';
import { Refusal } from '../../outcome.ts';
import type { Pair } from './solve.ts';
import { solvePair } from './solve.ts';

/** One exchanger: what stays when the refrigerant changes. */
export interface Exchanger {
  /** kW/K */
  readonly ua: number;
  /** Heat capacity rate of the air or water, kW/K. */
  readonly capacityRate: number;
  /** °C */
  readonly t_in: number;
}

export interface Machine {
  /** The point it was read from: sizing, efficiencies, superheat and subcooling are kept. */
  readonly input: SimulationInput;
  /** m³/h */
  readonly sweptVolume: number;
  readonly evaporator: Exchanger;
  readonly condenser: Exchanger;
  /** Whether the condenser subcools the liquid of the line too. */
  readonly hasSubcooler: boolean;
}

/** A machine with a refrigerant, at the temperatures it settles at. */
export interface Settled {
  readonly result: SimulationResult;
  readonly evaporator: ExchangerFigures;
  readonly condenser: ExchangerFigures;
}

/** K: how far the first guess is moved apart until no exchanger is crossed. */
const APART = 1;
const GUESSES = 40;

/** Both exchangers of a result. E_CROSS on the exchanger whose temperatures cross. */
export function exchangersOf(result: SimulationResult, options: unknown, engine: Engine): Omit<Settled, 'result'> {
  const outcome = exchangers({ permanent: result, transient: null }, options, engine);
  if (!outcome.ok) throw new Refusal(outcome.problem);
  const { evaporator, condenser } = outcome.result.permanent;
  for (const [field, { problem }] of [['evaporator', evaporator] as const, ['condenser', condenser] as const]) {
    if (problem !== null) throw new Refusal({ ...problem, field });
  }
  return { evaporator, condenser };
}

function exchangerOf({ ua_profile, duty, t_in, t_out }: ExchangerFigures): Exchanger {
  return { ua: ua_profile ?? Number.NaN, capacityRate: duty / Math.abs(t_out - t_in), t_in };
}

/** The machine behind a point and its exchangers. */
export function machineOf(
  result: SimulationResult,
  { evaporator, condenser }: Omit<Settled, 'result'>,
  hasSubcooler: boolean,
): Machine {
  return {
    input: result.input,
    sweptVolume: result.performance.step_volume_h,
    evaporator: exchangerOf(evaporator),
    condenser: exchangerOf(condenser),
    hasSubcooler,
  };
}

/** Duty of the condenser, kW. */
function condenserDuty({ performance, points }: SimulationResult, hasSubcooler: boolean): number {
  const { d_sortie_condenseur: d, e_entree_detendeur: e } = points;
  return performance.power_heat + (hasSubcooler ? performance.mass_flow_s * (d.H - e.H) : 0);
}

/** What the exchangers of a machine are asked at one point; their secondary leaves where its flow and the duty say. */
function optionsAt({ evaporator, condenser, hasSubcooler }: Machine, result: SimulationResult) {
  // A stream known by its heat capacity rate alone: its own heat capacity and density do not count.
  const stream = { medium: 'other', cp: 1, rho: 1 };
  const cold = result.performance.power_cold;
  const heat = condenserDuty(result, hasSubcooler);
  return {
    evaporator: { ...stream, t_in: evaporator.t_in, t_out: evaporator.t_in - cold / evaporator.capacityRate },
    condenser: {
      ...stream,
      t_in: condenser.t_in,
      t_out: condenser.t_in + heat / condenser.capacityRate,
      subcooler: hasSubcooler,
    },
  };
}

/** The machine with a refrigerant between two dew temperatures, °C, whether its exchangers suffice or not. */
class Trial {
  settled: Settled | undefined;
  problem: Problem | undefined;

  constructor(machine: Machine, fluid: string, [te, tc]: Pair, engine: Engine) {
    const body = {
      ...machine.input,
      fluid,
      choice_1: 0,
      choice_1_value: machine.sweptVolume,
      mode_evp: 1,
      pt_evp: te,
      mode_cdr: 1,
      pt_cdr: tc,
      sat_ref: 'dew',
    };
    const outcome = run(body, engine);
    if (!outcome.ok) {
      this.problem = outcome.problem;
      return;
    }
    try {
      const { result } = outcome;
      this.settled = { result, ...exchangersOf(result, optionsAt(machine, result), engine) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  }
}

/** The first pair of temperatures without a crossing, from those of the machine's own refrigerant outwards. */
function firstGuess(machine: Machine, fluid: string, start: Pair, engine: Engine): Pair {
  let problem: Problem | undefined;
  for (let k = 0; k < GUESSES; k += 1) {
    const guess: Pair = [start[0] - k * APART, start[1] + k * APART];
    const trial = new Trial(machine, fluid, guess, engine);
    if (trial.settled !== undefined) return guess;
    problem ??= trial.problem;
    // A crossing is cured by moving apart; what the refrigerant itself refuses is not.
    if (trial.problem?.code !== 'E_CROSS') break;
  }
  throw new Refusal(problem ?? { code: 'E_ENGINE', values: { point: 'f' } });
}

/**
 * The machine with a refrigerant, at the evaporating and condensing temperatures where each exchanger
 * passes its duty: duty = UA × mean temperature difference of the real counter-flow profile, the UA,
 * the inlet and the heat capacity rate of each secondary being kept.
 *
 * @param start dew temperatures, °C, to look from
 * @throws {Refusal} the problem of the refrigerant there; E_CROSS; E_ENGINE (point f) where no pair is found
 */
export function settledMachine(machine: Machine, fluid: string, start: Pair, engine: Engine): Settled {
  const residual = ({ ua_profile }: ExchangerFigures, { ua }: Exchanger): number =>
    Math.log((ua_profile ?? Number.NaN) / ua);
  const residuals = (x: Pair): Pair | undefined => {
    const { settled } = new Trial(machine, fluid, x, engine);
    if (settled === undefined) return undefined;
    return [residual(settled.evaporator, machine.evaporator), residual(settled.condenser, machine.condenser)];
  };
  const found = solvePair(residuals, firstGuess(machine, fluid, start, engine));
  const settled = found === undefined ? undefined : new Trial(machine, fluid, found, engine).settled;
  if (settled === undefined) throw new Refusal({ code: 'E_ENGINE', values: { point: 'f' } });
  return settled;
}
