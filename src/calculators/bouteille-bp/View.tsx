import picture from '../../charts/plot/picture.module.css';
import { Ruler } from '../../charts/plot/Ruler.tsx';
import type { DrawnVessel } from '../vessel/vessel-shape.ts';
import { vesselShape } from '../vessel/vessel-shape.ts';
import type { VesselNote } from '../vessel/VesselDrawing.tsx';
import { VesselDrawing } from '../vessel/VesselDrawing.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  vessel: text('Bouteille en coupe', 'Vessel section'),
  liquid: text('Liquide', 'Liquid'),
  separation: text('Séparation', 'Separation'),
  gas: text('Gaz', 'Gas'),
  between: text('entre piquages', 'between nozzles'),
  velocity: text('Vitesse', 'Velocity'),
  limit: text('limite', 'limit'),
  volume: text('À retenir', 'To hold'),
  available: text('disponible', 'available'),
  allowed: text('Admis', 'Allowed'),
  refused: text('Trop rapide', 'Too fast'),
  fits: text('Tient', 'Fits'),
  overflows: text('Déborde', 'Does not fit'),
  standing: text('Hauteurs à l’échelle, fonds non dessinés.', 'Heights to scale, heads not drawn.'),
  widened: text(
    'Hauteurs à l’échelle, largeur agrandie, fonds non dessinés.',
    'Heights to scale, width enlarged, heads not drawn.',
  ),
  shortened: text(
    'Hauteurs à l’échelle, longueur raccourcie, fonds non dessinés.',
    'Heights to scale, length shortened, heads not drawn.',
  ),
};
/** The scale of a ruler beyond what it compares. */
const AIR = 1.35;

function Section({ inputs, outputs, locale, translate }: Props) {
  const { d_std, h_liq, h_sep, h_total, h_gas, v_liq, v_liq_available } = outputs;
  const { diameter, level, l_eff } = inputs;
  const isVertical = inputs.orientation === 'vertical';
  const write = outputWriter(definition, locale);
  const millimetres = (value: number): string => write('h_liq', value);
  const litres = (value: number | undefined): string =>
    value === undefined ? '' : `, ${write(isVertical ? 'v_liq' : 'v_liq_available', value)}`;
  const stands =
    isVertical && d_std !== undefined && h_liq !== undefined && h_sep !== undefined && h_total !== undefined;
  const lies =
    !isVertical && diameter !== undefined && level !== undefined && l_eff !== undefined && h_gas !== undefined;
  if (!stands && !lies) return null;
  const vessel: DrawnVessel = stands
    ? { diameter: d_std, length: h_total, heads: 'flat', isVertical: true }
    : { diameter: diameter ?? 1, length: l_eff ?? 1, heads: 'flat', isVertical: false };
  const surface = stands ? h_liq : ((level ?? 0) / 100) * vessel.diameter;
  const top = stands ? h_total : vessel.diameter;
  const notes: VesselNote[] = [
    {
      key: 'gas',
      at: surface,
      to: top,
      text: `${translate(stands ? TEXTS.separation : TEXTS.gas)} ${millimetres(top - surface)}`,
    },
    {
      key: 'liquid',
      at: surface,
      text: `${translate(TEXTS.liquid)} ${millimetres(surface)}${litres(stands ? v_liq : v_liq_available)}`,
      isLevel: true,
    },
  ];
  const across = stands
    ? `Ø\u202f${millimetres(vessel.diameter)}`
    : `${millimetres(vessel.length)} ${translate(TEXTS.between)}`;
  const { isDistorted } = vesselShape(vessel, { width: 1, height: 1 });
  return (
    <VesselDrawing
      vessel={vessel}
      notes={notes}
      across={across}
      label={`${translate(TEXTS.vessel)}${translate(COLON)}${[across, ...notes.map((note) => note.text)].join(translate(SEMICOLON))}`}
      caption={translate(isDistorted ? (stands ? TEXTS.widened : TEXTS.shortened) : TEXTS.standing)}
    />
  );
}

function Limits({ outputs, locale, translate }: Props) {
  const { v_actual, v_max, v_allow, v_liq, v_liq_available } = outputs;
  const limit = v_allow ?? v_max;
  const write = outputWriter(definition, locale);
  const compared = [
    {
      key: 'velocity',
      as: 'v_actual',
      mostAs: v_allow === undefined ? 'v_max' : 'v_allow',
      value: v_actual,
      most: limit,
      name: TEXTS.velocity,
      mostName: TEXTS.limit,
      good: TEXTS.allowed,
      bad: TEXTS.refused,
    },
    {
      key: 'volume',
      as: 'v_liq',
      mostAs: 'v_liq_available',
      value: v_liq,
      most: v_liq_available,
      name: TEXTS.volume,
      mostName: TEXTS.available,
      good: TEXTS.fits,
      bad: TEXTS.overflows,
    },
  ] as const;
  return compared.map(({ key, value, most, as, mostAs, name, mostName, good, bad }) => {
    if (value === undefined || most === undefined) return null;
    const top = Math.max(value, most) * AIR;
    const [own, bound] = [`${translate(name)} ${write(as, value)}`, `${translate(mostName)} ${write(mostAs, most)}`];
    return (
      <Ruler
        key={key}
        domain={[0, top]}
        zones={[
          { from: 0, to: most, text: translate(good), tone: 'low' },
          { from: most, to: top, text: translate(bad), tone: 'high' },
        ]}
        limits={[{ at: most, text: bound }]}
        pointer={{ at: value, text: own }}
        label={`${own}, ${bound}`}
      />
    );
  });
}

const Drawn = (props: Props) => (
  <div className={picture.stack}>
    <Section {...props} />
    <Limits {...props} />
  </div>
);

export default view(definition, Drawn);
