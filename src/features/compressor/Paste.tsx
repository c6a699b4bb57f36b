import { useId, useState } from 'react';
import { usePage } from './island.ts';
import { SheetTable } from './lazy.ts';
import { $handedFile } from './state/handed-file.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Fields.module.css';

/** Bytes: a longer file is no sheet; it may be a library. */
const LARGEST_FILE = 400_000;

/** A sheet pasted or dropped; what was read of it stands below. */
export function Paste() {
  const { session, t } = usePage();
  const id = useId();
  const [text, setText] = useState('');
  const take = (pasted: string): void => {
    setText(pasted);
    void session.paste(pasted);
  };
  return (
    <div
      className={`${panel.tight} ${styles.paste}`}
      data-field="paste"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file === undefined) take(event.dataTransfer.getData('text'));
        else if (file.size > LARGEST_FILE || /\.idf$/iu.test(file.name)) $handedFile.set(file);
        else void file.text().then(take);
      }}
    >
      <label htmlFor={id}>{t('compressor.sheet.paste')}</label>
      <textarea
        className={field.input}
        id={id}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby={`${id}h`}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text.trim() !== '' || pasted.trim() === '') return;
          event.preventDefault();
          take(pasted);
        }}
      />
      <p id={`${id}h`} className={remarks.fine}>
        {t('compressor.sheet.pasteHelp')}
      </p>
      <div className={command.row}>
        <button
          type="button"
          className={`${command.quiet} ${styles.plain}`}
          disabled={text.trim() === ''}
          onClick={() => void session.paste(text)}
        >
          {t('compressor.sheet.take')}
        </button>
      </div>
      <SheetTable />
    </div>
  );
}
