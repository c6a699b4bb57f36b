import { linePath } from '../../charts/plot/path.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine } from '../../charts/plot/marks.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { Reading } from '../../charts/plot/reading.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { valveCurve } from './curve.ts';
import { definition } from './definition.ts';
import { plainText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  drop: text('Perte de charge (bar)', 'Pressure drop (bar)'),
  dropName: text('Perte de charge', 'Pressure drop'),
  flow: text('Débit', 'Flow'),
  chart: text('Débit de la vanne ouverte selon la perte de charge', 'Flow of the open valve against pressure drop'),
  choked: text('Engorgement\u00a0: le débit ne monte plus', 'Choking: flow no longer rises'),
};
const PARTS = 120;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const curve = valveCurve(inputs);
  const kv = outputs.kv ?? inputs.kv;
  const { p1, p2 } = inputs;
  const drop = outputs.dp ?? inputs.dp ?? (p1 !== undefined && p2 !== undefined ? p1 - p2 : undefined);
  if (curve === undefined || kv === undefined || drop === undefined) return null;
  const { flowPerKv, unit, chokedFrom } = curve;
  const widest = Math.min(
    Math.max(drop * 2, drop >= (chokedFrom ?? Infinity) ? drop * 1.3 : 0),
    inputs.medium === 'liquid' ? Infinity : (p1 ?? Infinity) * 0.98,
  );
  const { kvs } = outputs;
  const flow = kv * flowPerKv(drop);
  const drops = Array.from({ length: PARTS + 1 }, (_, index) => widest * (index / PARTS) ** 2);
  const format = (value: number): string => tickText(value, locale);
  const written = `${withUnit(plainText(flow, 3, locale), unit)}, ${withUnit(plainText(drop, 3, locale), 'bar')}`;
  const named = (name: string, value: number): string => `${name} ${plainText(value, 3, locale)}`;
  const isChoking = chokedFrom !== undefined && chokedFrom < widest;
  const lines: LegendLine[] = [
    { key: 'kv', line: 'curve', text: named('Kv', kv) },
    ...(kvs === undefined ? [] : [{ key: 'kvs', line: 'second' as const, text: named('Kvs', kvs) }]),
    ...(isChoking ? [{ key: 'choked', line: 'limit' as const, text: translate(TEXTS.choked) }] : []),
  ];
  const top = Math.max(kv, kvs ?? 0) * flowPerKv(widest) * 1.2;
  const readAt = (at: number): Reading => ({
    at: [at, kv * flowPerKv(at)],
    values: [
      { name: translate(TEXTS.dropName), text: withUnit(plainText(at, 3, locale), 'bar') },
      { name: translate(TEXTS.flow), text: withUnit(plainText(kv * flowPerKv(at), 3, locale), unit) },
      ...(kvs === undefined
        ? []
        : [
            { name: `${translate(TEXTS.flow)} (Kvs)`, text: withUnit(plainText(kvs * flowPerKv(at), 3, locale), unit) },
          ]),
    ],
  });
  return (
    <Plot
      readable={{ translate, start: [drop, flow], at: readAt, isCurve: true }}
      x={{ domain: [0, widest], title: translate(TEXTS.drop), format }}
      y={{ domain: [0, top], title: `${translate(TEXTS.flow)} (${unit})`, format }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}${written}`}
      caption={<Legend lines={lines} />}
      inside={({ x, y, top: high, bottom, left }) => (
        <>
          {isChoking ? (
            <line className={lineClass('limit')} x1={x(chokedFrom)} x2={x(chokedFrom)} y1={high} y2={bottom} />
          ) : null}
          <path className={picture.guide} d={`M${x(drop)} ${bottom}L${x(drop)} ${y(flow)}L${left} ${y(flow)}`} />
          {kvs === undefined ? null : (
            <path
              className={lineClass('second')}
              d={linePath(
                drops,
                drops.map((one) => kvs * flowPerKv(one)),
                x,
                y,
              )}
            />
          )}
          <path
            className={lineClass('curve')}
            d={linePath(
              drops,
              drops.map((one) => kv * flowPerKv(one)),
              x,
              y,
            )}
          />
        </>
      )}
      over={(layout) => (
        <Marks
          layout={layout}
          obstacles={[
            ...[kv, ...(kvs === undefined ? [] : [kvs])].flatMap((one) =>
              boxesOfCurve(drops.map((at) => [layout.x(at), layout.y(one * flowPerKv(at))] as const)),
            ),
            ...boxesOfCurve([
              [layout.x(drop), layout.bottom],
              [layout.x(drop), layout.y(flow)],
              [layout.left, layout.y(flow)],
            ]),
            ...(isChoking
              ? boxesOfCurve([
                  [layout.x(chokedFrom), layout.top],
                  [layout.x(chokedFrom), layout.bottom],
                ])
              : []),
          ]}
          marks={[{ key: 'at', at: [layout.x(drop), layout.y(flow)], text: written }]}
        />
      )}
    />
  );
}

export default view(definition, Drawn);
