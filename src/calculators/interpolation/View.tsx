import { bilinear, bracket, linear } from '../../physics/interpolation.ts';
import { linePath } from '../../charts/plot/path.ts';
import { roundDomain } from '../../charts/plot/layout.ts';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { Mark } from '../../charts/plot/marks.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { Reading } from '../../charts/plot/reading.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { plainText, tickText } from '../../quantities/figures.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;
type Point = readonly [x: number, y: number];

const TEXTS = {
  chart: text('Points et valeur interpolée', 'Points and interpolated value'),
  given: text(
    'Points pleins\u00a0: données. Point creux\u00a0: valeur interpolée.',
    'Solid points: data. Open point: interpolated value.',
  ),
  outside: text(
    'Le pointillé sort des données\u00a0: extrapolation.',
    'The dotted part leaves the data: extrapolation.',
  ),
  corners: text(
    'Aux quatre coins, les valeurs données\u202f; au point creux, la valeur interpolée.',
    'Given values at the four corners; interpolated value at the open point.',
  ),
};

interface Series {
  readonly points: readonly Point[];
  readonly found: number;
}

/** What is drawn against x: one line, or one per column of the table. */
function seriesOf({ inputs, outputs }: Props): readonly Series[] {
  const { x1, y1, x2, y2, table } = inputs;
  const found = outputs.y;
  if (inputs.mode === 'linear' && x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined) {
    return typeof found === 'number'
      ? [
          {
            points: [
              [x1, y1],
              [x2, y2],
            ],
            found,
          },
        ]
      : [];
  }
  if (inputs.mode !== 'table' || table === undefined || found === undefined) return [];
  const sorted = table.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return (typeof found === 'number' ? [found] : found).map((value, column) => ({
    points: sorted.map((row): Point => [row[0] ?? 0, row[column + 1] ?? 0]),
    found: value,
  }));
}

const MOST_NAMED = 12;
const LINES = ['curve', 'second', 'limit'] as const;

/** y of a broken line at x, carried on straight beyond its ends. */
function valueAt(points: readonly Point[], x: number): number {
  const ordered = points.toSorted((a, b) => a[0] - b[0]);
  const [low, high] = bracket(
    ordered.map(([one]) => one),
    x,
  );
  const [from, to] = [ordered[low], ordered[high]];
  return from === undefined || to === undefined ? Number.NaN : linear(from[0], from[1], to[0], to[1], x).y;
}

