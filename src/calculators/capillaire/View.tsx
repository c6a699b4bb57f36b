import { labelBox, placeLabels } from '../../charts/plot/labels.ts';
import { linePath } from '../../charts/plot/path.ts';
import { boxesOfCurve, Legend, lineClass, Marks } from '../../charts/plot/marks.tsx';
import type { Reading } from '../../charts/plot/reading.ts';
import { Plot } from '../../charts/plot/Plot.tsx';
import picture from '../../charts/plot/picture.module.css';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import type { CapillaryPoint } from './equivalents.ts';
import { flowOfOther, lengthOfSame, neighbouringDiameters } from './equivalents.ts';
import { tickText } from '../../quantities/figures.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

const TEXTS = {
  length: text('Longueur', 'Length'),
  flow: text('Débit', 'Flow'),
  capacity: text('Puissance', 'Capacity'),
  chart: text('Débit selon la longueur et le diamètre', 'Flow against length and diameter'),
  own: text('Tube calculé', 'Computed tube'),
  others: text('Autres diamètres intérieurs', 'Other inside diameters'),
  same: text('Même débit', 'Same flow'),
};
const PARTS = 80;
/** Of tubes worth naming, m: those the tool takes. */
const LENGTHS = { min: 0.3, max: 6 } as const;
/** Length and flow shown, times those of the result. */
const [LONGEST, HIGHEST] = [2.4, 1.9];
const FIRST = 0.02;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const [diameter, length, flow] = [outputs.d ?? inputs.d, outputs.l ?? inputs.l, outputs.m_dot];
  if (diameter === undefined || length === undefined || flow === undefined || !(length > 0 && flow > 0)) return null;
  const own: CapillaryPoint = { diameter, length, flow };
  const longest = length * LONGEST;
  const lengths = Array.from(
    { length: PARTS + 1 },
    (_, index) => longest * (FIRST + (1 - FIRST) * (index / PARTS) ** 1.6),
  );
  const others = neighbouringDiameters(diameter);
  const same = others
    .map((one) => ({ one, at: lengthOfSame(own, one) }))
    .filter(({ at }) => at >= LENGTHS.min && at <= LENGTHS.max);
  const format = (value: number): string => tickText(value, locale);
  const write = outputWriter(definition, locale);
  const millimetres = (value: number): string => write('d', value);
  const metres = (value: number): string => write('l', value);
  const written = `${millimetres(diameter)} × ${metres(length)}`;
  const flowsOf = (one: number): readonly number[] => lengths.map((at) => flowOfOther(own, one, at));
  const equivalents = same.map(({ one, at }) => `${millimetres(one)} × ${metres(at)}`).join(translate(SEMICOLON));
  const readAt = (at: number): Reading => {
    const found = flowOfOther(own, diameter, Math.max(at, longest * FIRST));
    return {
      at: [at, found],
      values: [
        { name: translate(TEXTS.length), text: metres(at) },
        { name: translate(TEXTS.flow), text: write('m_dot', found) },
        ...(outputs.q0 === undefined
          ? []
          : [
              {
                name: translate(TEXTS.capacity),
                text: write('q0', (outputs.q0 * found) / flow),
              },
            ]),
      ],
    };
  };
  return (
    <Plot
      readable={{ translate, start: [length, flow], at: readAt, isCurve: true }}
      x={{ domain: [0, longest], title: `${translate(TEXTS.length)} (m)`, format }}
      y={{ domain: [0, flow * HIGHEST], title: `${translate(TEXTS.flow)} (kg/h)`, format }}
      label={`${translate(TEXTS.chart)}${translate(COLON)}${written}, ${write('m_dot', flow)}`}
      caption={
        <>
          <Legend
            lines={[
              { key: 'own', line: 'curve', text: `${translate(TEXTS.own)}${translate(COLON)}${written}` },
              { key: 'others', line: 'hair', text: translate(TEXTS.others) },
            ]}
          />
          {equivalents === '' ? null : `${translate(TEXTS.same)}${translate(COLON)}${equivalents}.`}
        </>
      }
      inside={({ x, y, left, right, bottom }) => (
        <>
          {others.map((one) => (
            <path key={one} className={picture.hair} d={linePath(lengths, flowsOf(one), x, y)} />
          ))}
          <path className={lineClass('guide')} d={`M${left} ${y(flow)}H${right}M${x(length)} ${y(flow)}V${bottom}`} />
          <path className={lineClass('curve')} d={linePath(lengths, flowsOf(diameter), x, y)} />
        </>
      )}
      over={(layout) => {
        const { left, right, top, bottom, fontSize } = layout;
        const curveOf = (one: number): readonly (readonly [number, number])[] =>
          lengths.map((at) => [layout.x(at), layout.y(flowOfOther(own, one, at))] as const);
        const guides = [
          ...boxesOfCurve(curveOf(diameter)),
          ...boxesOfCurve([
            [left, layout.y(flow)],
            [right, layout.y(flow)],
          ]),
        ];
        // A diameter is written on its own curve, as far right as it fits.
        const names = placeLabels(
          others.map((one) => ({
            key: String(one),
            text: millimetres(one),
            spots: curveOf(one)
              .filter(([px]) => px > (left + right) / 2)
              .toReversed(),
          })),
          guides,
          { x: left, y: top, width: right - left, height: bottom - top },
          fontSize,
        );
        return (
          <>
            {names.map(({ key, text: name, x, y }) => (
              <text key={key} className={`${picture.halo} ${picture.soft}`} x={x} y={y} dy="0.35em" textAnchor="middle">
                {name}
              </text>
            ))}
            <Marks
              layout={layout}
              obstacles={[...guides, ...names.map((name) => labelBox(name, fontSize))]}
              marks={[{ key: 'own', at: [layout.x(length), layout.y(flow)], text: written }]}
            />
          </>
        );
      }}
    />
  );
}

export default view(definition, Drawn);
