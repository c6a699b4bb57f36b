import { beforeAll, describe, expect, it } from 'vitest';
import { comparison } from '../circuit/comparison/comparison.ts';
import type { Comparison } from '../circuit/comparison/comparison.ts';
import { createEngine } from '../engine/index.ts';
import { describeProblem } from '../i18n/problems.ts';
import { translator } from '../shell/texts.ts';
import type { Locale } from '../language/index.ts';
import { comparisonContext } from './comparison-context.ts';
import { contextText } from './context.ts';
import type { ContextTexts } from './context.ts';
import { CHAT_LIMITS } from './limits.ts';

const textsOf = (locale: Locale): ContextTexts => {
  const t = translator(locale);
  return { locale, say: (key) => t(key), describe: (warning) => describeProblem(warning, t) };
};

let compared: Comparison;
beforeAll(async () => {
  const outcome = comparison({}, 'R134a', 'R290', await createEngine());
  if (!outcome.ok) throw new Error('no result');
  compared = outcome.result;
});

describe('the context of a comparison', () => {
  // CoolProp 8.0.0 (HEOS): R134a 2.928 bar and R290 4.745 bar saturated at 0 °C; GWP of Regulation (EU) 2024/573, annexes I and VI.
  it('says both fluids and their difference, in units and words', () => {
    const text = contextText(comparisonContext(compared, textsOf('fr')), textsOf('fr'));
    expect(text.split('\n')[0]).toBe('Contexte Comparatif (données du site, à utiliser comme faits) :');
    for (const row of [
      '- Évaporateur | Température d’évaporation : 0,0 °C',
      '- R134a | Pression d’évaporation : 2,93 bar',
      '- R290 | Pression d’évaporation : 4,74 bar',
      '- R134a | EER : 5,68',
      '- R290 | Classe de sécurité : A3',
      '- R134a | PRP (légal) : 1430',
      '- R290 a Aspiration | Pression : 4,74 bar',
    ])
      expect(text).toContain(row);
    expect(text).toMatch(/- Écart \| Pression d’évaporation : 62,\d\d %/);
    expect(text).toMatch(/- Écart \| Refoulement : -?\d+,\d K/);
    expect(text).not.toMatch(/undefined|null|NaN|simulator\.|assistant\.|comparison\./);
    expect(text.length).toBeLessThanOrEqual(CHAT_LIMITS.contextMessage);
  });

  it('speaks English', () => {
    const text = contextText(comparisonContext(compared, textsOf('en')), textsOf('en'));
    expect(text).toMatch(/^Comparison context \(data of the site/);
    expect(text).toContain('- R134a | EER: 5.68');
    expect(text).not.toMatch(/Écart|comparison\./);
  });
});
