import { describe, expect, it } from 'vitest';
import type { Bilingual } from '../../language/index.ts';
import { recordFromName, RECORDS } from '../records.ts';
import type { RefrigerantRecord } from '../records.ts';
import { faultsOfProse } from './faults.ts';

const known = new Map(RECORDS.map((record) => [record.name, record]));

/** A made-up record: R454B's with another GWP, and what is said of it. */
function made(uses: Bilingual, gwp = 249): RefrigerantRecord {
  const { gwp: figures, ...rest } = recordFromName('R454B')!;
  return {
    ...rest,
    gwp: { ...figures, legal: { value: gwp, source: 'eu573' } },
    uses,
  };
}
const said = (fr: string, en: string, gwp?: number): readonly string[] => faultsOfProse(made({ fr, en }, gwp), known);

describe('the records there are', () => {
  it.each(RECORDS.map((record) => [record.name, record] as const))('%s says what its figures are', (_, record) => {
    expect(faultsOfProse(record, known)).toEqual([]);
  });
});

describe('prose that agrees with its record', () => {
  it.each<[string, string, number?]>([
    ['PRP légal 249\u202f; au-dessus du seuil de 150.', 'Legal GWP 249; above the 150 threshold.'],
    ['Sous le seuil de 750.', 'Below the 750 threshold.'],
    [
      'Neuf interdit au-dessus de 150\u00a0: splits ≤ 12\u202fkW (2035).',
      'New equipment above 150 banned: splits ≤ 12\u00a0kW (2035).',
    ],
    ['Froid (2030, seuil 150).', 'Refrigeration (2030, threshold 150).'],
    ['Au-dessus de 150.', 'GWP over 150.', 150],
    ['Mélange sous PRP 150.', 'A blend with a GWP below 150.', 149.5],
    ['PRP légal 12\u202f400, PRP supérieur à 2\u202f500.', 'Legal GWP 12,400, GWP above 2500.', 12_400],
    ['PRP AR6 531.', 'AR6 GWP 531.'],
    ['Classe A2L, DESP groupe 1, PDO 0.', 'Class A2L, PED group 1, ODP 0.'],
    ['68,9\u202f% de R32 et 31,1\u202f% de R1234yf.', '68.9\u00a0% R32 and 31.1\u00a0% of R1234yf.'],
    ['R32/R1234yf (68,9/31,1).', 'R32/1234yf (68.9/31.1).'],
    ['Attestations A1 et A2 au 1er janvier 2027.', 'Certificates A1 and A2 from 1 January 2027.'],
    [
      'Vers −80\u202f°C, dès 5\u202ft éq. CO2 (art. 5, § 3 et 4).',
      'Around −80\u00a0°C, from 5\u00a0t CO2e (Art. 5(3)-(4)).',
    ],
  ])('passes: %s', (fr, en, gwp) => {
    expect(said(fr, en, gwp)).toEqual([]);
  });
});

