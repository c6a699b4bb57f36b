/** The paper a report is printed on, and the sign of who makes it. */
import { useRef, useState } from 'react';
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { smallPicture } from '../../../kit/files/small-picture.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { $settings, SERVED_SETTINGS } from '../../../kit/storage/settings.ts';
import command from '../../../kit/styles/command.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { $reportPaper, LONGEST_LOGO, PAPERS } from '../state/report-paper.ts';
import type { Paper } from '../state/report-paper.ts';
import styles from './Report.module.css';

/** px, of the longer side: sharp on paper at the size it is printed. */
const SIDE = 480;

/** The paper chosen, else that of the reader's units. */
export function usePaper(): Paper {
  const isAmerican = usePart($settings, ({ unitSystem }) => unitSystem === 'us', SERVED_SETTINGS);
  return useWhole($reportPaper).paper ?? (isAmerican ? 'letter' : 'a4');
}

export function PaperChoice() {
  const t = useTranslator();
  return (
    <Segmented
      label={t('circuitPages.report.paper')}
      name="report-paper"
      isLabelShown
      value={usePaper()}
      choices={PAPERS.map((value) => ({ value, label: t(`circuitPages.report.papers.${value}`) }))}
      onChange={(paper) => $reportPaper.set({ ...$reportPaper.get(), paper })}
    />
  );
}

export function LogoChoice() {
  const t = useTranslator();
  const { logo } = useWhole($reportPaper);
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const picture = await smallPicture(file, SIDE, LONGEST_LOGO, 'image/png');
      $reportPaper.set({ ...$reportPaper.get(), logo: picture });
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <div className={styles.logoChoice}>
      <span>{t('circuitPages.report.logo')}</span>
      {logo === '' ? null : <img src={logo} alt="" />}
      <button type="button" className={command.quiet} onClick={() => input.current?.click()}>
        {t('circuitPages.report.takeLogo')}
      </button>
      {logo === '' ? null : (
        <button
          type="button"
          className={command.quiet}
          onClick={() => $reportPaper.set({ ...$reportPaper.get(), logo: '' })}
        >
          {t('circuitPages.report.removeLogo')}
        </button>
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        name="report-logo"
        accept="image/png,image/jpeg,image/webp"
        tabIndex={-1}
        aria-label={t('circuitPages.report.logo')}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      {isWrong ? (
        <p role="alert" className={remarks.problem}>
          {t('circuitPages.report.noLogo')}
        </p>
      ) : null}
    </div>
  );
}
