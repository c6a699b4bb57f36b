import type { BareFacts } from '../../machine/record/fact-fields.ts';
import type { MachineFacts } from '../../machine/facts.ts';
import { newEquipment, productOf } from '../../machine/products.ts';
import { machineFacts } from '../../machine/record/record.ts';
import { serviceOf } from '../../machine/service.ts';
import { LAW_AS_OF, PRODUCTS, rules, verdict } from '../../regulation/index.ts';
import { WHOSE_LAW } from '../../regulation/wording/whose.ts';
import { today } from '../../language/days.ts';
import { text } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { nearestValue } from '../../refrigerants/nearest.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import { DAY, NO_DAY } from './day.ts';
import { FLUID } from './inputs.ts';
import { factsOf, MACHINE, missingOf, toldMachine } from './of-machine.ts';
import type { Figures, Found, Question } from './question.ts';

/** What of new equipment is said, as a product's verdict has it. */
const WORDS = {
  ...{ allowed: 'allowed', banned: 'banned', safety: 'banned-unless-site-safety' },
  // Neither the list nor a rule of its own names it, or a fact that would tell is not known.
  unknown: null,
} as const;

const missingProduct = (): Found => missingOf(['product'], {}, law.schema) ?? { ok: true, result: {} };

const rulesOf = (ids: readonly string[], locale: Locale) =>
  ids
    .flatMap((id) => rules.filter((rule) => rule.id === id))
    .map(({ id, text: words, confidence }) => ({ id, text: words[locale], confidence }));

/** May such a machine be topped up with it, and what was said of the machine. */
function rechargeOf(
  of: MachineFacts,
  day: string,
  missing: readonly string[],
  facts: BareFacts,
  locale: Locale,
): Figures {
  const service = serviceOf(of, of.fluid, day);
  return {
    recharge: {
      virgin: service.virgin.length === 0 ? 'allowed' : 'banned',
      reclaimed: service.reclaimed.length === 0 ? 'allowed' : 'banned',
      reclaimed_until: service.until,
      virgin_banned_from: service.next,
      rules: rulesOf([...new Set([...service.virgin, ...service.reclaimed])], locale),
    },
    ...toldMachine(facts, [], [...new Set([...missing, ...service.missing])]),
  };
}

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
      machine: MACHINE,
      date: DAY,
    },
    required: ['fluid'],
    additionalProperties: false,
  },
  example: { fluid: 'R410A', product: 'air-air-split-12kw-3kg', date: '2029-01-01' },
  find({ fluid, product: said, date = today(), machine }, _engine, locale) {
    const facts = factsOf({ machine });
    if (said === undefined && facts?.use === undefined) return missingProduct();
    const of = machineFacts({ ...facts, fluid: resolveFluidName(String(fluid)) ?? String(fluid) });
    const found = said === undefined && of !== undefined ? productOf(of) : { product: said };
    const product = 'product' in found ? found.product : undefined;
    const answer = verdict(fluid, product ?? PRODUCTS[0], date);
    if ('problem' in answer) {
      const { code, field } = answer.problem;
      if (code === 'unknownDate') return { ok: false, problem: { code: 'E_DATE', field, said: NO_DAY } };
      return {
        ok: false,
        problem:
          code === 'unknownFluid' ? { code: 'E_FLUID', field, values: nearestValue(fluid) } : { code: 'E_MODE', field },
      };
    }
    // A machine of no product of the list is judged by its own rule, or by none.
    const made = product === undefined && of !== undefined ? newEquipment(of, of.fluid, String(date)) : undefined;
    return {
      ok: true,
      result: {
        date,
        verdict: made === undefined ? answer.verdict : WORDS[made.state],
        gwp_limit_under_site_safety: made === undefined ? (answer.limitUnderSafety ?? null) : null,
        rules: rulesOf(made?.rules ?? answer.ruleIds, locale),
        law_as_of: LAW_AS_OF,
        whose_law: WHOSE_LAW[locale],
        ...(facts &&
          of && { product: product ?? null, ...rechargeOf(of, String(date), made?.missing ?? [], facts, locale) }),
      },
    };
  },
};
