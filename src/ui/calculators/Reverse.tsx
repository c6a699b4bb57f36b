import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { usePage } from './context.ts';
import styles from './Reverse.module.css';

/** The calculation asked backwards, folded; its code is fetched when it is unfolded. */
export function Reverse() {
  const { t } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType | undefined>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    void import('./ReversePanel.tsx').then(
      ({ ReversePanel }) => setPanel(() => ReversePanel),
      () => undefined,
    );
  }, [isOpen]);

  return (
    <details className={styles.reverse} data-reverse="" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('calculatorPages.reverse.title')}</summary>
      {isOpen && Panel ? <Panel /> : null}
    </details>
  );
}
