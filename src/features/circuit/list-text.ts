/** Every alert of a study in words: what it says, its limit, what to do, where it comes from. Fetched late. */
import type { Alert, Amount, StudyCode } from '../../circuit/alerts/alert.ts';
import { acknowledgementOf } from '../../circuit/alerts/acknowledged.ts';
import type { Acknowledgements } from '../../circuit/alerts/acknowledged.ts';
import type { PedCategory } from '../../physics/ped.ts';
import { PED_CATEGORY_CHOICES } from '../../calculators/ped-choices.ts';
import { circuitFieldName } from '../../i18n/circuit-problems.ts';
import type { Translator, WithoutPrefix, Key } from '../../i18n/keys.ts';
import { formatNumber, withUnit } from '../../quantities/number.ts';
import { rules } from '../../regulation/index.ts';
import type { Product } from '../../regulation/index.ts';
import { dayInWords } from '../../language/days.ts';
import { lowered, productName, whereText } from '../../regulation/wording/sentences.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { Regime } from './simulator/state/form.ts';
import { alertPlace, alertText } from './alert-text.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { partProblemText } from './problem-text.ts';

type ListKey = WithoutPrefix<'circuitPages.list.', Key>;

/** How the pages of the circuit are called. */
export type PageLabel = (page: string) => string;

export interface AlertWords {
  /** « Régime permanent · Ligne liquide »; empty where it is about no one place. */
  readonly place: string;
  readonly text: string;
  /** Undefined where its text says it, and where it has none. */
  readonly limit: string | undefined;
  readonly todo: string;
  readonly source: string;
  /** « Vu : … », as the report prints it; undefined where nothing was noted. */
  readonly note: string | undefined;
}

const value = ({ values }: Alert, key: string): string => String(values[key] ?? '');

function categoryText({ values }: Alert, t: Translator, format: Formatter): string {
  const names = PED_CATEGORY_CHOICES.find(([code]) => code === (values['category'] as PedCategory));
  const [, french = '', english = ''] = names ?? [];
  const size =
    values['dn'] === undefined
      ? t('circuitPages.list.receiver', { volume: format.full('volume', Number(values['volume'])) })
      : t('circuitPages.list.dn', { dn: withUnit(formatNumber(Number(values['dn']), 1, t.locale), 'mm') });
  // « Catégorie I » : the sentence has the word.
  const category = { fr: french, en: english }[t.locale].split(' ').at(-1) ?? '';
  const pressure = format.full('gaugePressure', Number(values['pressure']));
  return t('circuitPages.list.P_CATEGORY', {
    category,
    size,
    pressure,
    group: String(values['group']),
    table: String(values['table']),
  });
}

const withPeriod = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function toppingText(alert: Alert, code: 'L_TOPUP' | 'L_TOPUP_NEXT', t: Translator): string {
  const kind = alert.values['kind'] === 'any' ? 'any' : 'virgin';
  const sector = alert.values['sector'] === 'refrigeration' ? 'refrigeration' : 'ac-hp';
  return t(`circuitPages.list.${code}_${kind}`, {
    day: dayInWords(value(alert, 'day'), t.locale),
    sector: t(`circuitPages.list.sectors.${sector}`),
    reclaimed:
      alert.values['reclaimed'] === undefined
        ? ''
        : t('circuitPages.list.reclaimed', { day: dayInWords(value(alert, 'reclaimed'), t.locale) }),
  });
}

function equipmentText(alert: Alert, code: 'L_NEW' | 'L_NEXT', t: Translator): string {
  const others = Number(alert.values['others']);
  return t(`circuitPages.list.${code}`, {
    day: dayInWords(value(alert, 'day'), t.locale),
    product: lowered(productName(value(alert, 'product') as Product, t.locale)),
    others: others === 0 ? '' : t('circuitPages.list.others', { count: others }),
  });
}

/** What was weighed is said as it was typed. */
const chargeText = ({ values }: Alert, format: Formatter): string =>
  format.full('mass', Number(values['mass']), values['weighed'] === 1);

/** How often leaks are checked for; by both readings of the law where they ask otherwise. */
function leakText(alert: Alert, t: Translator, format: Formatter): string {
  const mass = chargeText(alert, format);
  const checks = (months: string): string =>
    months === '0' ? t('circuitPages.list.noCheck') : t('circuitPages.list.everyMonths', { months });
  const second = alert.values['second'];
  return second === undefined
    ? t('circuitPages.list.L_LEAK', { checks: checks(value(alert, 'months')), mass })
    : t('circuitPages.list.L_LEAK_readings', {
        checks: checks(value(alert, 'months')),
        second: checks(String(second)),
        mass,
      });
}

