/** The table with what remains of each row, as a file. */
import type { Translator } from '../../i18n/keys.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { Answer } from '../../kit/page/question.ts';
import { figure } from '../../kit/table/table.ts';
import type { TableFile } from '../../kit/table/table.ts';
import type { TablesResults } from './question.ts';
import { readingWords, verdictText } from './words.ts';

/** Undefined where there is nothing to save. */
export function fileOf(
  { result: found, status }: Answer<TablesResults['found']>,
  t: Translator,
): TableFile | undefined {
  if (!found || status !== 'current') return undefined;
  const { rows, diagnosis: result } = found;
  return {
    name: `${t('tables.file.name')}-${inFileName(result.best?.fluid ?? 'table')}`,
    tables: [
      { head: [t('tables.file.verdict'), verdictText(result, t)], rows: readingWords(result, t) },
      {
        head: [
          t('tables.rows.n'),
          t('tables.rows.t'),
          t('tables.rows.p'),
          { name: t('tables.rows.left'), quantity: 'temperatureDifference' },
          t('tables.rows.aside'),
        ],
        rows: rows.map(([temperature, pressure], i) => [
          String(i + 1),
          String(temperature),
          String(pressure),
          figure('temperatureDifference', result.residuals[i]),
          result.typos.includes(i) ? t('tables.rows.typo') : '',
        ]),
      },
    ],
  };
}
