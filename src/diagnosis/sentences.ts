/** Verdicts, remarks and refusals as sentences in the units of the doors, for programs; pages say them in their reader's. */
import type { Bilingual, Locale } from '../language/index.ts';
import { formatNumber, withUnit } from '../quantities/number.ts';
import { HUNTING_PERIOD, WORTH_BITS } from './codes.ts';
import { OPINION_TEXTS, SCREEN_TEXTS } from './data/findings.ts';
import { HYPOTHESIS_NAMES } from './data/names.ts';
import type { HypothesisName } from './data/names.ts';
import {
  NEXT_TEXTS,
  PROBLEM_TEXTS,
  QUANTITY_TEXTS,
  UNFIT_TEXTS,
  VERDICT_TEXTS,
  WARNING_TEXTS,
  WHY_TEXTS,
  WORD_TEXTS,
} from './data/sentences.ts';
import type { Diagnosis } from './likelihood/diagnose.ts';
import type { DiagnosisProblem, DiagnosisWarning } from './outcome.ts';
import { SETTING_FIELDS } from './readings/fields.ts';

type Filling = Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Bilingual>>;

const filled = (sentence: Bilingual, locale: Locale, values: Filling = {}): string =>
  sentence[locale].replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
const ofTexts = (texts: Texts, key: string): Bilingual | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** A number with its unit: bar to two decimals, the others to one. */
const told = (value: unknown, unit: string, locale: Locale): string =>
  typeof value === 'number' ? withUnit(formatNumber(value, unit === 'bar' ? 2 : 1, locale), unit) : '';

/** The name of a hypothesis; its key where it has none. */
export const hypothesisSentence = (key: string, locale: Locale): string =>
  Object.hasOwn(HYPOTHESIS_NAMES, key) ? HYPOTHESIS_NAMES[key as HypothesisName][locale] : key;

const screenSaid = (code: string, values: DiagnosisWarning['values'] = {}, locale: Locale): string | undefined => {
  const text = ofTexts(SCREEN_TEXTS, code);
  const { a, b, v } = values;
  return (
    text &&
    filled(text, locale, {
      a: told(a, '°C', locale),
      b: told(b, '°C', locale),
      v: typeof v === 'number' ? formatNumber(v, 0, locale) : '',
    })
  );
};

/** A remark on readings. */
export function diagnosisWarningSentence({ code, values = {} }: DiagnosisWarning, locale: Locale): string {
  const kelvin = (key: string): string => told(values[key], 'K', locale);
  const { p } = values;
  const isValve = typeof p === 'number' && p >= HUNTING_PERIOD.min && p <= HUNTING_PERIOD.max;
  const { acc_t, acc_p } = SETTING_FIELDS;
  if (code === 'W_DOMAIN') {
    const why = ofTexts(WHY_TEXTS, String(values['why']));
    return `${filled(VERDICT_TEXTS.rules, locale)}${why === undefined ? '' : ` (${filled(why, locale)})`}.`;
  }
  const screen = screenSaid(code, values, locale);
  if (screen !== undefined) return `${screen}.`;
  const key = code === 'W_HUNTING' && !isValve ? 'W_HUNTING_NO_PERIOD' : code;
  return filled(ofTexts(WARNING_TEXTS, key) ?? { fr: code, en: code }, locale, {
    u: kelvin('u'),
    v: kelvin('v'),
    a: kelvin('a'),
    p: isValve ? withUnit(formatNumber(p, 0, locale), 's') : '',
    of: filled(ofTexts(QUANTITY_TEXTS, String(values['of'])) ?? { fr: '', en: '' }, locale),
    one: withUnit('1', 'K'),
    t: told(values['t'], '°C', locale),
    limit: told(values['limit'], '°C', locale),
    clamp: told(acc_t.default, 'K', locale),
    class: formatNumber(acc_p.default, 0, locale),
    low: told(values['low'], 'bar', locale),
    high: told(values['high'], 'bar', locale),
  });
}

