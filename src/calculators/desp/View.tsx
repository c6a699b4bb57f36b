import { useCallback, useMemo } from 'react';
import type { Box } from '../../charts/plot/labels.ts';
import { labelBox, placeLabels, textWidth } from '../../charts/plot/labels.ts';
import { categoryOfPiping, categoryOfVessel, PED_CATEGORIES } from '../../physics/ped.ts';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { Marks } from '../../charts/plot/marks.tsx';
import type { Reading } from '../../charts/plot/reading.ts';
import { inOwnUnits } from '../../charts/plot/OwnUnits.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import type { CategoryAt, ChartBounds, NamedLine, Region } from './chart.ts';
import { namedLines, namePlaces, regionsOf, uprightEdges } from './chart.ts';
import { definition } from './definition.ts';
import styles from './View.module.css';
import { plainText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  volume: text('Volume V (L)', 'Volume V (L)'),
  dn: text('Diamètre nominal DN', 'Nominal size DN'),
  pressure: text('PS (bar)', 'PS (bar)'),
  chart: text('Tableau {table} de l’annexe II', 'Annex II, chart {table}'),
  charts: text('Tableaux de l’annexe II', 'Annex II charts'),
  category: text('Catégorie', 'Category'),
  outside: text(
    'Équipement non soumis\u00a0: PS ne dépasse pas 0,5\u202fbar.',
    'Not subject: PS does not exceed 0.5\u202fbar.',
  ),
  caption: text(
    'Échelles logarithmiques. Une valeur posée sur une limite appartient à la catégorie du dessous.',
    'Logarithmic scales. A value on a boundary belongs to the lower category.',
  ),
};
const SHORT = {
  'Non soumis': text('Non soumis', 'Not subject'),
  'Art 4§3': text('Art. 4, § 3', 'Art. 4(3)'),
  'Cat I': text('I', 'I'),
  'Cat II': text('II', 'II'),
  'Cat III': text('III', 'III'),
  'Cat IV': text('IV', 'IV'),
};
/** Bottom of every chart, bar. */
const LOWEST = 0.1;
const VESSELS: ChartBounds = { sizes: [0.1, 10_000], pressures: [LOWEST, 10_000] };
/** Charts of Annex II for fluids of group 1. */
const OF_GROUP_1: readonly (number | string)[] = [1, 3, 6, 8];
const PIPES: ChartBounds = { sizes: [10, 1000], pressures: [LOWEST, 10_000] };

