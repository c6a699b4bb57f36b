import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { usePage } from './context.ts';
import { inputLines } from './exports.ts';
import { withUnit } from './format.ts';
import styles from './SheetHead.module.css';

/** What a printed sheet says beside the result: when, from what, and what it is worth. */
export function SheetHead({ warnings }: { readonly warnings: readonly string[] }) {
  const page = usePage();
  const { session, t, say } = page;
  // Read to be drawn again when they change.
  useStore(session.$texts);
  useStore(session.$units);
  const [date, setDate] = useState('');
  useEffect(() => {
    const stamp = (): void => setDate(new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date()));
    stamp();
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, [t]);
  if (date === '') return null;
  return (
    <div className={styles.sheet} aria-hidden="true" data-sheet="">
      <p>{t('tools.sheet.date', { date })}</p>
      <dl>
        {inputLines(page).map(({ name, text, symbol }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withUnit(text, symbol)}</dd>
          </div>
        ))}
      </dl>
      {warnings.map((text) => <p key={text}>{text}</p>)}
      <p>{t('tools.sheet.sources')}{t.locale === 'fr' ? '\u202f' : ''}: {session.definition.sources.map(({ text }) => say(text)).join(' · ')}</p>
      <p>{t('tools.sheet.notice')}</p>
    </div>
  );
}
