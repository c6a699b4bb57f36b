import { LAW_AS_OF, PRODUCTS, rules, verdict } from '../../regulation/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';
import { today } from '../../language/days.ts';
import { text } from '../../language/index.ts';
import { nearestValue } from '../../refrigerants/nearest.ts';
import { FLUID } from './inputs.ts';
import type { Question } from './question.ts';

const NO_DAY = text('date : ce jour n’existe pas.', 'date: there is no such day.');

export const law: Question = {
  name: 'law_verdict',
  title: text('Ce que dit le droit', 'What the law says'),
  description: text(
    'Si un fluide peut être mis sur le marché dans un produit, ou servir à recharger, à une date\u00a0: règlements (UE) 2024/573 et 2024/590.',
    'Whether a refrigerant may be placed on the market in a product, or used for topping up, on a day: Regulations (EU) 2024/573 and 2024/590.',
  ),
  schema: {
    type: 'object',
    properties: {
      fluid: FLUID,
      product: {
        type: 'string',
        enum: [...PRODUCTS],
        description: 'Kind of new equipment, or of topping up (service-…)',
      },
      date: {
        type: 'string',
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        description: 'Day, such as 2027-01-01; today unless told',
      },
    },
    required: ['fluid', 'product'],
    additionalProperties: false,
  },
  example: { fluid: 'R410A', product: 'air-air-split-12kw-3kg', date: '2029-01-01' },
  find({ fluid, product, date = today() }, _engine, locale) {
    const answer = verdict(fluid, product, date);
    if ('problem' in answer) {
      const { code, field } = answer.problem;
      if (code === 'unknownDate') return { ok: false, problem: { code: 'E_DATE', field, said: NO_DAY } };
      return {
        ok: false,
        problem:
          code === 'unknownFluid' ? { code: 'E_FLUID', field, values: nearestValue(fluid) } : { code: 'E_MODE', field },
      };
    }
    const found = answer.ruleIds.flatMap((id) => rules.filter((rule) => rule.id === id));
    return {
      ok: true,
      result: {
        date,
        verdict: answer.verdict,
        gwp_limit_under_site_safety: answer.limitUnderSafety ?? null,
        rules: found.map(({ id, text: words, confidence }) => ({ id, text: words[locale], confidence })),
        law_as_of: LAW_AS_OF,
        whose_law: WHOSE_LAW[locale],
      },
    };
  },
};
