import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomCases } from '../../regulation/charge/room-cases.ts';
import {
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';

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
const warningCodes = (inputs: object): readonly string[] => {
  const outcome = outcomeOf(ID, { ...inputs });
  return outcome.ok ? outcome.warnings.map(({ code }) => code) : [];
};
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
  it('a fluid nobody knows', () => {
    expectRefusal(
      ID,
      { ...ROOM, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
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
  it('a charge over the limit where C.3 is open: the number of measures and the conditions', () => {
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R32', charge: 8 },
      {
        code: 'chargeC3Open',
        field: 'charge',
        fr: 'Charge non admise telle quelle : 8 kg > 6,084 kg. Mesures C.3 : 1, conditions ci-dessous.',
        en: 'Charge not allowed as it is: 8 kg > 6.084 kg. C.3 measures: 1, conditions below.',
      },
    );
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R32', charge: 8 },
      { code: 'c3Conditions', fr: 'raccords permanents', en: 'permanent joints' },
    );
  });
  it('a refusal that never offers what the rule closes', () => {
    const refusals = [
      [
        { fluid: 'R290', charge: 3, location: 'I', application: 'other' },
        'chargeNotAllowed',
        'pour cette classe',
        'this class',
      ],
      [{ fluid: 'R32', charge: 8, location: 'I' }, 'chargeC3Location', 'l’emplacement II', 'location II only'],
      [{ fluid: 'R134a', charge: 151 }, 'chargeC3Over150', 'plus de 150', 'more than 150'],
      [{ fluid: 'R32', charge: 60 }, 'chargeC3OverM3', '195 m³ × LII', '195 m³ × LFL'],
      [
        { fluid: 'R32', charge: 20, below_ground: true },
        'chargeC3Basement',
        'souterrain le plus bas',
        'lowest underground',
      ],
      [{ fluid: 'R454B', charge: 8 }, 'chargeC3NoFigures', 'ne donne ni RCL', 'gives no RCL'],
    ] as const;
    for (const [inputs, code, fr, en] of refusals) {
      expectWarning(ID, { ...ROOM, ...inputs }, { code, field: 'charge', fr, en });
      const outcome = outcomeOf(ID, { ...ROOM, ...inputs });
      const codes = outcome.ok ? outcome.warnings.map((warning) => warning.code) : [];
      expect(codes).not.toContain('c3Conditions');
      expect(outputsOf(ID, { ...ROOM, ...inputs })['verdict']).toBe('non conforme');
    }
  });
  it('both readings where transcriptions differ', () => {
    const deep = { ...ROOM, fluid: 'R290', application: 'other', charge: 50, access: 'c', location: 'III' };
    expectWarning(
      ID,
      { ...deep, below_ground: true },
      { code: 'otherReadingNoLimit', fr: '1 kg, la plus stricte', en: '1 kg, the stricter' },
    );
    expectWarning(
      ID,
      { ...deep, location: 'II', room_area: 5000, room_height: 5 },
      { code: 'otherReading', fr: '25 kg selon l’autre', en: '25 kg by the other' },
    );
  });
  it('the rules that decide in place of EN 378, or beside it', () => {
    for (const fluid of ['R32', 'R290', 'R717', 'R152a']) {
      expectWarning(
        ID,
        { ...ROOM, fluid, charge: 0.01 },
        {
          code: 'publicBuilding',
          fr: 'En ERP, l’article CH 35 décide, pas l’EN 378',
          en: 'article CH 35 decides, not EN 378',
        },
      );
      expect(warningCodes({ ...ROOM, fluid, charge: 0.01, application: 'other' })).not.toContain('publicBuilding');
      expect(warningCodes({ ...ROOM, fluid, charge: 0.01 })[0]).toBe('productStandard');
    }
    expect(warningCodes({ ...ROOM, fluid: 'R744' })).not.toContain('publicBuilding');
    const plant = { ...ROOM, fluid: 'R717', application: 'other', access: 'c', location: 'III' };
    expect(warningCodes({ ...plant, charge: 149.9 })).not.toContain('icpe4735');
    expectWarning(ID, { ...plant, charge: 150 }, { code: 'icpe4735', fr: 'rubrique 4735', en: 'heading 4735' });
    expectWarning(ID, plant, { code: 'classB', field: 'safety_class', fr: 'tableau C.1', en: 'Table C.1' });
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
    expectWarning(
      ID,
      { ...ROOM, fluid: 'R717', charge: 0.01 },
      { code: 'lightGas', field: 'application', fr: 'sous 42 g/mol', en: 'below 42 g/mol' },
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
    // R410A, 0.44 kg/m³ in 2.5 m³: 1.1 kg is the limit; over it QLMV and QLAV, 0.42, are passed.
    const small = { ...ROOM, fluid: 'R410A', room_area: 1, room_height: 2.5 };
    expect(outputsOf(ID, { ...small, charge: 1.1 })['measures_c3']).toBe(0);
    expect(outputsOf(ID, { ...small, charge: 1.101 })['measures_c3']).toBe(2);
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
    // One transcription gives 25 kg: the stricter is applied.
    expect(figureOf(ID, { ...inputs, access: 'c' }, 'm_max')).toBe(10);
    expect(figureOf(ID, { ...inputs, access: 'b', below_ground: true }, 'm_max')).toBe(1);
    expect(figureOf(ID, { ...inputs, location: 'III' }, 'm_max')).toBe(5);
    for (const access of ['a', 'b', 'c']) {
      expect(figureOf(ID, { ...inputs, access, location: 'III', below_ground: true }, 'm_max')).toBe(1);
      // An upper floor without exit is not below ground.
      const upper = { ...inputs, access, location: 'III', upper_floor_no_exit: true };
      expect(outputsOf(ID, upper)['m_max']).toBe({ a: 5, b: 10 }[access]);
    }
  });
});

describe('the rooms of the transcription and of the Spanish law', () => {
  it.each(roomCases().map(({ inputs, figures, words }) => [inputs, figures, words] as const))(
    '%j',
    (inputs, { limit }, { verdict, c3, says, governing }) => {
      const outputs = outputsOf(ID, {
        fluid: inputs.fluid,
        charge: inputs.charge,
        access: inputs.access,
        location: inputs.location,
        enclosure_in: inputs.enclosureIn,
        application: inputs.application,
        h0_type: inputs.mounting,
        room_area: inputs.area,
        room_height: inputs.height,
        below_ground: inputs.belowGround,
        lowest_underground: inputs.lowestUnderground,
        upper_floor_no_exit: inputs.upperFloorNoExit,
        density_below: inputs.densityBelow1per10m2,
        emergency_exits: inputs.emergencyExits,
        sealed: inputs.sealed,
      });
      if (limit === null) expect(outputs).not.toHaveProperty('m_max');
      else expect(Math.abs(Number(outputs['m_max']) - limit)).toBeLessThanOrEqual(1e-5 * Math.max(1, limit));
      expect(outputs['governing']).toBe(governing);
      expect(outputs['verdict']).toBe(['within', 'no-limit'].includes(verdict) ? 'conforme' : 'non conforme');
      expect(outputs['measures_c3']).toBe({ open: c3.measures, closed: -1, 'not-needed': 0 }[c3.status as string]);
      expect(says.includes('fr-ch35-if-public-building')).toBe(
        inputs.application === 'comfort' && inputs.fluid !== 'R744',
      );
    },
  );
});

describe('an old link', () => {
  it('that ticked the one box there was is judged as the lowest basement, as it was', () => {
    // 0.15 kg/m³ is the QLAV of R32; on any other floor below ground it would be two measures.
    const old = { ...ROOM, fluid: 'R32', charge: 20, below_ground: true };
    expect(outputsOf(ID, old)['measures_c3']).toBe(-1);
    expect(outputsOf(ID, { ...old, lowest_underground: false })['measures_c3']).toBe(2);
  });
  it('without the box is not below ground, whatever the new box says', () => {
    const old = { ...ROOM, fluid: 'R32', charge: 20 };
    expect(outputsOf(ID, old)).toEqual(outputsOf(ID, { ...old, lowest_underground: true }));
    expect(outputsOf(ID, old)['measures_c3']).toBe(2);
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

describe('the mass a room allows', () => {
  it('is answered without a charge, and no verdict with it', () => {
    const { charge: _, ...empty } = ROOM;
    const outputs = outputsOf(ID, { ...empty, fluid: 'R32' });
    expect(outputs['m_max']).toBe(outputsOf(ID, { ...ROOM, fluid: 'R32' })['m_max']);
    for (const key of ['verdict', 'measures_c3', 'concentration', 'percent_lfl', 'v_min_pl', 'a_min_comfort']) {
      expect(outputs).not.toHaveProperty(key);
    }
    expect(warningCodes({ ...empty, fluid: 'R32' })).not.toContain('chargeC3Open');
  });
  it('R290 in a kitchen of 20 m², comfort, on the wall: 2.5 · 0.038^1.25 · 1.8 · √20 kg', () => {
    const kitchen = { fluid: 'R290', access: 'a', location: 'II', application: 'comfort', h0_type: 'wall' };
    const mass = figureOf(ID, { ...kitchen, room_area: 20, room_height: 2.5 }, 'm_max');
    expect(mass).toBeCloseTo(2.5 * 0.038 ** 1.25 * 1.8 * Math.sqrt(20), 9);
  });
  it('holds for any room: that charge is allowed, more is not, and a larger or higher room allows no less', () => {
    const room = fc.record({
      fluid: fc.constantFrom('R32', 'R290', 'R1234yf', 'R410A', 'R134a', 'R454B', 'R717'),
      access: fc.constantFrom('a', 'b', 'c'),
      location: fc.constantFrom('I', 'II', 'III'),
      application: fc.constantFrom('comfort', 'other'),
      h0_type: fc.constantFrom('floor', 'window', 'wall', 'ceiling'),
      room_area: between(2, 400),
      room_height: between(1.8, 6),
      below_ground: fc.boolean(),
      sealed: fc.boolean(),
    });
    fc.assert(
      fc.property(room, (inputs) => {
        const { m_max } = outputsOf(ID, inputs);
        if (typeof m_max !== 'number') {
          expect(outputsOf(ID, { ...inputs, charge: 4000 })['verdict']).toBe('conforme');
          return;
        }
        if (m_max >= 0.01) expect(outputsOf(ID, { ...inputs, charge: m_max })['verdict']).toBe('conforme');
        const more = Math.max(0.01, m_max * 1.001);
        expect(outputsOf(ID, { ...inputs, charge: more })).toMatchObject({ verdict: 'non conforme', m_max });
        for (const larger of [{ room_area: inputs.room_area * 1.3 }, { room_height: inputs.room_height * 1.1 }]) {
          const grown = outputsOf(ID, { ...inputs, ...larger })['m_max'];
          if (grown !== undefined) expect(Number(grown)).toBeGreaterThanOrEqual(m_max * (1 - 1e-12));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
