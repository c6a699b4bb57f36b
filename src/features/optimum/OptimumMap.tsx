/** The best pressure over evaporation and gas cooler outlet, in bands of pressure, as far as the worker has come. */
import { useEffect } from 'react';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { Marks } from '../../charts/plot/marks.tsx';
import type { Mark } from '../../charts/plot/marks.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import { convert, tickText, ticksIn } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import study from '../../shell/layout/study.module.css';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { bandsOf } from './map-bands.ts';
import type { Band } from './map-bands.ts';
import { usePage } from './island.ts';
import command from '../../kit/styles/command.module.css';
import styles from './OptimumMap.module.css';

/** Half the way to the next value, on either side: what stands for a value on an axis. */
const halfStep = (axis: readonly number[]): number => ((axis[1] ?? 1) - (axis[0] ?? 0)) / 2;

export function OptimumMap() {
  const t = useTranslator();
  const format = useFormatter();
  const { answers, form, map: drawing } = usePage();
  const map = useWhole(drawing.$map);
  // Nothing draws it anew where nothing computes: it stays that of the machine before.
  const isOld = usePart(answers.found, ({ status }) => status === 'cannot-run');
  const te = usePart(form.$content, ({ values: { temp_evp } }) =>
    typeof temp_evp === 'number' ? temp_evp : undefined,
  );
  const outlet = usePart(answers.found, ({ result }) => result?.optimum.t);
  useEffect(() => {
    drawing.follow();
    return drawing.stop;
  }, [drawing]);
  const unit = unitOfSlot(format.units, 'temperature') as UnitOf<'temperature'>;
  const shown = (celsius: number): number => convert('temperature', celsius, 'degC', unit);
  const back = (value: number): number => convert('temperature', value, unit, 'degC');
  const [halfT, halfTe] = [halfStep(map.t), halfStep(map.te)];
  const ends = (axis: readonly number[]): readonly [number, number] => [shown(axis[0] ?? 0), shown(axis.at(-1) ?? 1)];
  const axis = (values: readonly number[], title: 'x' | 'y') => ({
    domain: ends(values),
    title: t(`optimum.map.${title}`, { unit: format.symbol('temperature') }),
    format: ticksIn(t.locale),
  });
  const bands = bandsOf(map);
  const pressureUnit = unitOfSlot(format.units, 'pressure') as UnitOf<'pressure'>;
  const pressureShown = (bar: number): number => convert('pressure', bar, 'bar', pressureUnit);
  /** The outline of a band: up along its cool edge, down along its warm one. */
  const path = (layout: PlotLayout, { edges }: Band): string => {
    // The edges bend so little that one row in three draws them.
    const kept = edges
      .map((edge, row) => ({ edge, row }))
      .filter(({ row }) => row % 3 === 0 || row === edges.length - 1);
    const side = (which: 0 | 1): readonly string[] =>
      kept.map(
        ({ edge, row }) => `${layout.x(shown(edge[which])).toFixed(1)} ${layout.y(shown(map.te[row] ?? 0)).toFixed(1)}`,
      );
    return edges.length === 0 ? '' : `M${[...side(0), ...side(1).toReversed()].join('L')}Z`;
  };
  /** A pressure beside the line where its band begins, a third of the way up. */
  const names = (layout: PlotLayout): readonly Mark[] => {
    const row = Math.floor(map.rows.length / 3);
    return bands.flatMap(({ from, edges }) => {
      const left = edges[row]?.[0];
      if (left === undefined || left <= (map.t[0] ?? 0) || left >= (map.t.at(-1) ?? 0)) return [];
      const place = [layout.x(shown(left)), layout.y(shown(map.te[row] ?? 0))] as const;
      return [{ key: String(from), at: place, text: tickText(pressureShown(from), t.locale), isBare: true }];
    });
  };
  const nearest = (values: readonly number[], value: number, half: number): number =>
    Math.round((value - (values[0] ?? 0)) / (2 * half));
  const isOn = (values: readonly number[], value: number): boolean =>
    value >= (values[0] ?? 0) && value <= (values.at(-1) ?? 0);
  const isHere = te !== undefined && outlet !== undefined && isOn(map.te, te) && isOn(map.t, outlet);
  const [total, done] = [map.te.length, map.rows.length];
  const state = map.isRunning ? 'progress' : done === total ? 'done' : 'stopped';
  return (
    <section className={`${panel.panel} ${study.section}`} aria-labelledby="map" data-map={state} data-rows={done}>
      <div className={styles.head}>
        <h2 id="map">{t('optimum.map.title')}</h2>
        <p className={styles.progress}>
          <progress max={total} value={done} aria-label={t('optimum.map.title')} />
          <span aria-live="polite">{map.isRunning ? '' : t(`optimum.map.${state}`, { done, total })}</span>
          {map.isRunning ? <span aria-hidden="true">{t('optimum.map.progress', { done, total })}</span> : null}
          <button type="button" className={command.quiet} onClick={map.isRunning ? drawing.stop : drawing.draw}>
            {t(map.isRunning ? 'optimum.map.stop' : 'optimum.map.draw')}
          </button>
        </p>
      </div>
      <div className={isOld ? study.dimmed : undefined} data-stale={isOld ? '' : undefined}>
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
          over={(layout) => (
            <Marks
              layout={layout}
              marks={[
                ...(isHere
                  ? [
                      {
                        key: 'here',
                        at: [layout.x(shown(outlet)), layout.y(shown(te))] as const,
                        text: t('optimum.map.here'),
                        isSecond: true,
                      },
                    ]
                  : []),
                ...names(layout),
              ]}
            />
          )}
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
      </div>
      <p className={remarks.paragraph}>{t('optimum.map.note')}</p>
    </section>
  );
}
