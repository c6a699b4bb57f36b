/** What is drawn: the objective, the cycle at the optimum, the map. */
import { useMemo } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import { curvesFromCompact } from '../../kit/diagrams/compact-curves.ts';
import { CyclesDiagram } from '../circuit/simulator/two-cycles/CyclesDiagram.tsx';
import styles from '../../shell/layout/study.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import { OptimumMap } from './OptimumMap.tsx';
import { usePage } from './island.ts';

const FLUID = 'R744';

export function Charts() {
  const t = useTranslator();
  const { answers, data } = usePage();
  const curves = useMemo(() => curvesFromCompact(data.curves, () => []), [data]);
  const { result: found, status } = useWhole(answers.found);
  return (
    <div className={styles.stack}>
      <div className={styles.card}>
        <CyclesDiagram
          title={t('optimum.diagram')}
          first={{ fluid: FLUID, title: FLUID, result: found?.cycle, curves }}
          isStale={status !== 'current'}
        />
      </div>
      <OptimumMap />
    </div>
  );
}
