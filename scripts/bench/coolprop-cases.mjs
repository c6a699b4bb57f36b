// The calls measured beside CoolProp: states at random with a fixed seed, and how each side is asked for them.

const STATES = 2000;
/** CoolProp takes from a tenth of a second to seconds for a blend's state of given enthalpy. */
const FEW = 12;
const SOME = 100;
const TRIES = 100;

/** Numbers from 0 to 1 from a seed (mulberry32, public domain). */
export function randomFrom(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random, a, b) => a + random() * (b - a);
const coldest = (fluid) => Math.max(fluid.limits.Tmin + 1, 0.6 * fluid.critical.T);

/** Temperatures of saturation, cold store to 0.98 of critical. */
const saturated = (fluid, random, count) =>
  Array.from({ length: count }, () => between(random, coldest(fluid), 0.98 * fluid.critical.T));

/** States of a phase over 0.6 to 1.2 of the critical temperature, from half a bar to 1.2 of the critical pressure. */
function inPhase(fluid, random, count, phases) {
  const hottest = Math.min(fluid.limits.Tmax, 1.2 * fluid.critical.T);
  const states = [];
  for (let tries = 0; states.length < count && tries < TRIES * count; tries++) {
    const T = between(random, coldest(fluid), hottest);
    const P = Math.exp(between(random, Math.log(5e4), Math.log(1.2 * fluid.critical.P)));
    const state = fluid.state({ T, P });
    if (phases.includes(state.phase)) states.push(state);
  }
  return states;
}

const mixed = (fluid, random, count) =>
  saturated(fluid, random, count).map((T) => fluid.state({ T, Q: between(random, 0.02, 0.98) }));

const step = (pair, at, ...read) => ({ pair, at, read });
/** A state of either side by (T,P) or (P,Q), which CoolProp turns into its own H and S first. */
const byTP = (s) => [s.T, s.P];
const byPQ = (s) => [s.P, s.Q];

const pureOf = {
  'p_sat(T)': {
    states: (fluid, random, count) => saturated(fluid, random, count).map((T) => ({ T })),
    theirs: { inputs: (s) => [s.T, 1], steps: [step('QT_INPUTS', [1, 0], 'p')] },
    ours: { input: (s) => s.T, call: (fluid) => (T) => fluid.saturationPressure(T) },
  },
  'T_sat(p)': {
    states: (fluid, random, count) => saturated(fluid, random, count).map((T) => ({ P: fluid.saturationPressure(T) })),
    theirs: { inputs: (s) => [s.P, 1], steps: [step('PQ_INPUTS', [0, 1], 'T')] },
    ours: { input: (s) => s.P, call: (fluid) => (P) => fluid.saturationTemperature(P) },
  },
};

const stateCall = (pair, read) => ({
  input: (s) => ({ [pair[0]]: s[pair[0]], [pair[1]]: s[pair[1]] }),
  call: (fluid) => (input) => fluid.state(input)[read],
  pair,
});

/** (T,P) or (T,D) of states of one phase, read as H. */
const isothermal = (phases, pair) => ({
  states: (fluid, random, count) => (phases ? inPhase(fluid, random, count, phases) : mixed(fluid, random, count)),
  theirs:
    pair === 'TP'
      ? { inputs: byTP, steps: [step('PT_INPUTS', [1, 0], 'hmass')] }
      : { inputs: (s) => [s.T, s.D], steps: [step('DmassT_INPUTS', [1, 0], 'hmass')] },
  ours: stateCall(pair, 'H'),
});

/** (P,H) or (P,S), read as T (of (P,S): as D). */
const isobaric = (phases, pair) => ({
  states: (fluid, random, count) => (phases ? inPhase(fluid, random, count, phases) : mixed(fluid, random, count)),
  before: phases
    ? { inputs: byTP, steps: [step('PT_INPUTS', [1, 0], pair === 'PH' ? 'hmass' : 'smass')] }
    : { inputs: byPQ, steps: [step('PQmass_INPUTS', [0, 1], pair === 'PH' ? 'hmass' : 'smass')] },
  theirs: {
    inputs: (s, own) => [s.P, own[0]],
    steps: [pair === 'PH' ? step('HmassP_INPUTS', [1, 0], 'T') : step('PSmass_INPUTS', [0, 1], 'T')],
  },
  ours: stateCall(pair, 'T'),
});

/** Bubble (0) or dew (1) points at P, read as T. */
const point = (Q) => ({
  states: (fluid, random, count) => saturated(fluid, random, count).map((T) => ({ P: fluid.state({ T, Q }).P, Q })),
  theirs: { inputs: byPQ, steps: [step('PQ_INPUTS', [0, 1], 'T')] },
  ours: stateCall('PQ', 'T'),
});

/**
 * The bare calls of a one-stage cycle: dew pressure, bubble pressure, suction, isentropic discharge, discharge,
 * liquid line, evaporator inlet. Inputs: evaporating T, 1, condensing T, 0, suction T, liquid T.
 */
const cycle = {
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
    answer: (row) => row[5],
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
const GAS = ['gas'];
const LIQUID = ['liquid'];
const row = (what, fluids, how, count = STATES) => fluids.map((fluid) => ({ what, fluid, how, count }));

export const CASES = [
  ...row('p_sat(T)', PURE, pureOf['p_sat(T)']),
  ...row('T_sat(p)', PURE, pureOf['T_sat(p)']),
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
