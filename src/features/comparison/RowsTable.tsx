/** Rows of two fluids side by side, each with its difference and what it is worth, in word and colour. */
import { benefitOf } from '../../circuit/comparison/benefit.ts';
import type { Comparison } from '../../circuit/comparison/comparison.ts';
import type { SizingChoice } from '../../simulation/types.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import tables from '../../kit/styles/tables.module.css';
import styles from '../../shell/layout/study.module.css';
import own from './Comparison.module.css';
import { differenceText, GROUP_NAMES, GROUPS, valueText } from './rows.ts';
import type { GroupName } from './rows.ts';

interface RowsTableProps {
  readonly id: string;
  readonly rows: Comparison['rows'];
  readonly titles: readonly [string, string];
  readonly sizing: SizingChoice;
  readonly isStale: boolean;
  readonly groups?: readonly GroupName[];
  /** Of a machine that settles, whose differences are whole ones. */
  readonly isEstimated?: boolean;
}

const CLASSES = { better: styles.better, worse: styles.worse, same: styles.plain } as const;

export function RowsTable({
  id,
  rows,
  titles,
  sizing,
  isStale,
  groups = GROUP_NAMES,
  isEstimated = false,
}: RowsTableProps) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <div className={tables.scroller} tabIndex={0}>
      <table
        className={`${tables.table} ${tables.ruled} ${styles.table}`}
        data-stale={isStale ? '' : undefined}
        aria-labelledby={id}
        data-rows={id}
      >
        <thead>
          <tr>
            <th scope="col">{t('comparison.table.quantity')}</th>
            <th scope="col">
              <span className={styles.first}>{titles[0]}</span>
            </th>
            <th scope="col">
              <span className={styles.second}>{titles[1]}</span>
            </th>
            <th scope="col">{t('comparison.table.difference')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr className={own.group}>
              <th scope="rowgroup" colSpan={4}>
                {t(`comparison.table.groups.${group}`)}
              </th>
            </tr>
            {GROUPS[group].map((key) => {
              const row = rows[key];
              const benefit = benefitOf(key, row, sizing);
              return (
                <tr key={key} data-row={key} data-benefit={benefit}>
                  <th scope="row">{t(`comparison.rows.${key}`)}</th>
                  <td>{valueText(key, row.value1, format)}</td>
                  <td>{valueText(key, row.value2, format)}</td>
                  <td className={benefit && CLASSES[benefit]}>
                    {differenceText(row, format, isEstimated)}
                    {benefit ? <span className={own.verdict}>{t(`comparison.benefit.${benefit}`)}</span> : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
