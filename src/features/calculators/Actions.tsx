import { copyText } from '../../kit/files/copy-text.ts';
import { keepAnswer } from '../../kit/page/keep.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { usePage } from './context.ts';
import { loadWriting, writingNow } from './load-writing.ts';
import command from '../../kit/styles/command.module.css';

/** Figures a kept calculation is told by. */
const TOLD = 3;

/** What can be done with a calculation: keep, copy, share, save, print, start again. */
export function Actions() {
  const page = usePage();
  const { session, t, $messages } = page;

  const copy = async (text: string, done: string): Promise<void> => {
    if (await copyText(text)) addToast('success', done);
    else addToast('warning', t('calculatorPages.toasts.copyFailed'));
  };
  const copySheet = async (): Promise<void> => {
    try {
      // Some browsers let a page copy only at once.
      const { sheetText } = writingNow() ?? (await loadWriting());
      await copy(sheetText(page, $messages.get().warnings), t('calculatorPages.toasts.copied'));
    } catch {
      addToast('warning', t('calculatorPages.toasts.copyFailed'));
    }
  };
  const share = (): void => {
    const address = session.address();
    history.replaceState(history.state, '', address);
    void copy(address, t('calculatorPages.toasts.linkCopied'));
  };
  const saveCsv = async (): Promise<void> => {
    try {
      const { csvText, saveCsv } = await loadWriting();
      saveCsv(csvText(page), `appfroid-${session.definition.slug}`);
    } catch {
      addToast('error', t('calculatorPages.toasts.saveFailed'));
    }
  };

  const keep = async (): Promise<void> => {
    const { lineText, outputLines } = await loadWriting();
    const told = outputLines(page)
      .slice(0, TOLD)
      .map((line) => lineText(line, t));
    const { fluid } = session.form.$content.get().texts;
    await keepAnswer(
      session.address(),
      told.length === 0 ? undefined : told.join(' · '),
      typeof fluid === 'string' ? fluid : '',
      t,
    );
  };

  return (
    <div className={command.row} role="group" aria-label={t('calculatorPages.actions.label')}>
      <button
        type="button"
        className={command.quiet}
        data-keep=""
        onClick={() => void keep().catch(() => addToast('error', t('keep.refused')))}
      >
        {t('keep.keep')}
      </button>
      <button type="button" className={command.quiet} onClick={() => void copySheet()}>
        {t('calculatorPages.actions.copy')}
      </button>
      <button type="button" className={command.quiet} onClick={share}>
        {t('calculatorPages.actions.share')}
      </button>
      <button type="button" className={command.quiet} onClick={() => void saveCsv()}>
        {t('calculatorPages.actions.csv')}
      </button>
      <button type="button" className={command.quiet} onClick={() => window.print()}>
        {t('calculatorPages.actions.print')}
      </button>
      <button
        type="button"
        className={command.quiet}
        onClick={() => {
          const before = session.form.$content.get();
          session.reset();
          addToast('info', t('calculatorPages.toasts.reset'), {
            label: t('calculatorPages.toasts.undo'),
            run: () => session.form.restore(before),
          });
        }}
      >
        {t('calculatorPages.actions.reset')}
      </button>
    </div>
  );
}
