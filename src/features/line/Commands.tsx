/** What can be done with the quick point. */
import { localePath } from '../../i18n/paths.ts';
import { usePage } from './page-data.ts';
import { FIELDS } from '../../simulation/fields.ts';
import { addToast } from '../../kit/kept/toasts.ts';
import { PrintedFrom } from '../../kit/controls/PrintedFrom.tsx';
import { ToastRegion } from '../../kit/controls/ToastRegion.tsx';
import { useIslandsInPrint } from '../../kit/island/need-islands.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { saveLine } from './file.ts';
import { useFormatter } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';

export function Commands() {
  const page = usePage();
  const { line, t } = page;
  const format = useFormatter();
  useIslandsInPrint();
  // The link follows what is typed.
  useWhole(line.form.$content);
  const share = async (): Promise<void> => {
    const link = line.address();
    history.replaceState(history.state, '', link);
    try {
      await navigator.clipboard.writeText(link);
      addToast('success', t('line.linkCopied'));
    } catch {
      addToast('warning', t('line.copyFailed'));
    }
  };
  const save = (): void => {
    try {
      saveLine(page, format);
    } catch {
      addToast('error', t('line.saveFailed'));
    }
  };
  const body = line.body();
  const permanent = Object.fromEntries(
    FIELDS.flatMap(({ form, body: key }) => (body[key] === undefined ? [] : [[form, body[key]] as const])),
  );
  const simulator = `${localePath(t.locale, '/simulation/circuit/general')}?permanent=${encodeURIComponent(JSON.stringify(permanent))}`;
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
