import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/types.ts';
import { CASES } from './cases.ts';
import { COMPUTES } from './computes.ts';
import type { CalculatorId } from './index.ts';
import { VIEWS } from './views.ts';

const IDS = Object.keys(VIEWS) as CalculatorId[];
/** Worked examples whose result has no picture: no curve can be drawn of them. */
const WITHOUT: Partial<Record<CalculatorId, readonly number[]>> = { 'calcul-kv': [4] };

let engine: Engine;
beforeAll(async () => {
  const { createEngine } = await import('../engine/index.ts');
  engine = await createEngine();
});

async function drawn(id: CalculatorId, inputs: Readonly<Record<string, unknown>>, locale: 'fr' | 'en'): Promise<string> {
  const { default: View } = (await VIEWS[id]?.()) ?? {};
  const outcome = COMPUTES[id](inputs, engine);
  if (View === undefined || !outcome.ok) throw new Error(`${id} has nothing to draw`);
  return renderToStaticMarkup(createElement(View, { inputs, outputs: outcome.outputs, locale, translate: (text) => text[locale] }));
}

describe('pictures of results', () => {
  describe.each(IDS)('%s', (id) => {
    it.each(CASES[id].map((one, index) => [index, one.title.en, one.inputs] as const))('draws example %i, %s, in both languages', async (index, _, inputs) => {
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
    });

    it('takes inputs written as text, as a form gives them', async () => {
      const [first] = CASES[id];
      const typed = Object.fromEntries(Object.entries(first.inputs).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]));
      expect(await drawn(id, typed, 'en')).toBe(await drawn(id, first.inputs, 'en'));
    });
  });

  it('tells the psychrometric state and the PED category in its words', async () => {
    expect(await drawn('air-data', { t_db: 25, rh: 50 }, 'fr')).toContain('25,0\u202f°C, 9,88\u202fg/kg');
    expect(await drawn('desp', { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 }, 'en')).toContain('28\u202fbar, 65\u202fL, Category III');
  });
});
