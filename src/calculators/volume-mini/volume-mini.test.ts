import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, figureOf, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'volume-mini';
const ROOM = {
  charge: 2.2,
  access: 'a',
  location: 'II',
  application: 'comfort',
  h0_type: 'wall',
  room_area: 35,
  room_height: 2.5,
};
const LOOP = { mode: 'water', power: 50, min_step: 25, t_run: 6, delta_t: 5 };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('a flammable fluid without its LFL', () => {
    expectRefusal(
      ID,
      { ...ROOM, safety_class: 'A2L', practical_limit: 0.06 },
      {
        code: 'lflMissing',
        field: 'lfl',
        fr: 'LII manquante pour un fluide inflammable : calcul impossible.',
        en: 'LFL missing for a flammable fluid: cannot compute.',
      },
    );
  });
  it('a class B fluid in comfort', () => {
    expectRefusal(
      ID,
      { ...ROOM, fluid: 'ammoniac' },
      {
        code: 'toxicInComfort',
        field: 'application',
        fr: 'Fluide toxique non admis en usage confort direct.',
        en: 'Toxic fluid not allowed for direct comfort use.',
      },
    );
  });
  it('a fluid nobody knows', () => {
    expectRefusal(
      ID,
      { ...ROOM, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluid not found', en: 'Fluid not found' },
    );
  });
  it('a fluid the standard data do not hold', () => {
    expectRefusal(
      ID,
      { ...ROOM, fluid: 'R170' },
      {
        code: 'fluidData',
        field: 'safety_class',
        fr: 'Données normatives absentes pour ce fluide : saisissez-les.',
        en: 'No standard data for this fluid: enter them.',
      },
    );
  });
  it('a minimum load above the capacity', () => {
    expectRefusal(
      ID,
      { ...LOOP, load_min: 51 },
      { code: 'atMost', field: 'load_min', fr: 'au plus 50 kW', en: 'at most 50 kW' },
    );
  });
});

describe('what it says beside a result', () => {
  it('a charge that is not allowed', () => {
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R32', charge: 8 },
      {
        code: 'chargeNotAllowed',
        field: 'charge',
        fr: 'Charge non admise : 8 kg > 6,084 kg. Augmentez le volume, fractionnez la charge ou appliquez les mesures C.3.',
        en: 'Charge not allowed: 8 kg > 6.084 kg. Enlarge the room, split the charge or apply C.3 measures.',
      },
    );
  });
  it('C.3 above 150 kg, class B, machinery rooms', () => {
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R134a', charge: 151 },
      {
        code: 'alternativeLimit',
        field: 'charge',
        fr: 'C.3 limité à 150 kg (à vérifier).',
        en: 'C.3 limited to 150 kg (to be verified).',
      },
    );
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R717', application: 'other' },
      {
        code: 'classB',
        field: 'safety_class',
        fr: 'Classe B : consulter EN 378-1 tableau C.1.',
        en: 'Class B: see EN 378-1 table C.1.',
      },
    );
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R1234yf', location: 'III' },
      {
        code: 'machineryRoom',
        field: 'location',
        fr: 'Salle des machines ou plein air : les règles de l’EN 378-3 s’appliquent.',
        en: 'Machinery room or open air: the rules of EN 378-3 apply.',
      },
    );
  });
  it('loops that need nothing more', () => {
    expectWarning(
      ID,
      { ...LOOP, load_min: 12.5 },
      {
        code: 'noVolumeRequired',
        field: 'load_min',
        fr: 'La charge minimale dépasse le petit étage : aucun volume requis.',
        en: 'Minimum load exceeds the smallest step: no volume required.',
      },
    );
    expectWarning(
      ID,
      { ...LOOP, v_existing: 300 },
      {
        code: 'existingSufficient',
        field: 'v_existing',
        fr: 'Le volume existant suffit.',
        en: 'Existing volume is sufficient.',
      },
    );
  });
});

