/** The table with what remains of each row, as a file. */
import type { Translator } from '../../i18n/keys.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { ShownTable } from './state/table.ts';
import { readingWords, verdictText } from './words.ts';

export function fileOf(
  { result, rows }: ShownTable,
  t: Translator,
): { readonly name: string; readonly text: string } | undefined {
  if (!result) return undefined;
  const text = csvOfTables(
    [
      [
        [t('tables.file.verdict'), verdictText(result, t)],
        ...readingWords(result, t).map(([name, value]) => [name, value]),
      ],
      [
        [
          t('tables.rows.n'),
          t('tables.rows.t'),
          t('tables.rows.p'),
          `${t('tables.rows.left')} [K]`,
          t('tables.rows.aside'),
        ],
        ...rows.map(([temperature, pressure], i) => [
          i + 1,
          temperature,
          pressure,
          result.residuals[i] ?? '',
          result.typos.includes(i) ? t('tables.rows.typo') : '',
        ]),
      ],
    ],
    t.locale,
  );
  return { name: `${t('tables.file.name')}-${inFileName(result.best?.fluid ?? 'table')}`, text };
}
