import { describe, expect, test } from 'vitest';
import { engineFrom } from '../engine.ts';
import { pack, wasm } from '../generated/embedded.mjs';
import { createEngine } from '../index.ts';
import type { FluidPack } from '../load.ts';
import type { Engine } from '../types.ts';
import { saying } from './deviations/comparison.ts';
import {
  continued,
  NORMAL_POINTS,
  NORMAL_SOURCES,
  normalPoints,
  STATED_ERRORS,
  UNSTATED,
} from './deviations/normal-points.ts';

const engine = await createEngine();
const ATMOSPHERE = 101325;
const printed = engine.blends.filter((name) => NORMAL_POINTS.some(([fluid]) => fluid === name));
const worst = (name: string, figure: string): number =>
  Math.max(
    ...normalPoints(engine, name).flatMap(({ comparisons }) =>
      comparisons.filter((one) => one.figure === figure).map(({ deviation }) => deviation),
    ),
  );

test('most designated blends have published points, each with its source', () => {
  expect(printed).toHaveLength(117);
  expect(new Set(NORMAL_POINTS.map(([fluid]) => fluid)).size).toBe(printed.length);
  for (const [fluid, source, P, bubble, dew] of NORMAL_POINTS) {
    expect(NORMAL_SOURCES[source], fluid).toBeDefined();
    expect(P).toBeGreaterThan(0.9e5);
    if (dew !== null) expect(dew, fluid).toBeGreaterThanOrEqual(bubble);
  }
});

describe.each(printed)('%s', (name) => {
  const sets = normalPoints(engine, name);

  test('every value printed is compared', () => {
    const rows = NORMAL_POINTS.filter(([fluid]) => fluid === name);
    const values = rows.reduce((sum, [, , , , dew]) => sum + (dew === null ? 1 : 2), 0);
    expect(sets.flatMap(({ comparisons }) => comparisons)).toHaveLength(values);
  });

  test.each(sets)('is no further from $source than it states', ({ comparisons }) => {
    const { bubble, dew } = STATED_ERRORS[name] ?? { bubble: UNSTATED, dew: UNSTATED };
    for (const comparison of comparisons) {
      expect(comparison.allowed).toBe(comparison.figure === 'TL' ? bubble : dew);
      expect(comparison.deviation, saying(name, comparison)).toBeLessThanOrEqual(comparison.allowed);
    }
  });
});

test('what a blend states is the file’s', () => {
  for (const name of engine.blends) {
    const stated = STATED_ERRORS[name];
    expect(engine.fluid(name).statedError, name).toEqual(stated && { reason: undefined, ...stated });
  }
  expect(engine.fluid('R134a').statedError).toBeUndefined();
  expect(engine.fluid('R32[0.5]&R125[0.5]').statedError).toBeUndefined();
});

test('every estimated blend says how far off it may be, and every fitted one that lies further than the rest', () => {
  // No published point of two was found; of the third, an azeotrope, the bubble point alone is printed.
  const unread = ['R470A', 'R470B', 'R504'];
  for (const name of engine.blends) {
    const { quality, statedError } = engine.fluid(name);
    const isFar = printed.includes(name) && Math.max(worst(name, 'TL'), worst(name, 'TV')) > UNSTATED;
    expect(statedError !== undefined, name).toBe(quality === 'estimated blend' || isFar || unread.includes(name));
  }
  expect(engine.fluid('R401A').quality).toBe('estimated blend');
  expect(engine.fluid('R445A').quality).toBe('fitted blend');
});

test('the bubble point of R445A is what its published pair makes it, far from the one listed', () => {
  expect(worst('R445A', 'TL')).toBeCloseTo(8.67, 1);
  expect(engine.fluid('R445A').statedError).toEqual({
    bubble: 8.7,
    dew: 0.2,
    against: ['ashrae-34'],
    reason: 'carbon-dioxide',
  });
  expect(worst('R401A', 'TV')).toBeCloseTo(1.72, 2);
});

