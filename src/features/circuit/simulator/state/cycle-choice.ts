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
const LOADS = ['q_mt', 'q_lt'] as const;

const usual = (key: string): unknown => ARCHITECTURE_FIELDS.find(({ body }) => body === key)?.optionalDefault;
const isUsual = (values: FormContent['values'], key: string): boolean =>
  values[key] === undefined || values[key] === usual(key);

/** Whether the form says its duty as cold at an evaporating temperature, as the levels of a booster do. */
const isOfCold = ({ texts }: FormContent): boolean =>
  textAt(texts, 'intitule_choix') === BY_COLD && textAt(texts, 'mode_evp') === BY_TEMPERATURE;

/**
 * The cold that was typed at the booster's level nearest to its evaporation, the other level without any. Empty where no cold was
 * typed, and where loads of a booster were.
 */
function loadsOfBooster(regime: Regime, { values }: FormContent): Changes['values'] {
  const { choix_value: cold, temp_evp: te } = values;
  if (typeof cold !== 'number' || typeof te !== 'number' || cold === FORMS[regime].choix_value) return {};
  if (!LOADS.every((key) => isUsual(values, key))) return {};
  return te < FREEZERS_BELOW ? { q_mt: 0, q_lt: cold, te_lt: te } : { q_mt: cold, q_lt: 0, te_mt: te };
}

/**
 * The other way: the load of the one level that has any, at its evaporation. Empty where both have one, which no cycle of one
 * evaporation holds, and where none was typed.
 */
function coldOfBooster({ values }: FormContent): Changes['values'] {
  if (LOADS.every((key) => isUsual(values, key))) return {};
  const numberAt = (key: string): number => Number(values[key] ?? usual(key));
  const [mt, lt] = [numberAt('q_mt'), numberAt('q_lt')];
  if (mt > 0 === lt > 0) return {};
  return mt > 0 ? { choix_value: mt, temp_evp: numberAt('te_mt') } : { choix_value: lt, temp_evp: numberAt('te_lt') };
}

/** What of the load goes along to the cycle named. */
function loadsCarried(regime: Regime, content: FormContent, word: string): Changes['values'] {
  const isBooster = textAt(content.texts, 'architecture') === BOOSTER;
  if ((word === BOOSTER) === isBooster || !isOfCold(content)) return {};
  return isBooster ? coldOfBooster(content) : loadsOfBooster(regime, content);
}

/** What opens otherwise in the cycle named than in the one that stands. */
export function changesOfChoice(regime: Regime, content: FormContent, word: string): Changes {
  const { texts, values } = content;
  const changed = changesOfCycle(FORMS[regime], (key) => values[key], [textAt(texts, 'architecture'), word]);
  return {
    texts: Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
    values: {
      ...Object.fromEntries(changed.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : []))),
      ...loadsCarried(regime, content, word),
    },
  };
}