/** The chart's bounds, wide enough for the point. */
const boundsFor = ({ sizes, pressures }: ChartBounds, size: number, pressure: number): ChartBounds => ({
  sizes: [Math.min(sizes[0], size / 2), Math.max(sizes[1], size * 2)],
  pressures: [pressures[0], Math.max(pressures[1], pressure * 2)],
});

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { type, nature, pressure, unstable, breathing, over350 } = inputs;
  const isVessel = type === 'Récipients';
  const size = (isVessel ? inputs.volume : inputs.diamNom) ?? 1;
  const isGas = nature === 'Gaz';
  // The group may follow from the fluid: the chart that was used says which it was.
  const group = outputs.table === undefined ? (inputs.group ?? 2) : OF_GROUP_1.includes(outputs.table) ? 1 : 2;
  const bounds = boundsFor(isVessel ? VESSELS : PIPES, size, pressure);
  const [from, to, top] = [bounds.sizes[0], bounds.sizes[1], bounds.pressures[1]];
  const shown = useMemo((): ChartBounds => ({ sizes: [from, to], pressures: [LOWEST, top] }), [from, to, top]);
  const at = useCallback<CategoryAt>(
    (one, ps) =>
      isVessel
        ? categoryOfVessel({ isGas, group, volume: one, pressure: ps, isUnstable: unstable, isBreathing: breathing })
            .category
        : categoryOfPiping({ isGas, group, dn: one, pressure: ps, isUnstable: unstable, isHot: over350 }).category,
    [isVessel, isGas, group, unstable, breathing, over350],
  );
  const { regions, uprights, limits } = useMemo(
    () => ({ regions: regionsOf(at, shown), uprights: uprightEdges(at, shown), limits: namedLines(at, shown) }),
    [at, shown],
  );
  const names = useMemo(
    () =>
      namePlaces(at, shown, [
        Math.log(size / shown.sizes[0]) / Math.log(shown.sizes[1] / shown.sizes[0]),
        Math.log(Math.max(pressure, LOWEST) / LOWEST) / Math.log(shown.pressures[1] / LOWEST),
      ]),
    [at, shown, size, pressure],
  );
  const options = definition.outputs.find(({ key }) => key === 'category');
  const nameOf = (category: string): string => {
    const option = options?.kind === 'choice' ? options.options.find(({ value }) => value === category) : undefined;
    return option === undefined ? category : translate(option.label);
  };
  const format = (value: number): string => tickText(value, locale);
  const place = `${withUnit(plainText(pressure, 4, locale), 'bar(g)')}, ${isVessel ? withUnit(plainText(size, 4, locale), 'L') : `DN\u202f${format(size)}`}`;
  const chart =
    outputs.table === undefined
      ? translate(TEXTS.charts)
      : translate(TEXTS.chart).replace('{table}', String(outputs.table));
  const isShown = pressure > 0;
  const textOf = ({ kind, value }: NamedLine): string => {
    const sign = isVessel ? 'V' : 'DN';
    return kind === 'size' && !isVessel
      ? `DN\u202f${format(value)}`
      : `${{ pressure: 'PS', product: `PS·${sign}`, size: sign }[kind]}\u202f=\u202f${format(value)}`;
  };
  /** The category there, of the figures shown: what stands on a line is of the lower one. */
  const readAt = (one: number, ps: number): Reading => {
    const [read, bar] = [Number(one.toPrecision(3)), Number(ps.toPrecision(3))];
    return {
      at: [one, ps],
      values: [
        { name: 'PS', text: withUnit(plainText(bar, 3, locale), 'bar(g)') },
        {
          name: isVessel ? 'V' : 'DN',
          text: isVessel ? withUnit(plainText(read, 3, locale), 'L') : plainText(read, 3, locale),
        },
        { name: translate(TEXTS.category), text: nameOf(at(read, bar)) },
      ],
    };
  };
  const path = (slices: Region['slices'], { x, y }: PlotLayout): string =>
    slices
      .map((slice) => `M${slice.map(([one, ps]) => `${x(one).toFixed(1)} ${y(ps).toFixed(1)}`).join('L')}Z`)
      .join('');
  /** Upper sides of a region's slices. */
  const edges = (slices: Region['slices'], { x, y }: PlotLayout): string =>
    slices
      .map(([, , c, d]) =>
        c[1] >= top && d[1] >= top
          ? ''
          : `M${x(d[0]).toFixed(1)} ${y(d[1]).toFixed(1)}L${x(c[0]).toFixed(1)} ${y(c[1]).toFixed(1)}`,
      )
      .join('');
  return (
    <Plot
      x={{ domain: bounds.sizes, isLog: true, title: translate(isVessel ? TEXTS.volume : TEXTS.dn), format }}
      y={{ domain: bounds.pressures, isLog: true, title: translate(TEXTS.pressure), format }}
      readable={{ translate, start: [size, Math.max(pressure, LOWEST)], at: readAt, signs: 60 }}
      shape={{ ratio: 0.72, least: 330, most: 520 }}
      label={`${chart}${translate(COLON)}${place}, ${nameOf(outputs.category ?? '')}`}
      caption={outputs.table === undefined ? translate(TEXTS.outside) : `${chart}. ${translate(TEXTS.caption)}`}
      inside={(layout) => (
        <>
          {regions.map(({ category, slices }) => (
            <path
              key={category}
              className={`${styles.region} ${styles[`rank${PED_CATEGORIES.indexOf(category)}`]}`}
              d={path(slices, layout)}
            />
          ))}
          {regions.map(({ category, slices }) => (
            <path key={category} className={styles.edge} d={edges(slices, layout)} />
          ))}
          {uprights.map(({ size: one, from: low, to: high }) => (
            <line
              key={`${one} ${low}`}
              className={styles.edge}
              x1={layout.x(one)}
              x2={layout.x(one)}
              y1={layout.y(low)}
              y2={layout.y(high)}
            />
          ))}
        </>
      )}
      over={(layout) => {
        const spot = [
          layout.x(size),
          isShown ? layout.y(Math.max(pressure, bounds.pressures[0])) : layout.bottom,
        ] as const;
        const marks = [
          { key: 'point', at: spot, text: place },
          ...[...names].map(([category, [across, up]]) => ({
            key: category,
            isBare: true,
            text: translate(SHORT[category]),
            at: [
              layout.left + (layout.right - layout.left) * across,
              layout.bottom - (layout.bottom - layout.top) * up,
            ] as const,
          })),
        ];
        return (
          <Names
            marks={marks}
            layout={layout}
            picked={outputs.category}
            limits={limits.map((limit) => ({ text: textOf(limit), places: limit.places }))}
          />
        );
      }}
    />
  );
}

/** Names in the middle of their region, the point and its text over them. */
function Names({
  marks,
  layout,
  picked,
  limits,
}: {
  readonly marks: readonly {
    readonly key: string;
    readonly at: readonly [number, number];
    readonly text: string;
    readonly isBare?: boolean;
  }[];
  readonly layout: PlotLayout;
  readonly picked: string | undefined;
  readonly limits: readonly { readonly text: string; readonly places: readonly (readonly [number, number])[] }[];
}) {
  const [point, ...names] = marks;
  if (point === undefined) return null;
  const inFrame = (x: number, name: string): number => {
    const half = textWidth(name, layout.fontSize + 1) / 2 + 4;
    return Math.min(layout.right - half, Math.max(layout.left + half, x));
  };
  const boxes = names.map(({ at: [x, y], text: name }): Box =>
    labelBox({ text: name, x: inFrame(x, name), y }, layout.fontSize + 1),
  );
  const small = layout.fontSize - 1;
  const { left, right, top, bottom } = layout;
  const [px, py] = point.at;
  const around = { x: px - 12, y: py - 28, width: 24, height: 40 };
  const written = placeLabels(
    limits.map(({ text: name, places }) => ({
      key: name,
      text: name,
      spots: places.map(([size, pressure]) => [layout.x(size), layout.y(pressure)] as const),
    })),
    [...boxes, around],
    { x: left, y: top, width: right - left, height: bottom - top },
    small,
  );
  return (
    <>
      {names.map(({ key, at: [x, y], text: name }) => (
        <text
          key={key}
          className={`${picture.halo} ${key === picked ? picture.strong : ''}`}
          x={inFrame(x, name)}
          y={y}
          fontSize={layout.fontSize + 1}
          dy="0.35em"
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      {written.map(({ key, text: name, x, y }) => (
        <text
          key={key}
          className={`${picture.halo} ${picture.soft}`}
          x={x}
          y={y}
          fontSize={small}
          dy="0.35em"
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <Marks marks={[point]} layout={layout} obstacles={[...boxes, ...written.map((one) => labelBox(one, small))]} />
    </>
  );
}

// The charts are the Directive’s: bar and litres.
export default view(definition, inOwnUnits(Drawn));
