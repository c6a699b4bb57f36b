/** The P-h diagram of the ruler's fluid: its saturation, the point measured, the state asked for. */
import { useEffect, useState } from 'react';
import type { IslandProps } from '../../kit/island/as-island.tsx';
import type { PhCurves } from '../../charts/ph/types.ts';
import { usePart } from '../../kit/island/use-part.ts';
import type { DiagramPanel } from './DiagramPanel.tsx';
import { usePage } from './island.ts';
import type { RulerPage } from './island.ts';
import panel from '../../kit/styles/panel.module.css';
import styles from './Diagram.module.css';

interface Drawn {
  readonly Panel: typeof DiagramPanel;
  readonly curves: PhCurves | undefined;
}

/** Whether the ruler says what the page was served with. */
const useIsServed = ({ ruler, served }: RulerPage): boolean =>
  usePart(ruler.form.$content, (content) => content === served);

export function Diagram({ children }: IslandProps) {
  const page = usePage();
  const [drawn, setDrawn] = useState<Drawn | undefined>(undefined);
  const isServed = useIsServed(page);
  const fluid = usePart(page.$points, (points) => points.fluid);
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const [{ DiagramPanel }, { loadCurves }] = await Promise.all([
        import('./DiagramPanel.tsx'),
        import('../../kit/diagrams/curves.ts'),
      ]);
      // Until its lines are there, too, the diagram of the page stands.
      const curves = await loadCurves(fluid).catch(() => undefined);
      if (!isGone) setDrawn({ Panel: DiagramPanel, curves });
    };
    // Its room is kept; what could not be fetched leaves it as it was.
    if (!drawn) draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [drawn, fluid]);
  return (
    <section className={`${panel.tight} ${styles.panel}`} aria-labelledby="ruler-diagram">
      <h2 id="ruler-diagram">{page.t('ruler.diagram.title')}</h2>
      {drawn ? (
        <drawn.Panel served={drawn.curves} />
      ) : isServed ? (
        children
      ) : (
        <div className={styles.room} data-undrawn="" />
      )}
    </section>
  );
}
