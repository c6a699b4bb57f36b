import { describe, expect, it } from 'vitest';
import { createFormatter } from '../../kit/island/format.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { diagnosisParams, NEVER_INTO_VACUUM } from '../../machine/diagnosis.ts';
import uses from '../../machine/data/uses.json' with { type: 'json' };
import { checkText, rounded, severityText, swingTexts, warningText } from './words.ts';
import type { Compressor } from '../../machine/index.ts';
import { texts as en } from './texts/en.ts';
import { texts as fr } from './texts/fr.ts';

const french = createFormatter({}, 'fr');
const english = createFormatter({ temperatureDifference: 'degF', temperature: 'degF', pressure: 'psi' }, 'en');

describe('limits in sentences', () => {
  it('are said as one says a round figure, in the reader’s unit', () => {
    expect(rounded(french, 'temperatureDifference', 2)).toBe('2\u202fK');
    expect(rounded(french, 'pressure', 0.5)).toBe('0,5\u202fbar\u00a0abs.');
    expect(rounded(french, 'temperature', 120)).toBe('120\u202f°C');
    expect(rounded(english, 'temperature', 120)).toBe('248\u202f°F');
    expect(rounded(english, 'temperatureDifference', 1)).toBe('1.8\u202f°F');
    // 0.5 bar / 0.0689475729 bar (NIST SP 811, appendix B).
    expect(rounded(english, 'pressure', 0.5)).toMatch(/^7\.25/);
  });

  it('are the least of a severity where the model ends, without a deviation', () => {
    const [words, english_] = [createTranslator('fr', { fr }), createTranslator('en', { en })];
    const edge = { mean: 0.594, sd: 0.017, atLeast: true };
    expect(severityText(edge, words)).toBe('gravité\u00a0: au moins 60\u202f%');
    expect(severityText(edge, english_)).toMatch(/at least 60\s%$/);
    expect(severityText({ mean: 0.4, sd: 0.05, atLeast: false }, words)).toContain('40\u202f% ± 5\u202f%');
  });

  it('say a swing with its time only where it is one a valve takes', () => {
    expect(swingTexts(4.0134, 94.87, french)).toEqual({ a: '4,0\u202fK', p: '95\u202fs' });
    expect(swingTexts(4.0134, 3, french)).toEqual({ a: '4,0\u202fK' });
    const said = warningText({ code: 'W_HUNTING', values: { a: 4, p: 95 } }, createTranslator('fr', { fr }), french);
    expect(said).toBe('Le détendeur pompe\u00a0: ± 4,0\u202fK toutes les 95\u202fs');
  });

  // Emerson AE-1318: a scroll drawn into a deep vacuum arcs its terminal pins. One whose kind nobody knows may be one.
  it('propose no test into vacuum, whatever the cause, the language and the compressor', () => {
    for (const [t, format, never, vacuum] of [
      [
        createTranslator('fr', { fr }),
        french,
        /jamais un scroll ni un rotatif/,
        /essai de (?:pompage|tirage)|sous 0,5/,
      ],
      [
        createTranslator('en', { en }),
        english,
        /never a scroll or a rotary/,
        /test into vacuum|pump-?down test|below 0\.5/,
      ],
    ] as const) {
      expect(checkText('compressor_leak', 'unknown', t, format)).toMatch(never);
      expect(checkText('compressor_leak', 'unknown', t, format)).not.toMatch(/0[,.]5|7\.25/);
      for (const fault of Object.keys(fr.diagnosis.checks)) {
        const said = checkText(fault, 'unknown', t, format);
        if (vacuum.test(said)) expect(said, fault).toMatch(never);
      }
    }
  });

  it('name no vacuum at all to a compressor that is never drawn into one, as machines and the form know them', () => {
    const fault = 'compressor_leak';
    for (const [kind, { pump_down_test: test }] of Object.entries(uses.compressors))
      for (const [t, format] of [
        [createTranslator('fr', { fr }), french],
        [createTranslator('en', { en }), english],
      ] as const) {
        const { compressor = 'unknown' } = diagnosisParams({ use: 'split', compressor: kind as Compressor });
        const said = checkText(fault, compressor, t, format);
        if (/scroll|rotary/.test(kind)) expect(said, kind).not.toMatch(/vide|vacuum/);
        else expect(said, kind).toMatch(/jamais un scroll|never a scroll/);
        // What the table lets be drawn down briefly is not told that it never is.
        if (NEVER_INTO_VACUUM.has(compressor)) expect([kind, test]).toEqual([kind, 'never']);
      }
  });

  it('stand in what is to be checked', () => {
    const words = createTranslator('fr', { fr });
    expect(checkText('noncondensable', 'unknown', words, french)).toContain('plus de 2\u202fK d’écart');
    for (const [t, format] of [
      [words, french],
      [createTranslator('en', { en }), english],
    ] as const) {
      for (const fault of Object.keys(fr.diagnosis.checks))
        expect(checkText(fault, 'unknown', t, format)).not.toMatch(/\{\{/);
    }
  });
});
