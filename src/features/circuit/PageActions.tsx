/** What can be done with a page of the circuit: its link, its print, its figures as a file. */
import { addToast } from '../../kit/storage/toasts.ts';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { useIslandsInPrint } from '../../kit/island/need-islands.ts';
import type { IslandProps } from './simulator/as-island.tsx';
import { SharePanel } from './simulator/share/SharePanel.tsx';
import { shareStudy } from './simulator/share/share.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { simulatorData } from './simulator/page-data.ts';
import { PrintHead } from './simulator/PrintHead.tsx';
import { pageCircuit } from './state/page-circuit.ts';
import command from '../../kit/styles/command.module.css';
import styles from './PageActions.module.css';

export function PageActions({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { page } = simulatorData(locale);
  useIslandsInPrint();

  const save = async (): Promise<void> => {
    try {
      const { savePageCsv } = await import('./exports.ts');
      await savePageCsv(pageCircuit, page, t, format);
    } catch {
      addToast('error', t('simulator.toasts.exportFailed'));
    }
  };

  return (
    <>
      <div className={`${command.row} ${styles.actions}`}>
        <button type="button" className={command.quiet} onClick={() => void shareStudy(pageCircuit.simulation)}>
          {t('circuitPages.shared.copy')}
        </button>
        <button type="button" className={command.quiet} onClick={() => print()}>
          {page === 'report' ? t('circuitPages.report.print') : t('circuitPages.shared.print')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void save()}>
          {t('circuitPages.shared.csv')}
        </button>
        <SharePanel />
        <ToastRegion locale={locale} />
      </div>
      {page === 'report' ? null : <PrintHead />}
    </>
  );
}
