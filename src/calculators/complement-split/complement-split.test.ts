import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { answered, between, numberIn, RUNS } from '../../../tests/unit/calculators/properties.ts';
import { chargeLimit } from '../../regulation/charge/index.ts';

const ID = 'complement-split';
const SPLIT = { fluid: 'R32', length: 12, l_included: 5, per_metre: 12, m_factory: 0.85 } as const;

describe('what it refuses', () => {
  it('longer than the sheet allows, half a unit, a fluid nobody knows', () => {
    expectRefusal(
      ID,
      { ...SPLIT, l_max: 10 },
      { code: 'atMost', field: 'length', fr: 'au plus 10 m', en: 'at most 10 m' },
    );
    expectRefusal(
      ID,
      { ...SPLIT, n_units: 1.5 },
      { code: 'wholeNumber', field: 'n_units', fr: 'Nombre entier', en: 'Whole number' },
    );
    expectRefusal(
      ID,
      { ...SPLIT, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
  });
});

describe('what it says beside a result', () => {
  it.each([
    [{ length: 4 }, 'withinIncluded', 'rien à ajouter', 'nothing to add'],
    [{ m_factory: 60, length: 60 }, 'noRoomLargeEnough', 'quelle que soit sa surface', 'whatever its area'],
    [{ fluid: 'R410A', m_factory: 3, hermetic: true }, 'hermeticExempt', 'hermétique', 'ermetic'],
    [{ fluid: 'R22' }, 'ozoneDepleting', 'ozone', 'zone'],
  ] as const)('%o', (given, code, fr, en) => {
    expectWarning(ID, { ...SPLIT, ...given }, { code, fr, en });
  });
  it('a room too small', () => {
    expect(
      outputsOf(ID, { ...SPLIT, m_factory: 3, length: 30, per_metre: 24, l_included: 10, room_area: 11 })['room'],
    ).toBe('small');
  });
});

// Ell Solid RG10A, p. 42: R32, 12 g/m in 1/4″ and 24 g/m in 3/8″ over the standard 5 m. Samsung AM-JXVAF, p. 42: 35 m × 0.02 kg/m.
it.each([
  [15, 5, 12, 120],
  [15, 5, 24, 240],
  [35, 0, 20, 700],
])('%i m, %i m covered, %i g/m: %i g', (length, l_included, per_metre, grams) => {
  expect(figureOf(ID, { ...SPLIT, length, l_included, per_metre }, 'add')).toBe(grams);
});

it('passes 5 t CO2e, the limit of Article 5(1) of Regulation (EU) 2024/573, at 2.395 kg of R410A', () => {
  const at = (m_factory: number): unknown =>
    outputsOf(ID, { ...SPLIT, fluid: 'R410A', length: 5, m_factory })['leak_class'];
  expect(at(2.394)).toBe('aucun');
  expect(at(2.395)).toBe('C12');
});

it('holds for any split', () => {
  const split = fc.record({
    fluid: fc.constantFrom('R32', 'R410A', 'R290', 'R454B', 'R407C'),
    length: between(0, 80),
    l_included: between(0, 20),
    n_units: fc.integer({ min: 1, max: 4 }),
    per_metre: between(0, 100),
    m_factory: between(0.1, 6),
    room_height: between(2, 4),
    h0_type: fc.constantFrom('floor', 'window', 'wall', 'ceiling'),
  });
  fc.assert(
    fc.property(split, (inputs) => {
      const outputs = answered(ID, inputs);
      const [add, total] = [numberIn(outputs, 'add'), numberIn(outputs, 'total')];
      expect(add).toBeGreaterThanOrEqual(0);
      expect(total).toBeCloseTo(inputs.m_factory + add / 1000, 12);
      const longer = answered(ID, { ...inputs, length: inputs.length + 1 });
      const isBeyond = inputs.length >= inputs.l_included * inputs.n_units;
      expect(numberIn(longer, 'add')).toBeGreaterThanOrEqual(add);
      if (isBeyond) expect(numberIn(longer, 'add') - add).toBeCloseTo(inputs.per_metre, 6);
      const area = numberIn(outputs, 'area_min');
      if (Number.isNaN(area)) return;
      // A longer pipe asks for no smaller room; in the smallest room the charge is allowed, in a smaller one it is not.
      const next = numberIn(longer, 'area_min');
      if (!Number.isNaN(next)) expect(next).toBeGreaterThanOrEqual(area);
      const allowedIn = (own: number): unknown => {
        const { fluid, h0_type: mounting, room_height: height } = inputs;
        const room = { access: 'a', location: 'II', application: 'comfort' } as const;
        const answer = chargeLimit({ ...room, fluid, mounting, height, charge: total, area: own });
        return 'problem' in answer ? undefined : answer.limit === null || answer.limit >= total;
      };
      if (area === 0) return;
      expect(allowedIn(area * 1.000_001)).toBe(true);
      expect(allowedIn(area * 0.999_999)).toBe(false);
    }),
    RUNS,
  );
});
