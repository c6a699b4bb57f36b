/** A machine as it stands: its swept volume, its exchangers, the air or water that enters them. */
import type { Engine } from '../../../engine/types.ts';
import type { SimulationInput, SimulationResult } from '../../../simulation/types.ts';
import type { ExchangerFigures, RegimeExchangers } from '../../exchangers/index.ts';
import { exchangers } from '../../exchangers/index.ts';
import { Refusal } from '../../outcome.ts';

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

/** What both exchangers of a machine do at one point. */
export interface ExchangerPair {
  readonly evaporator: ExchangerFigures;
  readonly condenser: ExchangerFigures;
}

/** Both exchangers of a machine that has them: of a cycle of several compressors no single one is the whole machine. */
export function pairOf({ evaporator, condenser }: RegimeExchangers): ExchangerPair {
  if (evaporator === null || condenser === null) throw new Refusal({ code: 'E_STAGES', values: {} });
  return { evaporator, condenser };
}

/** Both exchangers of a result. E_CROSS on the exchanger whose temperatures cross. */
export function exchangersOf(result: SimulationResult, options: unknown, engine: Engine): ExchangerPair {
  const outcome = exchangers({ permanent: result, transient: null }, options, engine);
  if (!outcome.ok) throw new Refusal(outcome.problem);
  const { evaporator, condenser } = pairOf(outcome.result.permanent);
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
  { evaporator, condenser }: ExchangerPair,
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
export function optionsAt({ evaporator, condenser, hasSubcooler }: Machine, result: SimulationResult) {
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
