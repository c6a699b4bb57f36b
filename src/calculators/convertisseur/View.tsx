import { linearScale, linearTicks } from '../../charts/plot/scale.ts';
import { textWidth } from '../../charts/plot/labels.ts';
import { useSize } from '../../charts/plot/use-size.ts';
import type { PlotLayout } from '../../charts/plot/layout.ts';
import { LEAST_WIDTH } from '../../charts/plot/layout.ts';
import type { Reading } from '../../charts/plot/reading.ts';
import { inOwnUnits } from '../../charts/plot/OwnUnits.tsx';
import { Reader } from '../../charts/plot/Reader.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { doubleScale } from './scales.ts';
import styles from './View.module.css';
import { plainText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  chart: text('Double échelle', 'Double scale'),
  caption: text('Les deux unités face à face autour de la valeur.', 'Both units side by side around the value.'),
};
const INITIAL = { width: 640, height: 150 };
const HEIGHT = 138;
const [TOP, MIDDLE, BOTTOM] = [26, 69, 112];
const [LONG, SHORT, EDGE] = [13, 7, 14];
const FONT = 13;
const DIVISIONS = 5;

/** Round values of a scale, as many as their texts leave room for. */
function ticksFor(
  domain: readonly [number, number],
  width: number,
  format: (value: number) => string,
): readonly number[] {
  for (let count = 10; count > 2; count -= 1) {
    const ticks = linearTicks(Math.min(...domain), Math.max(...domain), count);
    const widest = Math.max(...ticks.map((tick) => textWidth(format(tick), FONT))) + FONT;
    if (ticks.length * widest <= width) return ticks;
  }
  return linearTicks(Math.min(...domain), Math.max(...domain), 2);
}

function Drawn({ inputs, outputs: { result }, locale, translate }: DrawnProps<typeof definition>) {
  const [canvas, measured] = useSize<HTMLDivElement>(INITIAL);
  const scales = result === undefined ? undefined : doubleScale(inputs, result);
  if (scales === undefined || result === undefined) return null;
  const { from, to, domain, convert } = scales;
  const width = Math.max(measured.width, LEAST_WIDTH);
  const [left, right] = [EDGE, width - EDGE];
  const x = linearScale(domain, [left, right]);
  const layout: PlotLayout = {
    width,
    height: HEIGHT,
    left,
    right,
    top: TOP,
    bottom: BOTTOM,
    fontSize: FONT,
    x,
    y: linearScale([0, 1], [BOTTOM, TOP]),
  };
  const format = (value: number): string => tickText(value, locale);
  const other = [convert(domain[0]), convert(domain[1])] as const;
  const px = (value: number): number => left + ((value - other[0]) / (other[1] - other[0])) * (right - left);
  const sides = [
    {
      key: 'from',
      domain,
      at: (value: number) => x(value),
      foot: MIDDLE,
      direction: -1,
      name: from.symbol,
      row: TOP - FONT + 1,
    },
    { key: 'to', domain: other, at: px, foot: MIDDLE, direction: 1, name: to.symbol, row: BOTTOM + FONT + 6 },
  ] as const;
  const written = [
    withUnit(plainText(inputs.value, 8, locale), from.symbol),
    withUnit(plainText(result, 6, locale), to.symbol),
  ] as const;
  const readAt = (at: number): Reading => ({
    at: [at, 0.5],
    values: [
      { name: '', text: withUnit(plainText(at, 4, locale), from.symbol) },
      { name: '=', text: withUnit(plainText(convert(at), 4, locale), to.symbol) },
    ],
  });
  const here = x(inputs.value);
  const inFrame = (words: string): number =>
    Math.min(right - textWidth(words, FONT) / 2, Math.max(left + textWidth(words, FONT) / 2, here));
  return (
    <figure className={picture.figure}>
      <Reader
        layout={layout}
        x={{ domain }}
        y={{ domain: [0, 1] }}
        canvas={canvas}
        label={`${translate(TEXTS.chart)}${translate(COLON)}${written.join(' = ')}`}
        readable={{ translate, start: [inputs.value, 0.5], at: readAt, isCurve: true }}
      >
        <g fontSize={FONT} aria-hidden="true">
          <rect className={styles.body} x={left - 6} y={TOP} width={right - left + 12} height={BOTTOM - TOP} rx="4" />
          <line className={styles.here} x1={here} x2={here} y1={TOP - 4} y2={BOTTOM + 4} />
          {sides.map(({ key, domain: shown, at, foot, direction }) => {
            const ticks = ticksFor(shown, right - left, format);
            const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) / DIVISIONS;
            const small =
              step > 0 ? linearTicks(Math.min(...shown), Math.max(...shown), Math.abs(shown[1] - shown[0]) / step) : [];
            return (
              <g key={key}>
                {small.map((value) => (
                  <line
                    key={value}
                    className={styles.tick}
                    x1={at(value)}
                    x2={at(value)}
                    y1={foot}
                    y2={foot + direction * SHORT}
                  />
                ))}
                {ticks.map((value) => {
                  const words = format(value);
                  const half = textWidth(words, FONT) / 2;
                  return (
                    <g key={value}>
                      <line
                        className={styles.tick}
                        x1={at(value)}
                        x2={at(value)}
                        y1={foot}
                        y2={foot + direction * LONG}
                      />
                      <text
                        className={picture.halo}
                        x={Math.min(right + 4 - half, Math.max(left - 4 + half, at(value)))}
                        y={foot + direction * (LONG + 10)}
                        dy="0.35em"
                        textAnchor="middle"
                      >
                        {words}
                      </text>
                    </g>
                  );
                })}
              </g>
            );
          })}
          <line className={styles.middle} x1={left - 6} x2={right + 6} y1={MIDDLE} y2={MIDDLE} />
          {sides.map(({ key, row }, index) => (
            <text
              key={key}
              className={picture.strong}
              x={inFrame(written[index] ?? '')}
              y={row}
              dy="0.1em"
              textAnchor="middle"
            >
              {written[index]}
            </text>
          ))}
        </g>
      </Reader>
      <figcaption className={picture.caption}>{translate(TEXTS.caption)}</figcaption>
    </figure>
  );
}

// Each scale has its own unit.
export default view(definition, inOwnUnits(Drawn));
