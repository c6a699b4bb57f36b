/** One or two cycles on a P-h diagram, each with the dome of its own fluid, and the state under the cross. */
import { useDeferredValue, useMemo, useState } from 'react';
import { PhDiagram } from '../../../../charts/ph/PhDiagram.tsx';
import type { DiagramCycle, Pointed } from '../../../../charts/ph/PhDiagram.tsx';
import type { PhCurves } from '../../../../charts/ph/types.ts';
import { restingWindow } from '../../../../charts/ph/window.ts';
import { barFromPascal } from '../../../../quantities/si.ts';
import { cycleOf, nodeWords, pointOfNode } from '../../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../../simulation/types.ts';
import { useFormatter, useTranslator } from '../../../../kit/island/context.ts';
import { useCurves } from '../../../../kit/diagrams/curves.ts';
import { useDiagramTexts } from '../../../../kit/diagrams/diagram-texts.ts';
import { drawnCycle } from '../drawn-cycle.ts';
import styles from './CyclesDiagram.module.css';

export interface DrawnSide {
  /** As the engine names it. */
  readonly fluid: string;
  readonly title: string;
  readonly result: SimulationResult | undefined;
  /** Lines served with the page, until the whole set is there. */
  readonly curves: PhCurves | undefined;
}

interface CyclesDiagramProps {
  readonly title: string;
  readonly first: DrawnSide;
  readonly second?: DrawnSide | undefined;
  readonly isStale: boolean;
}

/** One fluid is read along its isotherms; with two, their lines would not be told apart. */
const ALONE = { isotherms: true, quality: true, isentropes: false, isochores: false } as const;
const TOGETHER = { isotherms: false, quality: false, isentropes: false, isochores: false } as const;
const SIDES = ['first', 'second'] as const;
const MARKS = { first: '', second: '₂' } as const;

const widest = (one: ReturnType<typeof restingWindow>, other: ReturnType<typeof restingWindow>) => ({
  hMin: Math.min(one.hMin, other.hMin),
  hMax: Math.max(one.hMax, other.hMax),
  pMin: Math.min(one.pMin, other.pMin),
  pMax: Math.max(one.pMax, other.pMax),
});

export function CyclesDiagram({ title, first, second, isStale }: CyclesDiagramProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { pressure, enthalpy, lineTexts, zoomTexts } = useDiagramTexts();
  const [pointed, setPointed] = useState<Pointed | undefined>(undefined);
  const curves = useCurves(first.fluid, first.curves);
  const secondCurves = useCurves(second?.fluid ?? first.fluid, second ? second.curves : first.curves);
  const one = useDeferredValue(first.result);
  const other = useDeferredValue(second?.result);
  const cycles = useMemo<readonly DiagramCycle[]>(
    () =>
      SIDES.flatMap((id) => {
        const result = id === 'first' ? one : other;
        return result
          ? [{ id, ...drawnCycle(result), isDashed: false, isStale: false, mark: MARKS[id], isSecond: id === 'second' }]
          : [];
      }),
    [one, other],
  );
  const resting = useMemo(() => {
    const pointsOf = (id: string) => cycles.filter((cycle) => cycle.id === id).map(({ points }) => points);
    const own = restingWindow(curves, pointsOf('first'), one?.fluid);
    return second ? widest(own, restingWindow(secondCurves, pointsOf('second'), other?.fluid)) : own;
  }, [cycles, curves, secondCurves, one, other, second]);
  const { hMin, hMax, pMin, pMax } = resting;
  const steady = useMemo(() => ({ hMin, hMax, pMin, pMax }), [hMin, hMax, pMin, pMax]);

  const point = pointed?.point;
  const result = point?.cycle === 'second' ? other : one;
  const node = point && result && cycleOf(result.input).nodes.find(({ letter }) => letter === point.letter);
  const at = node && result && pointOfNode(result, node);
  const name = point?.cycle === 'second' ? second?.title : first.title;
  const cells =
    pointed &&
    ([
      ['T', at && format.full('temperature', at.T)],
      ['p', format.full('pressure', at?.P ?? barFromPascal(pointed.P))],
      ['h', format.full('enthalpy', at?.H ?? pointed.H / 1e3)],
      ['s', at && format.full('entropy', at.S)],
      ['ρ', at && format.full('density', at.D)],
    ] as const);

  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {second ? (
          <p className={styles.legend}>
            <span className={styles.first}>{first.title}</span>
            <span className={styles.second}>{`${second.title} (${MARKS.second})`}</span>
          </p>
        ) : null}
      </header>
      <div className={styles.drawing} data-stale={isStale ? '' : undefined}>
        <PhDiagram
          subject={`${first.fluid} ${second?.fluid ?? ''}`}
          curves={curves}
          secondCurves={second ? secondCurves : undefined}
          cycles={cycles}
          resting={steady}
          layers={second ? TOGETHER : ALONE}
          pressure={pressure}
          enthalpy={enthalpy}
          lineTexts={lineTexts}
          active={point}
          onPoint={setPointed}
          label={t('simulator.diagram.label', {
            fluid: second ? t('study.both', { one: first.title, other: second.title }) : first.title,
          })}
          description={t('study.diagramKeys')}
          zoomTexts={zoomTexts}
        />
      </div>
      <p className={styles.reading} aria-live={point ? 'polite' : 'off'}>
        {cells ? (
          <>
            {node && result ? (
              <strong>
                {node.letter}
                {point.cycle === 'second' ? MARKS.second : ''} · {name} · {nodeWords(node, result.input, t.locale, t)}
              </strong>
            ) : null}
            {cells.map(([symbol, text]) =>
              text === undefined ? null : (
                <span key={symbol}>
                  <i>{symbol}</i> {text}
                </span>
              ),
            )}
          </>
        ) : (
          t('study.diagramHint')
        )}
      </p>
    </section>
  );
}
