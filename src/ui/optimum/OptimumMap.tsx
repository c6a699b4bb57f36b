/** The best pressure over evaporation and gas cooler outlet, in bands of pressure, as far as the worker has come. */
import { useEffect } from 'react';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { Marks } from '../../charts/plot/marks.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import { roundStep } from '../../charts/plot/scale.ts';
import { convert, tickText } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { entries } from '../../stores/optimum/fields.ts';
import { $map, drawMap, followMap, stopMap } from '../../stores/optimum/map.ts';
import type { DrawnMap } from '../../stores/optimum/map.ts';
import { $shown } from '../../stores/optimum/optimum.ts';
import { unitOfSlot } from '../../stores/simulation/units.ts';
import { useFormatter, useTranslator } from '../simulator/context.ts';
import study from '../study/study.module.css';
import { usePart, useWhole } from '../use-part.ts';
import styles from './OptimumMap.module.css';

/** About so many bands from the lowest pressure to the highest. */
const BANDS = 10;
const DEPTHS = 10;

interface Band {
  readonly from: number;
  readonly to: number;
  /** 0 to 10, from the lowest band to the highest: a depth of the hue. */
  readonly depth: number;
  /** Each row of the map with the columns of the band, ends included. */
  readonly runs: readonly (readonly [row: number, first: number, last: number])[];
}

function bandsOf({ rows }: DrawnMap): readonly Band[] {
  const pressures = rows.flatMap((row) => row.flatMap((point) => (point ? [point.p_gc] : [])));
  if (pressures.length === 0) return [];
  const [low, high] = [Math.min(...pressures), Math.max(...pressures)];
  const step = roundStep(Math.max(high - low, 1), BANDS);
  const bandOf = (p: number): number => Math.floor(p / step + 1e-9);
  const [first, last] = [bandOf(low), bandOf(high)];
  return Array.from({ length: last - first + 1 }, (_, k) => {
    const band = first + k;
    const runs = rows.flatMap((row, i) => {
      const found: [number, number, number][] = [];
      row.forEach((point, j) => {
        if (!point || bandOf(point.p_gc) !== band) return;
        const run = found.at(-1);
        if (run?.[2] === j - 1) run[2] = j;
        else found.push([i, j, j]);
      });
      return found;
    });
    return {
      from: band * step,
      to: (band + 1) * step,
      depth: last === first ? DEPTHS / 2 : Math.round((DEPTHS * k) / (last - first)),
      runs,
    };
  });
}

/** Half the way to the next value, on either side: what stands for a value on an axis. */
const halfStep = (axis: readonly number[]): number => ((axis[1] ?? 1) - (axis[0] ?? 0)) / 2;

