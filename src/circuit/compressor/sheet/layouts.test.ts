import { describe, expect, it } from 'vitest';
import { QUANTITIES } from '../quantities.ts';
import type { Layout } from './layouts/published.ts';
import { PUBLISHED } from './layouts/published.ts';
import { WRITTEN } from './layouts/written.ts';
import { sheetFromText } from './read.ts';
import { linesByQuantity } from './sheet.ts';

const ALL: readonly Layout[] = [...PUBLISHED, ...WRITTEN];
const READ = ALL.filter(({ refused }) => refused === undefined);

describe.each(READ)('$name', ({ text, coefficients, point, units, order, temperature, taps }) => {
  const outcome = sheetFromText(text);
  const sheet = outcome.ok ? outcome.result : undefined;

  it('is read as printed', () => {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const lines = linesByQuantity(outcome.result);
    if (coefficients !== undefined) {
      const found = Object.fromEntries(
        QUANTITIES.flatMap((quantity) => (lines.has(quantity) ? [[quantity, lines.get(quantity)?.values]] : [])),
      );
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(coefficients).toSorted());
      for (const quantity of QUANTITIES) {
        for (const [i, value] of (coefficients[quantity] ?? []).entries())
          expect(found[quantity]?.[i], `${quantity} ${i}`).toBeCloseTo(value, 12);
      }
    }
    if (point !== undefined) {
      for (const quantity of QUANTITIES) {
        const points = lines.get(quantity)?.points ?? [];
        const at = points.find(({ te, tc }) => Math.abs(te - point.te) < 0.06 && Math.abs(tc - point.tc) < 0.06);
        expect(at?.value, quantity).toBe(point.values[quantity]);
        if (point.values[quantity] !== undefined) expect(points).toHaveLength(point.count);
      }
    }
    for (const quantity of QUANTITIES)
      if (units !== undefined) expect(lines.get(quantity)?.unit, quantity).toBe(units[quantity]);
    expect(sheet?.order ?? 'standard').toBe(order ?? 'standard');
    if (temperature !== undefined) expect(sheet?.temperature).toBe(temperature);
  });

  it(`asks ${taps ?? 0} thing at most`, () => {
    expect(sheet?.doubts.length).toBeLessThanOrEqual(taps ?? 0);
  });
});

describe('what is no sheet is refused by name', () => {
  it.each(ALL.filter(({ refused }) => refused !== undefined))('$name', ({ text, refused }) => {
    const outcome = sheetFromText(text);
    expect(outcome.ok ? 'read' : outcome.problem).toMatchObject({
      code: 'E_CSV',
      field: 'text',
      values: { detail: refused },
    });
  });
});

it('forty layouts at least, twenty of them as published files print them, nine of ten with one tap or none', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(40);
  expect(PUBLISHED.length).toBeGreaterThanOrEqual(20);
  const easy = READ.filter(({ taps = 0 }) => taps <= 1).length;
  expect(easy / READ.length).toBeGreaterThanOrEqual(0.9);
});
