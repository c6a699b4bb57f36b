import { formatNumber } from '../../quantities/index.ts';
import type { Reading } from '../../charts/plot/reading.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import styles from './View.module.css';
import { tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  chart: text('Étages de compression', 'Compression stages'),
  pressure: text('Pression absolue (bar)', 'Absolute pressure (bar)'),
  equality: text('Égalité des taux', 'Equal ratios'),
  sandhold: text('Sand Hold', 'Sand Hold'),
  low: text('BP', 'LP'),
  high: text('HP', 'HP'),
  intermediate: text('Pression', 'Pressure'),
  caption: text(
    'Échelle logarithmique\u00a0: à taux égaux, marches égales. Dans chaque marche, le taux de compression de l’étage.',
    'Logarithmic scale: equal ratios make equal steps. In each step, the compression ratio of the stage.',
  ),
};

interface Stair {
  readonly key: 'equality' | 'sandhold';
  readonly pressure: number;
  readonly temperature: number | undefined;
}

/** Where a stair stands across: its two steps, and the room beside it. */
const [STEP, APART] = [1, 0.35];
/** Of the whole ratio, above and below. */
const AIR = 0.14;

function stairsOf({ p_equality, p_sandhold, t_equality, t_sandhold }: Props['outputs']): readonly Stair[] {
  return [
    ...(p_equality === undefined ? [] : [{ key: 'equality' as const, pressure: p_equality, temperature: t_equality }]),
    ...(p_sandhold === undefined ? [] : [{ key: 'sandhold' as const, pressure: p_sandhold, temperature: t_sandhold }]),
  ];
}

function Drawn({ inputs: { pres_hp: high, pres_bp: low }, outputs, locale, translate }: Props) {
  const stairs = stairsOf(outputs);
  if (high === undefined || low === undefined || stairs.length === 0) return null;
  const margin = (high / low) ** AIR;
  const wide = 2 * STEP + 2 * APART;
  const write = outputWriter(definition, locale);
  const bar = (value: number): string => write('p_equality', value);
  const ratio = (value: number): string => `×\u202f${formatNumber(value, 2, locale)}`;
  const intermediate = ({ pressure, temperature }: Stair): string =>
    temperature === undefined
      ? bar(pressure)
      : `${bar(pressure)}, ${withUnit(formatNumber(temperature, 1, locale), '°C')}`;
  const spoken = stairs.map(
    (stair) =>
      `${translate(TEXTS[stair.key])} ${intermediate(stair)} (${ratio(stair.pressure / low)}, ${ratio(high / stair.pressure)})`,
  );
  const readAt = (across: number, pressure: number): Reading => ({
    at: [across, pressure],
    values: [
      { name: translate(TEXTS.intermediate), text: bar(pressure) },
      { name: translate(TEXTS.low), text: ratio(pressure / low) },
      { name: translate(TEXTS.high), text: ratio(high / pressure) },
    ],
  });
  return (
    <Plot
      readable={{ translate, start: [wide / 2, stairs[0]?.pressure ?? low], at: readAt }}
      x={{ domain: [0, wide * stairs.length], isBare: true, isGridless: true, title: '', format: String }}
      y={{
        domain: [low / margin, high * margin],
        isLog: true,
        title: translate(TEXTS.pressure),
        format: (value) => tickText(value, locale),
      }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}${[`${translate(TEXTS.low)} ${bar(low)}`, ...spoken, `${translate(TEXTS.high)} ${bar(high)}`].join(translate(SEMICOLON))}`}
      caption={translate(TEXTS.caption)}
      inside={({ x, y, left, right }) => (
        <>
          {stairs.map(({ key, pressure }, index) => {
            const from = wide * index + APART;
            return (
              <g key={key}>
                <rect
                  className={styles.low}
                  x={x(from)}
                  y={y(pressure)}
                  width={x(STEP) - x(0)}
                  height={y(low) - y(pressure)}
                />
                <rect
                  className={styles.high}
                  x={x(from + STEP)}
                  y={y(high)}
                  width={x(STEP) - x(0)}
                  height={y(pressure) - y(high)}
                />
                <path className={styles.tread} d={`M${x(from)} ${y(pressure)}H${x(from + 2 * STEP)}`} />
              </g>
            );
          })}
          <path className={styles.bp} d={`M${left} ${y(low)}H${right}`} />
          <path className={styles.hp} d={`M${left} ${y(high)}H${right}`} />
        </>
      )}
      over={({ x, y, left, right, bottom, fontSize }) => (
        <>
          <text
            className={`${picture.halo} ${picture.strong}`}
            x={left + 6}
            y={y(high) - 6}
          >{`${translate(TEXTS.high)} ${bar(high)}`}</text>
          <text
            className={`${picture.halo} ${picture.strong}`}
            x={right - 6}
            y={y(low) + fontSize + 4}
            textAnchor="end"
          >{`${translate(TEXTS.low)} ${bar(low)}`}</text>
          {stairs.map((stair, index) => {
            const from = wide * index + APART;
            const { key, pressure } = stair;
            return (
              <g key={key} textAnchor="middle">
                <text x={x(from + STEP)} y={bottom + fontSize * 1.5}>
                  {translate(TEXTS[key])}
                </text>
                <text x={x(from + STEP / 2)} y={(y(low) + y(pressure)) / 2} dy="0.35em">
                  {ratio(pressure / low)}
                </text>
                <text x={x(from + 1.5 * STEP)} y={(y(high) + y(pressure)) / 2} dy="0.35em">
                  {ratio(high / pressure)}
                </text>
                <text
                  className={`${picture.halo} ${picture.strong}`}
                  x={x(from)}
                  y={y(pressure) - 6}
                  textAnchor="start"
                >
                  {bar(pressure)}
                </text>
                {stair.temperature === undefined ? null : (
                  <text className={picture.halo} x={x(from + 2 * STEP)} y={y(pressure) + fontSize + 4} textAnchor="end">
                    {withUnit(formatNumber(stair.temperature, 1, locale), '°C')}
                  </text>
                )}
              </g>
            );
          })}
        </>
      )}
    />
  );
}

export default view(definition, Drawn);
