/** What can be done with a page that asks and answers: keep it, copy its link, print it, save its table, take it back to how it opens. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PrintedFrom } from '../controls/PrintedFrom.tsx';
import { ToastRegion } from '../controls/ToastRegion.tsx';
import { useFormatter, useTranslator } from '../island/context.ts';
import { useIslandsInPrint } from '../island/need-islands.ts';
import { whenIdle } from '../island/when-idle.ts';
import { addToast } from '../storage/toasts.ts';
import command from '../styles/command.module.css';
import type { TableFile } from '../table/table.ts';
import { copyLink } from './copy-link.ts';
import { keepAnswer } from './keep.ts';
import { useAnyPage } from './island.tsx';
import type { AnyPage } from './island.tsx';
import styles from './Commands.module.css';

interface CommandsProps {
  /** The whole address of the page as it stands. */
  readonly link: () => string;
  /** Gives a function that undoes it, where it can be. */
  readonly reset: () => unknown;
  /** The table as a file; undefined where there is nothing to save. */
  readonly csv: () => Promise<TableFile | undefined>;
  /** What came out, in words, to be kept with a machine; undefined while nothing stands. Absent: the page is about none. */
  readonly summary?: () => string | undefined;
  /** The refrigerant it is about, where no field of the form says it. */
  readonly about?: string;
  /** Where something of the page is to be waited for. */
  readonly print?: () => unknown;
  /** Further commands; the chief one says `data-main`. */
  readonly children?: ReactNode;
}

const fileWriter = () => import('./file.ts');

export function Commands({ link, reset, csv, summary, about, print = globalThis.print, children }: CommandsProps) {
  const t = useTranslator();
  const format = useFormatter();
  // A page that is no question yet has no form to tell of.
  const { question, form } = useAnyPage() as Partial<Pick<AnyPage, 'form' | 'question'>>;
  useIslandsInPrint();
  const first = useRef(csv);
  // Asked for once, so that the code of both is here: a table is saved where there may be no network.
  useEffect(() => whenIdle(() => void Promise.all([first.current(), fileWriter()]).catch(() => undefined)), []);
  const share = (): void => {
    const address = link();
    history.replaceState(history.state, '', address);
    void copyLink(address, t);
  };
  const saveTable = async (): Promise<void> => {
    try {
      const [file, writer] = await Promise.all([csv(), fileWriter()]);
      if (file)
        writer.saveTables(file, question && form && writer.askedTable(question, form.$content.get(), t), format);
      else addToast('warning', t('page.nothingToExport'));
    } catch {
      addToast('error', t('page.exportFailed'));
    }
  };
  const keep = (): void => {
    const { fluid, fluid1 = fluid } = form?.$content.get().texts ?? {};
    void keepAnswer(link(), summary?.(), about ?? (typeof fluid1 === 'string' ? fluid1 : ''), t);
  };
  const takeBack = (): void => {
    const undo = reset();
    const action = typeof undo === 'function' ? { label: t('page.undo'), run: () => void undo() } : undefined;
    addToast('info', t('page.resetDone'), action);
  };
  return (
    <>
      <div className={`${command.row} ${styles.commands}`} role="group" aria-label={t('page.actions')}>
        {summary ? (
          <button type="button" className={command.quiet} onClick={keep} data-keep="">
            {t('keep.keep')}
          </button>
        ) : null}
        <button type="button" className={command.quiet} onClick={takeBack}>
          {t('page.reset')}
        </button>
        <button type="button" className={command.quiet} onClick={() => void saveTable()}>
          {t('page.csv')}
        </button>
        <button type="button" className={command.quiet} onClick={() => print()}>
          {t('page.print')}
        </button>
        <button type="button" className={command.quiet} onClick={share}>
          {t('page.copy')}
        </button>
        {children}
      </div>
      <PrintedFrom locale={t.locale} link={link} />
      <PageToasts />
    </>
  );
}

/** What is told in passing. */
export function PageToasts() {
  const t = useTranslator();
  return <ToastRegion locale={t.locale} />;
}
