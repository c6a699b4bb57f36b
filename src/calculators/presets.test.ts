import { describe, expect, it } from 'vitest';
import { QUANTITIES } from '../quantities/index.ts';
import type { CellInput, Definition, Input, Presets } from './index.ts';
import { CALCULATORS, isVisible } from './index.ts';

interface Menu {
  readonly at: string;
  readonly presets: Presets;
  /** What its entries may fill. */
  readonly inputs: readonly (Input | CellInput)[];
  readonly definition: Definition;
}

const definitions: readonly Definition[] = CALCULATORS;
const menus: readonly Menu[] = definitions.flatMap((definition) =>
  definition.inputs.flatMap((input): Menu[] => {
    const own =
      input.presets === undefined
        ? []
        : [
            {
              at: `${definition.id}.${input.key}`,
              presets: input.presets,
              definition,
              inputs: input.kind === 'rows' ? input.columns : definition.inputs,
            },
          ];
    const ofColumns =
      input.kind !== 'rows'
        ? []
        : input.columns.flatMap(({ key, presets }) =>
            presets === undefined
              ? []
              : [{ at: `${definition.id}.${input.key}.${key}`, presets, definition, inputs: input.columns }],
          );
    return [...own, ...ofColumns];
  }),
);

function expectAccepted(input: Input | CellInput | undefined, value: number | string, at: string): void {
  expect(input, at).toBeDefined();
  if (input === undefined || value === '') return;
  if (input.kind === 'choice')
    expect(
      input.options.map((option) => option.value),
      at,
    ).toContain(value);
  else if (input.kind === 'text') expect(String(value).length, at).toBeLessThanOrEqual(input.maxLength);
  else {
    expect(input.kind, at).toBe('number');
    expect(typeof value, at).toBe('number');
    if (input.kind !== 'number') return;
    expect(Object.keys(QUANTITIES[input.measure.quantity].units)).toContain(input.measure.unit);
    expect(value, at).toBeGreaterThanOrEqual(input.range?.min ?? -Infinity);
    expect(value, at).toBeLessThanOrEqual(input.range?.max ?? Infinity);
  }
}

describe.each(menus.map((menu) => [menu.at, menu] as const))(
  'the presets of %s',
  (at, { presets, inputs, definition }) => {
    it('are named once, and fill fields that exist with values they take', () => {
      const ids = presets.entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(1);
      for (const { id, values, when } of presets.entries) {
        expect(Object.keys(values).length).toBeGreaterThan(0);
        for (const key of Object.keys(when ?? {})) expect(definition.inputs.map((input) => input.key)).toContain(key);
        for (const [key, value] of Object.entries(values)) {
          const input = inputs.find((one) => one.key === key);
          if (typeof value !== 'object') expectAccepted(input, value, `${at} ${id}`);
          else {
            expect(definition.inputs.find((one) => one.key === value.nearestTo)?.kind).toBe('number');
            expect(value.among.length).toBeGreaterThan(0);
            for (const [, figure] of value.among) expectAccepted(input, figure, `${at} ${id}`);
          }
        }
      }
    });

    it('say what is not of a standard', () => {
      expect(presets.badges.some((badge) => badge === 'standard' || badge === 'practice')).toBe(true);
    });

    it('fill only what is in the form when they are offered', () => {
      for (const { values, when } of presets.entries) {
        for (const key of Object.keys(values)) {
          const input = inputs.find((one) => one.key === key);
          const assumed = Object.fromEntries(Object.entries(when ?? {}).map(([other, allowed]) => [other, allowed[0]]));
          const own = definition.inputs.find((one) => one.presets === presets)?.when;
          const atMenu = Object.fromEntries(Object.entries(own ?? {}).map(([other, allowed]) => [other, allowed[0]]));
          expect(isVisible(input?.when, { ...assumed, ...atMenu }), key).toBe(true);
        }
      }
    });
  },
);

const entry = (at: string, id: string): Readonly<Record<string, unknown>> =>
  menus.find((menu) => menu.at === at)?.presets.entries.find((one) => one.id === id)?.values ?? {};

describe('published values', () => {
  it('a panel of 100 mm of PUR: 1/(1/8 + 0.1/0.024 + 1/8) W/(m² K)', () => {
    for (const { values, id } of menus.find(({ at }) => at === 'bilan-frigorifique.walls.u')?.presets.entries ?? []) {
      expect(values['u']).toBeCloseTo(1 / (1 / 8 + Number(id) / 1000 / 0.024 + 1 / 8), 3);
    }
    expect(entry('bilan-frigorifique.walls.u', '100')).toEqual({ u: 0.226 });
  });

  it('eighteen foods, eight of which breathe', () => {
    const goods = menus.find(({ at }) => at === 'bilan-frigorifique.goods')?.presets.entries ?? [];
    const stored = menus.find(({ at }) => at === 'bilan-frigorifique.stored')?.presets.entries ?? [];
    expect([goods.length, stored.length]).toEqual([18, 8]);
    // Latent heat of water, 333.5 kJ/kg, at its freezing point.
    expect(entry('bilan-frigorifique.goods', 'water')).toEqual({ cp1: 4.19, cp2: 2.05, latent: 333.5, t_freeze: 0 });
    expect(entry('bilan-frigorifique.stored', 'bananas')).toEqual({
      w_per_t: { nearestTo: 't_in', among: [[13, 90]] },
    });
  });
});
