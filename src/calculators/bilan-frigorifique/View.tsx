import { BarRows } from '../../charts/plot/marks.tsx';
import { formatNumber } from '../../quantities/index.ts';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { percentText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';

const ITEMS = [
  'q_trans',
  'q_air',
  'q_goods',
  'q_resp',
  'q_people',
  'q_light',
  'q_machines',
  'q_fans',
  'q_defrost',
] as const;
const TEXTS = {
  items: text('Apports de chaleur, le plus grand d’abord', 'Heat gains, the largest first'),
  caption: text(
    'Part de chaque poste dans la charge moyenne sur 24\u202fh, avant la marge et la durée de marche.',
    'Part of each item in the 24\u202fh average load, before the safety margin and the running time.',
  ),
};

function Drawn({ outputs, locale, translate }: DrawnProps<typeof definition>) {
  const items = ITEMS.map((key) => ({ key, gain: outputs[key] ?? 0 }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  const total = items.reduce((sum, { gain }) => sum + gain, 0);
  if (total <= 0) return null;
  const nameOf = (key: string): string => {
    const output = definition.outputs.find((one) => one.key === key);
    return output === undefined ? key : translate(output.label);
  };
  return (
    <BarRows
      label={translate(TEXTS.items)}
      caption={translate(TEXTS.caption)}
      rows={items.map(({ key, gain }) => ({
        key,
        label: nameOf(key),
        part: gain / total,
        value: withUnit(formatNumber(gain, 0, locale), 'W'),
        share: percentText(gain / total, locale),
      }))}
    />
  );
}

export default view(definition, Drawn);
