/** What a page hands to the island of a calculator, made while the site is built. */
import type { Answer } from '../../calculators/derive/answer.ts';
import { CASES } from '../../calculators/cases.ts';
import type { Outcome } from '../../calculators/define.ts';
import type { CalculatorId, Definition } from '../../calculators/index.ts';
import { dictionaryFor, translator } from '../../shell/texts.ts';
import type { Locale } from '../../language/index.ts';
import { everyFluid } from '../../kit/fluids/every-fluid.ts';
import { inOneLanguage, islandTexts } from './page-data.ts';
import type { PageData } from './page-data.ts';
import { problemText } from './problem-text.ts';

type Answered = PageData & { readonly served: { readonly outcome: Extract<Outcome, { readonly ok: true }> } };

/** @throws {Error} when the form opens without a result: the site must not be built then */
export function servedData(definition: Definition, answer: Answer, locale: Locale): Answered {
  const { outcome, inputs } = answer;
  if (!outcome.ok)
    throw new Error(
      `${definition.id} opens without a result: ${outcome.errors.map(({ field, code }) => `${field} ${code}`).join(', ')}`,
    );
  const t = translator(locale);
  const fluidKey = definition.inputs.find(({ kind }) => kind === 'fluid')?.key;
  return {
    // Who it is for the list, the search and the assistant is no matter of the island's.
    definition: inOneLanguage({ ...definition, description: definition.title, spellings: [] }, locale),
    dictionary: islandTexts(
      dictionaryFor(
        locale,
        fluidKey === undefined ? ['calculatorPages', 'keep'] : ['calculatorPages', 'fluids', 'keep'],
      ),
    ),
    served: {
      ...answer,
      outcome,
      warnings: outcome.warnings.map((warning) => problemText(warning, definition, {}, t)),
    },
    examples: CASES[definition.id as CalculatorId].map(({ title, inputs: given }) => ({
      title: title[locale],
      inputs: given,
    })),
    fluid: fluidKey === undefined ? undefined : everyFluid(locale).find(({ name }) => name === inputs[fluidKey]),
  };
}
