import { describe, expect, it } from 'vitest';
import { onceForEach } from '../../../tests/unit/support/once.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { answerJob, summaryOf } from '../../runtime/answer.ts';
import { sampleCurves } from '../ph/curves.ts';
import type { JobRunner } from '../ph/curves.ts';
import { sampleCycleLines } from './cycle.ts';
import { isobarValues, sampleTsCurves } from './curves.ts';
import { tsLayout } from './layout.ts';
import { tsLabels } from './ts-labels.ts';
import { outerTsBounds, panTsWindow, restingTsWindow, zoomTsWindow } from './window.ts';

const engine = createEmbeddedEngine();
const runner =
  (name: string): JobRunner =>
  (jobs) =>
    Promise.resolve(jobs.map((job) => answerJob(engine, name, job)));
const curvesOf = onceForEach(async (name) => {
  const ph = await sampleCurves(summaryOf(engine, name), runner(name));
  return { ph, ts: await sampleTsCurves(ph, runner(name)) };
});

describe('the T-s lines of R134a', () => {
  it('close the dome over the critical point, and pass through the IIR reference state', async () => {
    const { ts } = await curvesOf('R134a');
    const { S, T } = ts.saturation;
    expect(Array.from(S).every(Number.isFinite)).toBe(true);
    // Tillner-Roth and Baehr (1994): critical temperature of 374.21 K.
    expect(Math.max(...T)).toBeCloseTo(374.21, 2);
    const [coldest = 0] = T;
    expect(T.at(-1)).toBeCloseTo(coldest, 9);
    // s' = 1 kJ/(kg K) at 0 °C.
    const after = T.findIndex((value) => value > 273.15);
    const share = (273.15 - (T[after - 1] ?? 0)) / ((T[after] ?? 0) - (T[after - 1] ?? 0));
    expect((S[after - 1] ?? 0) + share * ((S[after] ?? 0) - (S[after - 1] ?? 0))).toBeCloseTo(1000, 0);
  });

  it('keep an isobar level between its two bends, and rising elsewhere', async () => {
    const { ts } = await curvesOf('R134a');
    const isobar = ts.isobars.find(({ value }) => value === 2e5);
    const T = Array.from(isobar?.T ?? []).filter(Number.isFinite);
    // Saturation at 2 bar: 263.07 K (NIST REFPROP 10).
    const level = T.filter((value) => Math.abs(value - 263.07) < 0.02);
    expect(level.length).toBeGreaterThan(20);
    expect(T.every((value, index) => index === 0 || value >= (T[index - 1] ?? 0) - 1e-6)).toBe(true);
  });

  it('draw isobars by 1-2-5, isenthalps by round enthalpies', async () => {
    const { ph, ts } = await curvesOf('R134a');
    expect(isobarValues(ph)).toEqual(expect.arrayContaining([1e5, 2e5, 5e5, 1e6, 2e6, 5e6]));
    expect(ts.isenthalps.every(({ value }) => value % 50e3 === 0)).toBe(true);
  });
});

it('the T-s lines of a blend slope in the dome and end at the critical point', async () => {
  const { ts } = await curvesOf('R407C');
  const isobar = ts.isobars.find(({ value }) => value === 1e6);
  const { T: bubble } = engine.fluid('R407C').state({ P: 1e6, Q: 0 });
  const { T: dew } = engine.fluid('R407C').state({ P: 1e6, Q: 1 });
  expect(dew - bubble).toBeGreaterThan(4);
  const inside = Array.from(isobar?.T ?? []).filter((T) => T > bubble + 0.01 && T < dew - 0.01);
  expect(inside.length).toBeGreaterThan(15);
  expect(inside.every((T, index) => index === 0 || T > (inside[index - 1] ?? 0))).toBe(true);
  expect(ts.quality).toHaveLength(9);
  for (const { T } of ts.quality) expect(T.at(-1)).toBe(ts.criticalT);
});

it('a cycle runs level through its condenser, and bends where it crosses the dome', async () => {
  const { ph } = await curvesOf('R134a');
  const fluid = engine.fluid('R134a');
  const point = (state: { T: number; S: number; P: number; H: number }) => state;
  const P = fluid.state({ T: 313.15, Q: 1 }).P;
  const c = point(fluid.state({ P, T: 333.15 }));
  const d = point(fluid.state({ P, T: 311.15 }));
  const [lines = []] = await sampleCycleLines(
    [{ points: { c, d }, lines: [{ from: 'c', to: 'd', role: 'high' }] }],
    ph.dome,
    runner('R134a'),
  );
  const T = lines[0]?.T ?? [];
  expect(T[0]).toBe(c.T);
  expect(T.at(-1)).toBe(d.T);
  expect(T.filter((value) => Math.abs(value - 313.15) < 0.01).length).toBeGreaterThan(12);
  expect(T.every((value, index) => index === 0 || value <= (T[index - 1] ?? 0) + 1e-3)).toBe(true);
});