test('where a component’s equation begins too warm, a line is continued as it would go on', () => {
  for (const name of ['R410A', 'R448A', 'R445A', 'R455A']) {
    const fluid = engine.fluid(name);
    const bubble = (P: number): number => fluid.saturation({ P }).bubble.T;
    const dew = (P: number): number => fluid.saturation({ P }).dew.T;
    for (const end of [1.1e5, 1.35e5]) {
      expect(Math.abs(continued(bubble, end, ATMOSPHERE) - bubble(ATMOSPHERE)), name).toBeLessThan(0.02);
      expect(Math.abs(continued(dew, end, ATMOSPHERE) - dew(ATMOSPHERE)), name).toBeLessThan(0.02);
    }
  }
  expect(() => engine.fluid('R469A').saturation({ P: ATMOSPHERE })).toThrow(/must lie within/);
});

/** The same engine with another gammaT of every pair of carbon dioxide. */
function shiftedEngine(change: number): Engine {
  const whole = JSON.parse(pack) as FluidPack;
  const place = Object.keys(whole.fluids).indexOf('R744');
  const pairs = whole.mixtures.pairs.map((row) =>
    row[0] === place || row[1] === place ? row.map((x, i) => (i === 3 ? x + change : x)) : row,
  );
  const bytes = Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0));
  return engineFrom(new WebAssembly.Module(bytes), { ...whole, mixtures: { ...whole.mixtures, pairs } });
}

test('blends of carbon dioxide nobody printed a point of state what R445A’s correction makes of them', () => {
  const [, , , listed] = NORMAL_POINTS.find(([fluid]) => fluid === 'R445A')!;
  const bubbleOf = (change: number): number =>
    shiftedEngine(change).fluid('R445A').saturation({ P: ATMOSPHERE }).bubble.T - 273.15;
  // The bubble point rises with gammaT: the change by the secant.
  let [low, high] = [0, 0.03];
  let [below, above] = [bubbleOf(low), bubbleOf(high)];
  for (let i = 0; i < 4; i++) {
    const next = high + ((listed - above) * (high - low)) / (above - below);
    [low, below, high, above] = [high, above, next, bubbleOf(next)];
  }
  expect(above).toBeCloseTo(listed, 3);
  const shifted = shiftedEngine(high);
  const held = engine.blends.filter((name) => STATED_ERRORS[name]?.against.includes('carbon-dioxide-pairs'));
  expect(held).toEqual(['R470A', 'R470B']);
  for (const name of held) {
    const [ours, theirs] = [engine, shifted].map((one) => one.fluid(name).saturation({ P: ATMOSPHERE }));
    const { bubble, dew } = STATED_ERRORS[name]!;
    const [effect, onDew] = [theirs!.bubble.T - ours!.bubble.T, theirs!.dew.T - ours!.dew.T];
    expect(effect, name).toBeLessThanOrEqual(bubble);
    expect(bubble - effect, name).toBeLessThan(0.1);
    expect(onDew, name).toBeLessThanOrEqual(dew);
  }
});

// Far more than dissolves: two liquids whose pressures add up (Dalton), each as pure (Raoult, no solution).
test.each(['R134a', 'R1234yf', 'R600a', 'R22', 'R32'])('%s with water is within what is said of it', (name) => {
  const water = engine.fluid('R718');
  const pure = engine.fluid(name);
  for (const share of [0.01, 0.1, 0.5]) {
    const mix = engine.fluid(`${name}[${1 - share}]&R718[${share}]`);
    expect(mix.statedError?.reason).toBe('water');
    for (const T of [280, 300, 320]) {
      const found = mix.saturation({ T }).bubble.P;
      const pressureOfBoth = (at: number): number =>
        pure.saturation({ T: at }).bubble.P + water.saturation({ T: at }).bubble.P;
      let [low, high] = [273.2, pure.critical.T - 1];
      const isColder = found < pressureOfBoth(low);
      if (isColder) [low, high] = [Math.max(pure.limits.Tmin, 200), low];
      const two = (at: number): number => (at < 273.2 ? pure.saturation({ T: at }).bubble.P : pressureOfBoth(at));
      for (let i = 0; i < 60; i++) {
        const half = (low + high) / 2;
        if (two(half) < found) low = half;
        else high = half;
      }
      expect(Math.abs(T - low), `${share} at ${T}`).toBeLessThan(mix.statedError!.bubble);
    }
  }
});
