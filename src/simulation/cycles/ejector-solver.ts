import type { Fluid, Saturation, State } from '../../engine/types.ts';
import { GLIDE } from '../../machine/limits.ts';
import { barFromPascal } from '../../quantities/si.ts';
import { problemFromFault } from '../engine-calls.ts';
import { ProblemFound, stop } from '../problem.ts';
import type { SimulationInput } from '../types.ts';
import type { CycleSolver, SolvedCycle } from './solver.ts';
import { checkLiquid, compress, pressureLevels, qualityAfterExpansion, stateNear } from './solver.ts';

/** Pressure at which both streams mix, over that of the evaporator: as VCRC has it, whose figures the cycle is held to. */
const MIXING = 0.9;
/** The separator is looked for upwards of the mixing pressure, by steps of this share. */
const STEP = 1.15;
/** Below the critical point by as much, K, a fluid has no saturation to ask for. */
const BELOW_CRITICAL_K = 0.06;
/** A separator's pressure is known to this share of itself. */
const NEAR = 1e-13;
const TRIES = 100;

/** What enters the ejector: at rest, J/kg, and at the outlets of its nozzles, where what is missing is speed. */
interface Streams {
  readonly motive: State;
  readonly sucked: State;
  readonly nozzle: State;
  readonly suction: State;
}

/** An ejector at a pressure of its separator. */
interface Ejection {
  readonly P: number;
  readonly separator: Saturation;
  /** Share of the motive stream, which is the vapour's share after the diffuser. */
  readonly share: number;
  readonly mixed: State;
  /** J/kg: by how much the mixture, raised to P along its entropy, would need more than the diffuser gives; 0 where it fits. */
  readonly missing: number;
}

const speed = (from: State, to: State): number => Math.sqrt(2 * Math.max(0, from.H - to.H));

/**
 * The share by which the separator gives the compressor what drives the ejector and the evaporator what it sucks:
 * w·h_d + (1 − w)·h_g = w·h″ + (1 − w)·h′.
 */
function motiveShare({ motive, sucked }: Streams, { bubble, dew }: Saturation): number {
  const entrained = sucked.H - bubble.H;
  return entrained / (entrained + dew.H - motive.H);
}

function ejectionAt(fluid: Fluid, streams: Streams, efficiency: number, P: number): Ejection {
  const separator = fluid.saturation({ P });
  const share = motiveShare(streams, separator);
  const { motive, sucked, nozzle, suction } = streams;
  const mean = (one: number, other: number): number => share * one + (1 - share) * other;
  const energy = mean(speed(motive, nozzle), speed(sucked, suction)) ** 2 / 2;
  const mixed = fluid.state({ P: nozzle.P, H: mean(motive.H, sucked.H) - energy });
  const raised = fluid.state({ P, S: mixed.S });
  return { P, separator, share, mixed, missing: raised.H - mixed.H - efficiency * energy };
}

/** Between two pressures the diffuser reaches one and not the other: by false position, with the idle end's weight halved. */
function between(at: (P: number) => Ejection, reached: Ejection, beyond: Ejection): Ejection {
  let [low, high] = [reached, beyond];
  let [atLow, atHigh] = [low.missing, high.missing];
  let last = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const P = (low.P * atHigh - high.P * atLow) / (atHigh - atLow);
    const found = at(P);
    if (found.missing === 0 || Math.abs(high.P - low.P) <= NEAR * P) return found;
    const side = Math.sign(found.missing);
    const isNear = Math.min(P - low.P, high.P - P) <= NEAR * P;
    if (side < 0) {
      [low, atLow] = [found, found.missing];
      if (last === side) atHigh /= 2;
    } else {
      [high, atHigh] = [found, found.missing];
      if (last === side) atLow /= 2;
    }
    if (isNear) return found;
    last = side;
  }
  return Math.abs(low.missing) < Math.abs(high.missing) ? low : high;
}

/** The ejector whose separator stands at the pressure its diffuser reaches; undefined where it would pass the critical one. */
function ejection(fluid: Fluid, streams: Streams, efficiency: number): Ejection | undefined {
  const at = (P: number): Ejection => ejectionAt(fluid, streams, efficiency, P);
  const top = Math.min(streams.motive.P, fluid.saturation({ T: fluid.critical.T - BELOW_CRITICAL_K }).dew.P);
  let low = at(streams.nozzle.P);
  if (low.share >= 1) return low;
  while (low.P < top) {
    const high = at(Math.min(low.P * STEP, top));
    if (high.missing >= 0) return between(at, low, high);
    low = high;
  }
  return undefined;
}

