import { describe, expect, it } from 'vitest';
import { formDefaults } from '../../calculators/derive/form.ts';
import { isVerdict, outputsInOrder } from '../../calculators/derive/results.ts';
import { CALCULATORS, calculatorFromId } from '../../calculators/index.ts';
import type { CalculatorId, Definition } from '../../calculators/index.ts';
import { outputsOf } from '../../../tests/unit/calculators/outcomes.ts';
import { translator } from '../../shell/texts.ts';
import { locales } from '../../language/index.ts';
import { shownResult } from './format-output.ts';

const as = (definition: Definition, isExample: boolean, locale: 'fr' | 'en') => {
  const outputs = outputsOf(definition.id as CalculatorId, formDefaults(definition));
  const t = translator(locale);
  return outputsInOrder(definition, outputs).map((output) => ({
    output,
    text: shownResult(output, outputs[output.key] ?? '', { id: definition.id, units: {}, digits: {}, isExample, t })
      .text,
  }));
};

describe('the example a calculator opens with', () => {
  it('tells no verdict: it would be read as one’s own', () => {
    const found: string[] = [];
    for (const definition of CALCULATORS)
      for (const locale of locales)
        for (const { output, text } of as(definition, true, locale))
          if (isVerdict(output)) {
            found.push(`${definition.id}.${output.key}`);
            expect(text).toBe(locale === 'fr' ? 'Exemple' : 'Example');
          }
    expect(new Set(found)).toContain('test-azote.verdict');
    // Opened without a charge, a room has no verdict to hide.
    expect(found).not.toContain('volume-mini.verdict');
    expect(new Set(found)).toContain('reglage-detendeur.action');
    expect(new Set(found)).toContain('desp.category');
  });

  it('tells its figures, which are the same whosever they are', () => {
    const nitrogen: Definition = calculatorFromId('test-azote');
    const figures = (isExample: boolean) =>
      as(nitrogen, isExample, 'fr').flatMap(({ output, text }) => (isVerdict(output) ? [] : [text]));
    expect(figures(true)).toEqual(figures(false));
    expect(figures(true)).toContain('27,26');
  });

  it('and tells the verdict of what a reader typed or was sent', () => {
    const nitrogen: Definition = calculatorFromId('test-azote');
    expect(as(nitrogen, false, 'fr').find(({ output }) => output.key === 'verdict')?.text).toMatch(/^Étanche/);
  });
});
