import type { Size } from '../../charts/plot/SizeStrip.tsx';
import { SizeStrip } from '../../charts/plot/SizeStrip.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { plainText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  strip: text('Sections de gaine', 'Duct sections'),
  sizing: text(
    'À l’échelle. En pointillé, le diamètre calculé\u202f; encadré, le diamètre normalisé qui suffit.',
    'To scale. Dashed, the computed diameter; framed, the standard diameter that is wide enough.',
  ),
  check: text(
    'À l’échelle. En pointillé, le rond équivalent\u00a0: même débit et même perte de charge.',
    'To scale. Dashed, the equivalent round duct: same flow and same friction.',
  ),
};

function sizesOf({ inputs, outputs, locale }: Props): readonly Size[] {
  const millimetres = (value: number): string => plainText(value, 4, locale);
  const write = outputWriter(definition, locale);
  const lines = (velocity: number | undefined, friction: number | undefined): readonly string[] => [
    ...(velocity === undefined ? [] : [write('v_std', velocity)]),
    ...(friction === undefined ? [] : [write('dp_lin_std', friction)]),
  ];
  const round = (
    diameter: number | undefined,
    velocity: number | undefined,
    friction: number | undefined,
    isChosen: boolean,
  ): readonly Size[] =>
    diameter === undefined
      ? []
      : [
          {
            name: `Ø\u202f${diameter === inputs.diameter ? withUnit(millimetres(diameter), 'mm') : write('d_std', diameter)}`,
            inside: diameter,
            outside: diameter * 1.012,
            isChosen,
            lines: lines(velocity, friction),
          },
        ];
  const sided = (
    across: number,
    up: number,
    isOval: boolean,
    velocity: number | undefined,
    friction: number | undefined,
    isChosen: boolean,
  ): Size => ({
    name: withUnit(`${millimetres(across)} × ${millimetres(up)}`, 'mm'),
    inside: outputs.d_eq ?? 0,
    outside: outputs.d_eq ?? 0,
    sides: { across, up, isOval },
    isChosen,
    lines: lines(velocity, friction),
  });
  const { d_lower, v_lower, dp_lin_lower, d_std, v_std, dp_lin_std, v_rect, v_real, dp_lin } = outputs;
  switch (inputs.method) {
    case 'check-round':
      return round(inputs.diameter, v_real, dp_lin, false);
    case 'check-rect':
    case 'check-oval':
      return inputs.a === undefined || inputs.b === undefined
        ? []
        : [sided(inputs.a, inputs.b, inputs.method === 'check-oval', v_real, dp_lin, false)];
    case 'velocity':
    case 'friction':
      return [
        ...round(d_lower, v_lower, dp_lin_lower, false),
        ...round(d_std, v_std, dp_lin_std, true),
        ...(outputs.a === undefined || inputs.b === undefined
          ? []
          : [sided(Math.round(outputs.a), inputs.b, false, v_rect, undefined, false)]),
      ];
  }
}

function Drawn(props: Props) {
  const { inputs, outputs, translate } = props;
  const sizes = sizesOf(props);
  if (sizes.length === 0 || outputs.d_eq === undefined) return null;
  const isSizing = inputs.method === 'velocity' || inputs.method === 'friction';
  const label = `${translate(TEXTS.strip)}${translate(COLON)}${sizes.map(({ name, lines }) => [name, ...lines].join(', ')).join(translate(SEMICOLON))}`;
  return (
    <SizeStrip
      sizes={sizes}
      asked={outputs.d_eq}
      label={label}
      caption={translate(isSizing ? TEXTS.sizing : TEXTS.check)}
    />
  );
}

export default view(definition, Drawn);
