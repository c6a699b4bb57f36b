/** Problems and warnings of the year in the reader's words. */
import type { Translator } from '../../i18n/keys.ts';
import { describeProblem, formatValues, textOf } from '../../i18n/problems.ts';
import type { DescribedProblem } from '../../i18n/problems.ts';
import type { SeasonWarning, WeatherProblem, WeatherWarning } from '../../season/index.ts';
import { problemAtField } from '../../kit/page/problem-text.ts';
import type { PageProblem } from '../../kit/page/question.ts';

/** The name of a field, with its line in a list: 'COP, ligne 3'. */
export function fieldName(field: string, t: Translator): string {
  const steps = field.split('.');
  const line = steps.find((step) => /^\d+$/.test(step));
  const key = steps.at(-1) === line ? (steps[0] ?? field) : (steps.at(-1) ?? field);
  const name = textOf(`season.fields.${key}`, {}, t) ?? key;
  return line === undefined ? name : t('season.problems.cell', { field: name, n: Number(line) + 1 });
}

const OWN = ['E_POINTS', 'E_TWICE', 'E_BINS', 'E_PROLONGED', 'E_FIGURE'] as const;
const isOwn = (code: string): code is (typeof OWN)[number] => OWN.some((own) => own === code);

/** The sentence of a problem. */
export function problemText(problem: PageProblem, t: Translator): string {
  const { code, values } = problem;
  const texts = formatValues(values, t.locale, { v: 2 });
  if (isOwn(code)) return t(`season.problems.${code}`, texts);
  if (code === 'E_BIN') {
    const reason = describeProblem({ code: String(values['reason']), values } as DescribedProblem, t);
    return t('season.problems.E_BIN', { ...texts, reason });
  }
  return problemAtField(problem, t, fieldName, { v: 2 });
}

export const warningText = ({ code, values }: SeasonWarning, t: Translator): string =>
  t(`season.warnings.${code}`, formatValues(values, t.locale, { v: 1 }));

const WEATHER = [
  ...['E_COLUMN', 'E_COLUMNS', 'E_STEP', 'E_HOURS', 'E_HOLES'],
  ...['E_EMPTY', 'E_BINARY', 'E_HTML', 'E_XLSX', 'E_SIZE', 'E_NO_NUMBER'],
] as const;

/** Why a file is no year, in a sentence. */
export function weatherProblemText({ code, values }: WeatherProblem, t: Translator): string {
  const texts = formatValues(values, t.locale, { longest: 0, at: 0, n: 0, v: 0 });
  if (code === 'E_UNIT') {
    const isOther = values['min'] === undefined;
    if (isOther) return t('season.weather.problems.E_UNIT_SAID', texts);
    return t(`season.weather.problems.${values['fits'] === '' ? 'E_UNIT' : 'E_UNIT_FITS'}`, texts);
  }
  const known = WEATHER.find((one) => one === code);
  return t(`season.weather.problems.${(known ?? 'OTHER') as 'OTHER'}`, texts);
}

export const weatherWarningText = ({ code, values }: WeatherWarning, t: Translator): string =>
  t(`season.weather.warnings.${code}`, formatValues(values, t.locale, { longest: 0, n: 0 }));
