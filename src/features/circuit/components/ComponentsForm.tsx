/** What the page of components asks beside its filters: design pressures, components of one's own, a catalogue of one's own. */
import { CATEGORIES } from '../../../circuit/components/kinds.ts';
import { LINES } from '../../../circuit/line-names.ts';
import { asIsland } from '../../simulator/as-island.tsx';
import type { IslandProps } from '../../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { PartField, PartRows } from '../PartFields.tsx';
import { useOwnPart } from '../use-own-part.ts';
import { OwnCatalogue } from './OwnCatalogue.tsx';
import { produitsParts } from './parts.ts';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './ComponentsForm.module.css';

export const ComponentsForm = asIsland(function ComponentsFormIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const { part } = produitsParts(locale);
  useOwnPart(part);
  const words = (keys: readonly string[], group: 'categories' | 'lines'): Readonly<Record<string, string>> =>
    Object.fromEntries(keys.map((key) => [key, t(`circuitPages.components.${group}.${key}` as never)]));
  return (
    <div className={`${page.form} ${styles.form}`}>
      <div className={`${group.group} ${styles.group}`}>
        <PartField part={part} path="ps_hp" />
        <PartField part={part} path="ps_bp" />
      </div>
      <fieldset className={`${group.group} ${styles.group}`}>
        <legend>{t('circuitPages.components.ownTitle')}</legend>
        <p className={remarks.fine}>{t('circuitPages.components.ownNote')}</p>
        <PartRows
          part={part}
          name="own"
          labels={{
            add: t('circuitPages.components.addOwn'),
            remove: (n) => t('circuitPages.components.removeOwn', { n }),
          }}
          columns={{
            category: { label: t('circuitPages.components.category'), words: words(CATEGORIES, 'categories') },
            lines: { label: t('circuitPages.components.line'), words: words(['all', ...LINES], 'lines') },
            d_mm: { label: t('circuitPages.components.bore') },
            zeta: { label: t('circuitPages.components.zeta') },
          }}
        />
      </fieldset>
      <OwnCatalogue />
    </div>
  );
});
