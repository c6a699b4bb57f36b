import { linePath } from '../../charts/plot/path.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import { coefficientFromAirSpeed } from '../../physics/freezing.ts';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { timeFromFigures } from './curve.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { plainText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';

const TEXTS = {
  thickness: text('Épaisseur ou diamètre (mm)', 'Thickness or diameter (mm)'),
  thicknessName: text('Épaisseur', 'Thickness'),
  time: text('Durée (h)', 'Time (h)'),
  timeName: text('Durée', 'Time'),
  own: text('Avec ce coefficient de surface', 'With this surface coefficient'),
  faster: text('Air deux fois plus rapide', 'Air twice as fast'),
  double: text('Coefficient doublé', 'Coefficient doubled'),
};

const POINTS = 40;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { time, h_eff } = outputs;
  if (time === undefined || h_eff === undefined) return null;
  const { thickness, h, air_speed, pack_mm = 0, pack_lambda } = inputs;
  const surface = h ?? coefficientFromAirSpeed(air_speed ?? 0);
  const isByAir = h === undefined && air_speed !== undefined;
  const better = isByAir ? coefficientFromAirSpeed(2 * air_speed) : 2 * surface;
  const quicker = 1 / (1 / better + pack_mm / 1000 / pack_lambda);
  const [from, to] = [thickness * 0.4, thickness * 1.8];
  const xs = Array.from({ length: POINTS + 1 }, (_, index) => from + (index / POINTS) * (to - from));
  const at = (mm: number, coefficient: number): number =>
    timeFromFigures(inputs, outputs, mm / 1000, coefficient) ?? Number.NaN;
  const own = xs.map((x) => at(x, h_eff));
  const second = xs.map((x) => at(x, quicker));
  const top = Math.max(...own.filter(Number.isFinite), time) * 1.08;
  const write = outputWriter(definition, locale);
  const format = (value: number): string => tickText(value, locale);
  const point = `${withUnit(plainText(thickness, 4, locale), 'mm')}, ${write('time', time)}`;
  return (
    <Plot
      readable={{
        translate,
        start: [thickness, time],
        isCurve: true,
        at: (x) => ({
          at: [x, at(x, h_eff)],
          values: [
            { name: translate(TEXTS.thicknessName), text: withUnit(plainText(x, 3, locale), 'mm') },
            { name: translate(TEXTS.timeName), text: write('time', at(x, h_eff)) },
          ],
        }),
      }}
      x={{ domain: [from, to], title: translate(TEXTS.thickness), format }}
      y={{ domain: [0, top], title: translate(TEXTS.time), format }}
      label={`${translate(TEXTS.timeName)}, ${point}`}
      caption={
        <Legend
          lines={[
            { key: 'own', line: 'curve', text: translate(TEXTS.own) },
            { key: 'second', line: 'second', text: translate(isByAir ? TEXTS.faster : TEXTS.double) },
          ]}
        />
      }
      inside={({ x, y }) => (
        <>
          <path className={lineClass('second')} d={linePath(xs, second, x, y)} />
          <path className={lineClass('curve')} d={linePath(xs, own, x, y)} />
        </>
      )}
      over={(layout) => (
        <Marks
          layout={layout}
          obstacles={boxesOfCurve(xs.map((x, index) => [layout.x(x), layout.y(own[index] ?? time)] as const))}
          marks={[{ key: 'time', at: [layout.x(thickness), layout.y(time)], text: point }]}
        />
      )}
    />
  );
}

export default view(definition, Drawn);
