/** The lines a reader writes at the head of the report. */
import { useEffect, useId } from 'react';
import { $reportLines, LONGEST_LINE, REPORT_LINES, restoreReportLines, setReportLine } from '../state/report-lines.ts';
import { LogoChoice, PaperChoice } from './PaperAndLogo.tsx';
import { $reportPaper } from '../state/report-paper.ts';
import { asIsland } from '../simulator/as-island.tsx';
import { changedControls } from '../../../kit/form/before-script.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import styles from './Report.module.css';

/** Restores the lines of before, over them what was typed while the script was on its way. */
function restoreLines(): void {
  const typed = changedControls(document, 'input[name^="report-"]');
  restoreReportLines();
  for (const { control, value } of typed) {
    const line = REPORT_LINES.find((name) => control.name === `report-${name}`);
    if (line) setReportLine(line, value);
  }
}

export const ReportHead = asIsland(function CircuitReportHead() {
  const t = useTranslator();
  const id = useId();
  const lines = useWhole($reportLines);
  useEffect(() => {
    restoreLines();
    $reportPaper.restore();
  }, []);
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
      <PaperChoice />
      <LogoChoice />
      <p>{t('circuitPages.report.kept')}</p>
    </fieldset>
  );
});
