import { Ruler } from '../../charts/plot/Ruler.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { outputWriter } from '../derive/figure.ts';
import { text } from '../../language/index.ts';
import { SEMICOLON } from '../../language/signs.ts';

const TEXTS = {
  allowed: text('Permis', 'Allowed'),
  over: text('Trop pleine', 'Overfilled'),
  held: text('Dedans', 'In it'),
  most: text('au plus', 'at most'),
  caption: text('Masse de fluide, tare ôtée.', 'Mass of refrigerant, without the tare.'),
};

function Drawn({ outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { m_max, held } = outputs;
  if (m_max === undefined) return null;
  const write = outputWriter(definition, locale);
  const top = Math.max(m_max * 1.3, (held ?? 0) * 1.1);
  const most = `${translate(TEXTS.most)} ${write('m_max', m_max)}`;
  const pointer = held === undefined ? most : `${translate(TEXTS.held)} ${write('held', held)}`;
  return (
    <Ruler
      domain={[0, top]}
      zones={[
        { from: 0, to: m_max, text: translate(TEXTS.allowed), tone: 'low' },
        { from: m_max, to: top, text: translate(TEXTS.over), tone: 'high' },
      ]}
      limits={held === undefined ? [] : [{ at: m_max, text: most }]}
      pointer={{ at: held ?? m_max, text: pointer }}
      label={[pointer, ...(held === undefined ? [] : [most])].join(translate(SEMICOLON))}
      caption={translate(TEXTS.caption)}
    />
  );
}

export default view(definition, Drawn);
