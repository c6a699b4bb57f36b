import { BarRows } from '../../charts/plot/marks.tsx';
import picture from '../../charts/plot/picture.module.css';
import { Ruler } from '../../charts/plot/Ruler.tsx';
import type { Zone } from '../../charts/plot/Ruler.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import { percentText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  parts: text('Masse par élément', 'Mass per element'),
  shares: text('Masse de chaque élément et sa part de la charge.', 'Mass of each element and its share of the charge.'),
  element: text('Élément', 'Element'),
  oil: text('Dissous dans l’huile', 'Dissolved in oil'),
  none: text('Aucun', 'None'),
  noCheck: text('aucun contrôle', 'no check'),
  months: text('mois', 'months'),
  tonnes: text(
    'Seuils de contrôle d’étanchéité en tonnes équivalent CO₂',
    'Leak-check thresholds in tonnes of CO₂ equivalent',
  ),
  mass: text(
    'Seuils de contrôle d’étanchéité en kilogrammes (annexe II)',
    'Leak-check thresholds in kilograms (Annex II)',
  ),
  scale: text(
    'Échelle logarithmique\u202f; périodicité sans système de détection.',
    'Logarithmic scale; intervals without a detection system.',
  ),
};
const CLASSES = [
  ['plain', undefined],
  ['low', 12],
  ['middle', 6],
  ['high', 3],
] as const;

function Parts({ inputs, outputs, locale, translate }: Props) {
  const { masses = [], total_mass = 0 } = outputs;
  const names = definition.inputs.find((input) => input.key === 'elements');
  const column = names?.kind === 'rows' ? names.columns[0] : undefined;
  const seen = new Map<string, number>();
  const rows = masses.map((mass, index) => {
    const kind = inputs.elements[index]?.element;
    const option = column?.options.find(({ value }) => value === kind);
    const name = option === undefined ? `${translate(TEXTS.element)} ${index + 1}` : translate(option.label);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: String(index), label: count > 1 ? `${name} ${count}` : name, mass };
  });
  const dissolved = total_mass - masses.reduce((sum, mass) => sum + mass, 0);
  const write = outputWriter(definition, locale);
  const all = [
    ...rows,
    ...(dissolved > total_mass * 1e-9 ? [{ key: 'oil', label: translate(TEXTS.oil), mass: dissolved }] : []),
  ];
  return (
    <BarRows
      label={translate(TEXTS.parts)}
      caption={translate(TEXTS.shares)}
      rows={all
        .toSorted((a, b) => b.mass - a.mass)
        .map(({ key, label, mass }) => ({
          key,
          label,
          part: mass / (total_mass || 1),
          value: write('total_mass', mass),
          share: percentText(mass / (total_mass || 1), locale),
        }))}
    />
  );
}

function Checks({ inputs, outputs, locale, translate }: Props) {
  const annex = inputs.annex ?? (inputs.fluid === undefined ? undefined : chargeFacts(inputs.fluid).annex);
  const isByMass = annex === 'II';
  // Its zones are limits: the high end is judged where the charge is a range.
  const amount = isByMass ? (outputs.charge_high ?? outputs.total_mass) : (outputs.co2e_high ?? outputs.co2e);
  if (amount === undefined || amount <= 0 || outputs.leak_class === undefined || (annex !== 'I' && annex !== 'II'))
    return null;
  const limits = isByMass ? [1, 10, 100] : [5, 50, 500];
  const unit = isByMass ? 'kg' : 't';
  const [low, high] = [Math.min((limits[0] ?? 1) / 10, amount / 2), Math.max((limits[2] ?? 1) * 10, amount * 2)];
  const ends = [low, ...limits, high];
  const zones = CLASSES.map(([tone, months], index): Zone => ({
    tone,
    from: ends[index] ?? low,
    to: ends[index + 1] ?? high,
    text: months === undefined ? translate(TEXTS.none) : withUnit(String(months), translate(TEXTS.months)),
  }));
  const title = translate(isByMass ? TEXTS.mass : TEXTS.tonnes);
  // With detection, or sealed and exempt, the interval is not that of the zone.
  const months = outputs.interval_months ?? 0;
  const interval = months === 0 ? translate(TEXTS.noCheck) : withUnit(String(months), translate(TEXTS.months));
  const write = outputWriter(definition, locale);
  const written = `${isByMass ? write('total_mass', amount) : `${write('co2e', amount)} CO₂e`}, ${interval}`;
  return (
    <Ruler
      domain={[low, high]}
      isLog
      zones={zones}
      limits={limits.map((limit) => ({ at: limit, text: withUnit(String(limit), unit) }))}
      pointer={{ at: amount, text: written }}
      label={`${title}${translate(COLON)}${written}`}
      caption={`${title}. ${translate(TEXTS.scale)}`}
    />
  );
}

const Drawn = (props: Props) => (
  <div className={picture.stack}>
    <Parts {...props} />
    <Checks {...props} />
  </div>
);

export default view(definition, Drawn);
