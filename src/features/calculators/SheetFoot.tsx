import { Note } from '../../kit/island/note.ts';
import { usePage } from './context.ts';
import { keyed } from '../../kit/island/keyed.ts';
import styles from './Sheet.module.css';

/** What a printed sheet says after the result: where it comes from, and what it is worth. */
export function SheetFoot() {
  const { session, t, say } = usePage();
  return (
    <div className={`${styles.sheet} ${styles.foot}`} aria-hidden="true" data-sheet-foot="">
      <p className={styles.heading}>{t('calculatorPages.sheet.method')}</p>
      <ul>
        {keyed(session.definition.sources, ({ text }) => say(text)).map(([key, { badges, text }]) => (
          <li key={key}>
            {badges.map((badge) => (
              <span key={badge} className={styles.badge}>
                {t(`calculatorPages.badges.${badge}`)}
              </span>
            ))}
            <Note text={say(text)} />
          </li>
        ))}
      </ul>
      <p className={styles.heading}>{t('calculatorPages.sheet.notice')}</p>
    </div>
  );
}
