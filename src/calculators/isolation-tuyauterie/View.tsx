import { linePath } from '../../charts/plot/path.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import { Plot } from '../../charts/plot/Plot.tsx';
import { insulatedPipe } from '../../physics/pipe-insulation.ts';
import { conductivityOf, pipeOf } from './pipe.ts';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { plainText, tickText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  thickness: text('Épaisseur (mm)', 'Thickness (mm)'),
  thicknessName: text('Épaisseur', 'Thickness'),
  surface: text('Température de surface (°C)', 'Surface temperature (°C)'),
  surfaceName: text('Surface', 'Surface'),
  own: text('Cette surface', 'This surface'),
  bright: text('Sous aluminium brillant (0,05)', 'Under bright aluminium (0.05)'),
  dew: text('Point de rosée\u00a0: au-dessous, cela condense', 'Dew point: below it, it sweats'),
};

/** Of bright aluminium. */
const BRIGHT = 0.05;
const POINTS = 48;
const LEAST = 0.5;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { t_dp, e_min, e_std, t_surface } = outputs;
  const shown = inputs.thickness ?? e_std ?? (e_min === 0 ? undefined : e_min);
  const top = Math.max(30, Math.min(300, Math.max(shown ?? 0, e_min ?? 0) * 1.8));
  const conductivity = conductivityOf(inputs);
  const at = (thickness: number, emissivity: number): number =>
    conductivity === undefined
      ? Number.NaN
      : celsiusFromKelvin(
          insulatedPipe({ ...pipeOf(inputs), emissivity }, conductivity, Math.max(LEAST, thickness) / 1000).surface,
        );
  const { emissivity } = inputs;
  const xs = Array.from({ length: POINTS + 1 }, (_, index) => LEAST + (index / POINTS) * (top - LEAST));
  const along = (surface: number): readonly number[] => xs.map((x) => at(x, surface));
  if (t_dp === undefined || conductivity === undefined) return null;
  const own = along(emissivity);
  const bright = emissivity > BRIGHT ? along(BRIGHT) : undefined;
  const all = [...own, ...(bright ?? []), t_dp, inputs.t_air].filter(Number.isFinite);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, (high - low) * 0.08);
  const write = outputWriter(definition, locale);
  const format = (value: number): string => tickText(value, locale);
  const point = shown === undefined || t_surface === undefined ? undefined : ([shown, t_surface] as const);
  const degrees = (value: number): string => write('t_surface', value);
  const dew = `${translate(TEXTS.dew)}${translate(COLON)}${write('t_dp', t_dp)}`;
  return (
    <Plot
      readable={{
        translate,
        start: point ?? [top / 2, at(top / 2, emissivity)],
        isCurve: true,
        at: (x) => ({
          at: [x, at(x, emissivity)],
          values: [
            { name: translate(TEXTS.thicknessName), text: withUnit(plainText(x, 3, locale), 'mm') },
            { name: translate(TEXTS.surfaceName), text: degrees(at(x, emissivity)) },
          ],
        }),
      }}
      x={{ domain: [0, top], title: translate(TEXTS.thickness), format }}
      y={{ domain: [low - room, high + room], title: translate(TEXTS.surface), format }}
      label={[
        dew,
        ...(point === undefined ? [] : [`${withUnit(plainText(point[0], 3, locale), 'mm')}, ${degrees(point[1])}`]),
      ].join(', ')}
      caption={
        <Legend
          lines={[
            { key: 'own', line: 'curve', text: translate(TEXTS.own) },
            ...(bright === undefined
              ? []
              : [{ key: 'bright', line: 'second' as const, text: translate(TEXTS.bright) }]),
            { key: 'dew', line: 'limit', text: dew },
          ]}
        />
      }
      inside={({ x, y, left, right }) => (
        <>
          <line className={lineClass('limit')} x1={left} x2={right} y1={y(t_dp)} y2={y(t_dp)} />
          {bright === undefined ? null : <path className={lineClass('second')} d={linePath(xs, bright, x, y)} />}
          <path className={lineClass('curve')} d={linePath(xs, own, x, y)} />
        </>
      )}
      over={(layout) =>
        point === undefined ? null : (
          <Marks
            layout={layout}
            obstacles={boxesOfCurve(xs.map((x, index) => [layout.x(x), layout.y(own[index] ?? t_dp)] as const))}
            marks={[
              {
                key: 'shown',
                at: [layout.x(point[0]), layout.y(point[1])],
                text: `${withUnit(plainText(point[0], 3, locale), 'mm')}, ${degrees(point[1])}`,
              },
            ]}
          />
        )
      }
    />
  );
}

export default view(definition, Drawn);
