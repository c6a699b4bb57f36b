/** What changes in a form when another cycle is chosen: nothing that was typed. */
import { textAt } from '../../../../kit/form/fields.ts';
import type { FormContent } from '../../../../kit/form/form.ts';
import { ARCHITECTURE_FIELDS } from '../../../../simulation/architecture-fields.ts';
import { changesOfCycle, STEADY_FORM, TRANSIENT_FORM } from '../../../../simulation/url.ts';
import type { FormState } from '../../../../simulation/url.ts';
import type { Regime } from './form.ts';

interface Changes {
  readonly texts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, number>>;
}

const FORMS: Readonly<Record<Regime, FormState>> = { permanent: STEADY_FORM, transient: TRANSIENT_FORM };

const BOOSTER = 'booster';
const BY_COLD = '1';
const BY_TEMPERATURE = '1';
/** °C: half way between the levels a booster opens with. */
const FREEZERS_BELOW = -20;
const LOADS = ARCHITECTURE_FIELDS.filter(({ body }) => body === 'q_mt' || body === 'q_lt');

/**
 * The cold that was typed at the booster's level nearest to its evaporation, the other level without any. Empty where no cold was
 * typed, and where loads of a booster were.
 */
function loadsOfBooster(regime: Regime, { texts, values }: FormContent, word: string): Changes['values'] {
  const { choix_value: cold, temp_evp: te } = values;
  const isOfCold = textAt(texts, 'intitule_choix') === BY_COLD && textAt(texts, 'mode_evp') === BY_TEMPERATURE;
  if (word !== BOOSTER || textAt(texts, 'architecture') === BOOSTER || !isOfCold) return {};
  if (typeof cold !== 'number' || typeof te !== 'number' || cold === FORMS[regime].choix_value) return {};
  if (LOADS.some(({ form, optionalDefault }) => values[form] !== undefined && values[form] !== optionalDefault))
    return {};
  return te < FREEZERS_BELOW ? { q_mt: 0, q_lt: cold, te_lt: te } : { q_mt: cold, q_lt: 0, te_mt: te };
}

/** What opens otherwise in the cycle named than in the one that stands. */
export function changesOfChoice(regime: Regime, content: FormContent, word: string): Changes {
  const { texts, values } = content;
  const changed = changesOfCycle(FORMS[regime], (key) => values[key], [textAt(texts, 'architecture'), word]);
  return {
    texts: Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
    values: {
      ...Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : []))),
      ...loadsOfBooster(regime, content, word),
    },
  };
}
