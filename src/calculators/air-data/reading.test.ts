import { describe, expect, it } from 'vitest';
import { airAt, airOfHumidity, chartPoint, wetBulbLine } from './chart.ts';
import { valuesOfAir } from './reading.ts';

const TOTAL = 101_325;
const told = (t: number, w: number): Record<string, number> =>
  Object.fromEntries((valuesOfAir({ t, w }, TOTAL) ?? []).map(({ name, value }) => [name.en, value]));

describe('what the psychrometric chart tells', () => {
  // ASHRAE Handbook, Fundamentals (2017), chapter 1, example 1: 40 °C dry bulb, 20 °C wet bulb. Its figures are read
  // off the printed chart, to the degree, the percent and 0.2 g/kg.
  it('agrees with the worked example of ASHRAE', () => {
    const values = told(40, 6.5);
    expect(values['Enthalpy']).toBeCloseTo(56.7, 0);
    expect(Math.abs((values['Dew point'] ?? 0) - 7)).toBeLessThan(1);
    expect(values['RH']).toBeCloseTo(14, 0);
    expect(values['Wet bulb']).toBeCloseTo(20, 0);
  });

  it('draws the wet bulb of that example through its point', () => {
    const line = wetBulbLine(20, TOTAL);
    const next = line.findIndex(({ t }) => t >= 40);
    const [from, to] = [line[next - 1], line[next]];
    const found = from!.w + ((to!.w - from!.w) * (40 - from!.t)) / (to!.t - from!.t);
    expect(Math.abs(found - 6.5)).toBeLessThan(0.2);
    expect(line[0]?.w).toBeCloseTo(airOfHumidity(20, 100, TOTAL).w, 6);
    expect(line.at(-1)?.w).toBeCloseTo(0, 3);
  });

  it('tells nothing of fog, and of dry air only what it has', () => {
    expect(valuesOfAir({ t: 20, w: 20 }, TOTAL)).toBeUndefined();
    expect(Object.keys(told(20, 0))).toEqual(['Dry bulb', 'Humidity ratio', 'Enthalpy']);
    expect(told(25, airOfHumidity(25, 100, TOTAL).w)['RH']).toBe(100);
  });

  it.each(['mollier', 'ashrae'] as const)('finds again the air of a place on the %s chart', (orientation) => {
    for (const point of [
      { t: 25, w: 9.88 },
      { t: -12, w: 0.7 },
    ]) {
      const found = airAt(...chartPoint(point, orientation), orientation);
      expect(found.t).toBeCloseTo(point.t, 9);
      expect(found.w).toBeCloseTo(point.w, 9);
    }
  });
});
