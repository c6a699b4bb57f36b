/** What a point is told by, on the page and in its file. */
import type { Point } from '../../simulation/types.ts';
import type { ShownQuantity } from '../../kit/island/format.ts';

export const POINT_COLUMNS: readonly {
  readonly key: keyof Point;
  readonly symbol: string;
  readonly quantity: ShownQuantity;
}[] = [
  { key: 'T', symbol: 'T', quantity: 'temperature' },
  { key: 'P', symbol: 'p', quantity: 'pressure' },
  { key: 'H', symbol: 'h', quantity: 'enthalpy' },
  { key: 'S', symbol: 's', quantity: 'entropy' },
  { key: 'D', symbol: 'ρ', quantity: 'density' },
];