describe('the standard', () => {
  it('admits a charge that is the limit to the gram, whatever doubles make of it', () => {
    // 0.25 kg/m³ in 12 m² by 2.4 m: 7.2 kg.
    const room = { ...ROOM, fluid: 'R134a', room_area: 12, room_height: 2.4 };
    expect(outputsOf(ID, { ...room, charge: 7.2 })['verdict']).toBe('conforme');
    expect(outputsOf(ID, { ...room, charge: 7.201 })['verdict']).toBe('non conforme');
    // QLMV of R410A, 0.42 kg/m³: 1.05 kg in 2.5 m³ asks for no measure.
    const small = { ...ROOM, fluid: 'R410A', room_area: 1, room_height: 2.5 };
    expect(outputsOf(ID, { ...small, charge: 1.05 })['measures_c3']).toBe(0);
    expect(outputsOf(ID, { ...small, charge: 1.06 })['measures_c3']).toBe(2);
  });
  it('R455A reaches 17 kg and 84 kg: published 1.5 m2 and 1.5 m3', () => {
    const outputs = outputsOf(ID, { ...ROOM, fluid: 'R455A' });
    expect(Number(outputs['m2'])).toBeCloseTo(16.8, 1);
    expect(Number(outputs['m3'])).toBeCloseTo(84, 0);
  });
  it('sets no limit for A1 in a machinery room', () => {
    const outputs = outputsOf(ID, { ...ROOM, fluid: 'R134a', location: 'III', charge: 500 });
    expect(outputs).not.toHaveProperty('m_max');
    expect(outputs['governing']).toBe('none');
  });
  it('caps A3 by access and ground', () => {
    const inputs = { ...ROOM, fluid: 'R290', application: 'other', room_area: 5000, room_height: 5, charge: 0.5 };
    expect(figureOf(ID, { ...inputs }, 'm_max')).toBe(1.5);
    expect(figureOf(ID, { ...inputs, access: 'b' }, 'm_max')).toBe(2.5);
    expect(figureOf(ID, { ...inputs, access: 'c', location: 'I' }, 'm_max')).toBe(10);
    expect(figureOf(ID, { ...inputs, access: 'c' }, 'm_max')).toBe(25);
    expect(figureOf(ID, { ...inputs, access: 'b', below_ground: true }, 'm_max')).toBe(1);
    expect(figureOf(ID, { ...inputs, location: 'III' }, 'm_max')).toBe(5);
  });
});

describe('physics', () => {
  it('a larger room never admits less, and the smallest area admits the charge', () => {
    fc.assert(
      fc.property(
        between(1, 300),
        between(1.5, 6),
        fc.constantFrom('R32', 'R290', 'R1234yf', 'R410A'),
        (room_area, room_height, fluid) => {
          const inputs = { ...ROOM, fluid, room_area, room_height, charge: 0.1 };
          expect(figureOf(ID, { ...inputs, room_area: room_area * 1.2 }, 'm_max')).toBeGreaterThanOrEqual(
            figureOf(ID, inputs, 'm_max'),
          );
        },
      ),
    );
    const charge = 4;
    const room_area = figureOf(ID, { ...ROOM, fluid: 'R32', charge }, 'a_min_comfort');
    expect(figureOf(ID, { ...ROOM, fluid: 'R32', charge, room_area, room_height: 20 }, 'm_max')).toBeCloseTo(charge, 9);
  });
  it('more charge never needs fewer measures, and the verdict is that of the largest charge', () => {
    const rank = (measures: unknown): number => (measures === -1 ? 3 : Number(measures));
    fc.assert(
      fc.property(
        between(0.1, 200),
        between(1, 2),
        fc.boolean(),
        fc.constantFrom('R32', 'R1234yf', 'R410A', 'R134a'),
        (charge, factor, below_ground, fluid) => {
          const inputs = { ...ROOM, fluid, below_ground };
          const [less, more] = [
            outputsOf(ID, { ...inputs, charge }),
            outputsOf(ID, { ...inputs, charge: charge * factor }),
          ];
          expect(rank(more['measures_c3'])).toBeGreaterThanOrEqual(rank(less['measures_c3']));
          expect(less['m_max']).toBe(more['m_max']);
          expect(less['verdict']).toBe(charge <= Number(less['m_max']) ? 'conforme' : 'non conforme');
        },
      ),
    );
  });
  it('the loop volume answers its own energy balance', () => {
    fc.assert(
      fc.property(
        between(1, 1000),
        between(5, 100),
        between(1, 30),
        between(0.5, 20),
        (power, min_step, t_run, delta_t) => {
          const v = figureOf(ID, { ...LOOP, power, min_step, t_run, delta_t }, 'v_cycle');
          expect((v / 1000) * 1000 * 4.186 * delta_t).toBeCloseTo(power * (min_step / 100) * t_run * 60, 6);
        },
      ),
    );
  });
});
