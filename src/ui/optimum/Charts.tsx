/** What is drawn: the objective, the cycle at the optimum, the map. */
import { useMemo } from 'react';
import { $shown } from '../../stores/optimum/optimum.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { curvesFromCompact } from '../simulator/initial.ts';
import type { IslandProps } from '../study/as-island.tsx';
import { CyclesDiagram } from '../study/CyclesDiagram.tsx';
import styles from '../study/study.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import { Curve } from './Curve.tsx';
import { OptimumMap } from './OptimumMap.tsx';
import { asIsland, optimumData } from './page-data.ts';

const FLUID = 'R744';

export const ObjectiveCurve = asIsland(Curve);

export const Charts = asIsland(function OptimumCharts({ locale }: IslandProps) {
  const t = useTranslator();
  const { curves: compact } = optimumData(locale);
  const curves = useMemo(() => curvesFromCompact(compact, () => []), [compact]);
  const { found, isStale } = useWhole($shown);
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
});
