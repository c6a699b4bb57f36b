import { describe, expect, it } from 'vitest';
import { onceForEach } from '../../../tests/unit/support/once.ts';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { STATE_FIELDS, STATE_STRIDE } from '../../engine/types.ts';
import { boxesOverlap, textWidth } from '../plot/labels.ts';
import { sampleCurves } from './curves.ts';
import { placePoints } from './cycle.ts';
import { diagramLabels } from './diagram-labels.ts';
import { domePressure, domeTemperatures, interpolate } from './dome.ts';
import { phLayout } from './layout.ts';
import type { CycleLine, CyclePoints, PhCurves, StateJob } from './types.ts';
import { panWindow, restingWindow, windowForCycles, zoomWindow } from './window.ts';

const engine = createEmbeddedEngine();

const curvesOf = onceForEach((name): Promise<PhCurves> => {
  const fluid = engine.fluid(name);
  const answer = ({ pair, xs, ys, fields }: StateJob): Float64Array[] => {
    const rows = fluid.states(pair, xs, ys);
    return fields.map((field) =>
      Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + STATE_FIELDS.indexOf(field)] ?? Number.NaN),
    );
  };
  return sampleCurves(fluid, (jobs) => Promise.resolve(jobs.map(answer)));
});

/** R134a, steady defaults: te 0, tc 40, subcooling 2 + 2 K, superheat 5 + 2 K (CoolProp 8.0.0). */
const R134A = {
  a: { H: 404_849.72, P: 292_803.18 },
  b: { H: 431_730.33, P: 1_016_593 },
  c: { H: 431_730.33, P: 1_016_593 },
  d: { H: 253_425.02, P: 1_016_593 },
  e: { H: 250_464.91, P: 1_016_593 },
  f: { H: 250_464.91, P: 292_803.18 },
  g: { H: 403_070.5, P: 292_803.18 },
} as const satisfies CyclePoints;

/** How the points of a one-stage cycle are joined. */
const LINES: readonly CycleLine[] = [
  { from: 'f', to: 'g', role: 'low' },
  { from: 'g', to: 'a', role: 'low' },
  { from: 'a', to: 'b', role: 'ideal' },
  { from: 'a', to: 'c', role: 'compression' },
  { from: 'c', to: 'd', role: 'high' },
  { from: 'd', to: 'e', role: 'liquid' },
  { from: 'e', to: 'f', role: 'expansion' },
];

const texts = {
  isotherm: (kelvin: number) => `${Math.round(kelvin - 273.15)} °C`,
  quality: (x: number) => `x ${x}`,
  isentrope: (s: number) => `s ${s}`,
  isochore: (v: number) => `v ${v}`,
  low: 'BP',
  high: 'HP',
};
const layers = { isotherms: true, quality: true, isentropes: true, isochores: true };

describe('dome', () => {
  it('has 120 temperatures that close up towards 0.05 K below critical', () => {
    const temperatures = domeTemperatures(200, 374.21);
    expect(temperatures).toHaveLength(120);
    expect(temperatures[0]).toBe(200);
    expect(temperatures.at(-1)).toBeCloseTo(374.16, 9);
    const steps = temperatures.slice(1).map((value, index) => value - temperatures[index]!);
    expect(steps.every((step, index) => index === 0 || step < steps[index - 1]!)).toBe(true);
    // T = Tc - (Tc - T0) u^2 with u uniform: the square roots are evenly spaced.
    const roots = temperatures.map((value) => Math.sqrt(374.21 - value));
    expect(roots[40]! - roots[41]!).toBeCloseTo(roots[90]! - roots[91]!, 9);
  });

  it('ends at the critical point and crosses R134a at 0 °C where CoolProp does', async () => {
    const { dome, facts } = await curvesOf('R134a');
    expect(dome.T.at(-1)).toBe(facts.critical.T);
    expect(dome.P.at(-1)).toBe(facts.critical.P);
    expect(domePressure(dome, 273.15, 'dew') / 292_803.18).toBeCloseTo(1, 4);
    expect(interpolate(dome.T, dome.hBubble, 273.15)).toBeCloseTo(200e3, -2);
    expect(interpolate(dome.T, dome.hDew, 273.15)).toBeCloseTo(398_600, -2);
  });
});

describe('a blend', () => {
  it('parts its bubble and dew pressures: R407C at 0 °C, dew 4.6072 bar, bubble there at -6.27 °C', async () => {
    const { dome, isotherms, quality } = await curvesOf('R407C');
    expect(domePressure(dome, 273.15, 'dew') / 4.6072e5).toBeCloseTo(1, 3);
    expect(domePressure(dome, 273.15 - 6.27, 'bubble') / 4.6072e5).toBeCloseTo(1, 3);
    const line = isotherms.find(({ value }) => Math.abs(value - 273.15) < 1e-9)!;
    const into = line.P.findIndex((pressure) => Math.abs(pressure / 4.6072e5 - 1) < 1e-3);
    expect(line.P[into + 1]!).toBeGreaterThan(line.P[into]!);
    expect(quality).toHaveLength(9);
    expect(quality[4]!.H.filter(Number.isFinite).length).toBeGreaterThan(20);
  });
});

