import type { Saturation, State } from '../../engine/types.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';
import { stop } from '../problem.ts';
import type { SimulationInput, TwoStageKind, Warning } from '../types.ts';
import { saturationOf } from './bench.ts';
import type { Bench, BenchCircuit } from './bench.ts';
import type { CycleSolver, PressureLevels, SolvedCycle } from './solver.ts';
import { checkSuction, compress, pressureLevels, qualityAfterExpansion, stateNear } from './solver.ts';

/** The one fluid a rule of practice for the intermediate temperature is shown for. */
const RULE_FLUID = 'R717';
/** Injected share of the high-stage flow above which it is a warning. */
const HIGH_INJECTION = 0.4;

/** What stands between the stages: the liquid to the evaporator, the vapour to the high stage, and the flow of that stage over the other. */
interface Between {
  readonly liquid: State;
  readonly vapour: State;
  readonly ratio: number;
  readonly added?: Readonly<Record<string, State>>;
}

interface Inlets {
  readonly circuit: BenchCircuit;
  readonly input: SimulationInput;
  readonly levels: PressureLevels;
  readonly middle: Saturation;
  /** Low-stage discharge, condenser outlet, and that outlet expanded to the pressure between. */
  readonly discharge: State;
  readonly outlet: State;
  readonly expanded: State;
}

/** Refuses a vessel that parts nothing. */
function checkFlash({ outlet, middle: { bubble, dew } }: Inlets): number {
  const x = (outlet.H - bubble.H) / (dew.H - bubble.H);
  return x > 0 && x < 1 ? x : stop('E_FLASH', { v: 100 * x });
}

/** Liquid cooled at high pressure to some K above the bubble point between the stages. */
function subcooled({ circuit, levels, middle, outlet }: Inlets, difference: number): State {
  const T = middle.bubble.T + difference;
  if (T >= outlet.T) stop('E_APPR');
  return stateNear(circuit.states, '7', T, levels.rejection.P, levels.condensing?.bubble);
}

const mixed = ({ circuit, middle, discharge }: Inlets, injected: State, ratio: number): State =>
  circuit.states.at('3', { P: middle.dew.P, H: (discharge.H + (ratio - 1) * injected.H) / ratio });

/** By the energy balances of vessel, coil or economiser. */
const BETWEEN: Readonly<Record<TwoStageKind, (inlets: Inlets) => Between>> = {
  flash_complete(inlets) {
    checkFlash(inlets);
    const { discharge, outlet, middle } = inlets;
    const { bubble: liquid, dew: vapour } = middle;
    return { liquid, vapour, ratio: (discharge.H - liquid.H) / (vapour.H - outlet.H) };
  },
  flash_mixing(inlets) {
    const ratio = 1 / (1 - checkFlash(inlets));
    const { bubble: liquid, dew } = inlets.middle;
    return { liquid, vapour: mixed(inlets, dew, ratio), ratio, added: { v: dew } };
  },
  coil(inlets) {
    const { discharge, outlet, middle, input } = inlets;
    const liquid = subcooled(inlets, input.dt_coil ?? 0);
    return { liquid, vapour: middle.dew, ratio: (discharge.H - liquid.H) / (middle.dew.H - outlet.H) };
  },
  liquid_injection({ circuit, discharge, outlet, middle, input }) {
    const { dew } = middle;
    const vapour = stateNear(circuit.states, '3', dew.T + (input.sh_hp ?? 0), dew.P, dew);
    return {
      liquid: circuit.states.same('7', '5', outlet),
      vapour,
      ratio: (discharge.H - outlet.H) / (vapour.H - outlet.H),
    };
  },
  eco_subcooler(inlets) {
    const { circuit, outlet, middle, input } = inlets;
    const { dew } = middle;
    const liquid = subcooled(inlets, input.dt_eco ?? 0);
    const T = dew.T + (input.sh_inj ?? 0);
    // Vapour cannot leave warmer than the liquid that warms it.
    if (T >= outlet.T) stop('E_APPR');
    const inj = stateNear(circuit.states, 'inj', T, dew.P, dew);
    if (inj.H <= outlet.H) stop('E_APPR');
    const ratio = 1 + (outlet.H - liquid.H) / (inj.H - outlet.H);
    return { liquid, vapour: mixed(inlets, inj, ratio), ratio, added: { inj } };
  },
};

const kindOf = ({ kind, port }: SimulationInput): TwoStageKind => port ?? kind ?? 'flash_complete';

/** Pa. @throws {ProblemFound} E_PINT */
function middlePressure(input: SimulationInput, { evaporating, rejection }: PressureLevels, critical: number): number {
  const low = evaporating.dew.P;
  const high = Math.min(rejection.P, critical);
  const P = typeof input.p_int === 'number' ? pascalFromBar(input.p_int) : Math.sqrt(low * rejection.P);
  return P > low && P < high
    ? P
    : stop('E_PINT', { min: barFromPascal(low), max: barFromPascal(high), unit: 'bar' }, 'p_int');
}

