/** The points of each regime, the compositions in the evaporator, and the schematic. */
import { pageSimulation } from './state/page-simulation.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { CompressorPart } from './compressor/CompressorPart.tsx';
import { useTranslator } from '../../kit/island/context.ts';
import { FlashComposition } from './FlashComposition.tsx';
import { PointsTable } from './PointsTable.tsx';
import { useRegimes } from './regimes.ts';
import { Runs } from './Runs.tsx';
import { Schematic } from './Schematic.tsx';
import styles from './Simulator.module.css';

export function Details() {
  const t = useTranslator();
  const shown = useWhole(pageSimulation.$shown);
  const isCompressor = useWhole(pageSimulation.$mode) === 'compressor';
  const regimes = useRegimes();
  return (
    <>
      <section className={styles.points} aria-label={t('simulator.points.title')}>
        {isCompressor ? <CompressorPart part="Result" /> : null}
        {regimes.map((regime) => (
          <PointsTable key={regime} regime={regime} result={shown[regime].result} isStale={shown[regime].isStale} />
        ))}
        <FlashComposition />
      </section>
      <Schematic />
      <Runs />
    </>
  );
}
