/** What can be done with the quick point. */
import { localePath } from '../../i18n/paths.ts';
import { usePage } from './page-data.ts';
import { copyText } from '../../kit/files/copy-text.ts';
import { addToast } from '../../kit/kept/toasts.ts';
import { PrintedFrom } from '../../kit/controls/PrintedFrom.tsx';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { useIslandsInPrint } from '../../kit/island/need-islands.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { saveLine } from './file.ts';
import { steadyFormOf } from './state/line.ts';
import { useFormatter } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';

export function Commands() {
  const page = usePage();
  const { line, t } = page;
  const format = useFormatter();
  useIslandsInPrint();
  const steadyForm = usePart(line.form.$content, steadyFormOf);
  const share = async (): Promise<void> => {
    const link = line.address();
    history.replaceState(history.state, '', link);
    if (await copyText(link)) addToast('success', t('line.linkCopied'));
    else addToast('warning', t('line.copyFailed'));
  };
  const save = (): void => {
    try {
      saveLine(page, format);
    } catch {
      addToast('error', t('line.saveFailed'));
    }
  };
  const simulator = `${localePath(t.locale, '/simulation/circuit/general')}?permanent=${encodeURIComponent(steadyForm)}`;
  return (
    <>
      <div className={command.row} role="group" aria-label={t('line.actions')}>
        <a className={command.quiet} href={simulator} data-simulate="">
          {t('line.simulate')}
        </a>
        <button type="button" className={command.quiet} onClick={() => void share()}>
          {t('line.share')}
        </button>
        <button type="button" className={command.quiet} onClick={save}>
          {t('line.csv')}
        </button>
        <button type="button" className={command.quiet} onClick={() => window.print()}>
          {t('line.print')}
        </button>
        <button type="button" className={command.quiet} onClick={line.reset}>
          {t('line.reset')}
        </button>
      </div>
      <PrintedFrom locale={t.locale} link={line.address} />
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
