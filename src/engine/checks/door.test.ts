import { describe, expect, test } from 'vitest';
import { createEmbeddedEngine } from '../embedded.ts';
import { createEngine, EngineError, PAIRS, STATE_FIELDS, STATE_STRIDE, type State } from '../index.ts';
import type { Machine } from '../machine.ts';
import { fluidFiles } from './support.ts';

const engine = await createEngine();

function problem(call: () => unknown): EngineError {
  try {
    call();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('no error was thrown');
}

test('knows every fluid that has a file', () => {
  expect(engine.names.length).toBe(68);
  expect([...engine.names].sort()).toEqual(fluidFiles.map((f) => f.name).sort());
  for (const name of engine.names) {
    const fluid = engine.fluid(name);
    expect(fluid.name).toBe(name);
    expect(fluid.source, name).toMatch(/\d{4}/);
    expect(fluid.critical.T).toBeGreaterThan(fluid.limits.Tmin);
    expect(fluid.components).toEqual([{ name, massFraction: 1, moleFraction: 1 }]);
  }
});

test('publishes limits, critical and triple point of R134a', () => {
  // Tillner-Roth and Baehr (1994), J. Phys. Chem. Ref. Data 23: validity 169.85 to 455 K, to 70 MPa.
  const r134a = engine.fluid('R134a');
  expect(r134a.limits).toEqual({ Tmin: 169.85, Tmax: 455, Pmax: 70e6 });
  expect(r134a.critical.T).toBeCloseTo(374.21, 10);
  expect(r134a.critical.D).toBeCloseTo(511.9, 1);
  expect(r134a.triple.T).toBe(169.85);
  expect(r134a.triple.P).toBeCloseTo(389.6, 0);
  expect(r134a.molarMass).toBe(0.102032);
});

test('every reference holds', () => {
  for (const name of engine.names) {
    const fluid = engine.fluid(name);
    if (fluid.reference === 'IIR') {
      const { bubble } = fluid.saturation({ T: 273.15 });
      expect(Math.abs(bubble.H - 200e3), name).toBeLessThan(1e-6);
      expect(Math.abs(bubble.S - 1e3), name).toBeLessThan(1e-9);
    } else if (fluid.reference === 'NBP') {
      const { bubble } = fluid.saturation({ P: 101325 });
      expect(Math.abs(bubble.H), name).toBeLessThan(1e-6);
      expect(Math.abs(bubble.S), name).toBeLessThan(1e-9);
    }
    // IIR wherever liquid at 0 °C exists, but for water.
    const liquid = fluid.limits.Tmin <= 273.15 && fluid.critical.T > 273.15;
    expect(fluid.reference, name).toBe(name === 'R718' ? 'EOS' : liquid ? 'IIR' : 'NBP');
  }
});

test('keeps a fluid once, in however many ways it is written', () => {
  const r134a = engine.fluid('R134a');
  for (let i = 1; i <= 100; i += 1) expect(engine.fluid(`R134a[1.${'0'.repeat(i)}]`)).toBe(r134a);
});

describe('phases', () => {
  const r290 = engine.fluid('R290');
  const P = r290.saturation({ T: 300 }).dew.P;
  test.each([
    ['liquid', { T: 300, P: P * 1.01 }],
    ['gas', { T: 300, P: P * 0.99 }],
    ['gas', { T: 400, P: 1e5 }],
    ['liquid', { T: 300, P: 6e6 }],
    ['supercritical', { T: 400, P: 6e6 }],
    ['saturated-liquid', { T: 300, Q: 0 }],
    ['saturated-vapour', { P, Q: 1 }],
    ['two-phase', { T: 300, Q: 0.3 }],
  ] as const)('%s', (phase, input) => {
    const state = r290.state(input);
    expect(state.phase).toBe(phase);
    expect(state.Q === undefined).toBe(phase === 'liquid' || phase === 'gas' || phase === 'supercritical');
    expect(state.CP === undefined).toBe(phase === 'two-phase');
  });

  test('the two-phase state mixes volumes and energies by mass', () => {
    const { bubble, dew } = r290.saturation({ T: 300 });
    const s = r290.state({ T: 300, Q: 0.3 });
    expect(1 / s.D).toBeCloseTo(0.7 / bubble.D + 0.3 / dew.D, 14);
    expect(s.H).toBeCloseTo(0.7 * bubble.H + 0.3 * dew.H, 8);
  });
});

describe('errors', () => {
  const r134a = engine.fluid('R134a');
  test('unknown fluid', () => {
    for (const name of ['R999', '', 'r134x', '__proto__', 'toString']) {
      expect(problem(() => engine.fluid(name))).toMatchObject({ code: 'unknown-fluid', value: name });
    }
  });
  test('temperature and pressure limits', () => {
    expect(problem(() => r134a.state({ T: 100, P: 1e5 }))).toMatchObject({
      code: 'out-of-range',
      property: 'T',
      value: 100,
      limit: { min: 169.85, max: 455 },
    });
    expect(problem(() => r134a.state({ T: 300, P: 80e6 }))).toMatchObject({
      code: 'out-of-range',
      property: 'P',
      value: 80e6,
      limit: { max: 70e6 },
    });
    expect(problem(() => r134a.state({ T: NaN, P: 1e5 })).code).toBe('out-of-range');
    expect(problem(() => r134a.saturation({ T: 374.21 })).code).toBe('out-of-range');
    expect(problem(() => r134a.saturation({ P: 5e6 }))).toMatchObject({ code: 'out-of-range', property: 'P' });
  });
  test('a value beyond what the limits reach names the nearest', () => {
    const hot = problem(() => r134a.state({ P: 1e5, H: 1e6 }));
    expect(hot).toMatchObject({ code: 'out-of-range', property: 'H', value: 1e6 });
    expect(hot.limit!.max).toBeCloseTo(r134a.state({ T: 455, P: 1e5 }).H, 3);
    expect(problem(() => r134a.state({ T: 300, Q: 1.2 }))).toMatchObject({
      property: 'Q',
      value: 1.2,
      limit: { min: 0, max: 1 },
    });
  });
  test('on saturation T and P fix nothing', () => {
    const P = r134a.saturation({ T: 273.15 }).dew.P;
    expect(problem(() => r134a.state({ T: 273.15, P }))).toMatchObject({ code: 'no-solution', property: 'P' });
  });
  test('inputs that are not two known properties', () => {
    expect(problem(() => r134a.state({ T: 300 })).code).toBe('bad-input');
    expect(problem(() => r134a.state({ T: 300, P: 1e5, Q: 0 })).code).toBe('bad-input');
    expect(problem(() => r134a.state({ H: 3e5, U: 3e5 })).code).toBe('bad-input');
    expect(problem(() => r134a.state({ T: '300' as unknown as number, P: 1e5 })).code).toBe('bad-input');
    expect(problem(() => r134a.states('TP', [1], [1, 2])).code).toBe('bad-input');
  });
});

test('beyond the limits only when asked', () => {
  const r32 = engine.fluid('R32');
  expect(problem(() => r32.state({ T: 460, P: 2e6 })).code).toBe('out-of-range');
  const state = r32.state({ T: 460, P: 2e6 }, { extrapolate: true });
  expect(state.D).toBeCloseTo(2e6 / (8.314471 / r32.molarMass) / 460, -1);
  expect(problem(() => r32.state({ T: 700, P: 2e6 }, { extrapolate: true })).code).toBe('out-of-range');
});

test('two answers are marked, and the lower pressure is given', () => {
  const water = engine.fluid('R718');
  // Water is densest near 4 °C: 2 °C and about 6 °C share a density.
  const cold = water.state({ T: 275.15, P: 101325 });
  const twin = water.state({ P: 101325, D: cold.D });
  expect(twin.ambiguous).toBe(true);
  expect(twin.T).toBeCloseTo(279.1, 0);
  // The enthalpy of R134a vapour turns along its dew line below critical.
  const r134a = engine.fluid('R134a');
  const dew = r134a.saturation({ T: 370 }).dew;
  const low = r134a.state({ H: dew.H, Q: 1 });
  expect(low.ambiguous).toBe(true);
  expect(low.P).toBeLessThan(dew.P);
  expect(Math.abs(low.H - dew.H)).toBeLessThan(1e-6);
});

test('air takes bubble and dew from its auxiliary equations', () => {
  // Lemmon et al. (2000), J. Phys. Chem. Ref. Data 29, table A2: at 100 K bubble 663.1, dew 567.3 kPa (0.1 %).
  const air = engine.fluid('R729');
  const { bubble, dew } = air.saturation({ T: 100 });
  expect(bubble.P).toBeGreaterThan(dew.P);
  expect(bubble.P / 663.1e3).toBeCloseTo(1, 2);
  expect(dew.P / 567.3e3).toBeCloseTo(1, 2);
  const byP = air.saturation({ P: 6e5 });
  expect(byP.dew.T).toBeGreaterThan(byP.bubble.T);
  const middle = air.state({ P: 6e5, Q: 0.5 });
  expect(middle.T).toBeCloseTo((byP.dew.T + byP.bubble.T) / 2, 9);
  expect(air.state({ P: 6e5, H: middle.H }).Q).toBeCloseTo(0.5, 9);
  // Dry air at 20 °C, 101 325 Pa: 1.2046 kg/m3, 343.4 m/s (same source).
  const room = air.state({ T: 293.15, P: 101325 });
  expect(room.D).toBeCloseTo(1.2046, 3);
  expect(room.W).toBeCloseTo(343.4, 0);
});

test('vectorised calls are the single ones', () => {
  const r744 = engine.fluid('R744');
  const xs = Array.from({ length: 600 }, (_, i) => 1e6 + 1e4 * i);
  const ys = xs.map((_, i) => 2e5 + 500 * i);
  const rows = r744.states('PH', xs, ys);
  expect(rows.length).toBe(600 * STATE_STRIDE);
  for (const i of [0, 1, 255, 256, 599]) {
    const single = r744.state({ P: xs[i]!, H: ys[i]! });
    STATE_FIELDS.forEach((key, k) => {
      const cell = rows[i * STATE_STRIDE + k]!;
      if (single[key as keyof State] === undefined) expect(cell).toBeNaN();
      else expect(cell).toBe(single[key as keyof State]);
    });
  }
  expect(r744.states('TP', [10], [1e5]).every(Number.isNaN)).toBe(true);
});

test('the embedded engine is the same engine', () => {
  const embedded = createEmbeddedEngine();
  expect(embedded.names).toEqual(engine.names);
  expect(embedded.fluid('R290').saturation({ T: 273.15 }).dew.P).toBe(
    engine.fluid('R290').saturation({ T: 273.15 }).dew.P,
  );
});

test('answers do not depend on what was asked before', () => {
  const r32 = engine.fluid('R32');
  const ask = (): number => r32.state({ P: 2e6, S: 1900 }).H;
  const before = ask();
  for (let i = 0; i < 50; i++) {
    for (const pair of PAIRS) {
      try {
        r32.state({ [pair[0]!]: 200 + 7 * i, [pair[1]!]: 1e5 + 3e4 * i });
      } catch {
        // Only the traces a call leaves matter here.
      }
    }
    expect(ask()).toBe(before);
  }
});

test('answers many states whatever the memory it takes meanwhile', async () => {
  const r22 = (await createEngine()).fluid('R22');
  const xs = Array.from({ length: 600 }, (_, i) => 250 + i / 10);
  const ys = xs.map(() => 1e5);
  const undisturbed = r22.states('TP', xs, ys);
  const machine = Reflect.get(r22, 'machine') as Machine;
  const { abi } = machine;
  let calls = 0;
  const states: typeof abi.states = (...given) => {
    calls += 1;
    abi.states(...given);
    abi.memory.grow(1);
  };
  Reflect.set(machine, 'abi', { ...abi, states });
  const grown = r22.states('TP', xs, ys);
  expect(calls).toBeGreaterThan(1);
  expect(grown).toEqual(undisturbed);
});
