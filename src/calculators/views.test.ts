import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/types.ts';
import { CASES } from './cases.ts';
import { COMPUTES } from './computes.ts';
import { CALCULATORS } from './index.ts';
import type { CalculatorId } from './index.ts';
import { viewOf } from './views.ts';
import type { Locale } from '../language/index.ts';

const IDS: readonly CalculatorId[] = CALCULATORS.map(({ id }) => id);
/** Worked examples whose result has no picture: no curve can be drawn of them. */
const WITHOUT: Partial<Record<CalculatorId, readonly number[]>> = { 'calcul-kv': [4] };

let engine: Engine;
beforeAll(async () => {
  const { createEngine } = await import('../engine/index.ts');
  engine = await createEngine();
});

async function drawn(id: CalculatorId, inputs: Readonly<Record<string, unknown>>, locale: Locale): Promise<string> {
  const { default: View } = await viewOf(id)();
  const outcome = COMPUTES[id](inputs, engine);
  if (!outcome.ok) throw new Error(`${id} has nothing to draw`);
  return renderToStaticMarkup(
    createElement(View, { inputs, outputs: outcome.outputs, locale, translate: (text) => text[locale] }),
  );
}

describe('pictures of results', () => {
  describe.each(IDS)('%s', (id) => {
    it.each(CASES[id].map((one, index) => [index, one.title.en, one.inputs] as const))(
      'draws example %i, %s, in both languages',
      async (index, _, inputs) => {
        for (const locale of ['fr', 'en'] as const) {
          const markup = await drawn(id, inputs, locale);
          if (WITHOUT[id]?.includes(index) === true) {
            expect(markup).toBe('');
            continue;
          }
          expect(markup).not.toMatch(/NaN|undefined|Infinity/);
          // Every picture says in words what it shows.
          expect(markup).toMatch(/aria-label="[^"]{10,}"/);
          if (locale === 'fr') expect(markup.replaceAll(/<[^>]*>/g, '\n')).not.toMatch(/\d\.\d/);
        }
      },
    );

    it('takes inputs written as text, as a form gives them', async () => {
      const [first] = CASES[id];
      const typed = Object.fromEntries(
        Object.entries(first.inputs).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
      );
      expect(await drawn(id, typed, 'en')).toBe(await drawn(id, first.inputs, 'en'));
    });
  });

  /** The drawing turned back into figures: the axis from where two of its ticks stand. */
  const read = (
    markup: string,
    axis: 'x' | 'y',
    ticks: readonly [number, number],
    place: number,
    isLog: boolean,
  ): number => {
    const [from, to] = ticks.map((tick) => {
      const anchor = axis === 'x' ? 'middle' : 'end';
      const found = new RegExp(
        `<text class="[^"]*" x="([\\d.]+)" y="([\\d.]+)"[^>]*text-anchor="${anchor}">${tick}<`,
      ).exec(markup);
      if (!found) throw new Error(`no tick ${tick}`);
      return Number(found[axis === 'x' ? 1 : 2]);
    });
    const part = (place - from!) / (to! - from!);
    return isLog ? ticks[0] * (ticks[1] / ticks[0]) ** part : ticks[0] + (ticks[1] - ticks[0]) * part;
  };
  const pointOf = (markup: string): readonly [number, number] => {
    const [, x, y] = /<circle class="[^"]*point[^"]*" cx="([\d.]+)" cy="([\d.]+)"/i.exec(markup) ?? [];
    return [Number(x), Number(y)];
  };

  it('draws the PED point at its volume and pressure', async () => {
    const markup = await drawn('desp', { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 }, 'en');
    const [x, y] = pointOf(markup);
    expect(read(markup, 'x', [1, 100], x, true)).toBeCloseTo(65, 6);
    expect(read(markup, 'y', [1, 100], y, true)).toBeCloseTo(28, 6);
  });

  it('draws the signal at its current and value', async () => {
    const markup = await drawn(
      'capteur-signal',
      { signalType: 0, minValue: 0, maxValue: 100, unitValue: '%', direction: 'signalToValue', searchValue: 12 },
      'en',
    );
    const [x, y] = pointOf(markup);
    expect(read(markup, 'x', [0, 20], x, false)).toBeCloseTo(12, 6);
    expect(read(markup, 'y', [0, 100], y, false)).toBeCloseTo(50, 6);
  });

  it('draws the psychrometric state on both axes', async () => {
    const markup = await drawn('air-data', { t_db: 0, rh: 50 }, 'en');
    const [x, y] = pointOf(markup);
    // ASHRAE Handbook, Fundamentals (2017), chapter 1, table 2: saturated air at 0 °C holds 3.79 g/kg.
    expect(read(markup, 'x', [0, 10], x, false)).toBeCloseTo(3.79 / 2, 1);
    expect(read(markup, 'y', [0, 10], y, false)).toBeCloseTo(0, 1);
  });

  it('tells the psychrometric state and the PED category in its words', async () => {
    expect(await drawn('air-data', { t_db: 25, rh: 50 }, 'fr')).toContain('25,0\u202f°C, 9,88\u202fg/kg');
    expect(
      await drawn('desp', { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 }, 'en'),
    ).toContain('28\u202fbar(g), 65\u202fL, Category III');
  });
});
