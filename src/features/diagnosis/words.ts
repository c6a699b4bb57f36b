/** Codes and figures of a diagnosis in the reader's words. */
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { DescribedMachineProblem } from '../../i18n/machine-problems.ts';
import { formatValues, limitsText } from '../../i18n/problems.ts';
import type { Key, Translator, WithoutPrefix } from '../../i18n/keys.ts';
import { formatNumber } from '../../quantities/index.ts';
import { withUnit } from '../../quantities/number.ts';
import { signedText } from '../../kit/island/signed.ts';
import { HOT_DISCHARGE } from '../../diagnosis/codes.ts';
import { SETTING_FIELDS } from '../../diagnosis/readings/fields.ts';
import type { Formatter, ShownQuantity } from '../../kit/island/format.ts';
import type { DerivedFigures, DiagnosisProblem } from './state/diagnosis.ts';

export type FieldName = WithoutPrefix<'diagnosis.fields.', Key>;
type OwnCode = WithoutPrefix<'diagnosis.problems.', Key>;
type Warning = DerivedFigures['warnings'][number];
export type FaultName = WithoutPrefix<'diagnosis.faults.', Key>;
export type NextName = WithoutPrefix<'diagnosis.where.', Key>;
export type SymptomName = WithoutPrefix<'diagnosis.symptoms.', Key>;

const OWN: readonly string[] = ['E_LPHP', 'E_PSAT', 'E_FLOODED', 'E_TWIN'] satisfies readonly OwnCode[];

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
    case 'W_TD':
      return t('diagnosis.warnings.W_TD', {
        t: format.full('temperature', number('t')),
        limit: rounded(format, 'temperature', HOT_DISCHARGE),
      });
    case 'W_PROBE':
      return t('diagnosis.warnings.W_PROBE', {
        clamp: rounded(format, 'temperatureDifference', SETTING_FIELDS.acc_t.default),
        class: formatNumber(SETTING_FIELDS.acc_p.default, 0, t.locale),
        low: rounded(format, 'gaugePressure', SETTING_FIELDS.fs_lp.default),
        high: rounded(format, 'gaugePressure', SETTING_FIELDS.fs_hp.default),
      });
    default:
      return t(`diagnosis.warnings.${code}`);
  }
}

/** A round figure as one says it: without the zeros its quantity is written with. */
export function rounded(format: Formatter, quantity: ShownQuantity, value: number): string {
  const sign = formatNumber(0.5, 1, format.locale).charAt(1);
  const [whole = '', rest = ''] = format.full(quantity, value).split(sign);
  const decimals = /^\d*/.exec(rest)?.[0] ?? '';
  const said = decimals.replace(/0+$/, '');
  return `${whole}${said === '' ? '' : sign}${said}${rest.slice(decimals.length)}`;
}

/** What to check where a cause is the right one. */
export const checkText = (fault: string, t: Translator, format: Formatter): string =>
  t(`diagnosis.checks.${fault as FaultName}`, {
    one: rounded(format, 'temperatureDifference', 1),
    two: rounded(format, 'temperatureDifference', 2),
    three: rounded(format, 'temperatureDifference', 3),
    vacuum: rounded(format, 'pressure', 0.5),
  });

/** A share in whole per cent. */
export const percent = (share: number, t: Translator): string => withUnit(formatNumber(100 * share, 0, t.locale), '%');

export const signedKelvin = (format: Formatter, value: number): string => {
  const text = format.full('temperatureDifference', Math.abs(value));
  return `${value < 0 ? '−' : '+'}${text}`;
};

export const deviations = (value: number, t: Translator): string => signedText(value, 1, t.locale);
