import { describe, expect, it } from 'vitest';
import { expectRefusal, expectWarning, outputsOf } from '../../../tests/unit/calculators/outcomes.ts';

const ID = 'controle-etancheite';

describe('what it refuses', () => {
  it('a charge of nothing', () => {
    expectRefusal(
      ID,
      { fluid: 'R32', charge: 0 },
      {
        code: 'positive',
        field: 'charge',
        fr: 'strictement positive',
        en: 'strictly positive',
      },
    );
  });
});

describe('the interval', () => {
  // Regulation (EU) 2024/573, Article 5(1): HFC in t CO2e, HFO in kg; 5(2): hermetic below 10 t or 2 kg.
  it.each([
    ['R32', 7.4, 0],
    ['R32', 7.41, 12],
    ['R410A', 5, 12],
    ['R454B', 4, 12],
    ['R1234yf', 0.9, 0],
    ['R1234yf', 12, 6],
    ['R404A', 13, 6],
    ['R134a', 350, 3],
    ['R717', 500, 0],
    ['R290', 5, 0],
    ['R22', 2.5, 12],
  ])('of %s at %f kg is %i months', (fluid, charge, months) => {
    expect(outputsOf(ID, { fluid, charge })['months']).toBe(months);
  });

  it('is doubled by a detection system, but for an HCFC', () => {
    expect(outputsOf(ID, { fluid: 'R449A', charge: 12, detection: true })['months']).toBe(24);
    expect(outputsOf(ID, { fluid: 'R22', charge: 5, detection: true })['months']).toBe(12);
  });

  it('says nothing of two readings where they agree, and both where they do not', () => {
    expect(outputsOf(ID, { fluid: 'R449A', charge: 12 })['checks']).toBe('12/24');
    // R455A, 75.5 % R1234yf: 2 kg hold 1.5 kg of HFO and 0.3 t.
    expectWarning(
      ID,
      { fluid: 'R455A', charge: 2 },
      {
        code: 'leakReadingFirst',
        fr: 'contrôle tous les 12 mois',
        en: 'every 12 months',
      },
    );
  });

  it('warns of a detection system that is mandatory and missing, and of what is no F-gas', () => {
    expectWarning(
      ID,
      { fluid: 'R410A', charge: 250 },
      {
        code: 'detectionMissing',
        fr: 'obligatoire à cette charge',
        en: 'mandatory at this charge',
      },
    );
    expectWarning(
      ID,
      { fluid: 'R744', charge: 250 },
      {
        code: 'outsideLeakChecks',
        fr: 'aucun contrôle d’étanchéité F-gaz',
        en: 'no F-gas leak check',
      },
    );
    expectWarning(
      ID,
      { fluid: 'R410A', charge: 4, hermetic: true },
      {
        code: 'hermeticExempt',
        fr: 'hermétique étiqueté',
        en: 'labelled hermetically sealed',
      },
    );
    expectWarning(
      ID,
      { fluid: 'R22', charge: 4 },
      {
        code: 'ozoneDepleting',
        fr: '2 kg de HCFC',
        en: '2 kg of HCFC',
      },
    );
  });
});
