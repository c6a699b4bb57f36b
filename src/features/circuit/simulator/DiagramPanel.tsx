import { useWhole } from '../../../kit/island/use-part.ts';
import { memo, useCallback, useMemo, useRef } from 'react';
import { useRegimes } from './regimes.ts';
import { PhDiagram as DrawnDiagram } from '../../../charts/ph/PhDiagram.tsx';
import type { DiagramCycle, Pointed } from '../../../charts/ph/PhDiagram.tsx';
import type { PhCurves } from '../../../charts/ph/types.ts';
import { restingWindow } from '../../../charts/ph/window.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { DiagramHead } from './DiagramHead.tsx';
import { useDiagramTexts } from '../../../kit/diagrams/diagram-texts.ts';
import { drawnCircuits, drawnId, regimeOfDrawn } from './drawn-cycle.ts';
import { useCurves } from '../../../kit/diagrams/curves.ts';
import { useFluidTitle } from './fluids.ts';
import { useHeld } from '../../../charts/plane/use-held.ts';
import { useHand } from './use-hand.tsx';
import { ReadOut } from './ReadOut.tsx';
import { $beside, idOfBeside, MARKS } from './state/beside.ts';
import type { Beside } from './state/beside.ts';
import styles from './DiagramHead.module.css';
import type { PointedState } from './state/view.ts';
import { useDrawn } from './use-drawn.ts';
import { useSimulation } from './use-simulation.ts';

/** A keystroke comes by here before its lines do: what it has not changed is not drawn again. */
const PhDiagram = memo(DrawnDiagram);

const WORDS = {
  isotherms: 'simulator.diagram.isotherms',
  quality: 'simulator.diagram.quality',
  isentropes: 'simulator.diagram.isentropes',
  isochores: 'simulator.diagram.isochores',
} as const;
const pointedStateOf = ({ H, P, point }: Pointed): PointedState => ({
  H,
  P,
  point: point && { regime: regimeOfDrawn(point.cycle), letter: point.letter },
});

/** A cycle laid beside, as it is drawn: one drawing a circuit. */
const drawnBeside = ({ place, result }: Beside): readonly DiagramCycle[] =>
  drawnCircuits(result).map(({ circuit, points, lines }) => ({
    id: idOfBeside(place, circuit),
    points,
    lines,
    isDashed: false,
    isStale: false,
    mark: MARKS[place],
    series: place,
  }));

interface DiagramPanelProps {
  readonly curves: PhCurves | undefined;
  /** False where one reading, and one full screen, stand for several diagrams. */
  readonly hasReadOut?: boolean;
}

/** The P-h diagram of the fluid with the regimes there are, the choice of its lines, and the state under the cross. */
export function DiagramPanel({ curves, hasReadOut = true }: DiagramPanelProps) {
  const { $layers, $pointed } = useSimulation();
  const onPoint = useCallback((at: Pointed | undefined) => $pointed.set(at && pointedStateOf(at)), [$pointed]);
  const t = useTranslator();
  const { fluid, title, isHeld, shown, active } = useDrawn();
  const layers = useWhole($layers);

  const steady = shown.permanent.result;
  const regimes = useRegimes();
  const transitory = regimes.length > 1 ? shown.transient.result : undefined;
  const isTransitoryStale = shown.transient.isStale && !shown.permanent.isStale;
  const cycles = useMemo<readonly DiagramCycle[]>(
    () =>
      regimes.flatMap((id) => {
        const result = id === 'permanent' ? steady : transitory;
        if (!result) return [];
        const isDashed = id === 'transient';
        return drawnCircuits(result).map(({ circuit, points, lines }) => ({
          id: drawnId(id, circuit),
          points,
          lines,
          isDashed,
          isStale: isDashed && isTransitoryStale,
          mark: isDashed ? '′' : '',
          isSecond: circuit !== 'main',
        }));
      }),
    [regimes, steady, transitory, isTransitoryStale],
  );
  const { on, over, onKeep, marks, explore, below } = useHand('ph');
  const laid = useWhole($beside);
  const beside = useMemo(() => laid.flatMap(drawnBeside), [laid]);
  const { hMin, hMax, pMin, pMax } = restingWindow(
    curves,
    [...cycles, ...beside].map(({ points }) => points),
    steady?.fluid,
  );
  // What is under a finger does not slide away from it.
  const resting = useHeld(
    useMemo(() => ({ hMin, hMax, pMin, pMax }), [hMin, hMax, pMin, pMax]),
    isHeld,
  );
  const { pressure, enthalpy, lineTexts, zoomTexts } = useDiagramTexts();
  const secondFluid = steady && drawnCircuits(steady)[1]?.fluid;
  const secondCurves = useCurves(secondFluid ?? fluid, undefined, secondFluid !== undefined);
  const secondTitle = useFluidTitle(secondFluid ?? '', t.locale);
  const panel = useRef<HTMLElement>(null);

  return (
    <section ref={panel} className={styles.panel} aria-label={t('simulator.diagram.title')}>
      <DiagramHead
        title={t('simulator.diagram.title')}
        fluid={secondFluid === undefined ? title : `${title}, ${secondTitle}`}
        caution={steady?.extra.quality === 'estimated blend' ? t('simulator.blends.estimatedShort') : undefined}
        words={WORDS}
        layers={layers}
        onLayer={$layers.setKey}
        explore={explore}
        onExplore={on.onFocus}
        panel={hasReadOut ? panel : undefined}
      />
      <div className={styles.drawing} data-stale={shown.permanent.isStale ? '' : undefined} {...on}>
        <PhDiagram
          subject={fluid}
          curves={curves}
          secondCurves={secondFluid === undefined ? undefined : secondCurves}
          cycles={cycles}
          resting={resting}
          layers={layers}
          pressure={pressure}
          enthalpy={enthalpy}
          lineTexts={lineTexts}
          active={active}
          onPoint={onPoint}
          label={t('simulator.diagram.label', { fluid: title })}
          description={t('simulator.diagram.description')}
          zoomTexts={zoomTexts}
          over={over}
          isHeld={isHeld}
          beside={beside}
          marks={marks}
          onKeep={onKeep}
        />
      </div>
      {hasReadOut ? <ReadOut /> : null}
      {below}
    </section>
  );
}
