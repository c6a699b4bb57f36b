import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useOpened } from '../../kit/island/use-opened.ts';
import { text } from '../../language/index.ts';
import { usePage } from './context.ts';
import fold from '../../kit/styles/fold.module.css';
import styles from './Reverse.module.css';

const TITLE = text('Prochain contrôle, dans l’agenda', 'Next check, in the calendar');

/** The day an interval ends, folded; its code is fetched when it is unfolded. */
export function Reminder() {
  const { say } = usePage();
  const { isOpen, details } = useOpened();
  const [Panel, setPanel] = useState<ComponentType | undefined>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    void import('./ReminderPanel.tsx').then(
      ({ ReminderPanel }) => setPanel(() => ReminderPanel),
      () => undefined,
    );
  }, [isOpen]);

  return (
    <details className={`${fold.aside} ${styles.reverse}`} data-reminder="" {...details}>
      <summary>{say(TITLE)}</summary>
      {isOpen && Panel ? <Panel /> : null}
    </details>
  );
}