/** What a code says that neither the fluid nor a door says. */
export function ownText(alert: Alert, t: Translator, format: Formatter, labelOf: PageLabel): string | undefined {
  const { code, problem } = alert;
  const say = (key: ListKey, values: Readonly<Record<string, string>> = {}): string =>
    t(`circuitPages.list.${key}` as Key, values);
  switch (code) {
    case 'M_INPUT':
      return say(code, { field: circuitFieldName(value(alert, 'field'), t) });
    case 'M_REFUSED':
      return withPeriod(say(code, { problem: problem ? partProblemText(problem, t) : '' }));
    case 'M_BLOCKED':
      return say(code, { by: labelOf(value(alert, 'by')) });
    case 'M_STALE':
    case 'M_REGIME':
    case 'M_PENDING':
    case 'M_AIR':
    case 'X_CROSS':
    case 'L_OZONE':
    case 'L_UNREAD':
      return say(code);
    case 'X_NOTUBE':
      return problem ? withPeriod(partProblemText(problem, t)) : say(code);
    case 'X_BROKEN':
      return say(code, {
        limits: value(alert, 'limits')
          .split(',')
          .map((limit) => say(`limits.${limit}` as ListKey))
          .join(', '),
      });
    case 'P_CATEGORY':
      return categoryText(alert, t, format);
    case 'C_CHECK':
    case 'C_NOKV':
    case 'C_GONE':
      return say(code, { component: value(alert, 'component') });
    case 'L_TOPUP':
    case 'L_TOPUP_NEXT':
      return toppingText(alert, code, t);
    case 'L_NEW':
    case 'L_NEXT':
      return equipmentText(alert, code, t);
    case 'L_DETECTION':
      return say(code, { mass: chargeText(alert, format) });
    case 'L_LEAK':
      return leakText(alert, t, format);
    default:
      // A compressor's warnings have their texts with the compressors'.
      return code.startsWith('W_')
        ? withPeriod(describeMachineProblem(alert as DescribedMachineProblem, t))
        : undefined;
  }
}

const QUANTITIES = {
  K: 'temperatureDifference',
  degC: 'temperature',
  bar: 'gaugePressure',
  kg: 'mass',
  m_s: 'speed',
} as const satisfies Partial<Record<Amount['unit'], ShownQuantity>>;

function amountText(code: StudyCode, { value: amount, unit }: Amount, format: Formatter): string {
  if (unit === 'none') return formatNumber(amount, 1, format.locale);
  if (unit === '%') return withUnit(formatNumber(amount, 0, format.locale), '%');
  if (unit === 'kPa_m') return withUnit(formatNumber(amount, 0, format.locale), 'kPa/m');
  // Of the pressures only that of the atmosphere is absolute.
  return format.full(code === 'W_VAC' ? 'pressure' : QUANTITIES[unit], amount);
}

/** What of these texts says the limit itself. */
const TOLD = new Set<StudyCode>(['S_OVER', 'S_DEPENDS', 'S_C3', 'S_FITS', 'W_TREF', 'W_VMAX', 'W_OIL']);

function limitText({ code, figure, limit }: Alert, t: Translator, format: Formatter): string | undefined {
  if (!limit || TOLD.has(code)) return undefined;
  const text = t('circuitPages.list.limit', { limit: amountText(code, limit, format) });
  // A text of a door that does not give its figure has it here.
  return code === 'W_PTUBE' && figure ? `${amountText(code, figure, format)}. ${text}` : text;
}

/** Where an alert comes from: a standard, a maker, practice, or the law by its articles. */
export function sourceText({ source }: Alert, t: Translator): string {
  const { name, rules: ids } = source;
  if (ids === undefined || ids.length === 0)
    return name === 'rules' ? t('circuitPages.list.sources.leaks') : t(`circuitPages.list.sources.${name}`);
  const found = rules.filter(({ id }) => ids.includes(id));
  return whereText(found, t.locale, true);
}

/** What was noted of an alert, for paper. */
function noteText(alert: Alert, noted: Acknowledgements, t: Translator): string | undefined {
  const taken = acknowledgementOf(alert, noted);
  if (!taken) return undefined;
  const word = t(taken.asks ? 'circuitPages.list.note.again' : 'circuitPages.list.note.taken');
  return taken.note === '' ? word : `${word} · ${taken.note}`;
}

/** An alert in the reader's language and units. @param labelOf how a page is called @param regimes those of the study */
export function alertWords(
  alert: Alert,
  noted: Acknowledgements,
  t: Translator,
  format: Formatter,
  labelOf: PageLabel,
  regimes: readonly Regime[],
): AlertWords {
  const text = ownText(alert, t, format, labelOf) ?? withPeriod(alertText(alert, t, format));
  const isBare = alert.code.startsWith('M_') && !alert.where;
  return {
    place: [...(isBare ? [labelOf(alert.page)] : []), ...alertPlace(alert, regimes, t)].join(' · '),
    text: text === NO_VALUE ? '' : text,
    limit: limitText(alert, t, format),
    todo: t(`circuitPages.list.todo.${alert.code}`),
    source: sourceText(alert, t),
    note: noteText(alert, noted, t),
  };
}

/** An alert as whoever is told of all of them is told: how grave, its code, and what it says, with its note. */
export interface ToldAlert {
  readonly level: string;
  readonly code: string;
  readonly text: string;
}

/** The whole list, in its order. */
export const toldAlerts = (
  alerts: readonly Alert[],
  noted: Acknowledgements,
  t: Translator,
  format: Formatter,
  labelOf: PageLabel,
  regimes: readonly Regime[],
): readonly ToldAlert[] =>
  alerts.map((alert) => {
    const { place, text, limit, todo, note } = alertWords(alert, noted, t, format, labelOf, regimes);
    return {
      level: t(`circuitPages.alerts.severity.${alert.severity}`),
      code: alert.code,
      text: [place, text, limit, todo, note].filter(Boolean).join(' · '),
    };
  });
