import { chargeFacts } from '../../refrigerants/index.ts';
import { leakAnswer } from '../../regulation/charge/leak-answer.ts';
import { Ruler } from '../../charts/plot/Ruler.tsx';
import type { Zone } from '../../charts/plot/Ruler.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { plainText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON } from '../../language/signs.ts';

const TEXTS = {
  mass: text('Charge de l’équipement', 'Charge of the equipment'),
  none: text('aucun', 'none'),
  noCheck: text('aucun contrôle', 'no check'),
  months: text('mois', 'months'),
  scale: text(
    'Mois entre deux contrôles sans détection fixe. Échelle logarithmique.',
    'Months between checks without a detection system. Logarithmic scale.',
  ),
};
const TONES = { 0: 'plain', 12: 'low', 6: 'middle', 3: 'high' } as const;
const STEPS = 60;

type Months = keyof typeof TONES;

/** Charges, kg, at which the interval changes: found by halving between a gram and a hundred tonnes. */
function limitsOf(monthsAt: (mass: number) => number): readonly number[] {
  return [12, 6, 3].flatMap((months) => {
    const isReached = (mass: number): boolean => monthsAt(mass) > 0 && monthsAt(mass) <= months;
    let [low, high] = [1e-3, 1e5];
    if (!isReached(high) || isReached(low)) return [];
    for (let step = 0; step < STEPS; step += 1) {
      const middle = Math.sqrt(low * high);
      if (isReached(middle)) high = middle;
      else low = middle;
    }
    return [high];
  });
}

function Drawn({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { fluid, charge, hermetic, residential } = inputs;
  if (fluid === undefined || charge === undefined || outputs.checks === undefined) return null;
  const facts = chargeFacts(fluid);
  const monthsAt = (mass: number): Months => {
    const massInDwelling = hermetic && residential === true ? mass : undefined;
    const answer = leakAnswer(facts, mass, { isHermetic: hermetic, hasDetection: false, massInDwelling });
    return typeof answer === 'string' ? 0 : (answer.monthsWithout as Months);
  };
  const limits = [...new Set(limitsOf(monthsAt))];
  if (limits.length === 0) return null;
  const domain = [
    Math.min((limits[0] ?? 1) / 10, charge / 2),
    Math.max((limits.at(-1) ?? 1) * 10, charge * 2),
  ] as const;
  const ends = [domain[0], ...limits, domain[1]];
  const zones = ends.slice(1).map((to, index): Zone => {
    const from = ends[index] ?? domain[0];
    const months = monthsAt(Math.sqrt(from * to));
    return {
      ...{ from, to, tone: TONES[months] },
      text: months === 0 ? translate(TEXTS.none) : withUnit(String(months), translate(TEXTS.months)),
    };
  });
  const { months = 0 } = outputs;
  const kilos = (mass: number): string => withUnit(plainText(mass, 3, locale), 'kg');
  const interval = months === 0 ? translate(TEXTS.noCheck) : withUnit(String(months), translate(TEXTS.months));
  const written = `${kilos(charge)}, ${interval}`;
  return (
    <Ruler
      domain={domain}
      isLog
      zones={zones}
      limits={limits.map((at) => ({ at, text: kilos(at) }))}
      pointer={{ at: charge, text: written }}
      label={`${translate(TEXTS.mass)}${translate(COLON)}${written}`}
      caption={`${translate(TEXTS.mass)}. ${translate(TEXTS.scale)}`}
    />
  );
}

export default view(definition, Drawn);
