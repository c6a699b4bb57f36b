import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CASES } from '../../../src/calculators/cases.ts';
import { COMPUTES } from '../../../src/calculators/computes.ts';
import { CALCULATORS } from '../../../src/calculators/index.ts';
import type { CalculatorId } from '../../../src/calculators/index.ts';
import { viewOf } from '../../../src/calculators/views.ts';
import type { Engine } from '../../../src/engine/types.ts';
import { figureText } from '../../../src/features/calculators/format.ts';
import { unitOf } from '../../../src/quantities/index.ts';

let engine: Engine;
beforeAll(async () => {
  const { createEngine } = await import('../../../src/engine/index.ts');
  engine = await createEngine();
});

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll(/[\u202f\u00a0]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
const decimalsOfText = (text: string): number => text.split(',')[1]?.length ?? 0;

/** The figures of a picture that are roundings of a result in the same unit, written otherwise than that result. */
async function writtenOtherwise(id: CalculatorId, inputs: Readonly<Record<string, unknown>>): Promise<string[]> {
  const definition = CALCULATORS.find((one) => one.id === id);
  const outcome = COMPUTES[id](inputs, engine);
  if (!definition || !outcome.ok) throw new Error(`${id} has no result`);
  const { default: View } = await viewOf(id)();
  const markup = renderToStaticMarkup(
    createElement(View, { inputs, outputs: outcome.outputs, locale: 'fr', translate: (text) => text.fr }),
  );
  const read = [...markup.matchAll(/([−\d][\d\u202f]*(?:,\d+)?)\u202f([^\s<"&;,)\d\u202f]+(?:\/[^\s<"&;,)]+)?)/g)];
  const found = new Set<string>();
  for (const output of definition.outputs) {
    const value = outcome.outputs[output.key];
    if (!('measure' in output) || typeof value !== 'number' || value === 0) continue;
    const { measure, digits } = output;
    const symbol = unitOf(measure.quantity, measure.unit).symbol;
    const text = figureText(value, measure, digits, measure.unit, 'fr');
    const isTyped = Object.values(inputs).some((typed) => typed === value || String(typed) === String(value));
    for (const [, shown = '', unit] of read) {
      // A whole five is a tick, or the name of a curve.
      if (unit !== symbol || shown === text || isTyped || /^[−\d\u202f]*[05]$/.test(shown)) continue;
      const coarsest = Math.min(decimalsOfText(shown), decimalsOfText(text));
      if (
        Math.abs(numberOf(shown) - value) <= 0.5 * 10 ** -coarsest + 1e-9 &&
        Math.abs(numberOf(shown) / value - 1) < 0.02
      )
        found.add(`${output.key}: ${text} ${symbol} is ${shown} in the picture`);
    }
  }
  return [...found];
}

describe('a figure has one precision', () => {
  it.each(CALCULATORS.map(({ id }) => id as CalculatorId))('%s', async (id) => {
    const all = await Promise.all(CASES[id].map(({ inputs }) => writtenOtherwise(id, inputs)));
    expect([...new Set(all.flat())]).toEqual([]);
  });
});