export function OptimumMap() {
  const t = useTranslator();
  const format = useFormatter();
  const map = useWhole($map);
  const te = usePart(entries.$values, ({ temp_evp }) => (typeof temp_evp === 'number' ? temp_evp : undefined));
  const outlet = usePart($shown, ({ found }) => found?.optimum.t);
  useEffect(() => {
    followMap();
    return stopMap;
  }, []);
  if (!map) return null;
  const unit = unitOfSlot(format.units, 'temperature') as UnitOf<'temperature'>;
  const shown = (celsius: number): number => convert('temperature', celsius, 'degC', unit);
  const back = (value: number): number => convert('temperature', value, unit, 'degC');
  const [halfT, halfTe] = [halfStep(map.t), halfStep(map.te)];
  const ends = (axis: readonly number[]): readonly [number, number] => [shown(axis[0] ?? 0), shown(axis.at(-1) ?? 1)];
  const axis = (values: readonly number[], title: 'x' | 'y') => ({
    domain: ends(values),
    title: t(`optimum.map.${title}`, { unit: format.symbol('temperature') }),
    format: (value: number) => tickText(value, t.locale),
  });
  const bands = bandsOf(map);
  const edge = (values: readonly number[], index: number, half: number): number => shown((values[index] ?? 0) + half);
  const path = (layout: PlotLayout, { runs }: Band): string =>
    runs
      .map(([row, first, last]) => {
        const left = layout.x(edge(map.t, first, -halfT));
        const right = layout.x(edge(map.t, last, halfT));
        const top = layout.y(edge(map.te, row, halfTe));
        const bottom = layout.y(edge(map.te, row, -halfTe));
        return `M${left.toFixed(1)} ${top.toFixed(1)}H${right.toFixed(1)}V${bottom.toFixed(1)}H${left.toFixed(1)}Z`;
      })
      .join('');
  const nearest = (values: readonly number[], value: number, half: number): number =>
    Math.round((value - (values[0] ?? 0)) / (2 * half));
  const isHere = te !== undefined && outlet !== undefined;
  const [total, done] = [map.te.length, map.rows.length];
  const state = map.isRunning ? 'progress' : done === total ? 'done' : 'stopped';
  return (
    <section className={study.section} aria-labelledby="map" data-map={state} data-rows={done}>
      <div className={styles.head}>
        <h2 id="map">{t('optimum.map.title')}</h2>
        <p className={styles.progress}>
          <progress max={total} value={done} aria-label={t('optimum.map.title')} />
          <span aria-live="polite">{map.isRunning ? '' : t(`optimum.map.${state}`, { done, total })}</span>
          {map.isRunning ? <span aria-hidden="true">{t('optimum.map.progress', { done, total })}</span> : null}
          <button type="button" className={styles.command} onClick={map.isRunning ? stopMap : drawMap}>
            {t(map.isRunning ? 'optimum.map.stop' : 'optimum.map.draw')}
          </button>
        </p>
      </div>
      <Plot
        x={axis(map.t, 'x')}
        y={axis(map.te, 'y')}
        label={t('optimum.map.label', {
          from: format.full('pressure', bands[0]?.from),
          to: format.full('pressure', bands.at(-1)?.to),
        })}
        caption={
          <ul className={styles.legend}>
            {bands.map(({ from, to, depth }) => (
              <li key={from}>
                <span className={styles.swatch} data-depth={depth} />
                {t('optimum.map.band', {
                  from: format.number('pressure', from),
                  to: format.full('pressure', to),
                })}
              </li>
            ))}
          </ul>
        }
        inside={(layout) =>
          bands.map((band) => (
            <path key={band.from} className={styles.band} data-depth={band.depth} d={path(layout, band)} />
          ))
        }
        over={(layout) =>
          isHere &&
          te >= (map.te[0] ?? 0) &&
          te <= (map.te.at(-1) ?? 0) &&
          outlet >= (map.t[0] ?? 0) &&
          outlet <= (map.t.at(-1) ?? 0) ? (
            <Marks
              layout={layout}
              marks={[
                {
                  key: 'here',
                  at: [layout.x(shown(outlet)), layout.y(shown(te))],
                  text: t('optimum.map.here'),
                  isSecond: true,
                },
              ]}
            />
          ) : null
        }
        readable={{
          translate: (text) => text[t.locale],
          start: [shown(map.t[Math.floor(map.t.length / 2)] ?? 40), shown(map.te[Math.floor(total / 2)] ?? 0)],
          at: (x, y) => {
            const [j, i] = [nearest(map.t, back(x), halfT), nearest(map.te, back(y), halfTe)];
            const row = map.rows[i];
            if (!row) return undefined;
            const point = row[j];
            const [rowTe, columnT] = [map.te[i] ?? 0, map.t[j] ?? 0];
            return {
              at: [shown(columnT), shown(rowTe)],
              values: [
                { name: t('optimum.map.evaporation'), text: format.full('temperature', rowTe) },
                { name: t('optimum.map.outlet'), text: format.full('temperature', columnT) },
                ...(point
                  ? [
                      { name: 'p', text: format.full('pressure', point.p_gc) },
                      { name: t('optimum.result.t_discharge'), text: format.full('temperature', point.t_discharge) },
                    ]
                  : [{ name: 'p', text: t('optimum.map.none') }]),
              ],
            };
          },
        }}
      />
      <p className={study.note}>{t('optimum.map.note')}</p>
    </section>
  );
}
