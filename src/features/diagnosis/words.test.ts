import { describe, expect, it } from 'vitest';
import { createFormatter } from '../../kit/island/format.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { checkText, rounded } from './words.ts';
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

  it('stand in what is to be checked', () => {
    const words = createTranslator('fr', { fr });
    expect(checkText('noncondensable', words, french)).toContain('plus de 2\u202fK d’écart');
    for (const [t, format] of [
      [words, french],
      [createTranslator('en', { en }), english],
    ] as const) {
      for (const fault of Object.keys(fr.diagnosis.checks)) expect(checkText(fault, t, format)).not.toMatch(/\{\{/);
    }
  });
});
