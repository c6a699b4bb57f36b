/** What else this device keeps, which goes with the file of all machines. */
import { useEffect, useState } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import remarks from '../../kit/styles/remarks.module.css';
import type { Counts } from './state/beside.ts';
import styles from './Machines.module.css';

const KINDS = ['compressors', 'mixes'] as const;

/** @param turn another number once a file may have brought more */
export function BesideLine({ turn }: { readonly turn: number }) {
  const t = useTranslator();
  const [counts, setCounts] = useState<Counts | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const { besideNow, countsOf } = await import('./state/beside.ts');
      const found = countsOf(await besideNow());
      if (!isOver) setCounts(found);
    };
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [turn]);
  if (!counts) return null;
  const texts = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    t(`machines.${kind}_${counts[kind] === 1 ? 'one' : 'other'}`, { count: counts[kind] }),
  );
  return (
    <section className={styles.beside} data-beside="">
      <h2>{t('machines.beside')}</h2>
      <p>{texts.length === 0 ? t('machines.nothing') : texts.join(' · ')}</p>
      <p className={remarks.fine}>{t('machines.besideNote')}</p>
    </section>
  );
}
