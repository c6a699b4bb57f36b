import { describe, expect, it } from 'vitest';
import { locales } from '../../language/index.ts';
import { REASONS, VERDICTS } from '../../machine/index.ts';
import type { MachineFacts, Reason, ReplacementFigures } from '../../machine/index.ts';
import reference from '../../machine/reference/replacement.json' with { type: 'json' };
import { judgedAndTold } from './told.ts';
import { reasonText, VERDICT_WORDS, whereOfRules } from '../../machine/wording/replacement.ts';

interface Case {
  readonly facts: MachineFacts;
  readonly to: string;
  readonly date: string;
  readonly figures: ReplacementFigures | null;
  readonly verdict: string;
}
const CASES = reference.cases as unknown as readonly Case[];
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a verdict in words', () => {
  it.each(locales)('fills in every value in %s', (locale) => {
    for (const { facts, to, figures, date } of CASES) {
      const { word, reasons } = judgedAndTold(facts, to, figures, locale, date);
      expect(word).not.toBe('');
      for (const sentence of reasons) expect(sentence).not.toMatch(/\{\{|NaN|undefined|\(\)|, \./);
    }
    for (const code of Object.keys(VERDICTS))
      expect(VERDICT_WORDS[code as keyof typeof VERDICTS][locale]).toBeDefined();
    for (const code of Object.keys(REASONS) as Reason['code'][])
      expect(reasonText({ code, level: REASONS[code] }, 'R1', 'R2', locale)).not.toMatch(/\{\{/);
  });

  it('names the article: 13(3) of Regulation (EU) 2024/573, point 6 of its Annex IV', () => {
    expect(spaced(whereOfRules(['fgas-13-3'], 'fr'))).toBe('art. 13, § 3, règlement (UE) 2024/573');
    expect(spaced(whereOfRules(['fgas-iv-6'], 'en'))).toMatch(/Annex IV.*6.*2024\/573/i);
  });

  it('says what forbids, what stops, and what is to be read', () => {
    const of = (to: string) => {
      const one = CASES.find((each) => each.facts.fluid === 'R22' && each.to === to && each.facts.ps_hp === undefined)!;
      return judgedAndTold(one.facts, to, one.figures, 'fr', one.date);
    };
    expect(spaced(of('R422D').reasons[0]!)).toBe(
      'R422D vierge interdit (art. 13, § 4, règlement (UE) 2024/573) ; régénéré ou recyclé jusqu’au 1er janvier 2032 exclu.',
    );
    expect(spaced(of('R410A').reasons[0]!)).toBe('Il faut 39,7 bar(g) côté HP, nettement plus qu’avec le R22.');
    expect(of('R410A').over).toEqual(['high', 'low']);
    expect(of('R407C').toRead).toEqual(['high', 'low']);
    expect(of('R407C').machine).toBe('groupe d’eau glacée');
  });
});
