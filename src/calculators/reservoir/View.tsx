import { rootByBisection } from '../../physics/roots.ts';
import { lyingVolumeFromLevel, vesselVolume } from '../../physics/vessels.ts';
import { formatNumber } from '../../quantities/index.ts';
import type { DrawnVessel } from '../vessel/vessel-shape.ts';
import { vesselShape } from '../vessel/vessel-shape.ts';
import type { VesselNote } from '../vessel/VesselDrawing.tsx';
import { VesselDrawing } from '../vessel/VesselDrawing.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { plainText, significantText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { COLON, SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  receiver: text('Réservoir', 'Receiver'),
  volume: text('Volume', 'Volume'),
  shell: text('Virole', 'Shell'),
  running: text('En marche', 'Operation'),
  stored: text('Stockage', 'Storage'),
  limit: text('Maximum', 'Maximum'),
  level: text('Niveau', 'Level'),
  schematic: text(
    'Réservoir couché de proportions courantes, niveaux calculés pour cette forme.',
    'Lying receiver of usual proportions, levels computed for this shape.',
  ),
  full: text(
    'Il serait plein de liquide si la masse volumique du liquide descendait à {density}.',
    'It would be full of liquid if the liquid density fell to {density}.',
  ),
  scale: text('À l’échelle.', 'To scale.'),
  shortened: text('Hauteurs à l’échelle, longueur raccourcie.', 'Heights to scale, length shortened.'),
  widened: text('Hauteurs à l’échelle, largeur agrandie.', 'Heights to scale, width enlarged.'),
};
/** A receiver whose dimensions are not known yet: three diameters of shell. */
const USUAL: DrawnVessel = { diameter: 1, length: 3, heads: 'elliptical', isVertical: false };

/** Level in the usual receiver, part of its diameter, at a fill of 0 to 1. */
function levelFromFill(fill: number): number {
  if (fill <= 0) return 0;
  return fill >= 1
    ? 1
    : (rootByBisection((level) => lyingVolumeFromLevel(USUAL, level) / vesselVolume(USUAL) - fill, 0, 1) ?? 0);
}

function Sized({ inputs, outputs, locale, translate }: Props) {
  const { v_min, v_std, fill_std, fill_run } = outputs;
  const { fill_max, t_max, t_run, m_store } = inputs;
  const volume = v_std ?? v_min;
  if (volume === undefined || fill_max === undefined) return null;
  // Beyond the series the receiver is made to measure: filled to the very maximum.
  const stored = v_std === undefined ? fill_max : fill_std;
  const named = (name: string, percent: number, t?: number): string =>
    `${name} ${withUnit(formatNumber(percent, 1, locale), '%')}${t === undefined ? '' : `, ${withUnit(plainText(t, 3, locale), '°C')}`}`;
  const notes: VesselNote[] = [
    ...(stored === undefined
      ? []
      : [
          {
            key: 'stored',
            at: levelFromFill(stored / 100),
            text: named(translate(TEXTS.stored), stored, t_max),
            isLevel: true,
          },
        ]),
    ...(fill_run === undefined
      ? []
      : [
          {
            key: 'run',
            at: levelFromFill(fill_run / 100),
            text: named(translate(TEXTS.running), fill_run, t_run),
            isLevel: true,
          },
        ]),
    ...(stored === fill_max
      ? []
      : [
          {
            key: 'limit',
            at: levelFromFill(fill_max / 100),
            text: `${translate(TEXTS.limit)} ${withUnit(plainText(fill_max, 3, locale), '%')}`,
            isLimit: true,
          },
        ]),
  ];
  const written = `${translate(TEXTS.volume)} ${withUnit(significantText(volume, 3, locale), 'L')}`;
  const density =
    m_store === undefined ? undefined : withUnit(significantText((m_store / volume) * 1000, 3, locale), 'kg/m³');
  return (
    <VesselDrawing
      vessel={USUAL}
      notes={notes}
      across={written}
      label={`${translate(TEXTS.receiver)}${translate(COLON)}${[written, ...notes.map((note) => note.text)].join(translate(SEMICOLON))}`}
      caption={[
        translate(TEXTS.schematic),
        ...(density === undefined ? [] : [translate(TEXTS.full).replace('{density}', density)]),
      ].join(' ')}
    />
  );
}

function Read({ inputs, outputs, locale, translate }: Props) {
  const { diameter, length, heads, level, orientation } = inputs;
  const { fill, mass, v_liquid } = outputs;
  if (diameter === undefined || length === undefined || level === undefined || fill === undefined) return null;
  const isVertical = orientation === 'vertical';
  const vessel: DrawnVessel = { diameter, length, heads, isVertical };
  const shape = vesselShape(vessel, { width: 1, height: 1 });
  if (!(shape.width > 0 && shape.rise > 0)) return null;
  const millimetres = (value: number): string => withUnit(plainText(value, 4, locale), 'mm');
  const share = withUnit(formatNumber(fill, 1, locale), '%');
  const notes: VesselNote[] = [
    {
      key: 'level',
      at: Math.min(level, shape.rise),
      text: `${translate(TEXTS.level)} ${millimetres(level)}`,
      isLevel: true,
    },
    { key: 'height', at: shape.rise, text: isVertical ? millimetres(shape.rise) : `Ø\u202f${millimetres(shape.rise)}` },
    ...(v_liquid === undefined
      ? []
      : [
          {
            key: 'held',
            at: 0,
            to: Math.min(level, shape.rise),
            text: `${share}, ${withUnit(significantText(v_liquid, 3, locale), 'L')}`,
          },
        ]),
  ];
  const across = isVertical ? `Ø\u202f${millimetres(diameter)}` : `${translate(TEXTS.shell)} ${millimetres(length)}`;
  const scale = translate(shape.isDistorted ? (isVertical ? TEXTS.widened : TEXTS.shortened) : TEXTS.scale);
  const held = [share, ...(mass === undefined ? [] : [withUnit(significantText(mass, 3, locale), 'kg')])];
  return (
    <VesselDrawing
      vessel={vessel}
      notes={notes}
      across={across}
      label={`${translate(TEXTS.receiver)}${translate(COLON)}${[notes[0]?.text ?? '', ...held].join(', ')}`}
      caption={scale}
    />
  );
}

const Drawn = (props: Props) => (props.inputs.mode === 'size' ? <Sized {...props} /> : <Read {...props} />);

export default view(definition, Drawn);