describe('static lines', () => {
  it.each(['R134a', 'R744', 'R717', 'R718', 'R600a', 'R1234yf'])(
    'of %s are finite where drawn and plentiful',
    async (name) => {
      const curves = await curvesOf(name);
      expect(curves.dome.T.length).toBeGreaterThan(115);
      expect(curves.isotherms.length).toBeGreaterThan(10);
      expect(curves.isentropes.length).toBeGreaterThan(5);
      expect(curves.isochores.length).toBeGreaterThan(3);
      for (const line of curves.isotherms) {
        const finite = line.H.filter(Number.isFinite);
        expect(finite.length / line.H.length, `${name} ${line.value} K`).toBeGreaterThan(0.9);
      }
    },
  );

  it('run an isotherm through the dome at its saturation pressure, and down in enthalpy as pressure rises', async () => {
    const { isotherms } = await curvesOf('R134a');
    const line = isotherms.find(({ value }) => Math.abs(value - 273.15) < 1e-9)!;
    const flat = Array.from(line.P.keys()).filter((index) => Math.abs(line.P[index]! / line.P[index + 1]! - 1) < 1e-9);
    expect(flat).toHaveLength(1);
    expect(line.P[flat[0]!]! / 292_803.18).toBeCloseTo(1, 4);
    expect(line.H[flat[0]!]!).toBeCloseTo(398_600, -2);
    expect(line.H[flat[0]! + 1]!).toBeCloseTo(200e3, -2);
    expect(line.H[0]!).toBeGreaterThan(line.H[flat[0]!]!);
  });

  it('keep the entropy of an isentrope', async () => {
    const { isentropes } = await curvesOf('R134a');
    const fluid = engine.fluid('R134a');
    const line = isentropes.find(({ value }) => value === 1750)!;
    const index = line.H.findIndex((H, at) => Number.isFinite(H) && line.P[at]! > 5e5);
    expect(fluid.state({ P: line.P[index]!, H: line.H[index]! }).S).toBeCloseTo(1750, 3);
  });
});

describe('window', () => {
  it('is the documented one round a cycle', async () => {
    const { facts, dome } = await curvesOf('R134a');
    const shown = windowForCycles(facts, dome, [R134A]);
    expect(shown.pMin).toBeCloseTo(0.5 * 292_803.18, 3);
    expect(shown.pMax).toBeCloseTo(1.15 * facts.critical.P, 3);
    const liquid = interpolate(dome.P, dome.hBubble, shown.pMin);
    const width = R134A.c.H - liquid;
    expect(shown.hMin).toBeCloseTo(liquid - 0.05 * width, 3);
    expect(shown.hMax).toBeCloseTo(R134A.c.H + 0.1 * width, 3);
  });

  it('zooms about a point, pans, and never leaves its bounds', () => {
    const outer = { hMin: 100, hMax: 500, pMin: 1, pMax: 100 };
    const zoomed = zoomWindow(outer, outer, 0.5, 200, 10);
    expect(zoomed.hMin).toBeCloseTo(150, 9);
    expect(zoomed.hMax).toBeCloseTo(350, 9);
    expect(Math.sqrt(zoomed.pMin * zoomed.pMax)).toBeCloseTo(10, 9);
    const panned = panWindow(zoomed, outer, 1000, 0);
    expect(panned.hMax).toBeCloseTo(500, 9);
    expect(panned.hMax - panned.hMin).toBeCloseTo(200, 9);
    const out = zoomWindow(zoomed, outer, 50, 200, 10);
    expect(out.hMin).toBeCloseTo(100, 9);
    expect(out.pMax).toBeCloseTo(100, 9);
  });
});

describe('labels of the diagram', () => {
  it.each([
    [360, 420],
    [700, 500],
    [1000, 600],
    [3600, 1900],
  ])('never collide at %i x %i', async (width, height) => {
    const curves = await curvesOf('R134a');
    const layout = phLayout(width, height, windowForCycles(curves.facts, curves.dome, [R134A]));
    const labels = diagramLabels(
      curves,
      [{ points: placePoints(R134A, layout), lines: LINES, mark: '' }],
      layout,
      layers,
      texts,
    );
    const all = [...labels.letters.flat(), ...labels.sides, ...labels.lines];
    expect(
      labels.letters
        .flat()
        .map(({ text }) => text)
        .join(' ')
        .split(' ')
        .sort()
        .join(''),
    ).toBe('abcdefg');
    expect(labels.sides.map(({ text }) => text)).toEqual(['HP', 'BP']);
    expect(labels.lines.length).toBeGreaterThan(6);
    const boxes = all.map(({ text, x, y }) => {
      const size = layout.fontSize - 1;
      const w = textWidth(text, size);
      return { x: x - w / 2, y: y - size / 2, width: w, height: size };
    });
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(boxesOverlap(box, other)).toBe(false);
    });
  });
});

