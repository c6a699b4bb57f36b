/** A part of the simulator as an island of its own: all share the page's data and its simulation. */
import { islandsOf } from '../../../kit/island/as-island.tsx';
import { page } from './page-data.ts';

export type { IslandProps } from '../../../kit/island/as-island.tsx';
export const { asIsland } = islandsOf(page);
