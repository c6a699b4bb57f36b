/** What the page of components asks beside its filters: design pressures, components of one's own. */
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { PartField } from '../PartFields.tsx';
import { useOwnPart } from '../use-own-part.ts';
import { OwnComponents } from './lazy.ts';
import { produitsParts } from './parts.ts';
import group from '../../../kit/styles/group.module.css';
import page from '../part.module.css';
import styles from './ComponentsForm.module.css';

export const ComponentsForm = asIsland(function ComponentsFormIsland({ locale }: IslandProps) {
  const { part } = produitsParts(locale);
  useOwnPart(part);
  return (
    <div className={`${page.form} ${styles.form}`}>
      <div className={`${group.group} ${styles.group}`}>
        <PartField part={part} path="ps_hp" />
        <PartField part={part} path="ps_bp" />
      </div>
      <OwnComponents part={part} />
    </div>
  );
});
