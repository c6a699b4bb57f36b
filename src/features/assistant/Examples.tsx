import { useEffect, useState } from 'react';
import { localePath } from '../../i18n/paths.ts';
import { $messages } from './state/conversation.ts';
import { useTexts } from './context.ts';
import type { Example } from './examples.ts';
import styles from './Conversation.module.css';

/** Questions a reader without a key may ask: their answers were prepared with the site. */
export function Examples() {
  const t = useTexts();
  const [examples, setExamples] = useState<readonly Example[]>([]);
  useEffect(() => {
    let isGone = false;
    fetch(localePath(t.locale, '/assistant-examples.json'))
      .then(async (answer) => (answer.ok ? ((await answer.json()) as readonly Example[]) : []))
      .then(
        (found) => {
          if (!isGone) setExamples(found);
        },
        // Without network there are none; the rest of the window says so.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [t.locale]);
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <p>{t('assistant.examples.title')}</p>
      {examples.map(({ question, messages }) => (
        <button key={question} type="button" data-example="" onClick={() => $messages.set(messages)}>
          {question}
        </button>
      ))}
    </div>
  );
}
