import { useContext, useState } from 'react';
import { AxisUnitsContext } from '../../charts/plot/axis-units.ts';
import type { Box, LabelRequest } from '../../charts/plot/labels.ts';
import { boxesAlong, placeLabels } from '../../charts/plot/labels.ts';
import { formatNumber } from '../../quantities/index.ts';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import type { Axis, PlotLayout } from '../../charts/plot/layout.ts';
import { ticksOf } from '../../charts/plot/layout.ts';
import { Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine, Mark } from '../../charts/plot/marks.tsx';
import type { Reading } from '../../charts/plot/reading.ts';
import styles from '../../charts/plot/picture.module.css';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { AirPoint, ChartWindow, Orientation } from './chart.ts';
import {
  airAt,
  airOfHumidity,
  chartPoint,
  chartWindow,
  enthalpyEnds,
  enthalpyLine,
  humidityLine,
  temperatureLine,
  wetBulbLine,
} from './chart.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { valuesOfAir } from './reading.ts';
import { tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  temperature: text('Température sèche (°C)', 'Dry-bulb temperature (°C)'),
  humidity: text('Teneur en eau (g/kg d’air sec)', 'Humidity ratio (g/kg dry air)'),
  orientation: text('Présentation du diagramme', 'Chart orientation'),
  mollier: text('Mollier (h-x)', 'Mollier (h-x)'),
  ashrae: text('ASHRAE', 'ASHRAE'),
  chart: text('Diagramme de l’air humide', 'Psychrometric chart'),
  mix: text('M, mélange', 'M, mix'),
  entering: text('E, entrée', 'E, entering'),
  leaving: text('S, sortie', 'S, leaving'),
  surface: text('Point de rosée de batterie', 'Apparatus dew point'),
  lineRh: text('Humidité relative (%)', 'Relative humidity (%)'),
  lineH: text('Enthalpie (kJ/kg d’air sec)', 'Enthalpy (kJ/kg dry air)'),
  lineWet: text('Température humide (°C)', 'Wet-bulb temperature (°C)'),
  fog: text('Brouillard', 'Fog'),
  fogWhere: text('au-delà de la saturation', 'beyond saturation'),
};
const LINES = [
  ['rh', 'hair', 'lineRh'],
  ['h', 'hairDashed', 'lineH'],
  ['wet', 'hairDotted', 'lineWet'],
] as const;

interface Placed extends AirPoint {
  readonly key: string;
  readonly name: string;
  readonly isSecond?: boolean;
}

/** The points of the result, and which of them lines join. */
function placedPoints({ inputs, outputs, translate }: Props, total: number): readonly Placed[] {
  if (inputs.mode === 'mixing') {
    const { t1, rh1, t2, rh2 } = inputs;
    const { t_mix, w_mix = 0, w_fog = 0 } = outputs;
    if (t1 === undefined || rh1 === undefined || t2 === undefined || rh2 === undefined || t_mix === undefined)
      return [];
    return [
      { key: '1', name: '1', ...airOfHumidity(t1, rh1, total) },
      { key: 'M', name: translate(TEXTS.mix), t: t_mix, w: w_mix - w_fog, isSecond: true },
      { key: '2', name: '2', ...airOfHumidity(t2, rh2, total) },
    ];
  }
  if (inputs.mode === 'process') {
    const { t_in, t_out } = inputs;
    const { w_in, w_out, t_adp } = outputs;
    if (t_in === undefined || t_out === undefined || w_in === undefined || w_out === undefined) return [];
    const surface =
      t_adp === undefined
        ? []
        : [{ key: 'A', name: translate(TEXTS.surface), ...airOfHumidity(t_adp, 100, total), isSecond: true as const }];
    return [
      { key: 'E', name: translate(TEXTS.entering), t: t_in, w: w_in },
      { key: 'S', name: translate(TEXTS.leaving), t: t_out, w: w_out },
      ...surface,
    ];
  }
  const { t_db, w } = outputs;
  return t_db === undefined || w === undefined ? [] : [{ key: 'P', name: '', t: t_db, w }];
}

/** Lines of the chart that are no axis of it: how far they go, and how their figures are written. */
interface LineAxes {
  readonly temperature: Axis;
  readonly enthalpy: Axis;
  readonly wetBulb: Axis;
}

