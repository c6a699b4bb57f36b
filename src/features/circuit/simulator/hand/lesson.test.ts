import { expect, it } from 'vitest';
import { createEngine } from '../../../../engine/index.ts';
import { createTranslator } from '../../../../i18n/translator.ts';
import { createFormatter } from '../../../../kit/island/format.ts';
import type { Locale } from '../../../../language/index.ts';
import { ARCHITECTURES, cycleOf } from '../../../../simulation/cycles/index.ts';
import type { BodyValues } from '../../../../simulation/fields.ts';
import { run } from '../../../../simulation/run.ts';
import { texts as english } from '../texts/hand/en.ts';
import { texts as french } from '../texts/hand/fr.ts';
import { lessonOf } from './lesson.ts';

const engine = await createEngine();
const translators = {
  fr: createTranslator('fr', { fr: french }),
  en: createTranslator('en', { en: english }),
};

function sentences(body: BodyValues, locale: Locale): Readonly<Record<string, string>> {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { result } = outcome;
  return Object.fromEntries(
    cycleOf(result.input).nodes.map((node) => [
      node.letter,
      lessonOf(node, {
        result,
        t: translators[locale],
        format: createFormatter({}, locale),
        qualityOf: (_, { P, H }) => engine.fluid(result.input.fluid).state({ P: P * 1e5, H: H * 1e3 }).Q,
        marginOf: (letter) => (letter === 'g' ? { value: 5, text: '5 K' } : undefined),
      }),
    ]),
  );
}

it('says why each point of a plain cycle is there, by its own figures', () => {
  const said = sentences({ fluid: 'R134a', pt_evp: 0, pt_cdr: 40, t_sf: 5, t_sft: 0, t_sr: 0, rend_is: 0.7 }, 'en');
  expect(said['g']).toMatch(/^The refrigerant boils at 2\.93.bar.abs\., then the vapour gains another 5.K/);
  expect(said['d']).toMatch(/^Heat leaves at 10\.17.bar.abs\. until the last bubble of vapour is gone, at 40\.0/);
  expect(said['f']).toMatch(/h stays 2\d\d\.\d.kJ\/kg, the pressure falls to 2\.93.bar.abs\. and 2\d\.\d/);
  expect(said['a']).toBe('The pipe from g exchanges nothing: the point stays where it is.');
});

it.each(ARCHITECTURES)('has a sentence for every point of %s, in both languages', (architecture) => {
  for (const mode of architecture === 'cascade' ? ['0'] : ['0', '1']) {
    const body: BodyValues = {
      architecture,
      fluid: mode === '1' ? 'R744' : 'R290',
      mode_trans: mode,
      p_gc: 95,
      t_out_gc: 36,
      pt_cdr: architecture === 'booster' ? 20 : 35,
      pt_evp: architecture === 'cascade' ? -40 : -10,
    };
    for (const locale of ['fr', 'en'] as const)
      for (const sentence of Object.values(sentences(body, locale))) {
        expect(sentence).toMatch(/^[A-ZÀÉ].{20,}[^.]\.$/);
        expect(sentence).not.toMatch(/\{\{|diagramHand|–|,\s,/);
      }
  }
});
