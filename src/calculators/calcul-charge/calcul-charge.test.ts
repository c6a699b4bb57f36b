import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  engine,
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';
import { leakChecks } from '../../physics/leak-checks.ts';

const ID = 'calcul-charge';
const R134A = { rho_liq: 1327.1, rho_vap: 10.041 };
const ONE = { elements: [{ volume: 10, fill: 50, ...R134A }], gwp: 1430, annex: 'I' };
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('what it refuses', () => {
  it('no element, or one without a size', () => {
    const none = {
      code: 'noElement',
      field: 'elements',
      fr: 'Ajoutez au moins un élément.',
      en: 'Add at least one element.',
    } as const;
    expectRefusal(ID, {}, none);
    expectRefusal(ID, { ...ONE, elements: [] }, none);
    expectRefusal(
      ID,
      { ...ONE, elements: [{ d_in: 10, fill: 50, ...R134A }] },
      {
        code: 'elementSize',
        field: 'elements.0.volume',
        fr: 'Saisissez le volume, ou le diamètre et la longueur.',
        en: 'Enter the volume, or both diameter and length.',
      },
    );
  });
  it('vapour as heavy as liquid, and qualities that fall', () => {
    expectRefusal(
      ID,
      { ...ONE, elements: [{ volume: 10, fill: 50, rho_liq: 10, rho_vap: 10 }] },
      {
        code: 'vapourHeavier',
        field: 'elements.0.rho_vap',
        fr: 'La densité vapeur doit être inférieure à la densité liquide.',
        en: 'Vapour density must be below liquid density.',
      },
    );
    expectRefusal(
      ID,
      { ...ONE, elements: [{ volume: 10, method: 'zivi', x_in: 0.5, x_out: 0.4, ...R134A }] },
      {
        code: 'qualityOrder',
        field: 'elements.0.x_out',
        fr: 'Le titre de sortie doit être supérieur au titre d’entrée.',
        en: 'Outlet quality must exceed inlet quality.',
      },
    );
  });
  it('a fluid nobody knows although its densities are typed, and more than a hundred rows', () => {
    expectRefusal(
      ID,
      { ...ONE, fluid: 'R9999' },
      { code: 'unknownFluid', field: 'fluid', fr: 'Fluide introuvable', en: 'Fluid not found' },
    );
    expectRefusal(
      ID,
      { ...ONE, elements: Array.from({ length: 101 }, () => ONE.elements[0]) },
      { code: 'rowCount', field: 'elements', fr: '1 à 100', en: '1 to 100' },
    );
    expect(
      outputsOf(ID, { ...ONE, elements: Array.from({ length: 100 }, () => ONE.elements[0]) })['masses'],
    ).toHaveLength(100);
  });
  it('a cell out of range, named by its row', () => {
    expectRefusal(
      ID,
      { ...ONE, elements: [ONE.elements[0], { volume: 10, fill: 120, ...R134A }] },
      {
        code: 'range',
        field: 'elements.1.fill',
        fr: 'La valeur doit être comprise entre 0 et 100 %.',
        en: 'The value must be between 0 and 100 %.',
      },
    );
  });
});

describe('what it says beside a result', () => {
  it('an unknown GWP, and then no class', () => {
    const inputs = { elements: ONE.elements, annex: 'I' };
    expectWarning(ID, inputs, {
      code: 'gwpUnknown',
      field: 'gwp',
      fr: 'PRP inconnu : équivalent CO₂ non calculé.',
      en: 'Unknown GWP: CO₂ equivalent not computed.',
    });
    expect(outputsOf(ID, inputs)).not.toHaveProperty('leak_class');
    expect(outputsOf(ID, inputs)).not.toHaveProperty('co2e');
  });
  it('nothing, where the law has no GWP but AR6 has: that of R1234ze(Z) is 0.315', () => {
    // IPCC AR6, WGI, Table 7.SM.7. 10 L half full of liquid: 0.005 x 1000 + 0.005 x 50 kg.
    const elements = [{ volume: 10, fill: 50, rho_liq: 1000, rho_vap: 50 }];
    expect(figureOf(ID, { elements, fluid: 'R1234ze(Z)' }, 'co2e')).toBeCloseTo((5.25 * 0.315) / 1000, 9);
  });
  it('that no class can be given without an annex', () => {
    const inputs = { ...ONE, annex: undefined };
    expectWarning(ID, inputs, {
      code: 'annexUnknown',
      field: 'annex',
      fr: 'Annexe F-Gaz inconnue',
      en: 'Unknown F-gas annex: no check class is given.',
    });
    expect(outputsOf(ID, inputs)).not.toHaveProperty('leak_class');
  });
  it('that no check is due to the hermetic label, and that Zivi is low', () => {
    expectWarning(
      ID,
      { ...ONE, elements: [{ volume: 10, fill: 40, ...R134A }], hermetic: true },
      {
        code: 'hermeticExempt',
        field: 'hermetic',
        fr: 'Aucun contrôle : équipement hermétique étiqueté sous le seuil.',
        en: 'No check: labelled hermetically sealed equipment below the threshold.',
      },
    );
    expectWarning(
      ID,
      { ...ONE, elements: [{ volume: 10, method: 'zivi', x_in: 0.2, x_out: 1, ...R134A }] },
      { code: 'lowEstimate', field: 'elements', fr: 'Zivi : estimation basse.', en: 'Zivi: low estimate.' },
    );
  });
});

