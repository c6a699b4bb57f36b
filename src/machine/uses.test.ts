import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isProduct } from '../regulation/law/products.ts';
import { rules } from '../regulation/law/rules.ts';
import { summaryFromName } from '../refrigerants/index.ts';
import data from './data/uses.json' with { type: 'json' };
import { generatedFiles } from './build/derive.ts';
import { OPENINGS, pointOf, productOf, serviceOf, USE_IDS, findUse, USES } from './index.ts';
import { faultsOf } from '../schema/faults.ts';
import { usesSchema } from './schema.ts';

const known = (id: string): boolean => rules.some((rule) => rule.id === id);

describe('the uses of machines', () => {
  it('are as their schema has them', () => {
    expect(faultsOf(usesSchema, data)).toEqual([]);
    expect(USES.map(({ id }) => id)).toEqual(USE_IDS);
  });

  it('have become what pages take with them: run `node_modules/.bin/node src/machine/build/build.ts` when this fails', () => {
    for (const [file, text] of Object.entries(generatedFiles()))
      expect(readFileSync(new URL(`generated/${file}`, import.meta.url), 'utf8'), `generated/${file}`).toBe(text);
  });

  it.each(USE_IDS)('%s names products, rules and a refrigerant that exist', (id) => {
    const { law } = findUse(id);
    const opening = OPENINGS[id];
    for (const row of law.new) {
      if ('rule' in row) expect(known(row.rule)).toBe(true);
      else expect(isProduct(row.product)).toBe(true);
    }
    const { virgin, reclaimed, without = [], exempt, alternative } = law.recharge;
    for (const product of [virgin, reclaimed, alternative?.virgin, alternative?.reclaimed])
      if (product !== null && product !== undefined) expect(isProduct(product)).toBe(true);
    for (const rule of [...without, ...(exempt?.rules ?? []), ...(alternative?.without ?? [])])
      expect([rule, known(rule)]).toEqual([rule, true]);
    if (opening !== null) expect(summaryFromName(opening.fluid)).toBeDefined();
  });

  it('say where such a machine runs, by what is known of it', () => {
    const rack = { use: 'rack', fluid: 'R404A' } as const;
    expect(pointOf(rack)).toMatchObject({ te: -10, tc: 43, te_in: 0, tc_in: 30 });
    expect(pointOf({ ...rack, te: -33 })).toMatchObject({ te: -33, tc: 40, te_in: -25, tc_in: 28 });
    expect(pointOf({ use: 'chiller', fluid: 'R134a', condenser: 'water' })).toMatchObject({ te: 4, tc: 40, DTC: 5 });
    expect(pointOf({ use: 'other', fluid: 'R134a' })).toBeNull();
  });
});

// Annex IV of Regulation (EU) 2024/573: the limits of its points 5 to 9.
describe('the product a machine is', () => {
  it('is the first row that holds', () => {
    expect(productOf({ use: 'rack', fluid: 'R404A', capacity: 40 })).toEqual({ product: 'rack-40kw' });
    expect(productOf({ use: 'rack', fluid: 'R404A', capacity: 39.9 })).toEqual({ product: 'rack-under-40kw' });
    expect(productOf({ use: 'split', fluid: 'R32', capacity: 12, charge: 2.9 })).toEqual({
      product: 'single-split-under-3kg',
    });
    expect(productOf({ use: 'split', fluid: 'R32', capacity: 12, charge: 3 })).toEqual({
      product: 'air-air-split-12kw-3kg',
    });
    expect(productOf({ use: 'split', fluid: 'R32', capacity: 14 })).toEqual({ product: 'split-over-12kw' });
  });

  it('is none where a number is not known, and the row is passed over where anything else is not', () => {
    expect(productOf({ use: 'split', fluid: 'R32' })).toEqual({ missing: ['capacity'] });
    expect(productOf({ use: 'split', fluid: 'R32', capacity: 5 })).toEqual({ missing: ['charge'] });
    expect(productOf({ use: 'cold_room_pos', fluid: 'R448A' })).toEqual({ product: 'remote-refrigeration' });
    expect(productOf({ use: 'rooftop', fluid: 'R410A', capacity: 30 })).toEqual({ missing: ['build'] });
    expect(productOf({ use: 'transport', fluid: 'R452A' })).toEqual({ missing: [] });
  });
});

// Article 13(3) to (5) of Regulation (EU) 2024/573; Articles 4 and 5 of (EU) 2024/590.
describe('what a machine may be charged with', () => {
  const chiller = { use: 'chiller', fluid: 'R22' } as const;

  it('goes by its sector and the day', () => {
    const rack = { use: 'rack', fluid: 'R404A' } as const;
    expect(serviceOf(rack, 'R404A', '2024-12-31')).toMatchObject({ virgin: [], next: '2025-01-01' });
    expect(serviceOf(rack, 'R404A', '2026-11-27')).toMatchObject({
      virgin: ['fgas-13-3'],
      reclaimed: [],
      until: '2030-01-01',
    });
    expect(serviceOf(rack, 'R404A', '2030-01-01').reclaimed).toContain('fgas-13-3-end');
    expect(serviceOf(rack, 'R448A', '2032-01-01')).toMatchObject({ virgin: ['fgas-13-5'], reclaimed: [], until: null });
    expect(serviceOf({ use: 'transport', fluid: 'R404A' }, 'R452A', '2032-01-01').virgin).toEqual([]);
  });

  it('tells a chiller of a building from one of a process, and asks where nobody said', () => {
    expect(serviceOf({ ...chiller, cools: 'building' }, 'R422D', '2026-11-27').until).toBe('2032-01-01');
    expect(serviceOf({ ...chiller, cools: 'process' }, 'R422D', '2026-11-27').until).toBe('2030-01-01');
    expect(serviceOf(chiller, 'R422D', '2026-11-27').missing).toEqual(['cools']);
  });

  it('lets off what cools below −50 °C, and takes the stricter sector of a machine nobody named', () => {
    const process = { use: 'process_low', fluid: 'R13' } as const;
    expect(serviceOf({ ...process, product_temperature: -70 }, 'R23', '2026-11-27').virgin).toEqual([]);
    expect(serviceOf(process, 'R23', '2026-11-27').virgin).toEqual(['fgas-13-3']);
    expect(serviceOf({ use: 'other', fluid: 'R22' }, 'R407C', '2032-01-01').virgin).toEqual(['fgas-13-5']);
  });
});
