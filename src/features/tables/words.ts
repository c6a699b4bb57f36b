/** What the door says, in the reader's words. */
import type { Cause, TableDiagnosis } from '../../field/index.ts';
import type { Key, Translator } from '../../i18n/keys.ts';
import type { PageProblem } from '../../kit/page/question.ts';
import { formatNumber } from '../../quantities/number.ts';

/** bar of each atmosphere a gauge may be over. */
const ATMOSPHERES: Readonly<Record<string, number>> = {
  'gauge-1bar': 1,
  'gauge-500m': 0.954_61,
  'gauge-1000m': 0.898_75,
  'gauge-1500m': 0.845_56,
  'gauge-2000m': 0.794_95,
};

const wordOf = (dimension: 'kind' | 'curve' | 't_unit' | 'unit' | 'model', value: string, t: Translator): string =>
  dimension === 'unit'
    ? t(`tables.units.${value as 'bar'}`)
    : dimension === 'kind' && ATMOSPHERES[value] !== undefined
      ? t('tables.kinds.over', { p: formatNumber(ATMOSPHERES[value] ?? 1, 3, t.locale) })
      : t(`tables.${dimension}s.${value === '2013' ? 'older' : value}` as Key);

/** Each dimension of the reading with its value. */
export function readingWords(
  { best }: TableDiagnosis,
  t: Translator,
): readonly (readonly [name: string, value: string])[] {
  if (!best) return [];
  return [
    [t('tables.fields.fluid'), best.fluid],
    ...(['kind', 'unit', 't_unit', 'curve'] as const).map(
      (key) => [t(`tables.fields.${key}`), wordOf(key, best[key], t)] as const,
    ),
    ...(best.model === 'ours' ? [] : ([[t('tables.fields.model'), wordOf('model', best.model, t)]] as const)),
  ];
}

const kelvins = (value: number | null, t: Translator): string => formatNumber(Math.abs(value ?? 0), 2, t.locale);

/** The first sentence. */
export function verdictText(result: TableDiagnosis, t: Translator): string {
  const reading = readingWords(result, t)
    .map(([, value]) => value)
    .join(', ');
  if (result.best === null) return t('tables.verdicts.D_NOTHING');
  return t(`tables.verdicts.${result.verdict}`, { reading, v: kelvins(result.rms, t) });
}

const MOST_TYPOS = 5;

function causeText(cause: Cause, { best, typos }: TableDiagnosis, claimed: string, t: Translator): string {
  const values = {
    fluid: best?.fluid ?? '',
    unit: best ? wordOf('unit', best.unit, t) : '',
    t_unit: best ? wordOf('t_unit', best.t_unit, t) : '',
    p: formatNumber(ATMOSPHERES[best?.kind ?? ''] ?? 1, 3, t.locale),
    claimed,
    curve: best ? wordOf('curve', best.curve, t) : '',
    n: typos
      .slice(0, MOST_TYPOS)
      .map((i) => i + 1)
      .join(', '),
  };
  return t(`tables.causes.${cause}`, values);
}

/** What tells the table from ours. @param claimed the curve the table says, in words */
export const causeTexts = (result: TableDiagnosis, claimed: string, t: Translator): readonly string[] =>
  result.cause.map((cause) => causeText(cause, result, claimed, t));

/** What cannot be told apart: each dimension with its values and their shares. */
export const doubtTexts = ({ ambiguous, marginals }: TableDiagnosis, t: Translator): readonly string[] =>
  ambiguous.map((dimension) =>
    t('tables.doubt', {
      what: t(`tables.fields.${dimension}`),
      values: Object.entries(marginals[dimension] ?? {})
        .filter(([, share]) => share > 0.05)
        .map(([value, share]) =>
          t('tables.share', {
            value: dimension === 'fluid' ? value : wordOf(dimension, value, t),
            share: formatNumber(100 * share, 0, t.locale),
          }),
        )
        .join(', '),
    }),
  );

/** Readings that explain the table as well, each with what it leaves. */
export const alternativeTexts = ({ alternatives }: TableDiagnosis, t: Translator): readonly string[] =>
  alternatives.map(({ dimension, value, rms }) =>
    t('tables.alternative', {
      what: t(`tables.fields.${dimension}`),
      value: dimension === 'fluid' ? value : wordOf(dimension, value, t),
      v: kelvins(rms, t),
    }),
  );

/** What the reading means for who measures superheat or subcooling. */
export const meaningText = ({ best, verdict }: TableDiagnosis, t: Translator): string | undefined =>
  best === null || verdict === 'D_NONE' ? undefined : t(`tables.meanings.${best.curve}`);

/** @param problem of the door; a cell is named by its row */
export function problemText({ code, of, values }: PageProblem, t: Translator): string {
  const [, row, place] = /^rows\.(\d+)\.([01])$/.exec(of ?? '') ?? [];
  if (code === 'E_FEW') return t('tables.problems.E_FEW');
  if (code === 'E_FLUID') return t('tables.problems.E_FLUID', { fluid: String(values['fluid'] ?? '') });
  if (code === 'E_NUMBER' && row !== undefined)
    return t('tables.problems.E_NUMBER', {
      n: Number(row) + 1,
      what: t(place === '0' ? 'tables.rows.t' : 'tables.rows.p'),
    });
  if (code === 'E_RANGE') return t('tables.problems.E_RANGE', { max: String(values['max'] ?? '') });
  return t('tables.problems.OTHER');
}
