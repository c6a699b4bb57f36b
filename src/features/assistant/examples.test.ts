import { expect, it } from 'vitest';
import { figuresOf, verifierFrom } from '../../assistant/figures.ts';
import { compute } from '../../calculators/computes.ts';
import { createEngine } from '../../engine/index.ts';
import { preparedExamples } from './examples.ts';

// 2.928 bar, 14.43 kg/m3 and 398.6 kJ/kg: CoolProp 8.0.0 (HEOS, IIR). Square root of 16 × 1.5. Gay-Lussac on absolute pressures.
it.each([
  ['fr', ['2,928', '4,899', '5,249', '3,266', '28,44', '14,43', '398,6']],
  ['en', ['2.928', '4.899', '5.249', '3.266', '28.44', '14.43', '398.6']],
] as const)('prepares three answers in %s whose figures are all of the tools', async (locale, expected) => {
  const engine = await createEngine();
  const examples = await preparedExamples(locale, {
    engine: () => Promise.resolve(engine),
    compute: (id, inputs) => Promise.resolve(compute(id, inputs, engine)),
  });
  expect(examples).toHaveLength(3);
  const answers = examples.map(({ messages }) => messages.at(-1)?.content ?? '').join('\n');
  for (const figure of expected) expect(answers).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  expect(answers).not.toContain('{{');
  for (const { question, messages } of examples) {
    expect(messages[0]).toEqual({ role: 'user', content: question });
    const verified = verifierFrom(messages.slice(0, -1));
    expect(figuresOf(messages.at(-1)?.content ?? '').filter((figure) => !verified(figure))).toEqual([]);
  }
});
