/** Measured performance under the diagnosis: folded until it is asked for, its code and texts fetched then. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { useOnceOpened } from '../../../kit/island/use-opened.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import panel from '../panel.module.css';
import { usePage } from '../page-data.ts';
import type { OpenedPerformanceProps } from './Opened.tsx';
import styles from './Printable.module.css';

interface Later {
  readonly OpenedPerformance: ComponentType<OpenedPerformanceProps>;
  readonly t: Translator;
}

/** The place of the panel in the page's address. */
const ANCHOR = 'performance';

export function Performance() {
  const t = useTranslator();
  const { locale } = t;
  const { wasOpened, details } = useOnceOpened();
  const [later, setLater] = useState<Later>();
  const { ref } = details;
  const { $measured } = usePage().diagnosis;
  useEffect(() => {
    const open = (): void => {
      if (ref.current) ref.current.open = true;
    };
    if (location.hash === `#${ANCHOR}`) open();
    // A link or a visit that holds something typed here shows it.
    return $measured.subscribe((measured) => {
      if (measured !== '') open();
    });
  }, [ref, $measured]);
  useEffect(() => {
    if (!wasOpened || later !== undefined) return;
    import('./Opened.tsx')
      .then(async ({ OpenedPerformance, performanceTranslator }) => {
        setLater({ OpenedPerformance, t: await performanceTranslator(locale) });
      })
      // Without a network, and never stored: opened again, it asks again.
      .catch(() => addToast('error', t('performance.noCode')));
  }, [wasOpened, later, locale, t]);
  return (
    <details className={`${panel.panel} ${styles.printable}`} id={ANCHOR} data-performance="" {...details}>
      <summary>
        <h2>{t('performance.title')}</h2>
        <span className={remarks.note}>{t('performance.about')}</span>
      </summary>
      {later === undefined ? null : <later.OpenedPerformance t={later.t} />}
    </details>
  );
}
