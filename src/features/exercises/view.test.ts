import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { exercise } from '../../exercises/index.ts';
import { KIND_NAMES } from '../../exercises/kind-names.ts';
import { locales } from '../../language/index.ts';
import { wordsFor } from './build.ts';
import { HEIGHT, viewOf, WIDTH } from './view.ts';

const engine = createEmbeddedEngine();
const SEEDS = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'];

describe.each(KIND_NAMES)('%s in words', (kind) => {
  it.each(locales)('leaves nothing open, %s', (locale) => {
    for (const seed of SEEDS) {
      const words = wordsFor(locale);
      const drawn = exercise(kind, seed, engine);
      const view = viewOf(drawn, words, locale);
      expect(JSON.stringify(view)).not.toMatch(/\{\{|undefined|NaN|lpGauge|Before/);
      expect(view.steps.every((step) => step.length > 5)).toBe(true);
      for (const { code } of drawn.mistakes) expect(words.mistakes, code).toHaveProperty(code);
    }
  });
});

it('meets every wrong reading its texts name within twenty draws of its kind', () => {
  const met = new Set(
    KIND_NAMES.flatMap((kind) =>
      Array.from({ length: 20 }, (_, index) => exercise(kind, `s${String(index)}x`, engine)).flatMap(({ mistakes }) =>
        mistakes.map(({ code }) => code),
      ),
    ),
  );
  expect([...met].toSorted()).toEqual(Object.keys(wordsFor('fr').mistakes).toSorted());
});

it('refuses a field by its name and its limits', () => {
  const { asked } = viewOf(exercise('superheat', 'a1', engine), wordsFor('fr'), 'fr');
  expect(asked[0]?.refusal.replaceAll(/\s/gu, ' ')).toBe('Surchauffe : saisissez un nombre de −200 à 200 K.');
});

it('draws the cycle inside its box, discharge to the right of suction', () => {
  const { picture } = viewOf(exercise('cycle', 'a1', engine), wordsFor('fr'), 'fr');
  const points = [...(picture?.cycle ?? '').matchAll(/(\d+) (\d+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(points).toHaveLength(4);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeLessThanOrEqual(HEIGHT);
  }
  expect(points[1]?.[0]).toBeGreaterThan(points[0]?.[0] ?? Number.NaN);
  expect(points[2]?.[0]).toBe(points[3]?.[0]);
});