/** Lines of enthalpy, about. */
const ENTHALPIES = 14;
/** Wet-bulb lines, and the last of them, °C. */
const WET_STEP = { wide: 5, narrow: 10 } as const;
const WET_MAX = 60;
const NOWHERE: AirPoint = { t: 20, w: 5 };
const HUMIDITIES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

function Background({
  layout,
  frame,
  orientation,
  total,
  obstacles,
  lines: { temperature, enthalpy, wetBulb },
}: {
  readonly layout: PlotLayout;
  readonly frame: ChartWindow;
  readonly orientation: Orientation;
  readonly total: number;
  readonly obstacles: readonly Box[];
  readonly lines: LineAxes;
}) {
  const { x, y, left, right, top, bottom } = layout;
  const fontSize = layout.fontSize - 1;
  const pixels = (line: readonly AirPoint[]): readonly (readonly [number, number])[] =>
    line.map((point) => {
      const [across, up] = chartPoint(point, orientation);
      return [x(across), y(up)] as const;
    });
  const path = (line: readonly AirPoint[]): string =>
    pixels(line)
      .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
      .join('');
  const temperatures = ticksOf(temperature, 12);
  const humidities = HUMIDITIES.map((rh) => ({ rh, line: humidityLine(rh / 100, total, frame) }));
  const enthalpies = ticksOf(enthalpy, ENTHALPIES)
    .map((h) => ({ h, line: enthalpyLine(h, total, frame) }))
    .filter(({ line }) => line.length > 0);
  const wetStep = layout.width < 520 ? WET_STEP.narrow : WET_STEP.wide;
  const [wetMin, wetMax] = wetBulb.domain;
  const wets = ticksOf(wetBulb, (wetMax - wetMin) / wetStep).map((wet) => ({ wet, line: wetBulbLine(wet, total) }));
  const isInside = ([px, py]: readonly [number, number]): boolean => px > left && px < right && py > top && py < bottom;
  const shown = layout.width < 520 ? [20, 40, 60, 80, 100] : HUMIDITIES;
  const requests: LabelRequest[] = [
    ...humidities
      .filter(({ rh }) => shown.some((one) => one === rh))
      .map(({ rh, line }) => ({
        key: `rh${rh}`,
        text: `${rh}\u202f%`,
        spots: pixels(line).filter(isInside).toReversed(),
      })),
    ...enthalpies.map(({ h, line }) => ({
      key: `h${h}`,
      text: enthalpy.format(h),
      spots: pixels(line).filter(isInside).slice(1),
    })),
    ...wets.map(({ wet, line }) => ({
      key: `wet${wet}`,
      text: withUnit(wetBulb.format(wet), /\(([^()]+)\)$/.exec(wetBulb.title)?.[1] ?? ''),
      spots: pixels(line).filter(isInside).slice(2),
    })),
  ];
  const labels = placeLabels(
    requests,
    obstacles,
    { x: left, y: top, width: right - left, height: bottom - top },
    fontSize,
  );
  return (
    <g>
      {temperatures.map((t) => (
        <path key={t} className={styles.hair} d={path(temperatureLine(t, total, frame))} />
      ))}
      {enthalpies.map(({ h, line }) => (
        <path key={h} className={lineClass('hairDashed')} d={path(line)} />
      ))}
      {wets.map(({ wet, line }) => (
        <path key={wet} className={lineClass('hairDotted')} d={path(line)} />
      ))}
      {humidities.map(({ rh, line }) => (
        <path key={rh} className={rh === 100 ? styles.curve : styles.hair} d={path(line)} />
      ))}
      <g fontSize={fontSize}>
        {labels.map(({ key, text: name, x: px, y: py }) => (
          <text key={key} className={`${styles.halo} ${styles.soft}`} x={px} y={py} dy="0.35em" textAnchor="middle">
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}

function Drawn(props: Props) {
  const { inputs, outputs, locale, translate } = props;
  const [orientation, setOrientation] = useState<Orientation>('mollier');
  const inUnits = useContext(AxisUnitsContext);
  const total = (outputs.p_atm ?? 101.325) * 1000;
  const points = placedPoints(props, total);
  if (points.length === 0) return null;
  const frame = chartWindow(points);
  const format = (value: number): string => tickText(value, locale);
  const temperature: Axis = {
    domain: [frame.tMin, frame.tMax],
    title: translate(TEXTS.temperature),
    format,
    isGridless: true,
  };
  const humidity: Axis = { domain: [0, frame.wMax], title: translate(TEXTS.humidity), format };
  const lines: LineAxes = {
    temperature: inUnits(temperature),
    enthalpy: inUnits({ domain: enthalpyEnds(frame), title: translate(TEXTS.lineH), format }),
    wetBulb: inUnits({ domain: [frame.tMin, Math.min(frame.tMax, WET_MAX)], title: translate(TEXTS.lineWet), format }),
  };
  const names = { lineRh: translate(TEXTS.lineRh), lineH: lines.enthalpy.title, lineWet: lines.wetBulb.title };
  const [x, y] = orientation === 'mollier' ? [humidity, temperature] : [temperature, humidity];
  const write = outputWriter(definition, locale);
  const figures = ({ t, w }: AirPoint): string => `${write('t_db', t)}, ${write('w', w)}`;
  const marksOf = (layout: PlotLayout): readonly Mark[] =>
    points.map((point) => {
      const [across, up] = chartPoint(point, orientation);
      return {
        key: point.key,
        at: [layout.x(across), layout.y(up)] as const,
        text: point.name === '' ? figures(point) : point.name,
        ...(point.isSecond === true ? { isSecond: true as const } : {}),
      };
    });
  const boxes = (marks: readonly Mark[]): readonly Box[] => [
    ...marks.map(({ at: [px, py], text: name }) => ({
      x: px - name.length * 4.5,
      y: py - 28,
      width: name.length * 9,
      height: 56,
    })),
    ...marks.slice(1).flatMap(({ at }, index) => boxesAlong(marks[index]?.at ?? at, at)),
  ];
  const label = `${translate(TEXTS.chart)}${translate(COLON)}${points.map((point) => `${point.name} ${figures(point)}`.trim()).join(translate(SEMICOLON))}`;
  const readAt = (across: number, up: number): Reading => {
    const values = valuesOfAir(airAt(across, up, orientation), total);
    return {
      at: [across, up],
      values: values?.map(({ name, value, unit, decimals }) => ({
        name: translate(name),
        text: withUnit(formatNumber(value, decimals, locale), unit),
      })) ?? [{ name: translate(TEXTS.fog), text: translate(TEXTS.fogWhere) }],
    };
  };
  const isJoined = inputs.mode !== 'state';
  return (
    <>
      <div className={styles.switch} role="group" aria-label={translate(TEXTS.orientation)}>
        {(['mollier', 'ashrae'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={orientation === name} onClick={() => setOrientation(name)}>
            {translate(TEXTS[name])}
          </button>
        ))}
      </div>
      <Plot
        readable={{ translate, start: chartPoint(points[0] ?? NOWHERE, orientation), at: readAt, signs: 110 }}
        x={x}
        y={y}
        isRight={orientation === 'ashrae'}
        label={label}
        caption={<Legend lines={LINES.map(([key, line, name]): LegendLine => ({ key, line, text: names[name] }))} />}
        shape={{ ratio: 0.7, least: 340, most: 560 }}
        inside={(layout) => {
          const marks = marksOf(layout);
          return (
            <>
              <Background
                layout={layout}
                frame={frame}
                orientation={orientation}
                total={total}
                obstacles={boxes(marks)}
                lines={lines}
              />
              {isJoined
                ? marks.slice(1).map(({ key, at }, index) => {
                    const [px, py] = marks[index]?.at ?? at;
                    return (
                      <line
                        key={key}
                        className={key === 'A' ? styles.guide : `${styles.curve} ${styles.second}`}
                        x1={px}
                        y1={py}
                        x2={at[0]}
                        y2={at[1]}
                      />
                    );
                  })
                : null}
            </>
          );
        }}
        over={(layout) => <Marks marks={marksOf(layout)} layout={layout} />}
      />
    </>
  );
}

export default view(definition, Drawn);
