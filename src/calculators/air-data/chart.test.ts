import { describe, expect, it } from 'vitest';
import {
  airOfHumidity,
  chartPoint,
  chartWindow,
  enthalpyEnds,
  enthalpyLine,
  humidityLine,
  temperatureLine,
} from './chart.ts';

const TOTAL = 101_325;
const WINDOW = chartWindow([{ t: 25, w: 9.88 }]);

describe('lines of the psychrometric chart', () => {
  it('opens on comfort air and widens for what lies outside', () => {
    expect(WINDOW).toEqual({ tMin: -10, tMax: 40, wMax: 20 });
    expect(
      chartWindow([
        { t: -32, w: 0.2 },
        { t: 55, w: 40 },
      ]),
    ).toEqual({ tMin: -35, tMax: 60, wMax: 50 });
  });

  // ASHRAE Handbook, Fundamentals (2017), chapter 1, table 2: saturated air at 20 and 30 °C.
  it.each([
    [20, 14.76],
    [30, 27.33],
  ])('passes saturation at %d °C through ASHRAE table 2', (t, w) => {
    expect(airOfHumidity(t, 100, TOTAL).w / w).toBeCloseTo(1, 2);
    expect(temperatureLine(t, TOTAL, { ...WINDOW, wMax: 100 }).at(-1)?.w).toBeCloseTo(
      airOfHumidity(t, 100, TOTAL).w,
      9,
    );
  });

  it('keeps humidity lines ordered and inside the window', () => {
    const [half, full] = [humidityLine(0.5, TOTAL, WINDOW), humidityLine(1, TOTAL, WINDOW)];
    for (const [index, { t, w }] of full.entries()) {
      expect(half[index]?.t).toBe(t);
      expect(half[index]?.w).toBeLessThan(w);
    }
  });

  it('stops where water boils', () => {
    const hot = { tMin: 0, tMax: 120, wMax: 1e9 };
    expect(humidityLine(1, TOTAL, hot).at(-1)?.t).toBeLessThan(100);
  });

  it('keeps one enthalpy along its line, straight on the Mollier chart', () => {
    const line = enthalpyLine(50, TOTAL, WINDOW);
    for (const { t, w } of line) expect(1.006 * t + (w / 1000) * (2501 + 1.86 * t)).toBeCloseTo(50, 6);
    const [first, middle, last] = [line[0], line[6], line.at(-1)].map((point) => chartPoint(point!, 'mollier'));
    expect(middle?.[1]).toBeCloseTo(((first?.[1] ?? 0) + (last?.[1] ?? 0)) / 2, 6);
  });

  // ASHRAE eq. (30): dry air of −10 °C, and air of 40 °C with 20 g/kg: 40 × 1.006 + 0.020 × (2501 + 1.86 × 40).
  it('knows between which enthalpies its lines lie', () => {
    const [low, high] = enthalpyEnds(WINDOW);
    expect(low).toBeCloseTo(-10.06, 9);
    expect(high).toBeCloseTo(91.748, 9);
  });

  it('keeps the isotherm of 0 °C level and tilts warm ones up', () => {
    expect(chartPoint({ t: 0, w: 15 }, 'mollier')).toEqual([15, 0]);
    expect(chartPoint({ t: 30, w: 20 }, 'mollier')[1]).toBeGreaterThan(30);
    expect(chartPoint({ t: 30, w: 20 }, 'ashrae')).toEqual([30, 20]);
  });
});
