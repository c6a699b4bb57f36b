import { describe, expect, it } from 'vitest';
import { printed } from '../../../../regulation/wording/printed.ts';
import { fluidSentences, gwpLimits, gwpText, leakCheckText, termText, toldRules } from './law.ts';

describe('what the rules say in an article', () => {
  // Regulation (EU) 2024/573, Annex IV point 9(a), and Annex I: R410A is half R32 (675), half R125 (3500).
  it('is theirs, with the act and its point', () => {
    const [rule] = toldRules(['fgas-iv-9a'], 'en', 'R410A');
    expect(rule?.text).toContain('New single splits under 3\u00a0kg');
    expect(rule?.source).toBe('Regulation (EU) 2024/573, Article\u00a011(1), Annex\u00a0IV, point\u00a09(a)');
    expect(gwpText('R410A', 'fr')).toBe('2\u202f088');
    // 5 t / 2.088 t per kg.
    expect(leakCheckText('R410A', 'fr')).toBe('2,40\u202fkg');
  });

  // Annex IV, points 9(e) and 3(b).
  it('makes a line of a ban of new equipment', () => {
    expect(gwpLimits(['fgas-iv-9e', 'fgas-iv-3b'], 'en')).toEqual([
      {
        equipment: 'New splits above 12\u00a0kW (VRF, multi-splits)',
        limit: 'below 750',
        year: '2029',
        place: '9(e)',
        isOpenToSafety: true,
      },
      {
        equipment: 'New commercial self-contained refrigerators and freezers',
        limit: 'HFCs: below 150',
        year: '2022',
        place: '3(b)',
        isOpenToSafety: false,
      },
    ]);
    expect(() => gwpLimits(['fgas-13-3'], 'fr')).toThrow('no ban of new equipment');
  });

  // Order of 25 June 1980, article CH 35; environment code, R. 543-79, first paragraph.
  it('says a place that is no numbered point by its own word', () => {
    expect(toldRules(['fr-ch35'], 'fr', 'R32')[0]?.source).toBe(
      'Arrêté du 25 juin 1980, article CH 35, §\u00a01, § 3 b)',
    );
    expect(toldRules(['fr-hcfc-2kg'], 'fr')[0]?.source).toContain('R. 543-79, alinéa\u00a01');
    expect(toldRules(['fr-hcfc-2kg'], 'en')[0]?.source).toContain('R. 543-79, paragraph\u00a01');
  });

  it('must be about the fluid', () => {
    expect(() => toldRules(['fgas-iv-9a'], 'fr', 'R32')).toThrow('is not about R32');
    expect(() => toldRules(['fgas-none'], 'fr')).toThrow('no rule fgas-none');
    expect(() => leakCheckText('R290', 'fr')).toThrow('no leak check');
  });

  it('says its doubt', () => {
    const [rule] = toldRules(['fr-ch35'], 'fr', 'R32');
    expect(rule?.doubt).toContain('la formule de la charge maximale');
    expect(toldRules(['fgas-iv-9a'], 'fr')[0]?.doubt).toBeUndefined();
  });

  // Article 13(5) is of stationary refrigeration: an air conditioner on R410A may be topped up without a date.
  it('tells what a machine that runs may be topped up with', () => {
    const said = fluidSentences('R410A', 'topping', 'en').join(' ');
    expect(said).toMatch(/2032/);
    expect(fluidSentences('R404A', 'topping', 'en').join(' ')).toMatch(/2030/);
    expect(fluidSentences('R410A', 'equipment', 'fr').length).toBeGreaterThan(3);
  });

  it('is printed with its signs', () => {
    expect(printed('moins de 3 kg : PRP 2 500 ; CO2', 'fr')).toBe(
      'moins de 3\u202fkg\u00a0: PRP 2\u202f500\u202f; CO₂',
    );
    expect(termText('compulsoryFrom', 'fr')).toBe('1er janvier 2027');
    expect(termText('refresherBy', 'en')).toBe('12 March 2029');
    expect(termText('aptitudeYears', 'en')).toBe('7');
  });
});
