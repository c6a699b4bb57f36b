import { BarRows } from '../../charts/plot/marks.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { text } from '../../language/index.ts';

const TEXTS = {
  label: text('Étiquette de la machine', 'Label of the machine'),
  equivalent: text('éq. CO₂', 'CO₂e'),
  factory: text('Charge d’usine', 'Factory charge'),
  added: text('Ajouté sur place', 'Added on site'),
  total: text('Charge totale', 'Total charge'),
  caption: text(
    'Ce que l’étiquette dit\u00a0: gaz, masse, équivalent CO₂ et PRP (règlement (UE) 2024/573, article 12).',
    'What the label says: gas, mass, CO₂ equivalent and GWP (Regulation (EU) 2024/573, Article 12).',
  ),
};

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { add, total, co2e } = outputs;
  if (add === undefined || total === undefined) return null;
  const write = outputWriter(definition, locale);
  const added = add / 1000;
  return (
    <BarRows
      label={translate(TEXTS.label)}
      rows={[
        {
          key: 'total',
          label: `${inputs.fluid === undefined ? '' : `${inputs.fluid}, `}${translate(TEXTS.total)}`,
          value: write('total', total),
          part: 1,
          ...(co2e === undefined ? {} : { share: `${write('co2e', co2e)} ${translate(TEXTS.equivalent)}` }),
        },
        {
          key: 'factory',
          label: translate(TEXTS.factory),
          value: write('total', inputs.m_factory),
          part: inputs.m_factory / total,
        },
        { key: 'added', label: translate(TEXTS.added), value: write('total', added), part: added / total },
      ]}
      caption={translate(TEXTS.caption)}
    />
  );
}

export default view(definition, Drawn);
