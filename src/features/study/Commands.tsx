/** What can be done with a study: copy its link, print it, save its table, take the defaults back. */
import type { ReactNode } from 'react';
import { copyText } from '../../kit/files/copy-text.ts';
import { saveCsv } from '../../kit/files/save.ts';
import { addToast } from '../../kit/kept/toasts.ts';
import { PrintedFrom } from '../../kit/controls/PrintedFrom.tsx';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { useIslandsInPrint } from '../../kit/island/need-islands.ts';
import { useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import styles from './Commands.module.css';

interface CommandsProps {
  /** The whole address of the study. */
  readonly link: () => string;
  readonly reset: () => void;
  /** The table as a file: its name, without its ending, and its text; undefined where there is nothing to save. */
  readonly csv: () => Promise<{ readonly name: string; readonly text: string } | undefined>;
  /** The chief command, where there is one. */
  readonly children?: ReactNode;
}

export function Commands({ link, reset, csv, children }: CommandsProps) {
  const t = useTranslator();
  useIslandsInPrint();
  const share = async (): Promise<void> => {
    const address = link();
    history.replaceState(history.state, '', address);
    if (await copyText(address)) addToast('success', t('simulator.toasts.copied'));
    else addToast('warning', t('study.copyFailed'));
  };
  const saveTable = async (): Promise<void> => {
    // Without a network the writer of the table may be out of reach.
    const file = await csv().catch(() => undefined);
    if (file) saveCsv(file.text, file.name);
    else addToast('error', t('simulator.toasts.exportFailed'));
  };
  return (
    <>
      <div className={`${command.row} ${styles.commands}`}>
        <button
          type="button"
          className={command.quiet}
          onClick={() => {
            reset();
            addToast('info', t('simulator.toasts.reset'));
          }}
        >
          {t('simulator.actions.reset')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void saveTable()}>
          {t('study.csv')}
        </button>
        <button type="button" className={command.quiet} onClick={() => print()}>
          {t('study.print')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void share()}>
          {t('study.copy')}
        </button>
        {children}
      </div>
      <PrintedFrom locale={t.locale} link={link} />
      <ToastRegion
        texts={{
          label: t('simulator.toasts.label'),
          failure: t('simulator.toasts.failure'),
          success: t('simulator.toasts.success'),
          close: t('simulator.toasts.close'),
        }}
      />
    </>
  );
}