it('shows cycle and critical point, zooms about a place and never leaves its bounds', async () => {
  const { ph } = await curvesOf('R134a');
  const resting = restingTsWindow(ph, [{ a: { T: 280.15, S: 1750, P: 2.9e5, H: 4e5 } }]);
  expect(resting.tMax).toBeGreaterThan(374.21);
  expect(resting.sMin).toBeLessThan(950);
  const outer = outerTsBounds(resting);
  const zoomed = zoomTsWindow(resting, outer, 0.5, 1400, 300);
  expect(zoomed.sMax - zoomed.sMin).toBeCloseTo((resting.sMax - resting.sMin) / 2, 9);
  expect((1400 - zoomed.sMin) / (zoomed.sMax - zoomed.sMin)).toBeCloseTo(
    (1400 - resting.sMin) / (resting.sMax - resting.sMin),
    9,
  );
  expect(panTsWindow(zoomed, outer, 1e6, 0).sMax).toBeCloseTo(outer.sMax, 9);
});

it.each(['R134a', 'R744'])('an isobar of %s has its figure once, at the side or at its head', async (name) => {
  const { ph, ts } = await curvesOf(name);
  const isShown = { isobars: true, quality: false, isenthalps: false, isochores: false };
  const texts = { isobar: String, quality: String, isenthalp: String, isochore: String };
  // The second is taller than wide: there a line may leave by the top within sight of its own side.
  for (const [width, height] of [
    [900, 600],
    [640, 1100],
  ] as const) {
    const layout = tsLayout(width, height, restingTsWindow(ph, []));
    const written = tsLabels(ts, [], layout, isShown, texts).lines.map(({ text }) => text);
    expect(written.length).toBeGreaterThan(4);
    expect(new Set(written).size).toBe(written.length);
  }
});

it.each(['R134a', 'R448A'])('letters of %s never stand the other way round than their points', async (name) => {
  const { ph, ts } = await curvesOf(name);
  const fluid = engine.fluid(name);
  const [low, high] = [fluid.saturation({ T: 273.15 }).dew.P, fluid.saturation({ T: 313.15 }).bubble.P];
  const after = (P: number, K: number) => fluid.state({ P, T: fluid.saturation({ P }).dew.T + K });
  const before = (P: number, K: number) => fluid.state({ P, T: fluid.saturation({ P }).bubble.T - K });
  const e = before(high, 4);
  const states = {
    a: after(low, 7),
    b: after(high, 20),
    c: after(high, 24),
    d: before(high, 2),
    e,
    f: fluid.state({ P: low, H: e.H }),
    g: after(low, 5),
  };
  const isShown = { isobars: true, quality: false, isenthalps: false, isochores: false };
  const texts = { isobar: String, quality: String, isenthalp: String, isochore: String };
  for (const width of [320, 412, 640, 900, 1440, 2560]) {
    for (const height of [330, 500, 800, 1100]) {
      const layout = tsLayout(width, height, restingTsWindow(ph, [states]));
      const placed = Object.entries(states).map(([letter, { S, T }]) => ({ letter, x: layout.x(S), y: layout.y(T) }));
      const [letters = []] = tsLabels(
        ts,
        [{ id: 'permanent', points: states, lines: [], isDashed: false, isStale: false, mark: '', placed }],
        layout,
        isShown,
        texts,
      ).letters;
      expect(
        letters
          .map(({ text }) => text)
          .join(' ')
          .split(' ')
          .sort()
          .join(''),
      ).toBe('abcdefg');
      for (const [left, right] of [
        ['g', 'a'],
        ['e', 'd'],
        ['b', 'c'],
      ] as const) {
        const [one, other] = [left, right].map((text) => letters.find((label) => label.text === text));
        const [from, to] = [left, right].map((text) => placed.find(({ letter }) => letter === text));
        if (!one || !other || !from || !to) continue;
        const together = (to.x - from.x) * (other.x - one.x) + (to.y - from.y) * (other.y - one.y);
        expect(together, `${left} ${right} at ${width} by ${height}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
