import { pipeFlow } from '../../physics/pipe-flow.ts';
import type { Tube } from '../../physics/tubes.ts';
import { TUBE_ROUGHNESS, TUBES } from '../../physics/tubes.ts';
import { SizeStrip } from '../../charts/plot/SizeStrip.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { equivalentLength } from './fittings.ts';
import { tubeName } from '../../quantities/figures.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  strip: text('Tubes de la série autour du tube retenu', 'Tubes of the series around the selected one'),
  none: text('Aucun tube de la série ne suffit', 'No pipe of the series is wide enough'),
  caption: text(
    'À l’échelle. Encadré, le tube retenu\u202f; en pointillé, le diamètre minimal d’après la vitesse. Sous chaque nom\u00a0: diamètre intérieur, vitesse, perte en température de saturation.',
    'To scale. Framed, the selected tube; dashed, the minimum diameter from velocity. Under each name: inside diameter, velocity, loss in saturation temperature.',
  ),
};

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { series } = inputs;
  const { d_min, m_dot, rho, mu, dpdt, label_selected, label_upper } = outputs;
  if (d_min === undefined || m_dot === undefined || rho === undefined || mu === undefined) return null;
  const tubes: readonly Tube[] = TUBES[series];
  const middle = label_selected ?? label_upper;
  const write = outputWriter(definition, locale);
  const sizes = tubes.map(({ label, inside, outside }) => {
    const flow = pipeFlow(m_dot / 3600 / rho, inside, TUBE_ROUGHNESS[series], { density: rho, viscosity: mu / 1e6 });
    const length = equivalentLength(inputs, inside);
    const loss = dpdt === undefined || length === undefined ? undefined : (flow.gradient * length) / 1e5 / dpdt;
    return {
      name: tubeName(label, locale),
      inside: inside * 1000,
      outside: outside * 1000,
      isChosen: label === middle,
      lines: [
        write('d_in_selected', inside * 1000),
        write('v_selected', flow.velocity),
        ...(loss === undefined ? [] : [write('dt_selected', loss)]),
      ],
    };
  });
  const found = middle === undefined ? translate(TEXTS.none) : tubeName(middle, locale);
  const label = `${translate(TEXTS.strip)}${translate(COLON)}${found}, ${write('d_min', d_min)}`;
  return (
    <SizeStrip
      sizes={sizes}
      asked={d_min}
      label={label}
      caption={
        middle === undefined ? `${translate(TEXTS.none)}. ${translate(TEXTS.caption)}` : translate(TEXTS.caption)
      }
    />
  );
}

export default view(definition, Drawn);
