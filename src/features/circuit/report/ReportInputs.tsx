/** What every page was asked: typed values stand out, the others are as the page opens. */
import { memo } from 'react';
import { COLON } from '../../../language/signs.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import { RoomyFold } from '../../../kit/island/RoomyFold.tsx';
import type { PageInputs } from './page-study.ts';
import styles from './Report.module.css';

interface Props {
  readonly pages: readonly PageInputs[];
}

const isSame = (one: Props, other: Props): boolean => JSON.stringify(one.pages) === JSON.stringify(other.pages);

export const ReportInputs = memo(function ReportInputs({ pages }: Props) {
  const t = useTranslator();
  if (pages.length === 0) return null;
  return (
    <section data-report-inputs="">
      <RoomyFold name="page-inputs" title={<h3>{t('circuitPages.report.pageInputs')}</h3>}>
        <p>{t('circuitPages.report.pageInputsNote')}</p>
        {pages.map(({ page, rows }) => (
          <div key={page} className={styles.asked}>
            <h4>{page}</h4>
            <ul>
              {keyed(rows.map(({ name, value }) => `${name}${COLON[t.locale]}${value}`)).map(([key, text], index) => (
                <li key={key}>{rows[index]?.isTyped ? <b>{text}</b> : text}</li>
              ))}
            </ul>
          </div>
        ))}
      </RoomyFold>
    </section>
  );
}, isSame);