/** Refuses a blend whose vapour and liquid, once parted, are two other blends: by the limit of flooded evaporators. @throws {ProblemFound} E_EJGLIDE */
function checkGlide({ bubble, dew }: Saturation): void {
  const glide = dew.T - bubble.T;
  if (glide > GLIDE.flooded_max) stop('E_EJGLIDE', { v: glide, max: GLIDE.flooded_max }, 'fluid');
}

/** The outlet of a nozzle: h − η·(h − h_s). */
function expanded(at: (H: { readonly P: number; readonly S: number }) => State, from: State, P: number, share: number) {
  const ideal = at({ P, S: from.S });
  return from.H - share * (from.H - ideal.H);
}

const efficiencyOf = (input: SimulationInput, key: 'eff_noz' | 'eff_suc' | 'eff_dif'): number => input[key] ?? 1;

/**
 * The cycle whose expansion is an ejector's work, by the equations of V. Portyanikhin's VCRC: both streams expand to 0.9 times
 * the evaporating pressure, mix there with their momentum kept, and are raised by the diffuser to the pressure of a separator
 * that parts vapour and liquid wholly. The ejector loses no heat; what is typed of it holds at this point alone. The separator's
 * two streams keep the composition of the circuit, and its quality is the lever of enthalpies: exact for a pure fluid.
 */
export const ejectorSolver = {
  solve(bench, input): SolvedCycle {
    const { fluid, states } = bench.circuit();
    const { evaporating, condensing, rejection } = pressureLevels(fluid, input, { low: 'g', high: 'd' });
    checkGlide(evaporating);
    const low = evaporating.dew.P;
    checkLiquid(rejection.T, evaporating);
    const g = stateNear(states, 'g', evaporating.dew.T + input.t_sf, low, evaporating.dew);
    const d = stateNear(states, 'd', rejection.T, rejection.P, condensing?.bubble);

    const P = MIXING * low;
    const nozzle = (letter: 'n' | 's', from: State, key: 'eff_noz' | 'eff_suc'): State =>
      states.at(letter, { P, H: expanded((to) => states.at(letter, to), from, P, efficiencyOf(input, key)) });
    const streams = {
      motive: d,
      sucked: g,
      nozzle: nozzle('n', d, 'eff_noz'),
      suction: nozzle('s', g, 'eff_suc'),
    };
    let found: Ejection | undefined;
    try {
      found = ejection(fluid, streams, efficiencyOf(input, 'eff_dif'));
    } catch (error) {
      throw new ProblemFound(problemFromFault(error, 'j', fluid));
    }
    if (found === undefined) stop('E_EJCRIT', { pc: barFromPascal(fluid.critical.P), unit: 'bar' });
    // Nothing is left for the evaporator where the motive stream is vapour.
    if (!(found.share > 0 && found.share < 1)) stop('E_FLASH', { v: 100 * found.share });
    if (found.P <= low) {
      stop('E_EJLIFT', { v: barFromPascal(found.P), p: barFromPascal(low), unit: 'bar' });
    }
    const { separator, share } = found;
    const { bubble: e, dew: a } = separator;
    const j = states.at('j', { P: found.P, H: share * d.H + (1 - share) * g.H });
    const { ideal: b, real: c } = compress(states, { ideal: 'b', real: 'c' }, a, rejection.P, input.rend_is);
    if (c.H - d.H <= 0) stop('E_QK');
    if (g.H - e.H <= 0) stop('E_Q0');
    const f = states.at('f', { P: low, H: e.H });
    return {
      states: { a, b, c, d, n: streams.nozzle, s: streams.suction, m: found.mixed, j, e, f, g },
      flows: { main: share, low: 1 - share, mixed: 1 },
      evaporating,
      condensing,
      quality: qualityAfterExpansion(f, evaporating),
      exchanged: { superheat: 0, subcooling: 0 },
    };
  },

  remarks({ solved, flow }) {
    const p_sep = barFromPascal(solved.states['a']?.P ?? Number.NaN);
    return {
      figures: {
        p_sep,
        lift: p_sep / barFromPascal(solved.evaporating.dew.P),
        entrainment: flow('low') / flow('main'),
        mass_flow_ent: flow('low'),
      },
      warnings: [],
    };
  },
} as const satisfies CycleSolver;
