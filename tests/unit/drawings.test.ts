/** The drawings of the articles: numbers that say something, words inside the picture, none that no article shows. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WIDTH } from '../../src/features/resources/build/drawings/drawing.ts';
import type { Drawing, Label } from '../../src/features/resources/build/drawings/drawing.ts';
import { evaporationLines } from '../../src/features/resources/build/drawings/evaporation.ts';
import { DRAWINGS } from '../../src/features/resources/build/drawings/index.ts';
import { PLOT, drawnPlot } from '../../src/features/resources/build/drawings/plot.ts';
import { gramsPerMetre } from '../../src/features/resources/build/drawings/plots/charge.ts';
import { PLOTS } from '../../src/features/resources/build/drawings/plots/index.ts';
import { flowFromOpening } from '../../src/features/resources/build/drawings/plots/valve.ts';
import { litresPerKilowatt } from '../../src/features/resources/build/drawings/plots/water.ts';
import { locales } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { textFaults } from './support/typography.ts';

const drawings = Object.entries<Drawing>(DRAWINGS);

/** A letter of 14 is about 7 wide. */
const LETTER = 7;
const spanOf = ({ at: [x], says, anchor }: Label, locale: Locale): readonly [number, number] => {
  if (typeof says === 'number') return [x - 11, x + 11];
  const width = says[locale].length * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
};

describe.each(drawings)('%s', (name, { height, labels, parts = [], description, caption }) => {
  it('numbers what its list says, and nothing else', () => {
    const numbers = labels.flatMap(({ says }) => (typeof says === 'number' ? [says] : []));
    expect(new Set(numbers)).toEqual(new Set(parts.map((_, index) => index + 1)));
  });

  it.each(locales)('keeps its words inside the picture in %s', (locale) => {
    for (const label of labels) {
      const [left, right] = spanOf(label, locale);
      expect(left, JSON.stringify(label)).toBeGreaterThanOrEqual(-4);
      expect(right, JSON.stringify(label)).toBeLessThanOrEqual(WIDTH + 4);
      expect(label.at[1]).toBeLessThanOrEqual(height);
    }
  });

  it.each(locales)('has the signs of %s', (locale) => {
    for (const said of [description, caption, ...parts])
      expect(textFaults(said[locale], { file: `drawing ${name}`, locale })).toEqual([]);
  });

  it('stands in an article of both languages', () => {
    for (const locale of locales) {
      const shown = globSync(`content/{articles,guides}/${locale}/*.mdx`).filter((file) =>
        readFileSync(file, 'utf8').includes(`<Drawing of="${name}" />`),
      );
      expect(shown.length, locale).toBeGreaterThan(0);
    }
  });
});

// CoolProp 8.0.0 (Bell et al., 2014), R407C: 4.6071 bar dew at 0 °C, where its bubble point is far below 0 °C.
it('draws a blend colder at the inlet than at its dew, a pure fluid level', () => {
  const { lines } = evaporationLines(['R134a', 'R407C'], 0);
  const [pure, blend] = lines;
  expect(pure?.start).toBeCloseTo(0, 3);
  expect(blend?.start).toBeLessThan(-3);
  expect(blend?.start).toBeGreaterThan(-7);
});

describe.each(Object.entries(PLOTS))('the plot %s', (name, make) => {
  const plot = make();

  it.each(locales)('keeps its words inside the picture, clear of one another, in %s', (locale) => {
    const { names, marks } = drawnPlot(plot, locale);
    const spans = [...names, ...marks].map(({ at: [x = 0, y = 0], says, anchor }) => {
      const width = says.length * LETTER;
      const left = anchor === 'end' ? x - width : x;
      return { says, left, right: left + width, y };
    });
    for (const { says, left, right } of spans) {
      expect(left, says).toBeGreaterThanOrEqual(PLOT.left);
      expect(right, says).toBeLessThanOrEqual(PLOT.width + 4);
    }
    const over = spans.filter((one, index) =>
      spans.some(
        (other, place) =>
          place < index && Math.abs(one.y - other.y) < 14 && one.left < other.right && other.left < one.right,
      ),
    );
    expect(over).toEqual([]);
  });

  it.each(locales)('has the signs of %s', (locale) => {
    for (const said of [plot.description, plot.caption, plot.x.label, plot.y.label])
      expect(textFaults(said[locale], { file: `plot ${name}`, locale })).toEqual([]);
  });

  it('stands in an article of both languages', () => {
    for (const locale of locales) {
      const shown = globSync(`content/{articles,guides}/${locale}/*.mdx`).filter((file) =>
        readFileSync(file, 'utf8').includes(`<Plot of="${name}" />`),
      );
      expect(shown.length, locale).toBeGreaterThan(0);
    }
  });
});

describe('what plots are drawn from', () => {
  // q² (a / z² + 1 − a) = 1: half open with authority 1 is half the flow; with 0.05, q = 1 / sqrt(0.2 + 0.95).
  it('is the flow of a valve with its authority', () => {
    expect(flowFromOpening(0.5, 1)).toBeCloseTo(0.5, 12);
    expect(flowFromOpening(0.5, 0.05)).toBeCloseTo(1 / Math.sqrt(1.15), 12);
    expect(flowFromOpening(0, 0.3)).toBe(0);
  });

  // 1 kW for 6 min is 360 kJ; 4.19 kJ/(kg K) and 5 K: 17.18 kg.
  it('is the balance of a loop of water', () => {
    expect(litresPerKilowatt(5, 6)).toBeCloseTo(360 / (4.19 * 5), 6);
  });

  // CoolProp 8.0.0, R32 at 40 °C: 893.0 kg/m³ of liquid; bore 4.75 mm, 17.72 mm².
  it('is the liquid in a tube', () => {
    expect(gramsPerMetre('R32')).toBeCloseTo(893.0 * 17.72e-3, 1);
  });

  it('writes years as years', () => {
    expect(drawnPlot(PLOTS['quota-steps'](), 'en').across.map(({ says }) => says)).toEqual([
      '2025',
      '2035',
      '2045',
      '2055',
    ]);
  });

  it('never leaves its axes', () => {
    const [make] = Object.values(PLOTS);
    if (!make) throw new Error('there is no plot');
    const plot = make();
    expect(() =>
      drawnPlot({ ...plot, curves: [{ look: 'key', points: [[plot.x.to + 1, plot.y.from]] }] }, 'fr'),
    ).toThrow(RangeError);
  });
});
