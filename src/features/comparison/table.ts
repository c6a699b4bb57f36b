/** The rows of both readings as a file. Fetched when it is asked for. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { PageLife } from '../../kit/page/life.ts';
import { figure } from '../../kit/table/table.ts';
import type { Cell, Table, TableFile } from '../../kit/table/table.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import { fluidsOf } from './question.ts';
import type { ComparisonResults } from './question.ts';
import { GROUPS, ROW_QUANTITIES, sizingOf } from './rows.ts';

const PERCENT = 100;

/** Both readings, one after the other; undefined where there is nothing to save. */
export function tablesOf({ form, answers }: PageLife<ComparisonResults>, t: Translator): TableFile | undefined {
  const { result: shown, status } = answers.compared.get();
  if (!shown.rows || status !== 'current') return undefined;
  const { fluid1, fluid2 } = fluidsOf(form.$content.get());
  const difference = t('comparison.table.difference');
  const tableOf = (title: string, rows: Comparison['rows'], sizing: SizingChoice): Table => ({
    head: [
      title,
      fluid1,
      fluid2,
      { name: difference, quantity: 'share' },
      { name: difference, quantity: 'temperatureDifference' },
      t('comparison.exported.better'),
    ],
    rows: Object.values(GROUPS)
      .flat()
      .map((key) => {
        const row = rows[key];
        const benefit = benefitOf(key, row, sizing);
        const value = (one: (typeof row)['value1']): Cell =>
          typeof one === 'string' ? one : figure(ROW_QUANTITIES[key] ?? 'count', one);
        return [
          t(`comparison.rows.${key}`),
          value(row.value1),
          value(row.value2),
          row.delta === null ? '' : figure('share', row.delta / PERCENT),
          row.difference === null || row.delta !== null ? '' : figure('temperatureDifference', row.difference),
          benefit ? t(`comparison.benefit.${benefit}`) : '',
        ];
      }),
  });
  const machine = answers.machine.get();
  return {
    name: `${t('comparison.exported.file')}-${[fluid1, fluid2].map(inFileName).join('-')}`,
    tables: [
      tableOf(t('comparison.table.title'), shown.rows, sizingOf(shown)),
      ...(machine.status === 'current' && machine.result
        ? [tableOf(t('comparison.machine.title'), machine.result.rows, 0)]
        : []),
    ],
  };
}
