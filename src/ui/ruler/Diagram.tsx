/** The P-h diagram of the ruler's fluid: its saturation, the point measured, the state asked for. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { asIsland } from './as-island.tsx';
import type { PartProps } from './as-island.tsx';
import styles from './Diagram.module.css';

export const Diagram = asIsland(function RulerDiagram({ page }) {
  const [drawn, setDrawn] = useState<{ readonly Panel: ComponentType<PartProps> } | undefined>(undefined);
  useEffect(() => {
    // Its room is kept; what could not be fetched leaves it empty.
    import('./DiagramPanel.tsx').then(
      ({ DiagramPanel }) => setDrawn({ Panel: DiagramPanel }),
      () => undefined,
    );
  }, []);
  return (
    <section className={styles.panel} aria-labelledby="ruler-diagram">
      <h2 id="ruler-diagram">{page.t('ruler.diagram.title')}</h2>
      {drawn ? <drawn.Panel page={page} /> : <div className={styles.room} data-undrawn="" />}
    </section>
  );
});
