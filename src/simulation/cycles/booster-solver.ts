import type { Saturation, State } from '../../engine/types.ts';
import {
  barFromPascal,
  baseFromKilo,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  pascalFromBar,
} from '../../quantities/si.ts';
import { receiverSearchMax } from '../../machine/limits.ts';
import { stop } from '../problem.ts';
import { condensation, gasCooling } from '../saturation.ts';
import type { SimulationInput, Warning } from '../types.ts';
import { saturationOf } from './bench.ts';
import type { Bench, BenchCircuit } from './bench.ts';
import type { CycleSolver, PressureLevels, SolvedCycle } from './solver.ts';
import { checkSuction, compress, qualityAfterExpansion, stateNear } from './solver.ts';

/** Receiver pressures of practice, bar; vapour share under which a parallel compressor would stop; K of a safe suction. */
const USUAL_RECEIVER = { min: 30, max: 45 } as const;
const LEAST_FLASH = 0.15;
const SAFE_SUPERHEAT = 5;
/** Of both levels together, kW. */
const LEAST_LOAD = 0.001;

/** Of the search of the receiver's pressure: bar, and over the pressures it lies between. */
const SEARCH = { overMedium: 1.05, underHigh: 0.97, highest: 70 } as const;

interface Levels extends PressureLevels {
  readonly low: Saturation;
}

/** One evaporating level, from the dew temperature entered, °C. */
function level({ fluid }: BenchCircuit, key: 'te_mt' | 'te_lt', input: SimulationInput, letter: string): Saturation {
  const T = kelvinFromCelsius(input[key] ?? Number.NaN);
  const { triple, critical } = fluid;
  if (!(T > triple.T && T < critical.T)) {
    stop('E_EVP', { min: celsiusFromKelvin(triple.T), max: celsiusFromKelvin(critical.T), unit: 'degC' }, key);
  }
  return saturationOf(fluid, { T }, letter, key);
}

function levelsOf(circuit: BenchCircuit, input: SimulationInput): Levels {
  const { fluid } = circuit;
  const evaporating = level(circuit, 'te_mt', input, 'gm');
  const low = level(circuit, 'te_lt', input, 'gl');
  if (low.dew.T >= evaporating.dew.T) {
    stop('E_RANGE', { max: celsiusFromKelvin(evaporating.dew.T), unit: 'degC' }, 'te_lt');
  }
  if (input.mode_trans === '1') {
    return { evaporating, low, condensing: undefined, rejection: gasCooling(fluid, input, evaporating) };
  }
  const condensing = condensation(fluid, input, evaporating, '7');
  return {
    evaporating,
    low,
    condensing,
    rejection: { P: condensing.dew.P, T: condensing.bubble.T - input.t_sr },
  };
}

/** Pa. @throws {ProblemFound} E_PREC */
function receiverPressure(input: SimulationInput, { evaporating, rejection }: Levels, critical: number): number {
  const P = pascalFromBar(Number(input.p_rec));
  const [min, max] = [evaporating.dew.P, Math.min(rejection.P, critical)];
  return P > min && P < max
    ? P
    : stop('E_PREC', { min: barFromPascal(min), max: barFromPascal(max), unit: 'bar' }, 'p_rec');
}

/** The low-stage discharge, cooled where that is asked and it is warmer. */
function desuperheated({ states }: BenchCircuit, { evaporating }: Levels, discharge: State, t_desup?: number | null) {
  if (t_desup === null || t_desup === undefined) return states.same('2d', '2', discharge);
  const T = kelvinFromCelsius(t_desup);
  const { dew } = evaporating;
  if (T < dew.T) stop('E_RANGE', { min: celsiusFromKelvin(dew.T), unit: 'degC' }, 't_desup');
  return T >= discharge.T ? states.same('2d', '2', discharge) : stateNear(states, '2d', T, dew.P, dew);
}

/**
 * R744 at two temperature levels, the receiver between. Its vapour is expanded to the medium suction, or compressed
 * on its own; the gas cooler's flow is what both levels take over the liquid left by the first expansion.
 */
