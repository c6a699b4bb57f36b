import { velocityFromFlow } from '../../physics/pipe-flow.ts';
import type { Tube } from '../../physics/tubes.ts';
import { TUBES } from '../../physics/tubes.ts';
import { SizeStrip } from '../../charts/plot/SizeStrip.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { tubeName } from '../../quantities/figures.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  strip: text('Tubes du commerce autour du diamètre', 'Commercial tubes around the diameter'),
  example: text('Série montrée en exemple\u00a0: acier EN 10255.', 'Series shown as an example: EN 10255 steel.'),
  none: text('Aucun tube de la série ne suffit', 'No pipe of the series is wide enough'),
  caption: text(
    'À l’échelle. En pointillé, le diamètre intérieur demandé\u202f; encadré, le premier tube qui suffit. Sous chaque nom\u00a0: diamètre intérieur, vitesse.',
    'To scale. Dashed, the inside diameter asked for; framed, the first tube that is wide enough. Under each name: inside diameter, velocity.',
  ),
};

/** What is shown before a series is chosen. */
const EXAMPLE = 'steel-10255';
/** Rounding of a diameter made of outside and wall, mm. */
const SLACK = 1e-6;

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const flow = outputs.flow ?? inputs.flow;
  const d_in = outputs.d_in ?? inputs.d_in;
  if (flow === undefined || d_in === undefined) return null;
  const write = outputWriter(definition, locale);
  const tubes: readonly Tube[] = TUBES[inputs.series ?? EXAMPLE];
  const chosen = tubes.find(({ inside }) => inside * 1000 >= d_in - SLACK)?.label;
  const sizes = tubes.map(({ label, inside, outside }) => ({
    name: tubeName(label, locale),
    inside: inside * 1000,
    outside: outside * 1000,
    isChosen: label === chosen,
    lines: [write('d_in', inside * 1000), write('speed', velocityFromFlow(flow / 3600, inside))],
  }));
  const found = chosen === undefined ? translate(TEXTS.none) : tubeName(chosen, locale);
  const captions = [
    ...(chosen === undefined ? [`${found}.`] : []),
    translate(TEXTS.caption),
    ...(inputs.series === undefined ? [translate(TEXTS.example)] : []),
  ];
  const label = `${translate(TEXTS.strip)}${translate(COLON)}${write('d_in', d_in)}, ${found}`;
  return <SizeStrip sizes={sizes} asked={d_in} label={label} caption={captions.join(' ')} />;
}

export default view(definition, Drawn);
