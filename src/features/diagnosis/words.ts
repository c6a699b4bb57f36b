/** Codes and figures of a diagnosis in the reader's words. */
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { formatValues, limitsText } from '../../i18n/problems.ts';
import type { Key, Translator, WithoutPrefix } from '../../i18n/keys.ts';
import { formatNumber } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { HUNTING_PERIOD } from '../../diagnosis/codes.ts';
import { SETTING_FIELDS } from '../../diagnosis/readings/fields.ts';
import { NEVER_INTO_VACUUM } from '../../machine/diagnosis.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { DerivedFigures, DiagnosisProblem } from './state/diagnosis.ts';

export type FieldName = WithoutPrefix<'diagnosis.fields.', Key>;
type OwnCode = WithoutPrefix<'diagnosis.problems.', Key>;
type Warning = DerivedFigures['warnings'][number];
export type FaultName = WithoutPrefix<'diagnosis.faults.', Key>;
export type NextName = WithoutPrefix<'diagnosis.where.', Key>;
export type ScreenName = WithoutPrefix<'diagnosis.verdict.screens.', Key>;
export type SymptomName = WithoutPrefix<'diagnosis.symptoms.', Key>;

const OWN: readonly string[] = ['E_PSAT', 'E_FLOODED', 'E_TWIN', 'E_STOP'] satisfies readonly OwnCode[];

/** The name of a field of the request; one of the reference visit's goes by the same name. */
export const fieldName = (field: string, t: Translator): string =>
  t(`diagnosis.fields.${field.replace(/^reference\./, '') as FieldName}`);

/** A problem in words, as a sentence. */
export function problemText({ code, field, values }: DiagnosisProblem, t: Translator, format: Formatter): string {
  const name = field === undefined ? '' : fieldName(field, t);
  if (code === 'E_FEW') {
    const keys = String(values['list'] ?? '').split(', ');
    return t('diagnosis.verdict.few', { list: keys.map((key) => fieldName(key, t)).join(', ') });
  }
  if (OWN.includes(code)) {
    const limit = (key: 'min' | 'max'): string => {
      const value = values[key];
      return typeof value === 'number' ? format.full('gaugePressure', value) : '';
    };
    const key = code === 'E_PSAT' && values['side'] === 'gas_cooler' ? 'E_PSAT_GC' : code;
    return t(`diagnosis.problems.${key as OwnCode}`, { field: name, min: limit('min'), max: limit('max') });
  }
  if (field !== undefined && (code === 'E_RANGE' || code === 'E_NUMBER' || code === 'E_MISSING')) {
    return t(`problems.${code}`, { field: name, limits: limitsText(formatValues(values, t.locale), t) });
  }
  return describeMachineProblem({ code, values } as DescribedMachineProblem, t);
}

const saidSwing = ({ a, p }: ReturnType<typeof swingTexts>, t: Translator): string =>
  p === undefined ? t('diagnosis.warnings.W_HUNTING_NO_PERIOD', { a }) : t('diagnosis.warnings.W_HUNTING', { a, p });

/** What must be known of the readings, as a sentence. */
export function warningText({ code, values = {} }: Warning, t: Translator, format: Formatter): string | undefined {
  const number = (key: string): number | undefined => {
    const value = values[key];
    return typeof value === 'number' ? value : undefined;
  };
  switch (code) {
    case 'W_DOMAIN':
      return undefined;
    case 'W_UNC':
      return t('diagnosis.warnings.W_UNC', {
        u: format.full('temperatureDifference', number('u')),
        of: t(`diagnosis.warnings.quantities.${values['of'] === 'subcooling' ? 'subcooling' : 'superheat'}`),
      });
    case 'W_GLIDEREAD':
      return t('diagnosis.warnings.W_GLIDEREAD', { v: format.full('temperatureDifference', number('v')) });
    case 'W_LIQBACK':
      return t('diagnosis.warnings.W_LIQBACK', {
        v: format.number('temperatureDifference', number('v')),
        u: format.full('temperatureDifference', number('u')),
      });
    case 'W_HUNTING':
      return saidSwing(swingTexts(number('a'), number('p'), format), t);
    case 'W_NO_LIQUID':
      return t('diagnosis.warnings.W_NO_LIQUID', { one: rounded(format, 'temperatureDifference', 1) });
    case 'W_TD':
      return t('diagnosis.warnings.W_TD', {
        t: format.full('temperature', number('t')),
        limit: rounded(format, 'temperature', number('limit') ?? Number.NaN),
      });
    case 'W_PROBE':
      return t('diagnosis.warnings.W_PROBE', {
        clamp: rounded(format, 'temperatureDifference', SETTING_FIELDS.acc_t.default),
        class: formatNumber(SETTING_FIELDS.acc_p.default, 0, t.locale),
        low: rounded(format, 'gaugePressure', number('low') ?? Number.NaN),
        high: rounded(format, 'gaugePressure', number('high') ?? Number.NaN),
      });
    case 'S_SUCTION_OVER_AIR':
    case 'S_LIQUID_UNDER_AIR':
    case 'S_DISCHARGE_UNDER_TK':
    case 'S_VALVE_WARMER':
      return `${screenText(code, values, t, format)}.`;
    default:
      return t(`diagnosis.warnings.${code}`);
  }
}

