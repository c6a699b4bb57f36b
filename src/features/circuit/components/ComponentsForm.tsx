/** What the page of components asks beside its filters: design pressures, components of one's own, a catalogue of one's own. */
import { useEffect } from 'react';
import { CATEGORIES } from '../../../circuit/components/kinds.ts';
import { LINES } from '../../../circuit/line-names.ts';
import { asIsland } from '../../simulator/as-island.tsx';
import type { IslandProps } from '../../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { PartField, PartRows } from '../PartFields.tsx';
import { OwnCatalogue } from './OwnCatalogue.tsx';
import { produitsParts } from './parts.ts';
import styles from './Components.module.css';

export const ComponentsForm = asIsland(function ComponentsFormIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const { part } = produitsParts(locale);
  useEffect(() => part.follow(), [part]);
  const words = (keys: readonly string[], group: 'categories' | 'lines'): Readonly<Record<string, string>> =>
    Object.fromEntries(keys.map((key) => [key, t(`circuitPages.produits.${group}.${key}` as never)]));
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        <PartField part={part} path="ps_hp" />
        <PartField part={part} path="ps_bp" />
      </div>
      <fieldset className={styles.group}>
        <legend>{t('circuitPages.produits.ownTitle')}</legend>
        <p className={styles.note}>{t('circuitPages.produits.ownNote')}</p>
        <PartRows
          part={part}
          name="own"
          labels={{
            add: t('circuitPages.produits.addOwn'),
            remove: (n) => t('circuitPages.produits.removeOwn', { n }),
          }}
          columns={{
            category: { label: t('circuitPages.produits.category'), words: words(CATEGORIES, 'categories') },
            lines: { label: t('circuitPages.produits.line'), words: words(['all', ...LINES], 'lines') },
            d_mm: { label: t('circuitPages.produits.bore') },
            zeta: { label: t('circuitPages.produits.zeta') },
          }}
        />
      </fieldset>
      <OwnCatalogue />
    </div>
  );
});
