/** The figures a state is told by, in the reader's units. */
import { stateNow } from '../../../../kit/diagrams/states.ts';
import type { Formatter } from '../../../../kit/island/format.ts';
import { pascalFromBar } from '../../../../quantities/si.ts';
import type { Point } from '../../../../simulation/types.ts';
import { POINT_FIGURES } from '../../../../simulation/figures.ts';

/** As the read-out tells them: the vapour's share where there are two phases. */
export function cellsOfState(
  point: Point,
  fluid: string,
  format: Formatter,
): readonly (readonly [symbol: string, text: string])[] {
  const quality = stateNow(fluid, { P: pascalFromBar(point.P), H: point.H * 1e3 })?.Q;
  return [
    ...POINT_FIGURES.map(({ key, symbol, quantity }) => [symbol, format.full(quantity, point[key])] as const),
    ['x', format.full('quality', quality)],
  ];
}