// Regulation (EU) 2024/573, Articles 5 and 6, on each limit and just below.
describe('leak checks', () => {
  it.each([
    [4.99, 0, 'aucun'],
    [5, 0, 'C12'],
    [49.9, 0, 'C12'],
    [50, 0, 'C6'],
    [499, 0, 'C6'],
    [500, 0, 'C3'],
    [0, 0.99, 'aucun'],
    [0, 1, 'C12'],
    [0, 10, 'C6'],
    [0, 100, 'C3'],
    [5, 10, 'C6'],
  ] as const)('%f t and %f kg: %s', (annex1Tonnes, annex2Mass, leakClass) => {
    expect(leakChecks({ annex1Tonnes, annex2Mass }, false, false).leakClass).toBe(leakClass);
  });
  it('double with detection, which 500 t or 100 kg require; spare small hermetic equipment', () => {
    expect(leakChecks({ annex1Tonnes: 500, annex2Mass: 0 }, false, true)).toMatchObject({
      months: 6,
      isDetectionRequired: true,
    });
    expect(leakChecks({ annex1Tonnes: 9.9, annex2Mass: 1.9 }, true, false)).toMatchObject({
      leakClass: 'aucun',
      isExempt: true,
    });
    expect(leakChecks({ annex1Tonnes: 10, annex2Mass: 0 }, true, false)).toMatchObject({
      leakClass: 'C12',
      isExempt: false,
    });
    expect(leakChecks({ annex1Tonnes: 5, annex2Mass: 2 }, true, false).leakClass).toBe('C12');
  });
  it('1.4 kg of R455A is checked for its R1234yf: the published example', () => {
    const inputs = {
      elements: [{ volume: 1.4, fill: 100, rho_liq: 1000, rho_vap: 50 }],
      gwp: 146,
      annex: 'mixed',
      gwp_annex1: 0.215 * 675,
      fraction_annex2: 0.755,
    };
    expect(outputsOf(ID, inputs)).toMatchObject({ leak_class: 'C12', interval_months: 12 });
    expect(outputsOf(ID, { elements: inputs.elements, fluid: 'R455A' })).toMatchObject({
      leak_class: 'C12',
      interval_months: 12,
    });
  });
  it('of a blend of HFC and HFO are told by both readings, with the box of the French form', () => {
    // Article 5 by both readings: R454B is checked from 3.22 kg by reading 1, from 10.75 kg by reading 2.
    const charge = (volume: number, more: object = {}) => ({
      fluid: 'R454B',
      elements: [{ volume, fill: 100, rho_liq: 1000, rho_vap: 50 }],
      ...more,
    });
    const told = (inputs: Readonly<Record<string, unknown>>): unknown => {
      const outcome = outcomeOf(ID, inputs);
      const found = outcome.ok ? outcome.warnings.find(({ code }) => code.startsWith('leakReading')) : undefined;
      return found && [found.code, found.values];
    };
    expect(told(charge(3.2))).toEqual(['leakReadingNone', { first: 0, box1: '–', second: 0, box2: '–' }]);
    expect(told(charge(3.3))).toEqual(['leakReadingFirst', { first: 12, box1: 'HFO 1\u202fkg', second: 0, box2: '–' }]);
    expect(told(charge(10.8))).toEqual([
      'leakReadings',
      { first: 12, box1: 'HFO 1\u202fkg', second: 12, box2: 'HFC 5\u202ft' },
    ]);
    expect(told(charge(110))).toEqual([
      'leakReadings',
      { first: 6, box1: 'HFO 10\u202fkg', second: 6, box2: 'HFC 50\u202ft' },
    ]);
    expect(told({ ...charge(4), fluid: 'R410A' })).toBeUndefined();
  });
  it('spare what is sealed, labelled, in a residential building and below 3 kg', () => {
    const sealed = (volume: number, residential: boolean) => ({
      fluid: 'R1234yf',
      hermetic: true,
      residential,
      elements: [{ volume, fill: 100, rho_liq: 1000, rho_vap: 50 }],
    });
    expect(outputsOf(ID, sealed(2.5, false))['leak_class']).toBe('C12');
    expect(outputsOf(ID, sealed(2.5, true))['leak_class']).toBe('aucun');
    expect(outputsOf(ID, sealed(3, true))['leak_class']).toBe('C12');
  });
  it('gives no class to what another regulation checks', () => {
    const inputs = { fluid: 'R22', elements: ONE.elements };
    expectWarning(ID, inputs, {
      code: 'ozoneDepleting',
      field: 'fluid',
      fr: 'Substance appauvrissant la couche d’ozone : contrôle au-dessus de 2 kg de HCFC en France (R. 543-79), à partir de 3, 30 et 300 kg dans l’Union (règlement (UE) 2024/590).',
      en: 'Ozone-depleting substance: checks above 2 kg of HCFC in France (R. 543-79), from 3, 30 and 300 kg in the Union (Regulation (EU) 2024/590).',
    });
    expect(outputsOf(ID, inputs)).not.toHaveProperty('leak_class');
    expect(outputsOf(ID, inputs)).toHaveProperty('co2e');
  });
});

