/** The T-s diagram of the fluid with both regimes and the choice of its lines. */
import { useCallback, useMemo, useState } from 'react';
import type { PhCurves } from '../../../charts/ph/types.ts';
import { TsDiagram } from '../../../charts/ts/TsDiagram.tsx';
import type { TsPointed } from '../../../charts/ts/TsDiagram.tsx';
import type { TsLineTexts } from '../../../charts/ts/ts-labels.ts';
import type { TsLayers } from '../../../charts/ts/types.ts';
import { restingTsWindow } from '../../../charts/ts/window.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { formatSignificant, withUnit } from '../../../quantities/number.ts';
import { inPresentSign } from '../../../quantities/reader.ts';
import { useDrawn } from '../simulator/use-drawn.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { stateNow } from '../../../kit/diagrams/states.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { DiagramHead } from '../simulator/DiagramHead.tsx';
import { axisUnit, shownIn, tickText, useDiagramTexts } from '../../../kit/diagrams/diagram-texts.ts';
import styles from '../simulator/DiagramHead.module.css';
import { useWhole } from '../../../kit/island/use-part.ts';
import { regimeOfDrawn } from '../simulator/drawn-cycle.ts';
import { $beside } from '../simulator/state/beside.ts';
import { useHand } from '../simulator/use-hand.tsx';
import { useHeld } from '../../../charts/plane/use-held.ts';
import { useTsCurves, useTsCycles } from './ts-states.ts';

const WORDS = {
  isobars: 'circuitPages.diagram.isobars',
  quality: 'simulator.diagram.quality',
  isenthalps: 'circuitPages.diagram.isenthalps',
  isochores: 'simulator.diagram.isochores',
} as const;
const OPENING: TsLayers = { isobars: true, quality: true, isenthalps: false, isochores: false };

interface TsPanelProps {
  readonly curves: PhCurves | undefined;
  /** Whether it stands without the P-h diagram, which has what is explored of both. */
  readonly isAlone?: boolean;
}

export function TsPanel({ curves: phCurves, isAlone = false }: TsPanelProps) {
  const { $pointed } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const { fluid, title, isHeld, shown, active } = useDrawn();
  const [layers, setLayers] = useState(OPENING);
  const onLayer = useCallback(
    (layer: keyof TsLayers, isShown: boolean) => setLayers((now) => ({ ...now, [layer]: isShown })),
    [],
  );
  const curves = useTsCurves(fluid, phCurves);
  const laid = useWhole($beside);
  const cycles = useTsCycles(fluid, shown, phCurves, laid, isHeld);
  const { on, over, onKeep, marks, explore, below } = useHand('ts');
  const { sMin, sMax, tMin, tMax } = restingTsWindow(
    phCurves && phCurves.dome.sDew.length > 0 ? phCurves : undefined,
    cycles.map(({ points }) => points),
  );
  // What is under a finger does not slide away from it.
  const resting = useHeld(
    useMemo(() => ({ sMin, sMax, tMin, tMax }), [sMin, sMax, tMin, tMax]),
    isHeld,
  );
  const { zoomTexts } = useDiagramTexts();
  const { temperature, entropy, lineTexts } = useMemo(() => {
    const texts: TsLineTexts = {
      isobar: inPresentSign((value) =>
        withUnit(tickText(shownIn('pressure', format, value), t.locale), format.symbol('pressure')),
      ),
      quality: inPresentSign((value) => `x ${formatNumber(value, 1, t.locale)}`),
      isenthalp: inPresentSign((value) => `h ${formatSignificant(shownIn('enthalpy', format, value), 3, t.locale)}`),
      isochore: inPresentSign((value) => `v ${tickText(shownIn('specificVolume', format, value), t.locale)}`),
    };
    return {
      temperature: axisUnit('temperature', format, t('simulator.points.T')),
      entropy: axisUnit('entropy', format, t('circuitPages.diagram.entropy')),
      lineTexts: texts,
    };
  }, [format, t]);

  const onPoint = (at: TsPointed | undefined): void => {
    if (!at) {
      $pointed.set(undefined);
      return;
    }
    const { point } = at;
    const cycle = point && cycles.find(({ id }) => id === point.cycle);
    const state = (point && cycle?.points[point.letter]) ?? stateNow(fluid, { T: at.T, S: at.S });
    $pointed.set({
      H: state?.H ?? Number.NaN,
      P: state?.P ?? Number.NaN,
      point: point && { regime: regimeOfDrawn(point.cycle), letter: point.letter },
    });
  };

  return (
    <section className={styles.panel} aria-label={t('circuitPages.diagram.ts')}>
      <DiagramHead
        title={t('circuitPages.diagram.ts')}
        fluid={title}
        words={WORDS}
        layers={layers}
        onLayer={onLayer}
        explore={explore}
        onExplore={isAlone ? on.onFocus : undefined}
      />
      <div className={styles.drawing} data-stale={shown.permanent.isStale ? '' : undefined} {...on}>
        <TsDiagram
          subject={fluid}
          curves={curves}
          cycles={cycles}
          resting={resting}
          layers={layers}
          temperature={temperature}
          entropy={entropy}
          lineTexts={lineTexts}
          active={active}
          onPoint={onPoint}
          label={t('circuitPages.diagram.tsLabel', { fluid: title })}
          description={t('simulator.diagram.description')}
          zoomTexts={zoomTexts}
          over={over}
          isHeld={isHeld}
          marks={marks}
          onKeep={onKeep}
        />
      </div>
      {isAlone ? below : null}
    </section>
  );
}
