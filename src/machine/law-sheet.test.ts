import { describe, expect, it } from 'vitest';
import { equipmentBanInForce, lawSheetIfKnown, nextEquipmentBan } from '../regulation/index.ts';
import type { LawSheet } from '../regulation/index.ts';
import { USE_IDS } from './facts.ts';
import { findUse } from './uses.ts';
import { sheetOf } from './law-sheet.ts';

const DAY = '2026-11-27';
const sheet = (fluid: string): LawSheet => {
  const found = lawSheetIfKnown(fluid, DAY);
  if ('problem' in found) throw new Error(fluid);
  return found;
};

// Days of Regulation (EU) 2024/573, Annex IV: point 1 (household refrigerators, 2015), 9(a) (single splits below 3 kg, 2025).
describe('the law of one machine', () => {
  it('tells a cold store nothing of household fridges', () => {
    const whole = sheet('R404A');
    expect(equipmentBanInForce(whole)?.first).toBe('domestic-refrigerator');
    const own = sheetOf(whole, { use: 'cold_room_neg', fluid: 'R404A', build: 'remote' });
    expect(own.equipment.flatMap(({ products }) => products)).toEqual(['remote-refrigeration']);
    expect(equipmentBanInForce(own)?.first).toBe('remote-refrigeration');
    expect(own.toppingUp.map(({ sector }) => sector)).toEqual(['refrigeration']);
  });

  it('tells a small split with R410A its ban of 2025, in the sector of air conditioning', () => {
    const own = sheetOf(sheet('R410A'), { use: 'split', fluid: 'R410A', capacity: 3.5, charge: 1.1 });
    expect(equipmentBanInForce(own)).toMatchObject({ first: 'single-split-under-3kg', day: '2025-01-01', others: 0 });
    expect(own.toppingUp.map(({ sector }) => sector)).toEqual(['ac-hp']);
  });

  it('tells a machine that stands already of no new one', () => {
    const own = sheetOf(sheet('R410A'), { use: 'split', fluid: 'R410A', capacity: 3.5, charge: 1.1 }, 'existing');
    expect([equipmentBanInForce(own), nextEquipmentBan(own)]).toEqual([undefined, undefined]);
  });

  it('leaves what it cannot know: an unknown capacity, an unknown use', () => {
    const whole = sheet('R410A');
    const split = sheetOf(whole, { use: 'split', fluid: 'R410A' }).equipment.flatMap(({ products }) => products);
    expect(split.toSorted()).toEqual(['air-air-split-12kw-3kg', 'single-split-under-3kg', 'split-over-12kw']);
    expect(sheetOf(whole, { use: 'other', fluid: 'R410A' })).toEqual(whole);
    expect(sheetOf(whole, { use: 'chiller', fluid: 'R410A', cools: 'process' }).toppingUp[0]?.sector).toBe(
      'refrigeration',
    );
  });
});

it('tells no machine of products it cannot be, its capacity known or not', () => {
  for (const use of USE_IDS)
    for (const fluid of ['R404A', 'R455A', 'R290', 'R134a', 'R410A', 'R32', 'R448A']) {
      const { equipment, free } = sheetOf(sheet(fluid), { use, fluid });
      const products = [...equipment.flatMap((each) => each.products), ...free];
      if (use !== 'household' && findUse(use).law.new.length > 0)
        expect(products, `${use} ${fluid}`).not.toContain('domestic-refrigerator');
    }
});