function Curves(props: Props) {
  const { inputs, outputs, locale, translate } = props;
  const series = seriesOf(props);
  if (series.length === 0) return null;
  const xs = roundDomain([...series.flatMap(({ points }) => points.map(([x]) => x)), inputs.x]);
  const ys = roundDomain(series.flatMap(({ points, found }) => [...points.map(([, y]) => y), found]));
  const format = (value: number): string => tickText(value, locale);
  const nameOf = (index: number): string => (series.length > 1 ? `y${index + 1}` : 'y');
  const results = series.map(({ found }) => plainText(found, 4, locale)).join(translate(SEMICOLON));
  const isFew = series.reduce((sum, { points }) => sum + points.length, 0) <= MOST_NAMED;
  /** From the nearest known point to the value sought, when that lies outside. */
  const beyond = ({ points, found }: Series): readonly Point[] => {
    const ordered = points.toSorted((a, b) => a[0] - b[0]);
    const near = inputs.x < (ordered[0]?.[0] ?? 0) ? ordered[0] : ordered.at(-1);
    return outputs.extrapolated === true && near !== undefined ? [near, [inputs.x, found]] : [];
  };
  const readAt = (at: number): Reading => {
    const found = series.map(({ points }) => valueAt(points, at));
    return {
      at: [at, found[0] ?? 0],
      values: [
        { name: 'x', text: plainText(at, 4, locale) },
        ...found.map((value, index) => ({ name: nameOf(index), text: plainText(value, 4, locale) })),
      ],
    };
  };
  const draw = (points: readonly Point[], { x, y }: PlotLayout): string =>
    linePath(
      points.map(([one]) => one),
      points.map(([, one]) => one),
      x,
      y,
    );
  return (
    <Plot
      readable={{ translate, start: [inputs.x, series[0]?.found ?? 0], at: readAt, isCurve: true }}
      x={{ domain: xs, title: 'x', format }}
      y={{ domain: ys, title: 'y', format }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}x = ${plainText(inputs.x, 4, locale)}, y = ${results}`}
      caption={
        <>
          {series.length > 1 ? (
            <Legend
              lines={series.map((_, index) => ({
                key: String(index),
                line: LINES[index % LINES.length] ?? 'curve',
                text: nameOf(index),
              }))}
            />
          ) : null}
          {outputs.extrapolated === true
            ? `${translate(TEXTS.given)} ${translate(TEXTS.outside)}`
            : translate(TEXTS.given)}
        </>
      }
      inside={(layout) => (
        <>
          <line
            className={lineClass('guide')}
            x1={layout.x(inputs.x)}
            x2={layout.x(inputs.x)}
            y1={layout.top}
            y2={layout.bottom}
          />
          {series.map((one, index) => (
            <g key={index}>
              <path
                className={lineClass(LINES[index % LINES.length] ?? 'curve')}
                d={draw(
                  one.points.toSorted((a, b) => a[0] - b[0]),
                  layout,
                )}
              />
              <path className={lineClass('guide')} d={draw(beyond(one), layout)} />
              {isFew
                ? null
                : one.points.map(([x, y]) => (
                    <circle key={x} className={picture.point} cx={layout.x(x)} cy={layout.y(y)} r="3" />
                  ))}
            </g>
          ))}
        </>
      )}
      over={(layout) => {
        const marks = series.flatMap(({ points, found }, index): Mark[] => [
          {
            key: `found${index}`,
            at: [layout.x(inputs.x), layout.y(found)],
            text: series.length > 1 ? `${nameOf(index)} = ${plainText(found, 4, locale)}` : plainText(found, 4, locale),
            isSecond: true,
          },
          ...(isFew
            ? points.map(([x, y]): Mark => ({
                key: `${index}-${x}`,
                at: [layout.x(x), layout.y(y)],
                text: plainText(y, 4, locale),
              }))
            : []),
        ]);
        const curves = series.flatMap((one) =>
          boxesOfCurve(
            [...one.points.toSorted((a, b) => a[0] - b[0]), ...beyond(one)].map(
              ([x, y]) => [layout.x(x), layout.y(y)] as const,
            ),
          ),
        );
        return (
          <Marks
            marks={marks}
            layout={layout}
            obstacles={[
              ...curves,
              ...boxesOfCurve([
                [layout.x(inputs.x), layout.top],
                [layout.x(inputs.x), layout.bottom],
              ]),
            ]}
          />
        );
      }}
    />
  );
}

function Surface({ inputs, outputs, locale, translate }: Props) {
  const { x1, x2, y1, y2, x, y, z11, z12, z21, z22 } = inputs;
  const { z, z_y1, z_y2 } = outputs;
  if (x1 === undefined || x2 === undefined || y1 === undefined || y2 === undefined || y === undefined) return null;
  if (z11 === undefined || z12 === undefined || z21 === undefined || z22 === undefined || z === undefined) return null;
  const readAt = (across: number, up: number): Reading => ({
    at: [across, up],
    values: (
      [
        ['x', across],
        ['y', up],
        ['z', bilinear([x1, x2], [y1, y2], { z11, z12, z21, z22 }, across, up).z],
      ] as const
    ).map(([name, value]) => ({ name, text: plainText(value, 4, locale) })),
  });
  const corners = [
    [x1, y1, z11],
    [x2, y1, z21],
    [x1, y2, z12],
    [x2, y2, z22],
  ] as const;
  const between = [
    [x, y1, z_y1],
    [x, y2, z_y2],
  ] as const;
  const format = (value: number): string => tickText(value, locale);
  return (
    <Plot
      readable={{ translate, start: [x, y], at: readAt }}
      x={{ domain: roundDomain([x1, x2, x]), title: 'x', format }}
      y={{ domain: roundDomain([y1, y2, y]), title: 'y', format }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}x = ${plainText(x, 4, locale)}, y = ${plainText(y, 4, locale)}, z = ${plainText(z, 4, locale)}`}
      caption={translate(TEXTS.corners)}
      inside={(layout) => (
        <>
          <rect
            className={picture.band}
            x={Math.min(layout.x(x1), layout.x(x2))}
            y={Math.min(layout.y(y1), layout.y(y2))}
            width={Math.abs(layout.x(x2) - layout.x(x1))}
            height={Math.abs(layout.y(y2) - layout.y(y1))}
          />
          <line className={lineClass('guide')} x1={layout.x(x)} x2={layout.x(x)} y1={layout.y(y1)} y2={layout.y(y)} />
          <line className={lineClass('guide')} x1={layout.x(x)} x2={layout.x(x)} y1={layout.y(y1)} y2={layout.y(y2)} />
        </>
      )}
      over={(layout) => (
        <Marks
          layout={layout}
          marks={[
            { key: 'z', at: [layout.x(x), layout.y(y)], text: `z = ${plainText(z, 4, locale)}`, isSecond: true },
            ...corners.map(([one, other, value]): Mark => ({
              key: `${one} ${other}`,
              at: [layout.x(one), layout.y(other)],
              text: plainText(value, 4, locale),
            })),
            ...between.flatMap(([one, other, value]): Mark[] =>
              value === undefined
                ? []
                : [
                    {
                      key: `between ${other}`,
                      at: [layout.x(one), layout.y(other)],
                      text: plainText(value, 4, locale),
                      isBare: true,
                    },
                  ],
            ),
          ]}
        />
      )}
    />
  );
}

const Drawn = (props: Props) => (props.inputs.mode === 'bilinear' ? <Surface {...props} /> : <Curves {...props} />);

export default view(definition, Drawn);
