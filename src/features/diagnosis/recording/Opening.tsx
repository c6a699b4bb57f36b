/** How a recording comes in: files chosen, dropped or pasted. */
import { useId, useRef } from 'react';
import { useTranslator } from '../../../kit/island/context.ts';
import { useOnceOpened } from '../../../kit/island/use-opened.ts';
import { textFrom, usePartDraft } from '../../../kit/island/use-part-draft.ts';
import command from '../../../kit/styles/command.module.css';
import fold from '../../../kit/styles/fold.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './Recording.module.css';
import type { RecordingStore } from './state/recording.ts';

const ACCEPTED = '.csv,.tsv,.txt,.json,.tjf,.svg,text/csv,text/plain,application/json,image/svg+xml';

export function Opening({ store }: { readonly store: RecordingStore }) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.opening}>
      <div className={styles.first}>
        <button type="button" className={`${command.primary} ${styles.big}`} onClick={() => input.current?.click()}>
          {t('recording.choose')}
        </button>
        <span className={remarks.note}>{t('recording.drop')}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          aria-label={t('recording.choose')}
          data-recording-files=""
          onChange={({ currentTarget }) => {
            store.open([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      <p className={remarks.fine}>{t('recording.formats')}</p>
      <Paste store={store} />
    </div>
  );
}

/** A table from the clipboard: read as it is pasted, or when the button is pressed. */
function Paste({ store }: { readonly store: RecordingStore }) {
  const t = useTranslator();
  const { wasOpened, details } = useOnceOpened();
  return (
    <details className={`${fold.aside} ${styles.paste}`} {...details}>
      <summary>{t('recording.paste.title')}</summary>
      {wasOpened ? <Pasted store={store} /> : null}
    </details>
  );
}

function Pasted({ store }: { readonly store: RecordingStore }) {
  const t = useTranslator();
  const id = useId();
  const { value: text, set } = usePartDraft('recording', () => '', textFrom);
  const read = (pasted: string): void => {
    if (pasted.trim() === '') return;
    store.openText(pasted, t('recording.paste.name'));
  };
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{t('recording.paste.label')}</label>
      <textarea
        id={id}
        name="recording-table"
        value={text}
        spellCheck={false}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <div className={command.row}>
        <button type="button" className={command.quiet} onClick={() => read(text)}>
          {t('recording.paste.read')}
        </button>
      </div>
    </div>
  );
}