export const boosterSolver = {
  solve(bench: Bench, input): SolvedCycle {
    const circuit = bench.circuit();
    const { fluid, states } = circuit;
    const { q_mt = 0, q_lt = 0, sh_mt = 0, sh_lt = 0, sh_line = 0 } = input;
    // Freezers alone, or cold rooms alone: one of both levels has a load.
    if (q_mt + q_lt < LEAST_LOAD) stop('E_RANGE', { min: LEAST_LOAD, unit: 'kW' }, 'q_mt');
    const levels = levelsOf(circuit, input);
    const { evaporating, low, condensing, rejection } = levels;
    const receiverP = receiverPressure(input, levels, fluid.critical.P);
    const receiver = saturationOf(fluid, { P: receiverP }, '9', 'p_rec');
    const { bubble: s9, dew: s10 } = receiver;
    const mediumP = evaporating.dew.P;
    const lowP = low.dew.P;

    const outletT = evaporating.dew.T + sh_mt;
    const gm = stateNear(states, 'gm', outletT, mediumP, evaporating.dew);
    const s3 = stateNear(states, '3', outletT + sh_line, mediumP, evaporating.dew);
    const lowOutletT = low.dew.T + sh_lt;
    const gl = stateNear(states, 'gl', lowOutletT, lowP, low.dew);
    const s1 = stateNear(states, '1', lowOutletT + sh_line, lowP, low.dew);
    checkSuction(s1);
    const s7 = stateNear(states, '7', rejection.T, rejection.P, condensing?.bubble);
    const s8 = states.at('8', { P: receiverP, H: s7.H });
    const x = (s7.H - s9.H) / (s10.H - s9.H);
    if (!(x > 0 && x < 1)) stop('E_FLASH', { v: 100 * x });
    if (gm.H - s9.H <= 0 || gl.H - s9.H <= 0) stop('E_Q0');

    const lt = baseFromKilo(q_lt) / (gl.H - s9.H);
    const mt = baseFromKilo(q_mt) / (gm.H - s9.H);
    const gas = (lt + mt) / (1 - x);
    const flash = gas - (lt + mt);
    const first = compress(states, { ideal: '2s', real: '2' }, s1, mediumP, input.rend_is_lt ?? 1, 'rend_is_lt');
    const s2d = desuperheated(circuit, levels, first.real, input.t_desup);

    const isParallel = input.parallel === true;
    const s11 = isParallel ? undefined : states.at('11', { P: mediumP, H: s10.H });
    const suction = isParallel ? lt + mt : gas;
    const bypassed = isParallel ? 0 : flash * s10.H;
    const s5 = states.at('5', { P: mediumP, H: (lt * s2d.H + mt * s3.H + bypassed) / suction });
    checkSuction(s5);
    const second = compress(states, { ideal: '6s', real: '6' }, s5, rejection.P, input.rend_is_mt ?? 1, 'rend_is_mt');
    const parallel = isParallel ? parallelCompression(circuit, input, s10, rejection.P) : undefined;
    const inletH =
      parallel === undefined ? second.real.H : (suction * second.real.H + flash * parallel['6p'].H) / (suction + flash);
    if (inletH - s7.H <= 0) stop('E_QK');

    const fm = states.at('fm', { P: mediumP, H: s9.H });
    return {
      states: {
        1: s1,
        '2s': first.ideal,
        2: first.real,
        '2d': s2d,
        3: s3,
        5: s5,
        '6s': second.ideal,
        6: second.real,
        7: s7,
        8: s8,
        9: s9,
        10: s10,
        fm,
        gm,
        fl: states.at('fl', { P: lowP, H: s9.H }),
        gl,
        ...(s11 && { 11: s11 }),
        ...(parallel && { ...parallel, '6m': states.at('6m', { P: rejection.P, H: inletH }) }),
      },
      flows: { lt, mt, suction, flash, gas },
      isSized: true,
      evaporations: { gm: evaporating, gl: low },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(fm, evaporating),
      exchanged: { superheat: 0, subcooling: 0 },
    };
  },

  range(_key, bench, input) {
    const { evaporating, rejection } = levelsOf(bench.circuit(), input);
    const from = SEARCH.overMedium * barFromPascal(evaporating.dew.P);
    const to = Math.min(SEARCH.highest, SEARCH.underHigh * barFromPascal(rejection.P));
    if (input.ps_rec === undefined) return { from, to };
    // Under the PS of the receiver, and not where the valves behind it want for pressure.
    const ceiling = receiverSearchMax(input.ps_rec);
    const least = Math.min(Math.max(from, USUAL_RECEIVER.min), to);
    if (ceiling < least) stop('E_PREC', { min: least, max: ceiling, unit: 'bar' }, 'ps_rec');
    const { ps_rec: _, ...without } = input;
    return { from: least, to: Math.min(to, ceiling), without };
  },

  /** What is recommended carries no warning of its own, as far as the pressure can help it. */
  accepts: (solved, { parallel, ps_rec }) =>
    ps_rec === undefined ||
    (suctionSuperheat(solved) >= SAFE_SUPERHEAT &&
      (parallel !== true || (solved.flows.flash ?? 0) >= LEAST_FLASH * (solved.flows.gas ?? 0))),

  remarks({ solved, input, sought, flow, power, performance, unlimitedEer, eerWith }) {
    const p_rec = Number(input.p_rec);
    const ceiling = input.ps_rec === undefined ? undefined : receiverSearchMax(input.ps_rec);
    const highest = ceiling ?? USUAL_RECEIVER.max;
    const x_rec = flow('flash') / flow('gas');
    const isParallel = input.parallel === true;
    const isFoundBelowPs = ceiling !== undefined && sought.includes('p_rec');
    const superheat = suctionSuperheat(solved);
    const warnings: readonly (Warning | undefined)[] = [
      !isFoundBelowPs && (p_rec < USUAL_RECEIVER.min || p_rec > highest)
        ? { code: 'W_PREC', values: { v: p_rec } }
        : undefined,
      isParallel && x_rec < LEAST_FLASH ? { code: 'W_PARMIN', values: { v: 100 * x_rec } } : undefined,
      superheat < SAFE_SUPERHEAT ? { code: 'W_MTSUC', values: { v: superheat } } : undefined,
    ];
    return {
      figures: {
        p_rec,
        ...(sought.includes('p_rec') && { p_opt: p_rec }),
        ...(ceiling !== undefined &&
          unlimitedEer !== undefined && {
            ceiling: { p: ceiling, loss: Math.max(0, 1 - performance.eer / unlimitedEer) },
          }),
        ...(isParallel && { eer_bypass: eerWith({ parallel: false }) }),
        x_rec,
        mass_flow_lt: flow('lt'),
        mass_flow_mt: flow('mt'),
        mass_flow_gc: flow('gas'),
        mass_flow_flash: flow('flash'),
        power_lt: kiloFromBase(power('lt', '1', '2')),
        power_mt: kiloFromBase(power('suction', '5', '6')),
        power_par: isParallel ? kiloFromBase(power('flash', '10s', '6p')) : 0,
        power_desup: kiloFromBase(power('lt', '2d', '2')),
      },
      warnings: warnings.filter((warning) => warning !== undefined),
    };
  },
} as const satisfies CycleSolver;

/** At the suction where everything meets, K. */
const suctionSuperheat = ({ states, evaporating }: Pick<SolvedCycle, 'states' | 'evaporating'>): number =>
  (states['5']?.T ?? 0) - evaporating.dew.T;

/** The receiver's vapour on its own way to the gas cooler. */
function parallelCompression({ states }: BenchCircuit, input: SimulationInput, vapour: State, P: number) {
  const suction = stateNear(states, '10s', vapour.T + (input.sh_par ?? 0), vapour.P, vapour);
  const { ideal, real } = compress(
    states,
    { ideal: '6ps', real: '6p' },
    suction,
    P,
    input.rend_is_par ?? 1,
    'rend_is_par',
  );
  return { '10s': suction, '6ps': ideal, '6p': real };
}