describe('physics', () => {
  it('takes densities, GWP and annex of the fluid at its regime', () => {
    const outputs = outputsOf(ID, {
      fluid: 'R134a',
      t_evap: -10,
      t_cond: 40,
      subcooling: 5,
      superheat: 10,
      t_discharge: 65,
      elements: [
        { element: 'liquid', volume: 1, fill: 100 },
        { element: 'suction', volume: 1, fill: 0 },
        { element: 'evaporator', volume: 1, fill: 100 },
        { element: 'discharge', volume: 1, fill: 0 },
      ],
    });
    const fluid = engine.fluid('R134a');
    const [cond, evap] = [fluid.saturation({ T: 313.15 }), fluid.saturation({ T: 263.15 })];
    const densities = [
      fluid.state({ T: 308.15, P: cond.bubble.P }).D,
      fluid.state({ T: 273.15, P: evap.dew.P }).D,
      evap.bubble.D,
      fluid.state({ T: 338.15, P: cond.bubble.P }).D,
    ];
    for (const [index, density] of densities.entries()) {
      expect((outputs['masses'] as number[])[index]).toBeCloseTo(density / 1000, 12);
    }
    expect(outputs['co2e']).toBeCloseTo((Number(outputs['total_mass']) * 1430) / 1000, 12);
    expect(outputs['leak_class']).toBe('aucun');
  });
  it('adds masses; more liquid or more volume is more mass', () => {
    fc.assert(
      fc.property(between(0, 99), between(0.1, 100), (fill, volume) => {
        const element = { volume, fill, ...R134A };
        const mass = (elements: object[]): number => figureOf(ID, { ...ONE, elements }, 'total_mass');
        expect(mass([element, element])).toBeCloseTo(2 * mass([element]), 9);
        expect(mass([{ ...element, fill: fill + 1 }])).toBeGreaterThan(mass([element]));
      }),
    );
  });
  it('more mass is never checked less often, and detection doubles the interval', () => {
    const rank = (leakClass: unknown): number => ['aucun', 'C12', 'C6', 'C3'].indexOf(String(leakClass));
    fc.assert(
      fc.property(
        between(0.1, 1e5),
        between(1, 3),
        fc.constantFrom('I', 'II', 'none'),
        fc.boolean(),
        (volume, factor, annex, hermetic) => {
          const of = (litres: number, detection: boolean): ReturnType<typeof outputsOf> =>
            outputsOf(ID, {
              elements: [{ volume: litres, fill: 50, ...R134A }],
              gwp: 1430,
              annex,
              hermetic,
              detection,
            });
          const [less, more] = [of(volume, false), of(Math.min(volume * factor, 1e5), false)];
          expect(rank(more['leak_class'])).toBeGreaterThanOrEqual(rank(less['leak_class']));
          expect(of(volume, true)['interval_months']).toBe(2 * Number(less['interval_months']));
        },
      ),
    );
  });
  it('holds less where the quality is higher, between all liquid and all vapour', () => {
    fc.assert(
      fc.property(between(0, 0.9), between(0, 1), (x_in, part) => {
        const mass = (x_out: number): number =>
          figureOf(ID, { ...ONE, elements: [{ volume: 10, method: 'zivi', x_in, x_out, ...R134A }] }, 'total_mass');
        const x_out = x_in + (1 - x_in) * part;
        expect(mass(1)).toBeLessThanOrEqual(mass(x_out) + 1e-9);
        expect(mass(x_out)).toBeLessThanOrEqual(13.271 + 1e-9);
        expect(mass(x_out)).toBeGreaterThanOrEqual(0.100_41 - 1e-9);
      }),
    );
  });
  it('counts what the oil holds', () => {
    expect(
      figureOf(ID, { ...ONE, oil_mass: 3, oil_solubility: 25 }, 'total_mass') - figureOf(ID, ONE, 'total_mass'),
    ).toBeCloseTo(1, 12);
  });
});
