/** The bins drawn: what each takes of electricity, and the demand with what the machine can give. */
import { Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine } from '../../charts/plot/marks.tsx';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import { convert, formatNumber, ticksIn } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import panel from '../../kit/styles/panel.module.css';
import study from '../../shell/layout/study.module.css';
import type { SeasonBin } from '../../season/index.ts';
import { classesOf, energyText, isHeat } from './figures.ts';
import { usePage } from './island.ts';
import styles from './Season.module.css';

type Classes = readonly (readonly SeasonBin[])[];
/** Share of a kelvin that bars leave free on either side. */
const GAP = 0.1;
const HALF = 0.5;
/** Ends of the axis above what is drawn. */
const AIR = 1.08;

function useTemperatures() {
  const format = useFormatter();
  const unit = unitOfSlot(format.units, 'temperature') as UnitOf<'temperature'>;
  return {
    shown: (celsius: number): number => convert('temperature', celsius, 'degC', unit),
    back: (value: number): number => convert('temperature', value, unit, 'degC'),
  };
}

const nearest = (bins: readonly SeasonBin[], t: number): SeasonBin | undefined =>
  bins.find((bin) => bin.t === Math.round(t));

function EnergyChart({ classes }: { readonly classes: Classes }) {
  const t = useTranslator();
  const format = useFormatter();
  const { shown, back } = useTemperatures();
  const all = classes.flat();
  const ends = [Math.min(...all.map((bin) => bin.t)) - HALF, Math.max(...all.map((bin) => bin.t)) + HALF] as const;
  const most = all.reduce((best, bin) => (bin.electricity > best.electricity ? bin : best));
  const hasBackup = all.some(({ backup }) => backup > 0);
  const width = (1 - 2 * GAP) / classes.length;
  const energy = (value: number): string => energyText(value, format);
  const bar = (layout: PlotLayout, machine: number, bin: SeasonBin, from: number, to: number, kind: string) => {
    if (!(to > from)) return null;
    const left = layout.x(shown(bin.t - HALF + GAP + machine * width));
    const right = layout.x(shown(bin.t - HALF + GAP + (machine + 1) * width));
    const [top, bottom] = [layout.y(to), layout.y(from)];
    return (
      <rect
        key={`${machine}${bin.t}${kind}`}
        className={`${styles.bar} ${kind}`}
        x={left.toFixed(1)}
        y={top.toFixed(1)}
        width={(right - left).toFixed(1)}
        height={(bottom - top).toFixed(1)}
      />
    );
  };
  return (
    <section className={`${panel.panel} ${study.section}`} aria-labelledby="energy-chart" data-chart="energy">
      <h2 id="energy-chart">{t('season.energyChart.title')}</h2>
      <Plot
        x={{
          domain: [shown(ends[0]), shown(ends[1])],
          title: t('season.energyChart.x', { unit: format.symbol('temperature') }),
          format: ticksIn(t.locale),
        }}
        y={{
          domain: [0, AIR * Math.max(most.electricity, 1e-9)],
          title: t('season.energyChart.y'),
          format: ticksIn(t.locale),
        }}
        label={t('season.energyChart.label', {
          from: format.full('temperature', ends[0] + HALF),
          to: format.full('temperature', ends[1] - HALF),
          t: format.full('temperature', most.t),
        })}
        caption={
          <ul className={styles.key}>
            {classes.map((_, machine) => (
              <li key={machine}>
                <span className={`${styles.swatch} ${machine === 1 ? styles.second : ''}`} />
                {classes.length === 1
                  ? t('season.energyChart.machine')
                  : t(machine === 0 ? 'season.first' : 'season.second')}
              </li>
            ))}
            {hasBackup ? (
              <li>
                <span className={`${styles.swatch} ${styles.backup}`} />
                {t('season.energyChart.backup')}
              </li>
            ) : null}
          </ul>
        }
        inside={(layout) =>
          classes.map((bins, machine) =>
            bins.map((bin) => {
              const backup = bin.hours * bin.backup;
              return [
                bar(layout, machine, bin, 0, bin.electricity - backup, machine === 1 ? (styles.second ?? '') : ''),
                bar(layout, machine, bin, bin.electricity - backup, bin.electricity, styles.backup ?? ''),
              ];
            }),
          )
        }
        readable={{
          translate: (text) => text[t.locale],
          start: [shown(most.t), most.electricity],
          at: (x) => {
            const found = classes.map((bins) => nearest(bins, back(x)));
            const [first] = found;
            if (!first) return undefined;
            return {
              at: [shown(first.t), first.electricity],
              values: [
                { name: 'T', text: format.full('temperature', first.t) },
                { name: t('season.table.hours'), text: formatNumber(first.hours, 0, t.locale) },
                ...found.flatMap((bin, machine) =>
                  bin
                    ? [{ name: classes.length === 1 ? 'kWh' : String(machine + 1), text: energy(bin.electricity) }]
                    : [],
                ),
              ],
            };
          },
        }}
      />
    </section>
  );
}

