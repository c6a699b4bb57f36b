import { BarRows } from '../../charts/plot/marks.tsx';
import { Ruler } from '../../charts/plot/Ruler.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { plainText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  charge: text('Charge', 'Charge'),
  most: text('Permis', 'Allowed'),
  allowed: text('Admis', 'Allowed'),
  refused: text('Non admis', 'Not allowed'),
  measures: text('Non admis sans C.3', 'Not allowed without C.3'),
  unlimited: text('Aucune limite de charge', 'No charge limit'),
  limit: text('maximum', 'maximum'),
  caption: text(
    'm1, m2 et m3\u00a0: seuils de l’EN 378-1 tirés de la limite inférieure d’inflammabilité.',
    'm1, m2 and m3: thresholds of EN 378-1 drawn from the lower flammability limit.',
  ),
  log: text('Échelle logarithmique.', 'Logarithmic scale.'),
  loop: text('Volumes d’eau', 'Water volumes'),
  cycle: text('Contre les courts cycles', 'Against short cycling'),
  defrost: text('Dégivrage', 'Defrost'),
  existing: text('Déjà présent', 'Already there'),
  buffer: text('Ballon à ajouter', 'Buffer tank to add'),
};

/** Beyond this ratio of the greatest to the least. */
const FAR_APART = 25;

function Limits({ inputs, outputs, locale, translate }: Props) {
  const { m_max, measures_c3 } = outputs;
  // Without a charge the pointer is at what the room admits.
  const charge = inputs.charge ?? m_max;
  if (charge === undefined) return null;
  const isOpen = outputs.verdict === 'non conforme' && measures_c3 !== undefined && measures_c3 !== -1;
  const refused = isOpen ? TEXTS.measures : TEXTS.refused;
  const write = outputWriter(definition, locale);
  const charged = withUnit(plainText(charge, 4, locale), 'kg');
  const pointed = `${translate(inputs.charge === undefined ? TEXTS.most : TEXTS.charge)} ${charged}`;
  const high = Math.max(charge, m_max ?? 0);
  const named = [
    ['m1', outputs.m1],
    ['m2', outputs.m2],
    ['m3', outputs.m3],
  ] as const;
  const thresholds = named.flatMap(([name, at]) => (at !== undefined && at <= high * 3 ? [{ name, at }] : []));
  const marks = [charge, ...(m_max === undefined ? [] : [m_max]), ...thresholds.map(({ at }) => at)].filter(
    (at) => at > 0,
  );
  // Far apart, they would all stand at the left end of an even scale.
  const isLog = Math.max(...marks) > Math.min(...marks) * FAR_APART;
  const top = isLog
    ? Math.max(...marks) * 3
    : Math.max(high * 1.2, (m_max ?? 0) * 1.6, ...thresholds.map(({ at }) => at * 1.08));
  const foot = isLog ? Math.min(...marks) / 3 : 0;
  const limits = [
    ...(m_max === undefined || inputs.charge === undefined
      ? []
      : [{ at: m_max, text: `${translate(TEXTS.limit)} ${write('m_max', m_max)}` }]),
    ...thresholds.filter(({ at }) => at !== m_max).map(({ name, at }) => ({ at, text: `${name} ${write(name, at)}` })),
  ];
  const captions = [...(thresholds.length > 0 ? [TEXTS.caption] : []), ...(isLog ? [TEXTS.log] : [])].map(translate);
  return (
    <Ruler
      domain={[foot, top]}
      isLog={isLog}
      zones={
        m_max === undefined
          ? [{ from: foot, to: top, text: translate(TEXTS.unlimited), tone: 'plain' }]
          : [
              { from: foot, to: m_max, text: translate(TEXTS.allowed), tone: 'low' },
              { from: m_max, to: top, text: translate(refused), tone: 'high' },
            ]
      }
      limits={limits}
      pointer={{ at: charge, text: pointed }}
      label={`${pointed}${translate(SEMICOLON)}${m_max === undefined ? translate(TEXTS.unlimited) : `${inputs.charge === undefined ? '' : `${limits[0]?.text ?? ''}${translate(SEMICOLON)}`}${translate(charge <= m_max ? TEXTS.allowed : refused)}`}`}
      {...(captions.length > 0 ? { caption: captions.join(' ') } : {})}
    />
  );
}

function Loop({ inputs, outputs, locale, translate }: Props) {
  const { v_cycle = 0, v_defrost = 0, v_buffer = 0 } = outputs;
  const volumes = [
    ['cycle', v_cycle],
    ['defrost', v_defrost],
    ['existing', inputs.v_existing],
    ['buffer', v_buffer],
  ] as const;
  const write = outputWriter(definition, locale);
  const largest = Math.max(...volumes.map(([, volume]) => volume)) || 1;
  return (
    <BarRows
      label={translate(TEXTS.loop)}
      rows={volumes.map(([key, volume]) => ({
        key,
        label: translate(TEXTS[key]),
        value: write('v_loop', volume),
        part: volume / largest,
      }))}
    />
  );
}

const Drawn = (props: Props) => (props.inputs.mode === 'water' ? <Loop {...props} /> : <Limits {...props} />);

export default view(definition, Drawn);