/** Why there is no diagnosis; undefined of what any argument may be refused for. @param nameOf what the caller calls a field */
export function diagnosisProblemSentence(
  { code, field = '', values }: DiagnosisProblem,
  locale: Locale,
  nameOf: (field: string) => string,
): string | undefined {
  if (code === 'E_FEW') {
    const fields = String(values['list'] ?? '').split(', ');
    return `${filled(VERDICT_TEXTS.few, locale, { list: fields.map(nameOf).join(', ') })}.`;
  }
  if (code === 'E_REF_FAULT') {
    const faults = String(values['faults'] ?? '')
      .split(' ')
      .filter((key) => key !== '')
      .map((key) => hypothesisSentence(key, locale));
    const why = values['why'] === 'fault' && faults.length === 0 ? 'several' : String(values['why']);
    return filled(ofTexts(UNFIT_TEXTS, why) ?? UNFIT_TEXTS.unsure, locale, { faults: faults.join(', ') });
  }
  const key = code === 'E_PSAT' && values['side'] === 'gas_cooler' ? 'E_PSAT_GC' : code;
  const text = ofTexts(PROBLEM_TEXTS, key);
  const limit = (name: string): string => told(values[name], 'bar', locale);
  return text && filled(text, locale, { field: nameOf(field), min: limit('min'), max: limit('max') });
}

type Rules = Extract<Diagnosis, { readonly by: 'rules' }>;
type Likely = Extract<Diagnosis, { readonly by: 'likelihood' }>;

function ofRules({ rules: { headline } }: Rules, locale: Locale): string {
  const name = (key: string): string => hypothesisSentence(key, locale);
  switch (headline.code) {
    case 'V_NORMAL':
      return filled(VERDICT_TEXTS.V_NORMAL_RULES, locale);
    case 'V_HUNTING':
      return name('hunting');
    case 'V_FAULT':
      return filled(VERDICT_TEXTS.V_FAULT, locale, { fault: name(headline.fault), word: WORD_TEXTS.possible[locale] });
    case 'V_PAIR':
      return filled(VERDICT_TEXTS.rulesPair, locale, { a: name(headline.faults[0]), b: name(headline.faults[1]) });
    case 'W_INCONCLUSIVE':
      return filled(WARNING_TEXTS.W_INCONCLUSIVE, locale);
  }
}

function ofLikelihood(diagnosis: Likely, locale: Locale, nameOf: (field: string) => string): string {
  const { verdict, faults, word, next, probe } = diagnosis;
  const [a = '', b = ''] = faults.map((key) => hypothesisSentence(key, locale));
  const best = next.find(({ bits }) => bits >= WORTH_BITS)?.key;
  const text = best === undefined ? undefined : ofTexts(NEXT_TEXTS, best);
  const pair = text === undefined ? VERDICT_TEXTS.V_PAIR_NONE : VERDICT_TEXTS.V_PAIR;
  const undecided = text === undefined ? VERDICT_TEXTS.V_UNDECIDED_NONE : VERDICT_TEXTS.V_UNDECIDED;
  const x = text?.[locale] ?? '';
  switch (verdict) {
    case 'V_FAULT':
      return filled(VERDICT_TEXTS.V_FAULT, locale, { fault: a, word: WORD_TEXTS[word ?? 'possible'][locale] });
    case 'V_PAIR':
      return filled(pair, locale, { a, b, x });
    case 'V_HUNTING':
      return hypothesisSentence('hunting', locale);
    case 'V_SENSOR':
      return probe === null
        ? filled(VERDICT_TEXTS.V_SENSOR_NONE, locale)
        : filled(VERDICT_TEXTS.V_SENSOR, locale, { probe: nameOf(probe) });
    case 'V_UNDECIDED':
      return filled(undecided, locale, { x });
    default:
      return filled(VERDICT_TEXTS[verdict], locale);
  }
}

/** What a diagnosis says first. @param nameOf what the caller calls a field */
export function verdictSentence(diagnosis: Diagnosis, locale: Locale, nameOf: (field: string) => string): string {
  switch (diagnosis.by) {
    case 'rules':
      return ofRules(diagnosis, locale);
    case 'screen':
      return screenSaid(diagnosis.screen.code, diagnosis.screen.values, locale) ?? diagnosis.verdict;
    case 'opinion':
      return OPINION_TEXTS[diagnosis.opinion.code][locale];
    case 'likelihood':
      return ofLikelihood(diagnosis, locale, nameOf);
  }
}
