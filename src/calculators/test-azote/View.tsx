import {
  idealPressureFromTemperature,
  NITROGEN_RANGE,
  nitrogenPressureFromTemperature,
} from '../../physics/nitrogen.ts';
import { linePath } from '../../charts/plot/path.ts';
import { roundDomain } from '../../charts/plot/layout.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { LegendLine, Mark } from '../../charts/plot/marks.tsx';
import type { Reading } from '../../charts/plot/reading.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import { formatNumber } from '../../quantities/index.ts';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { significantText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';
import { barFromPascal, kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';

const TEXTS = {
  temperature: text('Température (°C)', 'Temperature (°C)'),
  temperatureName: text('Température', 'Temperature'),
  pressure: text('Pression relative (bar)', 'Gauge pressure (bar)'),
  chart: text('Pression d’azote selon la température', 'Nitrogen pressure against temperature'),
  ideal: text('Gaz parfait', 'Ideal gas'),
  real: text('Azote réel', 'Real nitrogen'),
  start: text('Départ', 'Start'),
  expected: text('Attendu', 'Expected'),
  reading: text('Lu', 'Read'),
  caption: text(
    'Sans fuite, la pression suit la courbe. La barre verticale est l’incertitude de la comparaison.',
    'Without a leak, pressure follows the curve. The vertical bar is the uncertainty of the comparison.',
  ),
};
const PARTS = 24;
/** Air around the two temperatures, K. */
const AROUND = 4;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { p_init, t_init, t_final, p_final, p_atm, gas_model } = inputs;
  const { p_expected, p_expected_real, uncertainty } = outputs;
  if (p_expected === undefined) return null;
  const isReal = gas_model === 'real' && p_expected_real !== undefined;
  const expected = isReal ? p_expected_real : p_expected;
  const [low, high] = [Math.min(t_init, t_final) - AROUND, Math.max(t_init, t_final) + AROUND];
  const temperatures = Array.from({ length: PARTS + 1 }, (_, index) => low + ((high - low) * index) / PARTS);
  const T1 = kelvinFromCelsius(t_init);
  const start = p_init + p_atm;
  const idealAt = (t: number): number => idealPressureFromTemperature(start, T1, kelvinFromCelsius(t)) - p_atm;
  const realAt = (t: number): number | undefined => {
    const found = nitrogenPressureFromTemperature(pascalFromBar(start), T1, kelvinFromCelsius(t));
    return found === undefined ? undefined : barFromPascal(found) - p_atm;
  };
  const hasReal = p_expected_real !== undefined && pascalFromBar(start) <= NITROGEN_RANGE.maxP;
  const ideal = temperatures.map(idealAt);
  const real = hasReal ? temperatures.map((t) => realAt(t) ?? Number.NaN) : undefined;
  const around = uncertainty ?? 0;
  const pressures = roundDomain([
    ...ideal,
    p_init,
    expected - around,
    expected + around,
    ...(p_final === undefined ? [] : [p_final]),
  ]);
  const format = (value: number): string => tickText(value, locale);
  const bar = (value: number): string => withUnit(significantText(value, 4, locale), 'bar(g)');
  const readAt = (t: number): Reading => {
    const nitrogen = hasReal ? realAt(t) : undefined;
    return {
      at: [t, isReal ? (nitrogen ?? idealAt(t)) : idealAt(t)],
      values: [
        { name: translate(TEXTS.temperatureName), text: withUnit(formatNumber(t, 1, locale), '°C') },
        { name: translate(TEXTS.ideal), text: bar(idealAt(t)) },
        ...(nitrogen === undefined ? [] : [{ name: translate(TEXTS.real), text: bar(nitrogen) }]),
      ],
    };
  };
  const lines: LegendLine[] = [
    { key: 'ideal', line: isReal ? 'second' : 'curve', text: translate(TEXTS.ideal) },
    ...(real === undefined
      ? []
      : [{ key: 'real', line: isReal ? ('curve' as const) : ('second' as const), text: translate(TEXTS.real) }]),
  ];
  const readings = p_final === undefined ? '' : `${translate(SEMICOLON)}${translate(TEXTS.reading)} ${bar(p_final)}`;
  return (
    <Plot
      readable={{ translate, start: [t_final, expected], at: readAt, isCurve: true }}
      x={{ domain: [low, high], title: translate(TEXTS.temperature), format }}
      y={{ domain: pressures, title: translate(TEXTS.pressure), format }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}${translate(TEXTS.start)} ${bar(p_init)}${translate(SEMICOLON)}${translate(TEXTS.expected)} ${bar(expected)}${readings}`}
      caption={
        <>
          <Legend lines={lines} />
          {uncertainty === undefined ? null : translate(TEXTS.caption)}
        </>
      }
      inside={({ x, y }) => (
        <>
          {real === undefined ? null : (
            <path className={lineClass(isReal ? 'curve' : 'second')} d={linePath(temperatures, real, x, y)} />
          )}
          <path className={lineClass(isReal ? 'second' : 'curve')} d={linePath(temperatures, ideal, x, y)} />
          {uncertainty === undefined ? null : (
            <path
              className={lineClass('curve')}
              d={`M${x(t_final) - 6} ${y(expected - around)}h12M${x(t_final)} ${y(expected - around)}V${y(expected + around)}M${x(t_final) - 6} ${y(expected + around)}h12`}
            />
          )}
        </>
      )}
      over={(layout) => {
        const marks: Mark[] = [
          { key: 'start', at: [layout.x(t_init), layout.y(p_init)], text: `${translate(TEXTS.start)} ${bar(p_init)}` },
          ...(p_final === undefined
            ? [
                {
                  key: 'expected',
                  at: [layout.x(t_final), layout.y(expected)] as const,
                  text: `${translate(TEXTS.expected)} ${bar(expected)}`,
                },
              ]
            : [
                {
                  key: 'reading',
                  at: [layout.x(t_final), layout.y(p_final)] as const,
                  text: `${translate(TEXTS.reading)} ${bar(p_final)}`,
                  isSecond: true,
                },
                {
                  key: 'expected',
                  at: [layout.x(t_final), layout.y(expected)] as const,
                  text: `${translate(TEXTS.expected)} ${bar(expected)}`,
                  isBare: true,
                },
              ]),
        ];
        const curves = [ideal, ...(real === undefined ? [] : [real])].flatMap((pressuresOf) =>
          boxesOfCurve(temperatures.map((t, index) => [layout.x(t), layout.y(pressuresOf[index] ?? p_init)] as const)),
        );
        const bars = boxesOfCurve([
          [layout.x(t_final), layout.y(expected - around)],
          [layout.x(t_final), layout.y(expected + around)],
        ]);
        return <Marks marks={marks} layout={layout} obstacles={[...curves, ...bars]} />;
      }}
    />
  );
}

export default view(definition, Drawn);