/** R134a, transitory defaults: te 10, tc 25 (CoolProp 8.0.0). */
const R134A_TRANSITORY: CyclePoints = {
  a: { H: 410_880.19, P: 414_607.47 },
  b: { H: 421_036.87, P: 665_380.93 },
  c: { H: 421_036.87, P: 665_380.93 },
  d: { H: 231_705.2, P: 665_380.93 },
  e: { H: 228_881.34, P: 665_380.93 },
  f: { H: 228_881.34, P: 414_607.47 },
  g: { H: 409_014.77, P: 414_607.47 },
};

describe('letters of two cycles', () => {
  it.each([
    [300, 330],
    [360, 420],
    [700, 500],
    [1000, 460],
    [3600, 1900],
  ])('are all printed at %i x %i', async (width, height) => {
    const curves = await curvesOf('R134a');
    const layout = phLayout(width, height, windowForCycles(curves.facts, curves.dome, [R134A, R134A_TRANSITORY]));
    const cycles = [
      { points: placePoints(R134A, layout), lines: LINES, mark: '' },
      { points: placePoints(R134A_TRANSITORY, layout), lines: LINES, mark: '′' },
    ];
    const { letters } = diagramLabels(curves, cycles, layout, layers, texts);
    const printed = letters.map((placed) =>
      placed
        .map(({ text }) => text)
        .join(' ')
        .split(' ')
        .sort()
        .join(' '),
    );
    expect(printed).toEqual(['a b c d e f g', 'a′ b′ c′ d′ e′ f′ g′']);
  });

  it.each([320, 360, 500, 640, 760, 900, 1040, 1200, 1500, 1900])(
    'stand from left to right as their points do, %i px wide',
    async (width) => {
      for (const name of ['R134a', 'R448A']) {
        const curves = await curvesOf(name);
        for (const height of [330, 420, 500, 620, 800, 1000]) {
          const layout = phLayout(width, height, windowForCycles(curves.facts, curves.dome, [R134A, R134A_TRANSITORY]));
          const cycles = [
            { points: placePoints(R134A, layout), lines: LINES, mark: '' },
            { points: placePoints(R134A_TRANSITORY, layout), lines: LINES, mark: '′' },
          ];
          const { letters } = diagramLabels(curves, cycles, layout, layers, texts);
          cycles.forEach(({ points, mark }, index) => {
            const order = points.map(({ letter, x }) => ({ text: letter + mark, x }));
            const xOf = (text: string): number => order.find((one) => one.text === text)?.x ?? Number.NaN;
            for (const { text } of letters[index] ?? []) {
              const places = text.split(' ').map(xOf);
              expect([...places].sort((one, other) => one - other)).toEqual(places);
            }
            // a and g, d and e: neighbours on one line.
            for (const [left, right] of [
              ['g', 'a'],
              ['e', 'd'],
            ] as const) {
              const [one, other] = [left + mark, right + mark].map((text) =>
                letters[index]?.find((label) => label.text === text),
              );
              if (one && other && Math.abs(one.y - other.y) < 1) expect(one.x).toBeLessThan(other.x);
            }
          });
        }
      }
    },
  );
});

describe('the resting window', () => {
  it('stays where it is while an input moves a little, and shows all that it must', async () => {
    const curves = await curvesOf('R134a');
    const lower: CyclePoints = {
      ...R134A,
      f: { ...R134A.f, P: 288_000 },
      g: { ...R134A.g, P: 288_000 },
      a: { ...R134A.a, P: 288_000 },
    };
    const shown = restingWindow(curves, [R134A], undefined);
    expect(restingWindow(curves, [lower], undefined)).toEqual(shown);
    const needed = windowForCycles(curves.facts, curves.dome, [R134A]);
    expect(shown.hMin).toBeLessThanOrEqual(needed.hMin);
    expect(shown.hMax).toBeGreaterThanOrEqual(needed.hMax);
    expect(shown.pMin).toBeLessThanOrEqual(needed.pMin);
    expect(shown.pMin).toBeGreaterThan(0.79 * needed.pMin);
    expect(shown.pMax).toBe(needed.pMax);
  });
});
