/** The EER over each pressure or temperature of the cycle that may be searched for: the top marked, how flat it is, and over two at once. */
import { memo, startTransition, useEffect, useState } from 'react';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../../charts/plot/marks.tsx';
import { roundDomain } from '../../../charts/plot/layout.ts';
import type { PlotLayout } from '../../../charts/plot/layout.ts';
import { Plot } from '../../../charts/plot/Plot.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { convert, formatNumber, ticksIn } from '../../../quantities/index.ts';
import type { UnitOf } from '../../../quantities/index.ts';
import { askWorker } from '../../../runtime/circuit-bridge.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import type { CycleOptima, OptimumCurve, OptimumMap } from '../../../simulation/cycles/optima.ts';
import styles from './Optima.module.css';
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';

/** A curve is asked for once typing pauses, ms. */
const PAUSE = 150;
/** Lower than this share of the best is not what one looks at. */
const FOOT = 0.5;
const QUANTITIES = { bar: 'pressure', degC: 'temperature', K: 'temperatureDifference' } as const;

/** What the form of a regime asks, answered by the worker; the last answer until the next is there. */
function useOptima(regime: Regime): CycleOptima | undefined {
  const { $inputs } = useSimulation();
  const body = usePart($inputs, (inputs): BodyValues => inputs[regime] ?? inputs.permanent);
  const [optima, setOptima] = useState<CycleOptima | undefined>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      askWorker('cycleOptima', [body], { signal: controller.signal }).then(
        (answer) => startTransition(() => setOptima(answer.ok ? answer.result : undefined)),
        // Given up, or no worker: what has come stays.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body]);
  return optima;
}

export function Optima({ regime }: { readonly regime: Regime }) {
  const optima = useOptima(regime);
  return optima === undefined || optima.curves.length === 0 ? null : <Drawn optima={optima} />;
}

/** Drawn when an answer comes, not at each key that asks for one. */
const Drawn = memo(function DrawnOptima({ optima }: { readonly optima: CycleOptima }) {
  const t = useTranslator();
  return (
    <section className={styles.optima} aria-label={t('simulator.optima.title')} data-optima="">
      <h2>{t('simulator.optima.title')}</h2>
      <p className={styles.note}>{t('simulator.optima.alone')}</p>
      {optima.curves.map((curve) => (
        <Curve key={curve.key} curve={curve} />
      ))}
      {optima.map === undefined ? null : <HeatMap map={optima.map} curves={optima.curves} />}
    </section>
  );
});

function Curve({ curve }: { readonly curve: OptimumCurve }) {
  const t = useTranslator();
  const format = useFormatter();
  const { key, unit, best, current, near, isBound } = curve;
  const quantity = QUANTITIES[unit];
  const name = t(`simulator.fields.${key}`);
  const shownUnit = unitOfSlot(format.units, quantity) as UnitOf<typeof quantity>;
  const shown = (value: number): number => convert(quantity, value, unit as UnitOf<typeof quantity>, shownUnit);
  const full = (value: number): string => format.full(quantity, value);
  const eerText = (eer: number): string => formatNumber(eer, 3, t.locale);
  const points = curve.points.flatMap(({ value, eer }) =>
    eer === null || eer < FOOT * best.eer ? [] : [[value, eer] as const],
  );
  const values = points.map(([value]) => value);
  if (values.length < 2) return null;
  const pixels = (layout: PlotLayout, [value, eer]: readonly [number, number]) =>
    [layout.x(shown(value)), layout.y(eer)] as const;
  const loss = formatNumber(100 * (1 - current.eer / best.eer), 2, t.locale);
  const words = { eer: eerText(best.eer), value: full(best.value), from: full(near.from), to: full(near.to) };
  return (
    <figure className={styles.figure}>
      <Plot
        x={{
          domain: [shown(Math.min(...values)), shown(Math.max(...values))],
          title: `${name}, ${format.symbol(quantity)}`,
          format: ticksIn(t.locale),
        }}
        y={{ domain: roundDomain(points.map(([, eer]) => eer)), title: 'EER', format: ticksIn(t.locale) }}
        label={`${name}. ${t('simulator.optima.near', words)}`}
        caption={<Legend lines={[{ key, text: `EER, ${name}`, line: 'curve' }]} />}
        inside={(layout) => (
          <polyline
            className={lineClass('curve')}
            points={points
              .map((point) =>
                pixels(layout, point)
                  .map((at) => at.toFixed(1))
                  .join(','),
              )
              .join(' ')}
          />
        )}
        over={(layout) => (
          <Marks
            layout={layout}
            marks={[
              { key: 'best', at: pixels(layout, [best.value, best.eer]), text: t('simulator.optima.best') },
              ...(current.value >= Math.min(...values) && current.value <= Math.max(...values)
                ? [
                    {
                      key: 'here',
                      at: pixels(layout, [current.value, current.eer]),
                      text: t('simulator.optima.here'),
                      isSecond: true,
                    },
                  ]
                : []),
            ]}
            obstacles={boxesOfCurve(points.filter((_, index) => index % 4 === 0).map((point) => pixels(layout, point)))}
          />
        )}
      />
      <figcaption>
        {t(isBound ? 'simulator.optima.bound' : 'simulator.optima.near', words)}{' '}
        {t('simulator.optima.current', { value: full(current.value), eer: eerText(current.eer), loss })}
      </figcaption>
    </figure>
  );
}

const CELL = 14;

/** One square a pair of values, the better the darker, with the best pair of the curves ringed. */
function HeatMap({ map, curves }: { readonly map: OptimumMap; readonly curves: readonly OptimumCurve[] }) {
  const t = useTranslator();
  const format = useFormatter();
  const known = map.eers.flat().filter((eer) => eer !== null);
  const curveOf = (key: string) => curves.find((curve) => curve.key === key);
  const [x, y] = [curveOf(map.x), curveOf(map.y)];
  if (known.length === 0 || x === undefined || y === undefined) return null;
  const [high, low] = [Math.max(...known), Math.max(Math.min(...known), FOOT * Math.max(...known))];
  const name = (curve: OptimumCurve): string => t(`simulator.fields.${curve.key}`);
  const full = ({ unit }: OptimumCurve, value: number): string => format.full(QUANTITIES[unit], value);
  const place = (values: readonly number[], value: number): number => {
    const after = values.findIndex((one) => one >= value);
    if (after <= 0) return after < 0 ? values.length - 1 : 0;
    const [from = 0, to = 1] = [values[after - 1], values[after]];
    return after - 1 + (value - from) / (to - from);
  };
  const [width, height] = [map.xs.length * CELL, map.ys.length * CELL];
  const top = map.eers
    .flatMap((row, j) => row.map((eer, i) => ({ eer, i, j })))
    .reduce((best, one) => ((one.eer ?? -1) > (best.eer ?? -1) ? one : best));
  return (
    <figure className={styles.figure}>
      <h3>{t('simulator.optima.map')}</h3>
      <svg
        translate="no"
        className={styles.map}
        viewBox={`-4 -4 ${width + 8} ${height + 26}`}
        role="img"
        aria-label={t('simulator.optima.mapLabel', {
          x: name(x),
          y: name(y),
          low: formatNumber(low, 2, t.locale),
          high: formatNumber(high, 2, t.locale),
        })}
      >
        {map.eers.map((row, j) =>
          row.map((eer, i) =>
            eer === null || eer < low ? null : (
              <rect
                key={`${i}-${j}`}
                className={styles.cell}
                x={i * CELL}
                y={height - (j + 1) * CELL}
                width={CELL}
                height={CELL}
                opacity={0.08 + 0.92 * ((eer - low) / (high - low || 1)) ** 2}
              />
            ),
          ),
        )}
        <circle className={styles.top} cx={(top.i + 0.5) * CELL} cy={height - (top.j + 0.5) * CELL} r="6" />
        <circle
          className={styles.here}
          cx={(place(map.xs, x.current.value) + 0.5) * CELL}
          cy={height - (place(map.ys, y.current.value) + 0.5) * CELL}
          r="4"
        />
        <text x="0" y={height + 14}>
          {full(x, map.xs[0] ?? 0)}
        </text>
        <text x={width} y={height + 14} textAnchor="end">
          {full(x, map.xs.at(-1) ?? 0)}
        </text>
      </svg>
      <figcaption>
        {`${name(x)} → · ${name(y)} ↑ ${full(y, map.ys[0] ?? 0)} – ${full(y, map.ys.at(-1) ?? 0)}. `}
        {`${t('simulator.optima.best')} ◯ ${full(x, map.xs[top.i] ?? 0)}, ${full(y, map.ys[top.j] ?? 0)}, EER ${formatNumber(top.eer ?? 0, 3, t.locale)}. ${t('simulator.optima.here')} ●`}
      </figcaption>
    </figure>
  );
}
