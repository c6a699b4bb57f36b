/** The measured cycle with the healthy machine's and the faulty one's behind it, in one plane. */
import { useDeferredValue, useMemo, useState } from 'react';
import { PhDiagram } from '../../charts/ph/PhDiagram.tsx';
import type { DiagramCycle, Pointed } from '../../charts/ph/PhDiagram.tsx';
import { restingWindow } from '../../charts/ph/window.ts';
import { useCurves } from '../../kit/diagrams/curves.ts';
import { useDiagramTexts } from '../../kit/diagrams/diagram-texts.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { barFromPascal } from '../../quantities/si.ts';
import { drawnCycle } from '../circuit/simulator/drawn-cycle.ts';
import type { ShownTwin } from './state/twin.ts';
import styles from './Twin.module.css';

const LAYERS = { isotherms: true, quality: true, isentropes: false, isochores: false } as const;
const MACHINES = ['measured', 'faulty', 'healthy'] as const;
const MARKS = { measured: '', faulty: '′', healthy: '°' } as const;

export function TwinDiagram({ fluid, cycles }: { readonly fluid: string; readonly cycles: ShownTwin['cycles'] }) {
  const t = useTranslator();
  const format = useFormatter();
  const { pressure, enthalpy, lineTexts, zoomTexts } = useDiagramTexts();
  const [pointed, setPointed] = useState<Pointed>();
  const curves = useCurves(fluid, undefined);
  const results = useDeferredValue(cycles);
  const drawn = useMemo<readonly DiagramCycle[]>(
    () =>
      MACHINES.flatMap((id) => {
        const result = results[id];
        return result
          ? [{ id, ...drawnCycle(result), isDashed: id === 'faulty', isStale: id === 'healthy', mark: MARKS[id] }]
          : [];
      }),
    [results],
  );
  const { hMin, hMax, pMin, pMax } = useMemo(
    () =>
      restingWindow(
        curves,
        drawn.map(({ points }) => points),
        (results.measured ?? results.healthy)?.fluid,
      ),
    [curves, drawn, results],
  );
  const resting = useMemo(() => ({ hMin, hMax, pMin, pMax }), [hMin, hMax, pMin, pMax]);
  const cells =
    pointed &&
    ([
      ['p', format.full('pressure', barFromPascal(pointed.P))],
      ['h', format.full('enthalpy', pointed.H / 1e3)],
    ] as const);
  return (
    <figure className={styles.diagram}>
      <div className={styles.drawing}>
        <PhDiagram
          subject={fluid}
          curves={curves}
          cycles={drawn}
          resting={resting}
          layers={LAYERS}
          pressure={pressure}
          enthalpy={enthalpy}
          lineTexts={lineTexts}
          active={pointed?.point}
          onPoint={setPointed}
          label={`${t('diagnosis.twin.diagram')}, ${fluid}`}
          description={t('study.diagramKeys')}
          zoomTexts={zoomTexts}
        />
      </div>
      <figcaption className={styles.reading}>
        {cells
          ? cells.map(([symbol, text]) => (
              <span key={symbol}>
                <i>{symbol}</i> {text}
              </span>
            ))
          : t('diagnosis.twin.note')}
      </figcaption>
    </figure>
  );
}
