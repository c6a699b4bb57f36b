// The calls measured beside CoolProp: states at random with a fixed seed, and how each side is asked for them.

import type { Fluid, Pair, Phase, Property, State, StateInput } from '../../src/engine/index.ts';

/** A step of CoolProp's: which pair it is given, at which places of a row that stands, and what it reads onto the row. */
export interface Step {
  readonly pair: string;
  readonly at: readonly [number, number];
  readonly read: readonly string[];
}

interface Asked<Inputs> {
  readonly steps: readonly Step[];
  readonly inputs: Inputs;
}

type Random = () => number;

/** How both sides are asked for a state of a kind. */
export interface How<Made = never, Input = never> {
  readonly states: (fluid: Fluid, random: Random, count: number) => Made[];
  /** What CoolProp works out of a state first, as its own enthalpies and entropies. */
  readonly before?: Asked<(state: Made) => readonly number[]>;
  readonly theirs: Asked<(state: Made, own: readonly number[]) => readonly number[]> & {
    readonly answer?: (row: readonly number[]) => number;
  };
  readonly ours: {
    readonly input: (state: Made) => Input;
    readonly call: (fluid: Fluid) => (input: Input) => number;
    /** Both properties, where they may be asked in bulk. */
    readonly pair?: Pair;
  };
}

const STATES = 2000;
/** CoolProp takes from a tenth of a second to seconds for a blend's state of given enthalpy. */
const FEW = 12;
const SOME = 100;
const TRIES = 100;

/** Numbers from 0 to 1 from a seed (mulberry32, public domain). */
export function randomFrom(seed: number): Random {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: Random, a: number, b: number): number => a + random() * (b - a);
const coldest = (fluid: Fluid): number => Math.max(fluid.limits.Tmin + 1, 0.6 * fluid.critical.T);

/** Temperatures of saturation, cold store to 0.98 of critical. */
const saturated = (fluid: Fluid, random: Random, count: number): number[] =>
  Array.from({ length: count }, () => between(random, coldest(fluid), 0.98 * fluid.critical.T));

/** States of a phase over 0.6 to 1.2 of the critical temperature, from half a bar to 1.2 of the critical pressure. */
function inPhase(fluid: Fluid, random: Random, count: number, phases: readonly Phase[]): State[] {
  const hottest = Math.min(fluid.limits.Tmax, 1.2 * fluid.critical.T);
  const states: State[] = [];
  for (let tries = 0; states.length < count && tries < TRIES * count; tries++) {
    const T = between(random, coldest(fluid), hottest);
    const P = Math.exp(between(random, Math.log(5e4), Math.log(1.2 * fluid.critical.P)));
    const state = fluid.state({ T, P });
    if (phases.includes(state.phase)) states.push(state);
  }
  return states;
}

const mixed = (fluid: Fluid, random: Random, count: number): State[] =>
  saturated(fluid, random, count).map((T) => fluid.state({ T, Q: between(random, 0.02, 0.98) }));

const step = (pair: string, at: readonly [number, number], ...read: readonly string[]): Step => ({ pair, at, read });
/** A state of either side by (T,P) or (P,Q), which CoolProp turns into its own H and S first. */
const byTP = (s: State): readonly number[] => [s.T, s.P];
const byPQ = (s: Pick<State, 'P' | 'Q'>): readonly number[] => [s.P, s.Q ?? 0];

const pressureOfT: How<Pick<State, 'T'>, number> = {
  states: (fluid, random, count) => saturated(fluid, random, count).map((T) => ({ T })),
  theirs: { inputs: (s) => [s.T, 1], steps: [step('QT_INPUTS', [1, 0], 'p')] },
  ours: { input: (s) => s.T, call: (fluid) => (T) => fluid.saturationPressure(T) },
};
const temperatureOfP: How<Pick<State, 'P'>, number> = {
  states: (fluid, random, count) => saturated(fluid, random, count).map((T) => ({ P: fluid.saturationPressure(T) })),
  theirs: { inputs: (s) => [s.P, 1], steps: [step('PQ_INPUTS', [0, 1], 'T')] },
  ours: { input: (s) => s.P, call: (fluid) => (P) => fluid.saturationTemperature(P) },
};

/** A state by two of its properties, of which one is read. */
function stateCall(pair: Pair, read: Property): How<Partial<State>, StateInput>['ours'] {
  const [first, second] = [...pair] as [Property, Property];
  return {
    input: (s) => ({ [first]: s[first], [second]: s[second] }),
    call: (fluid) => (input) => fluid.state(input)[read] ?? Number.NaN,
    pair,
  };
}

/** (T,P) or (T,D) of states of one phase, read as H. */
const isothermal = (phases: readonly Phase[] | null, pair: 'TP' | 'TD'): How<State, StateInput> => ({
  states: (fluid, random, count) => (phases ? inPhase(fluid, random, count, phases) : mixed(fluid, random, count)),
  theirs:
    pair === 'TP'
      ? { inputs: byTP, steps: [step('PT_INPUTS', [1, 0], 'hmass')] }
      : { inputs: (s) => [s.T, s.D], steps: [step('DmassT_INPUTS', [1, 0], 'hmass')] },
  ours: stateCall(pair, 'H'),
});

