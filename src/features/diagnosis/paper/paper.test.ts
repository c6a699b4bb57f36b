import { describe, expect, it } from 'vitest';
import type { PaperCharge } from './charge.ts';
import { dayAfterMonths, paperCharge } from './charge.ts';
import { frameTexts, trackTexts } from './frames.ts';
import { blankSheet, isSiret, sheetFrom, sheetProblems } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const BLANK: Sheet = {
  texts: { op_siret: '73282932000074', date: '2026-03-10' },
  kinds: ['maintenance'],
  isFixed: false,
  isHermetic: false,
  isProfessional: false,
  isRepaired: false,
};
const withTexts = (texts: Readonly<Record<string, string>>, rest: Partial<Sheet> = {}): Sheet => ({
  ...BLANK,
  ...rest,
  texts: { ...BLANK.texts, ...texts },
});
const charge = (...asked: Parameters<typeof paperCharge>): PaperCharge => {
  const answer = paperCharge(...asked);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

// The worked examples of the domain reference; GWP of Regulation (EU) 2024/573.
describe('the charge on the papers', () => {
  it('R410A, 12 kg, no fixed detection: 25.06 t, from 5 t, 12 months, next a year later', () => {
    const answer = charge('R410A', 12, false, false);
    expect(answer.co2e).toBeCloseTo(25.06, 2);
    expect(answer).toMatchObject({ box: 'HFC 5\u202ft', months: 12, isDetectionRequired: false });
    expect(dayAfterMonths('2026-03-10', answer.months)).toBe('2027-03-10');
  });

  it('R404A, 130 kg, fixed detection: 509.9 t, 6 months (3 without), detection compulsory', () => {
    const answer = charge('R404A', 130, true, false);
    expect(answer.co2e).toBeCloseTo(509.9, 1);
    expect(answer).toMatchObject({ box: 'HFC 500\u202ft', months: 6, monthsWithout: 3, isDetectionRequired: true });
  });

  it('R454B, 3.5 kg: 1.63 t and 1.09 kg of R1234yf, 12 months by the HFO, none by the notice', () => {
    const answer = charge('R454B', 3.5, false, false);
    expect(answer.co2e).toBeCloseTo(1.63, 2);
    expect(answer).toMatchObject({ box: 'HFO 1\u202fkg', months: 12, byNotice: { box: '–', months: 0 } });
  });

  it('a hermetic one below 10 t is exempt, a natural fluid outside, an HCFC never doubled', () => {
    expect(charge('R134a', 5, false, true)).toMatchObject({ months: 0, isExempt: true });
    expect(paperCharge('R290', 5, false, false)).toBe('outside');
    expect(paperCharge('R717', 500, true, false)).toBe('outside');
    expect(charge('R22', 30, true, false)).toMatchObject({ box: 'HCFC 30\u202fkg', months: 6 });
    expect(charge('R22', 1.9, false, false)).toMatchObject({ box: '–', months: 0 });
  });

  it('counts months by the calendar', () => {
    expect(dayAfterMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(dayAfterMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(dayAfterMonths('2026-02-30', 6)).toBeUndefined();
    expect(dayAfterMonths('', 6)).toBeUndefined();
  });
});

describe('a SIRET', () => {
  it.each([
    // The usual worked example of the rule of Luhn, with spaces as it is written.
    ['732 829 320 00074', true],
    ['73282932000075', false],
    ['7328293200007', false],
    ['7328293200007A', false],
    // A site of La Poste: excepted.
    ['35600000000049', true],
    ['', false],
  ])('%s: %s', (text, isOne) => expect(isSiret(text)).toBe(isOne));
});

describe('what is wrong with a sheet', () => {
  const codes = (sheet: Sheet) => sheetProblems(sheet).map(({ code, field }) => `${code} ${field}`);

  it('is nothing where all is there', () => expect(codes(BLANK)).toEqual([]));

  it.each<[string, Sheet, readonly string[]]>([
    ['no SIRET of the operator', withTexts({ op_siret: '' }), ['E_MISSING op_siret']],
    ['none of a professional owner', withTexts({}, { isProfessional: true }), ['E_MISSING own_siret']],
    ['no kind', withTexts({}, { kinds: [] }), ['E_KIND kinds']],
    [
      'more recovered than there was',
      withTexts({ charge: '12', recovered_treat: '10', recovered_reuse: '2,5', destination: 'X', bsff: 'B' }),
      ['E_TOTAL recovered_treat'],
    ],
    ['a mass that is none', withTexts({ charge: 'douze', charged_new: '-1' }), ['E_MASS charge', 'E_MASS charged_new']],
    ['a leak not repaired', withTexts({ leaks: 'raccord liquide' }), ['W_LEAK leaks']],
    ['waste without a destination', withTexts({ charge: '12', recovered_treat: '3' }), ['W_DEST destination']],
    ['a check without a detector', withTexts({}, { kinds: ['periodic_check'] }), ['E_REQUIRED det_id']],
    ['a detector nobody checked', withTexts({ det_id: 'D1' }, { kinds: ['other_check'] }), ['E_REQUIRED det_check']],
    [
      'a detector checked too long ago',
      withTexts({ det_id: 'D1', det_check: '2025-03-09' }, { kinds: ['periodic_check'] }),
      ['W_DETECTOR det_check'],
    ],
    [
      'one checked a year ago to the day',
      withTexts({ det_id: 'D1', det_check: '2025-03-10' }, { kinds: ['periodic_check'] }),
      [],
    ],
    ['a leak repaired', withTexts({ leaks: 'raccord liquide' }, { isRepaired: true }), []],
  ])('%s', (_, sheet, expected) => expect(codes(sheet)).toEqual(expected));
});

describe('what is copied', () => {
  const sheet = withTexts(
    {
      machine: 'Split bureau',
      charge: '12',
      leaks: 'raccord gaz\n',
      charged_new: '1,5',
      number: 'FI-12',
      own_name: 'SARL Froid',
      postcode: '44000',
      recovered_treat: '2',
    },
    { isRepaired: true, kinds: ['periodic_check', 'maintenance'] },
  );
  const frames = frameTexts('R410A', sheet, paperCharge('R410A', 12, false, false));

  it('is the frames of the form, in French', () => {
    expect(frames[3]).toBe(
      'Identification\u00a0: Split bureau\nFluide\u00a0: R410A\nCharge totale\u00a0: 12\u202fkg\nTonnage équivalent CO₂\u00a0: 25,06\u202ft',
    );
    expect(frames[4]).toBe('Contrôle d’étanchéité périodique\nMaintenance');
    expect(frames[7]).toBe('HFC 5\u202ft');
    expect(frames[8]).toBe(
      'Sans système de détection de fuites\n12 mois, prochain contrôle au plus tard le 10/03/2027',
    );
    expect(frames[10]).toBe('raccord gaz\u00a0: réparation faite');
    expect(frames[11]).toContain('Total chargé\u00a0: 1,5\u202fkg');
  });

  it('says that there was no leak only where one was looked for', () => {
    expect(frameTexts('R410A', BLANK, undefined)[10]).toBe('');
    expect(frameTexts('R410A', withTexts({}, { kinds: ['other_check'] }), undefined)[10]).toBe(
      'Aucune fuite constatée',
    );
  });

  it('says outside F-gas of a natural fluid', () => {
    const natural = frameTexts('R290', sheet, 'outside');
    expect(natural[3]).toContain('R290 (hors F-Gaz)');
    expect(natural[7]).toBe('Hors F-Gaz');
    expect(natural[8]).toBe('');
  });

  it('is the five fields of Trackdéchets', () => {
    expect(trackTexts(sheet)).toEqual({
      numero: 'FI-12',
      poids: '2',
      detenteur: 'SARL Froid',
      operateur: '73282932000074',
      code_postal: '44000',
    });
  });
});

describe('a sheet of an earlier tab', () => {
  it('has every text and mark again', () => {
    const sheet = withTexts(
      { op_name: 'Froid du Rhône', leaks: 'raccord BP\nvanne' },
      { isFixed: true, isRepaired: true },
    );
    expect(sheetFrom(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    expect(sheetFrom(JSON.parse(JSON.stringify(blankSheet('2026-11-28'))))).toEqual(blankSheet('2026-11-28'));
  });
  it('is read without what does not fit', () => {
    expect(
      sheetFrom({ texts: { machine: 'Vitrine', charge: 4 }, kinds: ['maintenance', 'none'], isFixed: 'yes' }),
    ).toEqual({
      ...blankSheet(''),
      texts: { machine: 'Vitrine' },
      kinds: ['maintenance'],
    });
    expect(sheetFrom('text')).toBeUndefined();
    expect(sheetFrom({ texts: null })).toEqual({ ...blankSheet(''), texts: {} });
  });
});
