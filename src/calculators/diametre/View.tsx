import { velocityFromFlow } from '../../physics/pipe-flow.ts';
import type { Tube } from '../../physics/tubes.ts';
import { TUBES } from '../../physics/tubes.ts';
import { text } from '../fields.ts';
import { significant, withUnit } from '../picture/numbers.ts';
import { SizeStrip } from '../picture/SizeStrip.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';

const TEXTS = {
  strip: text('Tubes du commerce autour du diamètre calculé', 'Commercial tubes around the computed diameter'),
  caption: text(
    'À l’échelle. En pointillé, le diamètre intérieur calculé\u202f; encadré, le premier tube qui suffit. Sous chaque nom\u202f: diamètre intérieur, vitesse.',
    'To scale. Dashed, the computed inside diameter; framed, the first tube that is wide enough. Under each name: inside diameter, velocity.',
  ),
};

/** Tubes of the series with their velocity; nothing without a series, since any diameter is then as good. */
function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { series, flow } = inputs;
  const { d_in, next_label } = outputs;
  if (series === undefined || flow === undefined || d_in === undefined) return null;
  const tubes: readonly Tube[] = TUBES[series];
  const sizes = tubes.map(({ label, inside, outside }) => ({
    name: label,
    inside: inside * 1000,
    outside: outside * 1000,
    isChosen: label === next_label,
    lines: [
      withUnit(significant(inside * 1000, 3, locale), 'mm'),
      withUnit(significant(velocityFromFlow(flow / 3600, inside), 3, locale), 'm/s'),
    ],
  }));
  const label = `${translate(TEXTS.strip)}\u202f: ${withUnit(significant(d_in, 3, locale), 'mm')}${next_label === undefined ? '' : `, ${next_label}`}`;
  return <SizeStrip sizes={sizes} asked={d_in} label={label} caption={translate(TEXTS.caption)} />;
}

export default view(definition, Drawn);
