/** The machine that stands there, with another refrigerant. */
import type { Engine } from '../../../engine/types.ts';
import { run } from '../../../simulation/run.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { Arguments } from '../../arguments.ts';
import type { ExchangerFigures } from '../../exchangers/index.ts';
import { renamedProblem, withFields } from '../../fields.ts';
import { fluidName } from '../../fluids.ts';
import { designPressureOf, typedPressureRange } from '../../lines.ts';
import type { Line } from '../../lines.ts';
import { loopPoints } from '../../operating-point.ts';
import type { Outcome } from '../../outcome.ts';
import { outcomeOf, Refusal, refuse } from '../../outcome.ts';
import type { ComparisonKey, ComparisonRow } from '../rows.ts';
import { comparisonRows } from '../rows.ts';
import type { Check, MachinePressures, Ratios } from './checks.ts';
import type { ChangeBand } from './band.ts';
import { bandOf } from './band.ts';
import { checksOf, ratiosOf } from './checks.ts';
import { exchangersOf, machineOf } from './machine.ts';
import type { Side } from './settle.ts';
import { settledMachine } from './settle.ts';

/** One exchanger under both refrigerants; kW/K, °C, K. */
export interface SharedExchanger {
  readonly ua: number;
  readonly t_in: number;
  readonly t_out1: number;
  readonly t_out2: number;
  readonly mean_difference1: number | null;
  readonly mean_difference2: number | null;
  readonly pinch1: number | null;
  readonly pinch2: number | null;
}

export interface SameMachine {
  readonly rows: Readonly<Record<ComparisonKey, ComparisonRow>>;
  readonly sides: { readonly fluid1: SimulationResult; readonly fluid2: SimulationResult };
  /** Dew temperatures the machine settles at with the second refrigerant, °C. */
  readonly te: number;
  readonly tc: number;
  readonly evaporator: SharedExchanger;
  readonly condenser: SharedExchanger;
  /** Changes, %, if the estimate is as far off as published tests found; null for the same refrigerant. */
  readonly band: ChangeBand | null;
  /** Exchangers so large for the second refrigerant that it leaves them as warm as the air or water enters. */
  readonly oversized: readonly Side[];
  readonly ratios: Ratios;
  /** Design pressures the second refrigerant asks for, beside the machine's. */
  readonly pressures: MachinePressures;
  readonly checks: readonly Check[];
}

function shared(ua: number, one: ExchangerFigures, other: ExchangerFigures): SharedExchanger {
  return {
    ua,
    t_in: one.t_in,
    t_out1: one.t_out,
    t_out2: other.t_out,
    mean_difference1: one.mean_difference,
    mean_difference2: other.mean_difference,
    pinch1: one.pinch,
    pinch2: other.pinch,
  };
}

function pressuresOf(
  one: SimulationResult,
  other: SimulationResult,
  given: Arguments,
  engine: Engine,
): MachinePressures {
  const typed = {
    low: given.optionalNumber('ps_bp', typedPressureRange),
    high: given.optionalNumber('ps_hp', typedPressureRange),
  };
  const pointsOf = (permanent: SimulationResult) => loopPoints({ permanent, transient: null }, engine);
  const [before, after] = [pointsOf(one), pointsOf(other)];
  const pressureOf = (line: Line) => ({
    needed: designPressureOf(line, after, { low: undefined, high: undefined }),
    rated: designPressureOf(line, before, typed),
  });
  return { low: pressureOf('asp'), high: pressureOf('ref') };
}

/**
 * One machine with another refrigerant. The point of the first one gives the swept volume and, with
 * the air or water beside it, the UA of both exchangers; they, the secondary inlets and flows, the
 * efficiencies, superheat and subcooling are kept, and the second one's evaporating and condensing
 * temperatures follow: each duty is UA times the mean temperature difference of the real counter-flow
 * profile, glide included. An estimate: heat transfer coefficients, efficiencies and pressure drops
 * do change with the refrigerant.
 *
 * @param input keys of a simulation's body without `fluid`; a classic cycle
 * @param fluid1 the refrigerant of the machine; `fluid2` the other; the same one gives the same point
 * @param options evaporator and condenser, as `exchangers` takes them; ps_hp and ps_bp of the plate, bar gauge
 *
 * Problems: those of a simulation and of `exchangers` on the first one's point; E_MODE (mode_trans)
 * above critical; E_CROSS (evaporator, condenser); of the second one its own, fluid2; E_SETTLE (evaporator,
 * condenser), the exchanger too small for it.
 */
export function sameMachine(
  input: unknown,
  fluid1: unknown,
  fluid2: unknown,
  options: unknown,
  engine: Engine,
): Outcome<SameMachine> {
  return outcomeOf(() => {
    const body = new Arguments(input, 'input');
    const entered = Object.fromEntries(body.keys().map((key) => [key, body.raw(key)]));
    const [name1, name2] = [fluidName(fluid1, 'fluid1'), fluidName(fluid2, 'fluid2')];
    const outcome = run({ ...entered, fluid: name1 }, engine);
    if (!outcome.ok) throw new Refusal(renamedProblem(outcome.problem, { fluid: 'fluid1' }));
    const { result: one } = outcome;
    const { t_dew_cdr } = one.extra;
    if (t_dew_cdr === null) return refuse('E_MODE', 'mode_trans');
    const given = new Arguments(options);
    // One of several compressors is not the machine.
    loopPoints({ permanent: one, transient: null }, engine);
    const own = exchangersOf(one, options, engine);
    const hasSubcooler = given.group('condenser').flag('subcooler', false);
    const machine = machineOf(one, own, hasSubcooler);
    const settled = withFields({ fluid: 'fluid2' }, () =>
      settledMachine(machine, name2, [one.extra.t_dew_evp, t_dew_cdr], engine),
    );
    const other = settled.result;
    const rows = comparisonRows(one, other);
    const ratios = ratiosOf(one, other);
    const pressures = pressuresOf(one, other, given, engine);
    return {
      rows,
      band: bandOf(other, rows, name1 === name2),
      sides: { fluid1: one, fluid2: other },
      te: other.extra.t_dew_evp,
      tc: other.input.pt_cdr,
      evaporator: shared(machine.evaporator.ua, own.evaporator, settled.evaporator),
      condenser: shared(machine.condenser.ua, own.condenser, settled.condenser),
      oversized: settled.oversized,
      ratios,
      pressures,
      checks: checksOf(one, other, ratios, pressures, settled.oversized, {
        evaporator: machine.evaporator.t_in,
        condenser: machine.condenser.t_in,
      }),
    };
  });
}
