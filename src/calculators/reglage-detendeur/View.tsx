import { Ruler } from '../../charts/plot/Ruler.tsx';
import type { DrawnProps } from '../view-props.ts';
import { view } from '../view-props.ts';
import { definition } from './definition.ts';
import { Stem } from './Stem.tsx';
import { outputWriter } from '../derive/figure.ts';
import { plainText } from '../../quantities/figures.ts';
import { withUnit } from '../../quantities/number.ts';
import { text } from '../../language/index.ts';
import { SEMICOLON } from '../../language/signs.ts';

type Props = DrawnProps<typeof definition>;

const TEXTS = {
  read: text('Lue', 'Read'),
  target: text('visée', 'target'),
  expected: text('attendue', 'expected'),
  low: text('plus basse', 'lowest'),
  high: text('plus haute', 'highest'),
  liquid: text('Liquide', 'Liquid'),
  thin: text('Trop peu', 'Too little'),
  wide: text('Surchauffe', 'Superheat'),
};
/** Under this a reading may hide liquid, K. */
const THIN = 3;
const USUAL = 20;

function Drawn(props: Props) {
  const { inputs, outputs, locale, translate } = props;
  const { sh, sh_expected } = outputs;
  if (sh === undefined) return null;
  const { target, sh_low, sh_high } = inputs;
  const write = outputWriter(definition, locale);
  const kelvins = (value: number): string => withUnit(plainText(value, 3, locale), 'K');
  const named = [
    { at: target, name: TEXTS.target },
    ...(sh_expected === undefined ? [] : [{ at: sh_expected, name: TEXTS.expected }]),
    ...(sh_low === undefined ? [] : [{ at: sh_low, name: TEXTS.low }]),
    ...(sh_high === undefined ? [] : [{ at: sh_high, name: TEXTS.high }]),
  ];
  const values = [sh, ...named.map(({ at }) => at)];
  const [foot, top] = [Math.min(-2, ...values) - 1, Math.max(USUAL, ...values) + 1];
  const limits = named.map(({ at, name }) => ({ at, text: `${translate(name)} ${kelvins(at)}` }));
  const pointer = `${translate(TEXTS.read)} ${write('sh', sh)}`;
  return (
    <>
      <Ruler
        domain={[foot, top]}
        zones={[
          { from: foot, to: 0, text: translate(TEXTS.liquid), tone: 'high' },
          { from: 0, to: THIN, text: translate(TEXTS.thin), tone: 'middle' },
          { from: THIN, to: top, text: translate(TEXTS.wide), tone: 'low' },
        ]}
        limits={limits}
        pointer={{ at: sh, text: pointer }}
        label={[pointer, ...limits.map((limit) => limit.text)].join(translate(SEMICOLON))}
      />
      <Stem {...props} />
    </>
  );
}

export default view(definition, Drawn);
