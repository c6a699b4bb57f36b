/** The points of each regime, the compositions in the evaporator, and the schematic. */
import { cycleOf } from '../../../simulation/cycles/index.ts';
import { Optima } from './Optima.tsx';
import { BesideOneStage, StagesTable } from './StagesTable.tsx';
import { memo, useDeferredValue } from 'react';
import type { Shown as ShownRegimes } from './state/results.ts';
import { useSimulation } from './use-simulation.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import { CompressorPart } from './compressor/CompressorPart.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { FlashComposition } from './FlashComposition.tsx';
import { PointsTable } from './PointsTable.tsx';
import { useRegimes } from './regimes.ts';
import { Schematic } from './Schematic.tsx';
import styles from './Simulator.module.css';

export function Details() {
  // A keystroke shows its figures first; tables and drawings follow.
  const shown = useDeferredValue(useWhole(useSimulation().$shown));
  return <Shown shown={shown} />;
}

const Shown = memo(function ShownDetails({ shown }: { readonly shown: ShownRegimes }) {
  const simulation = useSimulation();
  const t = useTranslator();
  const view = useWhole(simulation.$view);
  const { result } = shown[view];
  const isBranched = result !== undefined && cycleOf(result.input).stages.length > 1;
  const isCompressor = useWhole(simulation.$mode) === 'compressor';
  const regimes = useRegimes();
  return (
    <>
      <section className={styles.points} aria-label={t('simulator.points.title')}>
        {isCompressor ? <CompressorPart part="Result" /> : null}
        {isBranched ? <StagesTable result={result} /> : null}
        {regimes.map((regime) => (
          <PointsTable key={regime} regime={regime} result={shown[regime].result} isStale={shown[regime].isStale} />
        ))}
        <FlashComposition shown={shown[view]} />
      </section>
      <Schematic />
      {result?.architecture ? <BesideOneStage result={result} /> : null}
      {result?.architecture ? <Optima regime={view} /> : null}
    </>
  );
});