describe('prose that does not', () => {
  it.each<[fr: string, en: string, faults: readonly string[], gwp?: number]>([
    // The trial of the review: GWP 249, "below the 150 threshold" in both languages.
    ['Sous le seuil de 150.', 'Below the 150 threshold.', ['the GWP is 249', 'the GWP is 249']],
    ['Mélange sous PRP 150.', 'Blend below GWP 150.', ['the GWP is 249', 'the GWP is 249']],
    ['Un PRP inférieur à 150.', 'A GWP of less than 150.', ['the GWP is 249', 'the GWP is 249']],
    ['Au-dessus du seuil de 750.', 'Above the threshold of 750.', ['the GWP is 249', 'the GWP is 249']],
    ['PRP supérieur à 2\u202f500.', 'GWP > 2500.', ['the GWP is 249', 'the GWP is 249']],
    ['Froid (2030, seuil 750).', 'Refrigeration (2030, threshold 750).', ['the GWP is 249', 'the GWP is 249']],
    // The law says "150 or more".
    ['Sous le seuil de 150.', 'Below the 150 threshold.', ['the GWP is 150', 'the GWP is 150'], 150],
    ['PRP légal 248.', 'Legal GWP of 248.', ['the record has 249', 'the record has 249']],
    ['PRP 466 (AR6).', 'GWP 466 (AR6).', ['the record has 531', 'the record has 531']],
    ['PRP informatif de l’annexe I\u00a0: 300.', 'Informative GWP in Annex I: 300.', ['no such GWP', 'no such GWP']],
    ['Classe A1.', 'Class A1.', ['the class is A2L', 'the class is A2L']],
    ['Mélange ininflammable.', 'Non-flammable blend.', ['the class is A2L', 'the class is A2L']],
    ['DESP groupe 2.', 'PED group 2.', ['the PED group is 1', 'the PED group is 1']],
    ['PDO 0,05.', 'ODP 0.05.', ['the ODP is 0', 'the ODP is 0']],
    ['70\u202f% de R32.', '70\u00a0% R32.', ['68.9 % of R32', '68.9 % of R32']],
    ['R32/R1234yf (31,1/68,9).', 'R32/R1234yf (31.1/68.9).', ['it holds', 'it holds']],
    ['R32/R125 (68,9/31,1).', 'R32/R125 (68.9/31.1).', ['R125 is no component', 'R125 is no component']],
    ['Mélange contenant R32 et R134a.', 'Blend containing R32 and R134a.', ['R134a is no', 'R134a is no']],
    [
      'Point d’ébullition de −50\u202f°C.',
      'Boils at −50\u00a0°C.',
      ['the engine computes it', 'the engine computes it'],
    ],
    ['Glissement de 1,5\u202fK.', 'A glide of 1.5\u00a0K.', ['the engine computes it', 'the engine computes it']],
  ])('%s', (fr, en, faults, gwp) => {
    const found = said(fr, en, gwp);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^uses\.fr: "/);
    expect(found[1]).toMatch(/^uses\.en: "/);
    for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault);
  });

  it.each([
    ['Pas au-dessus de 2\u202f500.', 'Not above 2500.', 'a limit that is denied'],
    ['Remplace le R404A, PRP 249.', 'Replaces R404A, GWP 249.', 'is it of R454B or of R404A?'],
    ['Le PRP n’atteint pas 150.', 'The GWP does not reach 150.', 'what 150 says is not understood'],
    ['PRP d’environ 2088.', 'A GWP of about 2088.', 'what 2088 says is not understood'],
    ['Seuil fixé à 2025.', 'Threshold set at 2025.', 'what 2025 says is not understood'],
    ['PRP de quelque 249\u202fkg.', 'A GWP of some 249\u00a0kg.', 'what 249'],
    ['PRP249.', 'GWP249.', 'what 249 says is not understood'],
    ['À 50\u202f%.', 'At 50\u00a0%.', 'what 50'],
  ])('is not passed over where it is not understood: %s', (fr, en, fault) => {
    const found = said(fr, en);
    expect(found).toHaveLength(2);
    for (const one of found) expect(one).toContain(fault);
  });

  it('says the same numbers in both languages', () => {
    expect(said('Depuis 2025.', 'Since 2026.')).toEqual([
      'uses: the languages differ: 2025 in French only, 2026 in English only',
    ]);
  });

  it('leaves a threshold open only where the GWP is said to be', () => {
    const open = { ...made({ fr: 'Sous le seuil de 150.', en: 'Below the 150 threshold.' }) };
    const unknown = { ...open, gwp: { legal: null, ar4: null, ar5: null, ar6: null, eu517: null } };
    expect(faultsOfProse(unknown, known)).toHaveLength(2);
    const told = {
      fr: 'PRP à confirmer\u202f; sous le seuil de 150.',
      en: 'GWP to be confirmed; below the 150 threshold.',
    };
    expect(faultsOfProse({ ...unknown, uses: told }, known)).toEqual([]);
  });

  it('may give in a why what the record keeps, and nothing else', () => {
    const record = made({ fr: 'Essais.', en: 'Tests.' });
    const why = (fr: string, en: string): readonly string[] =>
      faultsOfProse({ ...record, odp: { value: 0, source: 'bitzer', why: { fr, en } } }, known);
    expect(why('Le tableau imprime 0.', 'The table prints 0.')).toEqual([]);
    expect(why('Part du R13I1 (0,01).', 'Share of R13I1 (0.01).')).toEqual([]);
    expect(why('Part du R13I1 (0,02).', 'Share of R13I1 (0.02).')).toHaveLength(2);
  });
});