function LoadChart({ classes, bivalent }: { readonly classes: Classes; readonly bivalent: number | undefined }) {
  const t = useTranslator();
  const format = useFormatter();
  const { shown, back } = useTemperatures();
  const unit = unitOfSlot(format.units, 'power') as UnitOf<'power'>;
  const power = (kilowatts: number): number => convert('power', kilowatts, 'kW', unit);
  const [first = []] = classes;
  const all = classes.flat();
  const ends = [Math.min(...all.map((bin) => bin.t)), Math.max(...all.map((bin) => bin.t))] as const;
  const highest = Math.max(...all.map((bin) => Math.max(bin.load, bin.capacity)));
  const points = (layout: PlotLayout, bins: readonly SeasonBin[], value: (bin: SeasonBin) => number): string =>
    bins.map((bin) => `${layout.x(shown(bin.t)).toFixed(1)},${layout.y(power(value(bin))).toFixed(1)}`).join(' ');
  const lines: readonly LegendLine[] = [
    { key: 'load', text: t('season.loadChart.load'), line: 'guide' },
    { key: 'capacity', text: t('season.loadChart.capacity'), line: 'curve' },
    ...(classes.length > 1 ? [{ key: 'second', text: t('season.loadChart.capacity_2'), line: 'second' as const }] : []),
  ];
  const crossing = bivalent === undefined ? undefined : nearest(first, bivalent);
  return (
    <section className={study.section} aria-labelledby="load-chart" data-chart="load">
      <RoomyFold name="load" title={<h2 id="load-chart">{t('season.loadChart.title')}</h2>}>
        <Plot
          x={{
            domain: [shown(ends[0]), shown(Math.max(ends[1], ends[0] + 1))],
            title: t('season.energyChart.x', { unit: format.symbol('temperature') }),
            format: ticksIn(t.locale),
          }}
          y={{
            domain: [0, power(AIR * highest)],
            title: t('season.loadChart.y', { unit: format.symbol('power') }),
            format: ticksIn(t.locale),
          }}
          label={t('season.loadChart.label')}
          caption={<Legend lines={lines} />}
          inside={(layout) => (
            <>
              <polyline className={lineClass('guide')} points={points(layout, first, (bin) => bin.load)} />
              {classes.map((bins, machine) => (
                <polyline
                  key={machine}
                  className={lineClass(machine === 0 ? 'curve' : 'second')}
                  points={points(layout, bins, (bin) => bin.capacity)}
                />
              ))}
            </>
          )}
          over={(layout) =>
            crossing ? (
              <Marks
                layout={layout}
                marks={[
                  {
                    key: 'bivalent',
                    at: [layout.x(shown(crossing.t)), layout.y(power(crossing.load))],
                    text: t('season.loadChart.bivalent'),
                  },
                ]}
              />
            ) : null
          }
          readable={{
            translate: (text) => text[t.locale],
            start: [shown(first[0]?.t ?? 0), power(first[0]?.load ?? 0)],
            isCurve: true,
            at: (x) => {
              const bin = nearest(first, back(x));
              if (!bin) return undefined;
              return {
                at: [shown(bin.t), power(bin.load)],
                values: [
                  { name: 'T', text: format.full('temperature', bin.t) },
                  { name: t('season.loadChart.load'), text: format.full('power', bin.load) },
                  { name: t('season.table.capacity'), text: format.full('power', bin.capacity) },
                ],
              };
            },
          }}
        />
      </RoomyFold>
    </section>
  );
}

export function Charts() {
  const { form, answers } = usePage();
  const { result, status } = useWhole(answers.year);
  const { machines } = result;
  const bivalent = usePart(form.$content, ({ options: { t_biv } }) => (typeof t_biv === 'number' ? t_biv : undefined));
  const [first] = machines;
  if (!first) return null;
  const classes = machines.map(({ figures }) => classesOf(figures.bins));
  return (
    <div className={`${study.stack} ${status === 'current' ? '' : study.dimmed}`}>
      <EnergyChart classes={classes} />
      {isHeat(first.figures) ? <LoadChart classes={classes} bivalent={bivalent} /> : null}
    </div>
  );
}
