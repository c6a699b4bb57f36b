import { useEffect, useRef, useState } from 'react';
import type { Library } from '../../circuit/compressor/energyplus.ts';
import { $compressors, saveCompressors } from './state/list.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Compressors.module.css';
import { usePage } from './island.ts';
import { copyLink } from '../../kit/page/copy-link.ts';
import { recordsFromFile, saveList } from './files.ts';
import { LibraryChoice } from './LibraryChoice.tsx';
import { $handedFile } from './state/handed-file.ts';

/** What is done with the whole list, and the link and print of the sheet. */
export function Toolbar() {
  const { session, t } = usePage();
  const records = useWhole($compressors);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [library, setLibrary] = useState<Library | undefined>(undefined);
  const handed = useWhole($handedFile);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const found = await recordsFromFile(chosen, t);
    if (file.current) file.current.value = '';
    if (!found.ok && found.sheet !== undefined) {
      setProblem('');
      await session.paste(found.sheet);
      document.querySelector<HTMLElement>('[data-sheet]')?.focus();
      return;
    }
    if (!found.ok) {
      setProblem(t('compressor.import.failed', { message: found.message }));
      return;
    }
    setProblem('');
    setLibrary(found.library);
    if (found.library) return;
    const { added, replaced } = saveCompressors(found.records);
    addToast('success', t('compressor.import.done', { added, replaced }));
  };
  useEffect(() => {
    if (!handed) return;
    $handedFile.set(undefined);
    void read(handed);
  });
  const share = (): void => {
    const link = session.link();
    history.replaceState(history.state, '', link);
    void copyLink(link, t);
  };
  return (
    <div className={styles.toolbar}>
      <div className={command.row}>
        <button type="button" className={command.quiet} onClick={() => file.current?.click()}>
          {t('compressor.actions.import')}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.json,.idf,.epJSON,text/csv,text/plain,application/json"
          aria-label={t('compressor.actions.importLong')}
          data-import=""
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
        {records.length > 0
          ? (['csv', 'json'] as const).map((format) => (
              <button key={format} type="button" className={command.quiet} onClick={() => saveList(records, format, t)}>
                {t(`compressor.actions.${format}`)}
              </button>
            ))
          : null}
        <button type="button" className={command.quiet} onClick={share}>
          {t('compressor.actions.link')}
        </button>
        <button type="button" className={command.quiet} onClick={() => print()}>
          {t('page.print')}
        </button>
      </div>
      <p className={`${remarks.problem} ${styles.problem}`} role="alert">
        {problem}
      </p>
      {library ? <LibraryChoice library={library} onDone={() => setLibrary(undefined)} /> : null}
    </div>
  );
}
