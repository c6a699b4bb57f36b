import { useMemo } from 'react';
import { linePath } from '../../charts/plot/path.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine } from '../../charts/plot/marks.tsx';
import type { Reading } from '../../charts/plot/reading.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import type { PumpDownPoint } from './curve.ts';
import { hoseCurve, pressureAtTime, pumpDownCurve } from './curve.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { significantText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  time: text('Temps', 'Time'),
  pressure: text('Pression absolue (mbar)', 'Absolute pressure (mbar)'),
  pressureName: text('Pression', 'Pressure'),
  freeName: text('Sans flexible', 'Without hose'),
  chart: text('Courbe de tirage au vide', 'Pump-down curve'),
  free: text('Pompe sur le circuit, sans flexible', 'Pump on the circuit, without hose'),
  hose: text('À travers le flexible', 'Through the hose'),
  boiling: text(
    'L’eau bout au-dessous de cette pression, à la température du circuit',
    'Water boils below this pressure, at circuit temperature',
  ),
  target: text('Pression visée', 'Target pressure'),
};

const MBAR = 100;
/** Units of time for curves that last as long, s. */
const CLOCKS = [
  { unit: text('j', 'd'), seconds: 86_400, from: 259_200 },
  { unit: text('h', 'h'), seconds: 3600, from: 10_800 },
  { unit: text('min', 'min'), seconds: 60, from: 120 },
  { unit: text('s', 's'), seconds: 1, from: 0 },
] as const;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { volume, p0, p1, p_ult, f_degas, line_d, line_l } = inputs;
  const speed = inputs.mode === 'select' ? outputs.s_required : inputs.s_pump;
  const hasHose = outputs.t_line !== undefined;
  const [free, through] = useMemo(() => {
    if (speed === undefined) return [[], undefined] as const;
    const evacuation = {
      volume: volume / 1000,
      speed: speed / 3600,
      start: p0 * MBAR,
      target: p1 * MBAR,
      ultimate: p_ult * MBAR,
    };
    const isHosed = hasHose && line_d !== undefined && line_l !== undefined;
    return [
      pumpDownCurve(evacuation),
      isHosed ? hoseCurve(evacuation, { diameter: line_d / 1000, length: line_l }) : undefined,
    ] as const;
  }, [volume, speed, p0, p1, p_ult, hasHose, line_d, line_l]);
  const seconds = ({ time }: PumpDownPoint): number => time * f_degas;
  const ends = [free.at(-1), through?.at(-1)].filter((end) => end !== undefined);
  const longest = Math.max(...ends.map(seconds));
  if (!(longest > 0)) return null;
  const clock = CLOCKS.find(({ from }) => longest >= from) ?? CLOCKS[3];
  const times = (point: PumpDownPoint): number => seconds(point) / clock.seconds;
  const format = (value: number): string => tickText(value, locale);
  const write = outputWriter(definition, locale);
  const wet = outputs.p_sat_amb;
  const isWetShown = wet !== undefined && wet < p0 && wet > p1 / 2;
  const lines: LegendLine[] = [
    { key: 'free', line: through === undefined ? 'curve' : 'second', text: translate(TEXTS.free) },
    ...(through === undefined ? [] : [{ key: 'hose', line: 'curve' as const, text: translate(TEXTS.hose) }]),
    ...(isWetShown
      ? [
          {
            key: 'wet',
            line: 'limit' as const,
            text: `${translate(TEXTS.boiling)}${translate(COLON)}${write('p_sat_amb', wet)}`,
          },
        ]
      : []),
    {
      key: 'target',
      line: 'guide',
      text: `${translate(TEXTS.target)}${translate(COLON)}${withUnit(significantText(p1, 3, locale), 'mbar')}`,
    },
  ];
  // In minutes the picture says what the results say.
  const timeText = (end: PumpDownPoint): string =>
    clock.seconds === 60
      ? write('t_line', times(end))
      : withUnit(significantText(times(end), 3, locale), translate(clock.unit));
  const readAt = (at: number): Reading => {
    const [alone, hosed] = [free, through].map((curve) =>
      curve === undefined ? undefined : pressureAtTime(curve, (at * clock.seconds) / f_degas) / MBAR,
    );
    const pressure = (value: number): string => withUnit(significantText(value, 3, locale), 'mbar');
    return {
      at: [at, hosed ?? alone ?? p1],
      values: [
        { name: translate(TEXTS.time), text: withUnit(significantText(at, 3, locale), translate(clock.unit)) },
        ...(alone === undefined
          ? []
          : [{ name: translate(hosed === undefined ? TEXTS.pressureName : TEXTS.freeName), text: pressure(alone) }]),
        ...(hosed === undefined ? [] : [{ name: translate(TEXTS.hose), text: pressure(hosed) }]),
      ],
    };
  };
  return (
    <Plot
      readable={{
        translate,
        start: [times(ends.at(-1) ?? { time: 0, pressure: p0 }), p1],
        at: readAt,
        isCurve: true,
        signs: 80,
      }}
      x={{
        domain: [0, (longest * 1.12) / clock.seconds],
        title: `${translate(TEXTS.time)} (${translate(clock.unit)})`,
        format,
      }}
      y={{ domain: [p1 / 3, p0 * 1.3], isLog: true, title: translate(TEXTS.pressure), format }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}${withUnit(significantText(p1, 3, locale), 'mbar')}, ${ends.map(timeText).join(', ')}`}
      caption={<Legend lines={lines} />}
      inside={({ x, y, left, right }) => (
        <>
          {isWetShown ? <line className={lineClass('limit')} x1={left} x2={right} y1={y(wet)} y2={y(wet)} /> : null}
          <line className={lineClass('guide')} x1={left} x2={right} y1={y(p1)} y2={y(p1)} />
          {[free, through].map((curve, index) =>
            curve === undefined ? null : (
              <path
                key={index}
                className={lineClass(index === 0 && through !== undefined ? 'second' : 'curve')}
                d={linePath(
                  curve.map(times),
                  curve.map(({ pressure }) => pressure / MBAR),
                  x,
                  y,
                )}
              />
            ),
          )}
        </>
      )}
      over={(layout) => (
        <Marks
          layout={layout}
          obstacles={[free, through].flatMap((curve) =>
            boxesOfCurve(
              (curve ?? []).map((point) => [layout.x(times(point)), layout.y(point.pressure / MBAR)] as const),
            ).concat(
              boxesOfCurve([
                [layout.left, layout.y(p1)],
                [layout.right, layout.y(p1)],
              ]),
            ),
          )}
          marks={ends.map((end, index) => ({
            key: String(index),
            at: [layout.x(times(end)), layout.y(p1)] as const,
            text: timeText(end),
            isSecond: index === 0 && through !== undefined,
          }))}
        />
      )}
    />
  );
}

export default view(definition, Drawn);
