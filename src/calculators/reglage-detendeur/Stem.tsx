import picture from '../../charts/plot/picture.module.css';
import type { DrawnProps } from '../view-props.ts';
import type { definition } from './definition.ts';
import { formatNumber } from '../../quantities/index.ts';
import { text } from '../../language/index.ts';

const TEXTS = {
  stem: text('Tige vue de son bout', 'Stem seen from its end'),
  turns: text('tour', 'turn'),
  clockwise: text('sens horaire', 'clockwise'),
  counterclockwise: text('sens antihoraire', 'counterclockwise'),
  none: text('on n’y touche pas', 'leave it alone'),
  gesture: text('geste {n} sur 3', 'gesture {n} of 3'),
};

const [SIZE, RADIUS] = [150, 52];
const MIDDLE = SIZE / 2;

/** A place on a circle, from the top, in turns clockwise. */
const place = (turns: number, radius: number): string => {
  const angle = turns * 2 * Math.PI;
  return `${(MIDDLE + radius * Math.sin(angle)).toFixed(1)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(1)}`;
};

/** The way the screw goes, in quarters; the second turn is drawn within the first. */
function arcPath(turns: number): string {
  const sign = Math.sign(turns);
  const count = Math.abs(turns) * 4;
  const radiusAt = (quarter: number): number => RADIUS - (quarter / 4) * 9;
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  const arcs = steps.map((quarter) => {
    const radius = radiusAt(quarter);
    return `A${radius} ${radius} 0 0 ${sign > 0 ? 1 : 0} ${place((sign * quarter) / 4, radius)}`;
  });
  const end = radiusAt(count);
  const back = turns - sign * 0.07;
  const head = `M${place(back, end + 8)}L${place(turns, end)}L${place(back, end - 8)}`;
  return `M${place(0, RADIUS)}${arcs.join('')}${head}`;
}

/** The screw seen from its end: how far and which way this gesture goes. */
export function Stem({ inputs, outputs, locale, translate }: DrawnProps<typeof definition>) {
  const { turns = 0 } = outputs;
  const way = turns > 0 ? TEXTS.clockwise : TEXTS.counterclockwise;
  const words =
    turns === 0
      ? [translate(TEXTS.stem), translate(TEXTS.none)]
      : [
          translate(TEXTS.stem),
          `${formatNumber(Math.abs(turns), 2, locale)} ${translate(TEXTS.turns)}, ${translate(way)}`,
          translate(TEXTS.gesture).replace('{n}', String(inputs.n_done + 1)),
        ];
  return (
    <figure className={picture.figure}>
      <svg
        translate="no"
        className={picture.svg}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        style={{ maxInlineSize: SIZE }}
        role="img"
        aria-label={words.join(', ')}
      >
        <circle className={picture.frame} cx={MIDDLE} cy={MIDDLE} r={24} />
        <path className={picture.frame} d={`M${MIDDLE - 20} ${MIDDLE}h40`} />
        {turns === 0 ? null : <path className={picture.curve} d={arcPath(turns)} />}
      </svg>
      <figcaption className={picture.caption}>{words.join(', ')}</figcaption>
    </figure>
  );
}
