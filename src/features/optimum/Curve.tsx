/** The objective against the high pressure, with the optimum, what correlations give and what the machine runs at. */
import { useDeferredValue } from 'react';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine, Mark } from '../../charts/plot/marks.tsx';
import { roundDomain } from '../../charts/plot/layout.ts';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import { CORRELATIONS } from '../../circuit/optimum/correlations.ts';
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import { convert, formatNumber, ticksIn } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import panel from '../../kit/styles/panel.module.css';
import styles from '../../shell/layout/study.module.css';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { usePage } from './island.ts';
import { percentText } from './words.ts';

type Point = readonly [p: number, value: number];

/** The objective at a pressure between two of the scan; undefined where it has none. */
function valueAt(points: readonly Point[], p: number): number | undefined {
  const index = points.findIndex(([at]) => at >= p);
  const after = points[index];
  const before = points[Math.max(index - 1, 0)];
  if (!after || !before) return undefined;
  return after[0] === before[0]
    ? after[1]
    : before[1] + ((p - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** The curve falls to nothing at its foot: what is far below the optimum is not what one looks at. */
const FOOT = 0.6;
/** What is shown about the optimum and all the marks, bar. */
const AROUND = { below: 12, above: 22, marks: 3 } as const;

/** The part of the scan that shows the optimum and its marks. */
function pointsOf({ curve, optimum, correlations, current }: HpOptimum): readonly Point[] {
  const marked = [...CORRELATIONS.map((key) => correlations[key].p), ...(current ? [current.p] : [])];
  const from = Math.min(optimum.p_gc - AROUND.below, ...marked.map((p) => p - AROUND.marks));
  const to = Math.max(optimum.p_gc + AROUND.above, ...marked.map((p) => p + AROUND.marks));
  return curve.flatMap(({ p_gc, objective }): Point[] =>
    objective === null || objective < FOOT * optimum.objective || p_gc < from || p_gc > to ? [] : [[p_gc, objective]],
  );
}

export function Curve() {
  const t = useTranslator();
  const format = useFormatter();
  const { answers, form } = usePage();
  const { result: found, status } = useDeferredValue(useWhole(answers.found));
  const key = usePart(form.$content, ({ values: { objective } }) => (objective === 'cop' ? 'cop' : 'eer'));
  const objective = t(`simulator.figures.${key}`);
  if (!found) return null;
  const { optimum, correlations, current, limited } = found.optimum;
  const points = pointsOf(found.optimum);
  const unit = unitOfSlot(format.units, 'pressure') as UnitOf<'pressure'>;
  const shown = (bar: number): number => convert('pressure', bar, 'bar', unit);
  const back = (value: number): number => convert('pressure', value, unit, 'bar');
  const [first, last] = [points[0]?.[0] ?? optimum.p_gc, points.at(-1)?.[0] ?? optimum.p_gc];
  const values = points.map(([, value]) => value);
  const isDrawn = (p: number): boolean => p >= first && p <= last;
  const x = {
    domain: [shown(first), shown(Math.max(last, first + 1))] as const,
    title: t('optimum.curve.axis', { unit: format.symbol('pressure') }),
    format: ticksIn(t.locale),
  };
  const y = {
    domain: roundDomain(values.length > 0 ? values : [optimum.objective]),
    title: objective,
    format: ticksIn(t.locale),
  };
  const pixels = (layout: PlotLayout, [p, value]: Point): readonly [number, number] => [
    layout.x(shown(p)),
    layout.y(value),
  ];
  const marks = (layout: PlotLayout): readonly Mark[] => {
    const mark = (name: string, p: number, text: string, isSecond: boolean): readonly Mark[] => {
      const value = isDrawn(p) ? valueAt(points, p) : undefined;
      return value === undefined ? [] : [{ key: name, at: pixels(layout, [p, value]), text, isSecond }];
    };
    return [
      { key: 'optimum', at: pixels(layout, [optimum.p_gc, optimum.objective]), text: t('optimum.curve.optimum') },
      ...(current ? mark('current', current.p, t('optimum.curve.current'), false) : []),
      ...(limited ? mark('limited', limited.p_gc, t('optimum.curve.limited'), false) : []),
      ...CORRELATIONS.flatMap((name) =>
        mark(name, correlations[name].p, t(`optimum.correlations.${name}`).replace(/ .*/, ''), true),
      ),
    ];
  };
  const lines: readonly LegendLine[] = [{ key: 'objective', text: objective, line: 'curve' }];
  return (
    <section className={`${panel.panel} ${styles.section}`} aria-labelledby="curve">
      <h2 id="curve">{t('optimum.curve.title', { objective })}</h2>
      <div className={status === 'current' ? undefined : styles.dimmed}>
        <Plot
          x={x}
          y={y}
          label={t('optimum.curve.label', {
            objective,
            from: format.full('pressure', first),
            to: format.full('pressure', last),
            value: format.number('ratio', optimum.objective),
            p: format.full('pressure', optimum.p_gc),
          })}
          caption={<Legend lines={lines} />}
          inside={(layout) => (
            <>
              <line
                className={lineClass('guide')}
                x1={layout.x(shown(optimum.p_gc))}
                x2={layout.x(shown(optimum.p_gc))}
                y1={layout.top}
                y2={layout.bottom}
              />
              {current && isDrawn(current.p) ? (
                <line
                  className={lineClass('limit')}
                  x1={layout.x(shown(current.p))}
                  x2={layout.x(shown(current.p))}
                  y1={layout.top}
                  y2={layout.bottom}
                />
              ) : null}
              <polyline
                className={lineClass('curve')}
                points={points
                  .map((point) =>
                    pixels(layout, point)
                      .map((value) => value.toFixed(1))
                      .join(','),
                  )
                  .join(' ')}
              />
            </>
          )}
          over={(layout) => (
            <Marks
              layout={layout}
              marks={marks(layout)}
              obstacles={boxesOfCurve(
                points.filter((_, index) => index % 4 === 0).map((point) => pixels(layout, point)),
              )}
            />
          )}
          readable={{
            translate: (text) => text[t.locale],
            start: [shown(optimum.p_gc), optimum.objective],
            isCurve: true,
            at: (at) => {
              const value = valueAt(points, back(at));
              if (value === undefined) return undefined;
              return {
                at: [at, value],
                values: [
                  { name: 'p', text: format.full('pressure', back(at)) },
                  { name: objective, text: formatNumber(value, 3, t.locale) },
                  { name: t('optimum.curve.lost'), text: percentText(100 * (1 - value / optimum.objective), t.locale) },
                ],
              };
            },
          }}
        />
      </div>
    </section>
  );
}
