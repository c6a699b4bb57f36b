import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useOpened } from '../../kit/island/use-opened.ts';
import { usePage } from './context.ts';
import fold from '../../kit/styles/fold.module.css';
import styles from './Reverse.module.css';

/** The calculation asked backwards, folded; its code is fetched when it is unfolded. */
export function Reverse() {
  const { t } = usePage();
  const { isOpen, details } = useOpened();
  const [Panel, setPanel] = useState<ComponentType | undefined>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    void import('./ReversePanel.tsx').then(
      ({ ReversePanel }) => setPanel(() => ReversePanel),
      () => undefined,
    );
  }, [isOpen]);

  return (
    <details className={`${fold.aside} ${styles.reverse}`} data-reverse="" {...details}>
      <summary>{t('calculatorPages.reverse.title')}</summary>
      {isOpen && Panel ? <Panel /> : null}
    </details>
  );
}