const levelsOf = ({ fluid }: BenchCircuit, input: SimulationInput): PressureLevels =>
  pressureLevels(fluid, input, { low: 'g', high: '5' });

/**
 * Two compressions of one fluid with the vapour cooled and the liquid parted or subcooled between them; classic or
 * transcritical. A vessel's two streams keep the composition of the circuit, and its quality is the lever of
 * enthalpies: exact for a pure fluid, a simplification for a blend.
 */
export const twoStageSolver = {
  solve(bench: Bench, input): SolvedCycle {
    const circuit = bench.circuit();
    const { fluid, states } = circuit;
    const levels = levelsOf(circuit, input);
    const { evaporating, condensing, rejection } = levels;
    const low = evaporating.dew.P;
    const middleP = middlePressure(input, levels, fluid.critical.P);
    const middle = saturationOf(fluid, { P: middleP }, '3', 'p_int');

    const outletT = evaporating.dew.T + input.t_sf;
    const g = stateNear(states, 'g', outletT, low, evaporating.dew);
    const s1 = stateNear(states, '1', outletT + input.t_sft, low, evaporating.dew);
    checkSuction(s1);
    const first = compress(
      states,
      { ideal: '2s', real: '2' },
      s1,
      middleP,
      input.rend_is_bp ?? input.rend_is,
      input.rend_is_bp === undefined ? 'rend_is' : 'rend_is_bp',
    );
    const outlet = stateNear(states, '5', rejection.T, rejection.P, condensing?.bubble);
    const expanded = states.at('6', { P: middleP, H: outlet.H });
    const inlets = { circuit, input, levels, middle, discharge: first.real, outlet, expanded };
    const { liquid, vapour, ratio, added } = BETWEEN[kindOf(input)](inlets);
    // What is injected can only add to the flow of the low stage.
    if (!(ratio >= 1) || !Number.isFinite(ratio)) stop('E_INJ');
    checkSuction(vapour);
    const second = compress(
      states,
      { ideal: '4s', real: '4' },
      vapour,
      rejection.P,
      input.rend_is_hp ?? input.rend_is,
      input.rend_is_hp === undefined ? 'rend_is' : 'rend_is_hp',
    );
    if (g.H - liquid.H <= 0) stop('E_Q0');
    if (second.real.H - outlet.H <= 0) stop('E_QK');
    const s8 = states.at('8', { P: low, H: liquid.H });
    return {
      states: {
        1: s1,
        '2s': first.ideal,
        2: first.real,
        3: vapour,
        '4s': second.ideal,
        4: second.real,
        5: outlet,
        6: expanded,
        7: liquid,
        8: s8,
        g,
        ...added,
      },
      flows: { low: 1, high: ratio, injected: ratio - 1 },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(s8, evaporating),
      exchanged: { superheat: 0, subcooling: 0 },
    };
  },

  range(_key, bench, input) {
    const { evaporating, rejection } = levelsOf(bench.circuit(), input);
    return { from: 1.02 * barFromPascal(evaporating.dew.P), to: 0.98 * barFromPascal(rejection.P) };
  },

  remarks({ bench, input, solved, sought, flow, power, eerWith }) {
    const levels = levelsOf(bench.circuit(), input);
    const p_int = barFromPascal(solved.states['3']?.P ?? Number.NaN);
    const volumes = [flow('low') / (solved.states['1']?.D ?? 0), flow('high') / (solved.states['3']?.D ?? 1)] as const;
    const x_inj = flow('injected') / flow('high');
    const warnings: readonly Warning[] = x_inj > HIGH_INJECTION ? [{ code: 'W_INJ', values: { v: 100 * x_inj } }] : [];
    return {
      figures: {
        p_int,
        p_geo: barFromPascal(Math.sqrt(levels.evaporating.dew.P * levels.rejection.P)),
        ...(sought.includes('p_int') && { p_opt: p_int, eer_geo: eerWith({ p_int: 'geo' }) }),
        mass_flow_bp: flow('low'),
        mass_flow_hp: flow('high'),
        power_bp: kiloFromBase(power('low', '1', '2')),
        power_hp: kiloFromBase(power('high', '3', '4')),
        x_inj,
        volume_ratio: volumes[0] / volumes[1],
        ...ruleOfPractice(bench.circuit(), levels),
      },
      warnings,
    };
  },
} as const satisfies CycleSolver;

/** t_i = 0.4·t_c + 0.6·t_e + 3 °C (Rasi), of ammonia that condenses; to be verified at its source. */
function ruleOfPractice({ fluid }: BenchCircuit, { evaporating, condensing }: PressureLevels) {
  if (fluid.name !== RULE_FLUID || condensing === undefined) return {};
  const t_rasi = 0.4 * celsiusFromKelvin(condensing.dew.T) + 0.6 * celsiusFromKelvin(evaporating.dew.T) + 3;
  return { t_rasi, p_rasi: barFromPascal(fluid.saturationPressure(kelvinFromCelsius(t_rasi))) };
}
