/** Answers of pages that were kept with a machine, the latest first: each a way back to what was typed there. */
import { linkWithin } from '../../kit/form/long-link.ts';
import { localePath } from '../../i18n/paths.ts';
import { useTranslator } from '../../kit/island/context.ts';
import remarks from '../../kit/styles/remarks.module.css';
import { momentInWords } from '../../language/days.ts';
import type { MachineRecord } from '../../machine/index.ts';
import { SignButton } from './Controls.tsx';
import { openInTab } from './tab/tab.ts';
import styles from './Machines.module.css';

interface Props {
  readonly machine: MachineRecord;
  readonly onSave: (machine: MachineRecord) => void;
}

export function ResultLines({ machine, onSave }: Props) {
  const t = useTranslator();
  const { results = [] } = machine;
  if (results.length === 0) return null;
  return (
    <div className={styles.results} data-results={results.length}>
      <h3>{t('machines.results')}</h3>
      <ul>
        {results.map(({ id, page, query, title, summary, at }) => (
          <li key={id} data-result={id}>
            <p>
              <a href={linkWithin(`${localePath(t.locale, page)}${query}`)} onClick={() => openInTab(machine)}>
                {title}
              </a>
              <span>{summary}</span>
              <time className={remarks.fine} dateTime={at}>
                {momentInWords(new Date(at), t.locale)}
              </time>
            </p>
            <SignButton
              label={t('machines.removeResult', { name: title })}
              onClick={() => onSave({ ...machine, results: results.filter((one) => one.id !== id) })}
            >
              ×
            </SignButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
