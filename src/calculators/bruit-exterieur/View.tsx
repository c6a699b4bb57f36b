import { linePath } from '../../charts/plot/path.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine } from '../../charts/plot/marks.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { plainText, tickText } from '../../quantities/figures.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  factor: text('Distances multipliées par', 'Distances multiplied by'),
  level: text('Niveau chez le voisin (dB(A))', 'Level at the neighbour’s (dB(A))'),
  levelName: text('Niveau', 'Level'),
  installation: text(
    'L’installation, 6\u202fdB de moins par doublement',
    'The installation, 6\u202fdB less for each doubling',
  ),
  day: text('Admissible de jour', 'Allowed by day'),
  night: text('Admissible de nuit', 'Allowed by night'),
  fixed: text('Limite fixe', 'Fixed limit'),
};

const POINTS = 60;
/** The distances are at least drawn from half to this many times. */
const LEAST_FACTOR = 4;
const MOST_FACTOR = 64;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { lp, allowed_day, allowed_night, distance_factor = 1 } = outputs;
  if (lp === undefined) return null;
  const top = Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, distance_factor * 1.5));
  const [from, to] = [0.5, top];
  const at = (factor: number): number => lp - 20 * Math.log10(factor);
  const xs = Array.from({ length: POINTS + 1 }, (_, index) => from * (to / from) ** (index / POINTS));
  const write = outputWriter(definition, locale);
  const limits = [
    { key: 'day', value: allowed_day, line: 'hairDashed' as const, name: TEXTS.day },
    { key: 'night', value: allowed_night, line: 'limit' as const, name: TEXTS.night },
    { key: 'fixed', value: inputs.fixed_limit, line: 'guide' as const, name: TEXTS.fixed },
  ].flatMap(({ value, ...limit }) => (value === undefined ? [] : [{ ...limit, value }]));
  const lines: LegendLine[] = [
    { key: 'own', line: 'curve', text: translate(TEXTS.installation) },
    ...limits.map(({ key, line, name, value }) => ({
      key,
      line,
      text: `${translate(name)}${translate(COLON)}${write('lp', value)}`,
    })),
  ];
  const levels = [at(from), at(to), ...limits.map(({ value }) => value)];
  const format = (value: number): string => tickText(value, locale);
  const factor = (value: number): string => `×\u202f${plainText(value, 3, locale)}`;
  const marked = [1, ...(distance_factor > 1 && distance_factor <= top ? [distance_factor] : [])];
  return (
    <Plot
      readable={{
        translate,
        start: [1, lp],
        isCurve: true,
        at: (x) => ({
          at: [x, at(x)],
          values: [
            { name: translate(TEXTS.factor), text: factor(x) },
            { name: translate(TEXTS.levelName), text: write('lp', at(x)) },
          ],
        }),
      }}
      x={{ domain: [from, to], isLog: true, title: translate(TEXTS.factor), format }}
      y={{ domain: [Math.min(...levels) - 3, Math.max(...levels) + 3], title: translate(TEXTS.level), format }}
      label={lines
        .map((line) => String(line.text))
        .concat(write('lp', lp))
        .join(', ')}
      caption={<Legend lines={lines} />}
      inside={({ x, y, left, right }) => (
        <>
          {limits.map(({ key, value, line }) => (
            <line key={key} className={lineClass(line)} x1={left} x2={right} y1={y(value)} y2={y(value)} />
          ))}
          <path className={lineClass('curve')} d={linePath(xs, xs.map(at), x, y)} />
        </>
      )}
      over={(layout) => (
        <Marks
          layout={layout}
          obstacles={boxesOfCurve(xs.map((value) => [layout.x(value), layout.y(at(value))] as const))}
          marks={marked.map((value) => ({
            key: String(value),
            at: [layout.x(value), layout.y(at(value))] as const,
            text: `${value === 1 ? '' : `${factor(value)}, `}${write('lp', at(value))}`,
            isSecond: value !== 1,
          }))}
        />
      )}
    />
  );
}

export default view(definition, Drawn);
