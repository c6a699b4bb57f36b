/** The drawings of the articles: numbers that say something, words inside the picture, none that no article shows. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WIDTH } from '../../src/features/resources/build/drawings/drawing.ts';
import type { Drawing, Label } from '../../src/features/resources/build/drawings/drawing.ts';
import { evaporationLines } from '../../src/features/resources/build/drawings/evaporation.ts';
import { DRAWINGS } from '../../src/features/resources/build/drawings/index.ts';
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
