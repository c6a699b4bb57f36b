import { describe, expect, it } from 'vitest';
import { listedFluids } from './build.ts';
import type { Locale } from '../../language/index.ts';
import { decimalSign } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';
import { barText, gaugeText } from './figures.ts';
import {
  barFromReading,
  firstWay,
  pressureEnds,
  readingFromPressure,
  readingFromTemperature,
  WAY_NAMES,
} from './ruler-reading.ts';

const pages = listedFluids().flatMap(({ record, sheet, series }) =>
  sheet && series ? [{ name: record.name, sheet, series }] : [],
);
const numberOf = (text: string, locale: Locale = 'fr'): number => {
  const parsed = parseNumber(text, decimalSign(locale));
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
/** K: what a page may be off by. */
const APART = 0.05;

describe('the rulers of all fluid pages', () => {
  it('are as many as the fluids that are computed', () => expect(pages.length).toBeGreaterThanOrEqual(134));

  it.each(pages)('$name: a temperature, its pressure as written, and the temperature of that are one', (page) => {
    const { series, sheet } = page;
    const told = sheet.usual.find(({ t }) => t === 5) ?? sheet.usual[2];
    const temperatures = [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1].map((share) =>
      // As one types them, to a tenth.
      Number((series.from + 0.1 + share * (series.to - series.from - 0.2)).toFixed(1)),
    );
    for (const t of [told?.t ?? Number.NaN, ...temperatures]) {
      for (const locale of ['fr', 'en'] as const) {
        const reading = readingFromTemperature(series, t, locale);
        // Both halves of the page, from the one state.
        expect(Math.abs(numberOf(reading.temperatureText('dew'), locale) - t), `${t}`).toBeLessThanOrEqual(APART);
        for (const way of WAY_NAMES) {
          const written = reading.pressureText('dew', way);
          const again = readingFromPressure(series, barFromReading(numberOf(written, locale), way), locale);
          // At the cold end the bubble of a blend lies beyond the series, or the pressure as written does: nothing is read.
          if (again === undefined) {
            const bubble = reading.temperatureText('bubble');
            const isAtEnd = bubble === '–' || numberOf(bubble, locale) - series.from <= APART;
            expect(isAtEnd, `${t} °C, ${written} ${way}, ${bubble}`).toBe(true);
            continue;
          }
          expect(Math.abs(again.t - t), `${t} °C, ${written} ${way}`).toBeLessThanOrEqual(APART);
          expect(Math.abs(numberOf(again.temperatureText('dew'), locale) - t)).toBeLessThanOrEqual(APART + 1e-9);
        }
      }
    }
  });

  it.each(pages)('$name: what it refuses lies outside the ends it names', ({ series }) => {
    for (const way of WAY_NAMES) {
      const { min, max } = pressureEnds(series, way, 'fr');
      for (const end of [min, max])
        expect(readingFromPressure(series, barFromReading(numberOf(end), way), 'fr'), `${end} ${way}`).toBeDefined();
    }
  });

  it.each(pages)('$name: it opens on the pressure of the engine', ({ series, sheet }) => {
    const told = sheet.usual.find(({ t }) => t === 5) ?? sheet.usual[2];
    const reading = readingFromTemperature(series, told?.t ?? Number.NaN, 'fr');
    expect(Math.abs(reading.p / (told?.p_dew ?? 0) - 1)).toBeLessThan(1e-4);
  });

  it('are read in millibars where a gauge shows next to nothing', () => {
    const at = (name: string, t: number) => {
      const page = pages.find((each) => each.name === name);
      if (!page) throw new Error(name);
      return readingFromTemperature(page.series, t, 'fr');
    };
    // CoolProp 8.0.0: 444.378 mbar, 489.104 mbar, 3.534 bar.
    const [water, r123, r134a] = [at('R718', 78.407), at('R123', 9.208), at('R134a', 5.308)];
    expect(numberOf(water.pressureText('dew', 'mbar'))).toBeCloseTo(444.378, -0.5);
    expect(numberOf(r123.pressureText('dew', 'mbar'))).toBeCloseTo(489.104, -0.5);
    expect([water, r123, r134a].map(({ p }) => firstWay(p))).toEqual(['mbar', 'mbar', 'gauge']);
    expect([water, r123, r134a].map((each) => each.absoluteWay('dew'))).toEqual(['mbar', 'mbar', 'absolute']);
    expect(r134a.pressureText('dew', 'gauge')).toBe('2,52');
  });
});

describe('the table', () => {
  it.each(pages)('$name: writes no two rows of a gauge alike, in a vacuum either', ({ sheet }) => {
    const texts = sheet.saturation.map(({ p_dew }) => gaugeText(p_dew, 'fr'));
    for (const [index, { p_dew }] of sheet.saturation.entries()) {
      expect(texts[index]).not.toBe(texts[index - 1]);
      expect(numberOf(texts[index] ?? '') + 1.01325 - numberOf(barText(p_dew, 'fr'))).toBeCloseTo(0, 1);
    }
  });
});