/** (P,H) or (P,S), read as T (of (P,S): as D). */
const isobaric = (phases: readonly Phase[] | null, pair: 'PH' | 'PS'): How<State, StateInput> => ({
  states: (fluid, random, count) => (phases ? inPhase(fluid, random, count, phases) : mixed(fluid, random, count)),
  before: phases
    ? { inputs: byTP, steps: [step('PT_INPUTS', [1, 0], pair === 'PH' ? 'hmass' : 'smass')] }
    : { inputs: byPQ, steps: [step('PQmass_INPUTS', [0, 1], pair === 'PH' ? 'hmass' : 'smass')] },
  theirs: {
    inputs: (s, own) => [s.P, ...own.slice(0, 1)],
    steps: [pair === 'PH' ? step('HmassP_INPUTS', [1, 0], 'T') : step('PSmass_INPUTS', [0, 1], 'T')],
  },
  ours: stateCall(pair, 'T'),
});

/** Bubble (0) or dew (1) points at P, read as T. */
const point = (Q: 0 | 1): How<Pick<State, 'P' | 'Q'>, StateInput> => ({
  states: (fluid, random, count) => saturated(fluid, random, count).map((T) => ({ P: fluid.state({ T, Q }).P, Q })),
  theirs: { inputs: byPQ, steps: [step('PQ_INPUTS', [0, 1], 'T')] },
  ours: stateCall('PQ', 'T'),
});

/**
 * The bare calls of a one-stage cycle: dew pressure, bubble pressure, suction, isentropic discharge, discharge,
 * liquid line, evaporator inlet. Inputs: evaporating T, 1, condensing T, 0, suction T, liquid T.
 */
interface CycleState {
  readonly cold: number;
  readonly hot: number;
  readonly suction: number;
  readonly liquid: number;
}

const cycle: How<CycleState, CycleState> = {
  states: (_fluid, random, count) =>
    Array.from({ length: count }, () => {
      const cold = between(random, 243.15, 278.15);
      const hot = between(random, 303.15, 328.15);
      return { cold, hot, suction: cold + between(random, 3, 12), liquid: hot - between(random, 2, 8) };
    }),
  theirs: {
    inputs: (s) => [s.cold, 1, s.hot, 0, s.suction, s.liquid],
    steps: [
      step('QT_INPUTS', [1, 0], 'p'),
      step('QT_INPUTS', [3, 2], 'p'),
      step('PT_INPUTS', [6, 4], 'hmass', 'smass'),
      step('PSmass_INPUTS', [7, 9], 'hmass'),
      step('HmassP_INPUTS', [10, 7], 'T'),
      step('PT_INPUTS', [7, 5], 'hmass'),
      step('HmassP_INPUTS', [12, 6], 'Q'),
    ],
    answer: (row) => row[5] ?? Number.NaN,
  },
  ours: {
    input: (s) => s,
    call: (fluid) => (s) => {
      const low = fluid.saturationPressure(s.cold);
      const high = fluid.state({ T: s.hot, Q: 0 }).P;
      const suction = fluid.state({ T: s.suction, P: low });
      const isentropic = fluid.state({ P: high, S: suction.S });
      const discharge = fluid.state({ P: high, H: isentropic.H });
      const liquid = fluid.state({ T: s.liquid, P: high });
      fluid.state({ P: low, H: liquid.H });
      return discharge.T;
    },
  },
};

const PURE = ['R134a', 'R290', 'R744', 'R717'];
const BLENDS = ['R410A', 'R448A', 'R454B'];
const GAS: readonly Phase[] = ['gas'];
const LIQUID: readonly Phase[] = ['liquid'];

export interface Case {
  readonly what: string;
  readonly fluid: string;
  readonly how: How;
  readonly count: number;
}

/** What its states are is known to the case alone. */
const row = <Made, Input>(
  what: string,
  fluids: readonly string[],
  how: How<Made, Input>,
  count = STATES,
): readonly Case[] => fluids.map((fluid) => ({ what, fluid, how: how as unknown as How, count }));

export const CASES: readonly Case[] = [
  ...row('p_sat(T)', PURE, pressureOfT),
  ...row('T_sat(p)', PURE, temperatureOfP),
  ...row('H(T,D), one phase', ['R134a', 'R290'], isothermal(['gas', 'liquid', 'supercritical'], 'TD')),
  ...row('H(T,D), two phases', ['R134a', 'R290'], isothermal(null, 'TD')),
  ...row('H(T,p), gas', ['R290', 'R134a', 'R744'], isothermal(GAS, 'TP')),
  ...row('H(T,p), liquid', ['R290', 'R134a', 'R744'], isothermal(LIQUID, 'TP')),
  ...row('T(p,h), two phases', ['R134a', 'R744'], isobaric(null, 'PH')),
  ...row('T(p,h), gas', ['R134a', 'R744'], isobaric(GAS, 'PH')),
  ...row('T(p,h), liquid', ['R134a', 'R744'], isobaric(LIQUID, 'PH')),
  ...row('T(p,h), supercritical', ['R744'], isobaric(['supercritical'], 'PH')),
  ...row('T(p,s), gas', ['R134a', 'R744'], isobaric(GAS, 'PS')),
  ...row('cycle of 7 calls', ['R134a', 'R290'], cycle, 500),
  ...row('bubble point at p', BLENDS, point(0), SOME),
  ...row('dew point at p', BLENDS, point(1), SOME),
  ...row('T(p,h), two phases', BLENDS, isobaric(null, 'PH'), FEW),
  ...row('T(p,h), gas', BLENDS, isobaric(GAS, 'PH'), FEW),
  ...row('cycle of 7 calls', ['R448A'], cycle, 4),
];