/** A state no running machine has, with the temperatures that contradict each other. */
export function screenText(
  code: ScreenName,
  values: Readonly<Partial<Record<string, unknown>>>,
  t: Translator,
  format: Formatter,
): string {
  const degrees = (key: string): string =>
    typeof values[key] === 'number' ? format.full('temperature', values[key]) : '';
  const v = typeof values['v'] === 'number' ? formatNumber(values['v'], 0, t.locale) : '';
  return t(`diagnosis.verdict.screens.${code}`, { a: degrees('a'), b: degrees('b'), v });
}

/** The swing of a superheat in figures: half peak to peak, and its time where it is one a valve takes. */
export function swingTexts(
  amplitude: number | undefined,
  period: number | null | undefined,
  format: Formatter,
): { readonly a: string; readonly p?: string } {
  const a = format.full('temperatureDifference', amplitude);
  const isValve = typeof period === 'number' && period >= HUNTING_PERIOD.min && period <= HUNTING_PERIOD.max;
  return isValve ? { a, p: withUnit(formatNumber(period, 0, format.locale), 's') } : { a };
}

/** What must be read before any cause, since it can hurt the machine; and beside it, since it settles what causes only rank. */
export const DANGERS: readonly Warning['code'][] = ['W_EMPTY', 'W_LIQBACK', 'W_HUNTING'];
export const NOTES: readonly Warning['code'][] = ['W_NO_LIQUID'];
export const ALARMS: readonly Warning['code'][] = [...DANGERS, ...NOTES];

/** Steps a severity is told in where only its least is known. */
const LEAST_STEP = 0.05;

/** How grave a fault is; where the model ends, the least it is. A lack of charge is told as what is missing. */
export function severityText(
  { mean, sd, atLeast }: { readonly mean: number; readonly sd: number; readonly atLeast?: boolean | undefined },
  t: Translator,
  fault?: string,
): string {
  const isCharge = fault === 'undercharge';
  const least = percent(Math.round(mean / LEAST_STEP) * LEAST_STEP, t);
  if (atLeast) return t(`diagnosis.verdict.${isCharge ? 'chargeLostLeast' : 'severityLeast'}`, { s: least });
  return t(`diagnosis.verdict.${isCharge ? 'chargeLost' : 'severity'}`, { s: percent(mean, t), u: percent(sd, t) });
}

/** A round figure as one says it: without the zeros its quantity is written with. */
export function rounded(format: Formatter, quantity: ShownQuantity, value: number): string {
  const sign = formatNumber(0.5, 1, format.locale).charAt(1);
  const [whole = '', rest = ''] = format.full(quantity, value).split(sign);
  const decimals = /^\d*/.exec(rest)?.[0] ?? '';
  const said = decimals.replace(/0+$/, '');
  return `${whole}${said === '' ? '' : sign}${said}${rest.slice(decimals.length)}`;
}

/**
 * What to check where a cause is the right one. A compressor that no vacuum is ever drawn with is told nothing of one; of every other
 * kind, and of one nobody knows, that none is drawn here.
 * @param compressor its kind as the form says it
 */
export function checkText(fault: string, compressor: string, t: Translator, format: Formatter): string {
  const said = t(`diagnosis.checks.${fault as FaultName}`, {
    one: rounded(format, 'temperatureDifference', 1),
    two: rounded(format, 'temperatureDifference', 2),
    three: rounded(format, 'temperatureDifference', 3),
  });
  const isOfPumping = fault === 'compressor_leak' && !NEVER_INTO_VACUUM.has(compressor);
  return isOfPumping ? `${said} ${t('diagnosis.noVacuum')}` : said;
}

/** A share in whole per cent. */
export const percent = (share: number, t: Translator): string => withUnit(formatNumber(100 * share, 0, t.locale), '%');

export const signedKelvin = (format: Formatter, value: number): string => {
  const text = format.full('temperatureDifference', Math.abs(value));
  return `${value < 0 ? '−' : '+'}${text}`;
};
