/** The lines a reader writes at the head of the report. */
import { useEffect, useId } from 'react';
import { $reportLines, LONGEST_LINE, REPORT_LINES, restoreReportLines, setReportLine } from '../state/report-lines.ts';
import { asIsland } from '../../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import styles from './Report.module.css';

// What the other island has restored by then was not there when the page was built.

export const ReportHead = asIsland(function CircuitReportHead() {
  const t = useTranslator();
  const id = useId();
  const lines = useWhole($reportLines);
  useEffect(restoreReportLines, []);
  return (
    <fieldset className={styles.lines}>
      <legend>{t('circuitPages.report.lines')}</legend>
      {REPORT_LINES.map((line) => (
        <label key={line} htmlFor={id + line}>
          {t(`circuitPages.report.line.${line}`)}
          <input
            id={id + line}
            name={`report-${line}`}
            type="text"
            autoComplete="off"
            maxLength={LONGEST_LINE}
            value={lines[line]}
            onChange={(event) => setReportLine(line, event.currentTarget.value)}
          />
        </label>
      ))}
      <p>{t('circuitPages.report.kept')}</p>
    </fieldset>
  );
});
