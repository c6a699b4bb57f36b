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
  onward: text(
    'Simuler ce froid\u00a0: {power} à {te} d’évaporation, 8\u202fK sous la chambre, à corriger',
    'Simulate this cold: {power} at {te} of evaporation, 8\u202fK below the room, to be corrected',
  ),
  caption: text(
    'Part de chaque poste dans la charge moyenne sur 24\u202fh, avant la marge et la durée de marche.',
    'Part of each item in the 24\u202fh average load, before the safety margin and the running time.',
  ),
};

/** Air of a cold room above its evaporation, K: a start, which the simulator asks for. */
const ROOM_ABOVE_EVAPORATION = 8;
const SIMULATOR = { fr: '/simulation/circuit/general', en: '/en/simulation/circuit/general' } as const;

/** The way into the simulator: the power to install, at an evaporation that goes with the room. */
function Onward({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { power } = outputs;
  if (power === undefined || power === null || !(power > 0)) return null;
  const te = inputs.t_in - ROOM_ABOVE_EVAPORATION;
  const query = new URLSearchParams({
    permanent: JSON.stringify({ temp_evp: te, intitule_choix: 1, choix_value: Number(power.toPrecision(4)) }),
  });
  const words = translate(TEXTS.onward)
    .replace('{power}', withUnit(formatNumber(power, 1, locale), 'kW'))
    .replace('{te}', withUnit(formatNumber(te, 0, locale), '°C'));
  return (
    <p>
      <a href={`${SIMULATOR[locale]}?${query.toString()}`} data-onward="">
        {words}
      </a>
    </p>
  );
}

function Drawn(props: DrawnProps<typeof definition>) {
  const { outputs, locale, translate } = props;
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
    <>
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
      <Onward {...props} />
    </>
  );
}

export default view(definition, Drawn);
