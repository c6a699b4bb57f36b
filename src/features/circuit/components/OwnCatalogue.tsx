/** The reader's own catalogue: brought in as a file, kept on the device, erased. */
import { useId, useState } from 'react';
import { $ownCatalogue, forgetOwnCatalogue } from '../state/own-catalogue.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { partProblemText } from '../problem-text.ts';
import type { Imported } from './catalogue-file.ts';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './ComponentsForm.module.css';

/** More lines than these are only counted. */
const MOST_FAULTS = 20;

export function OwnCatalogue() {
  const t = useTranslator();
  const id = useId();
  const count = usePart($ownCatalogue, (rows) => rows.length);
  const [imported, setImported] = useState<Imported>();

  const bring = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      const { importCatalogue } = await import('./catalogue-file.ts');
      setImported(await importCatalogue(file));
    } catch {
      setImported('unreadable');
    }
    // The same file, corrected, is to be taken again.
    input.value = '';
  };
  const save = async (): Promise<void> => {
    try {
      const { saveCatalogue } = await import('./catalogue-file.ts');
      saveCatalogue(t('circuitPages.components.file'), t.locale);
    } catch {
      addToast('error', t('simulator.toasts.exportFailed'));
    }
  };

  const example = async (kind: 'csv' | 'json' | 'schema'): Promise<void> => {
    try {
      const { saveExample } = await import('./catalogue-file.ts');
      saveExample[kind](t('circuitPages.components.exampleFile'), t.locale);
    } catch {
      addToast('error', t('simulator.toasts.exportFailed'));
    }
  };

  return (
    <section className={styles.own} aria-labelledby={id} data-own-catalogue="">
      <h2 id={id} className={group.name}>
        {t('circuitPages.components.catalogueTitle')}
      </h2>
      <p className={remarks.fine}>{t('circuitPages.components.catalogueNote')}</p>
      <p className={remarks.fine} data-kept={count}>
        {count === 1 ? t('circuitPages.components.keptOne') : t('circuitPages.components.kept', { count })}
      </p>
      <div className={styles.commands}>
        <label className={styles.file}>
          <input
            type="file"
            className="sr-only"
            accept=".csv,.json,text/csv,text/plain,application/json"
            onChange={(event) => void bring(event.currentTarget)}
          />
          <span className={command.quiet}>{t('circuitPages.components.import')}</span>
        </label>
        <button type="button" className={command.quiet} onClick={() => void save()}>
          {t('circuitPages.components.exportCatalogue')}
        </button>
        {(['csv', 'json', 'schema'] as const).map((kind) => (
          <button key={kind} type="button" className={command.quiet} onClick={() => void example(kind)}>
            {t(`circuitPages.components.example.${kind}`)}
          </button>
        ))}
        {count > 0 ? (
          <button type="button" className={command.quiet} onClick={forgetOwnCatalogue}>
            {t('circuitPages.components.forget')}
          </button>
        ) : null}
      </div>
      <div aria-live="polite">{imported === undefined ? null : <Report imported={imported} />}</div>
    </section>
  );
}

function Report({ imported }: { readonly imported: Imported }) {
  const t = useTranslator();
  if (typeof imported === 'string')
    return <p className={`${notice.error} ${styles.fault}`}>{t(`circuitPages.components.${imported}`)}</p>;
  const { rows, faults } = imported;
  const count = rows.length;
  const key = count === 0 ? 'importedNone' : count === 1 ? 'importedOne' : 'imported';
  return (
    <>
      <p data-imported={count}>{t(`circuitPages.components.${key}`, { count })}</p>
      {faults.length === 0 ? null : (
        <ul className={`${notice.error} ${styles.fault}`} data-faults={faults.length}>
          {faults.slice(0, MOST_FAULTS).map(({ n, problem }) => (
            <li key={n}>{t('circuitPages.components.fault', { n, detail: partProblemText(problem, t) })}</li>
          ))}
          {faults.length > MOST_FAULTS ? (
            <li>{t('circuitPages.components.moreFaults', { count: faults.length - MOST_FAULTS })}</li>
          ) : null}
        </ul>
      )}
    </>
  );
}
