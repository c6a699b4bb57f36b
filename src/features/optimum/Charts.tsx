/** What is drawn: the objective, the cycle at the optimum, the map. */
import { useMemo } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import { curvesFromCompact } from '../../kit/diagrams/compact-curves.ts';
import { CyclesDiagram } from '../study/CyclesDiagram.tsx';
import styles from '../study/study.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import { Curve } from './Curve.tsx';
import { OptimumMap } from './OptimumMap.tsx';
import { usePage } from './page-data.ts';

const FLUID = 'R744';

export { Curve as ObjectiveCurve };

export function Charts() {
  const t = useTranslator();
  const { optimum, curves: compact } = usePage();
  const curves = useMemo(() => curvesFromCompact(compact, () => []), [compact]);
  const { found, isStale } = useWhole(optimum.$shown);
  return (
    <div className={styles.stack}>
      <div className={styles.card}>
        <CyclesDiagram
          title={t('optimum.diagram')}
          first={{ fluid: FLUID, title: FLUID, result: found?.cycle, curves }}
          isStale={isStale}
        />
      </div>
      <OptimumMap />
    </div>
  );
}
