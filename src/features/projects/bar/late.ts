/** The bar of a project on pages of the circuit: served with the page, its code comes once that has a moment. */
import { late } from '../../../kit/island/late.tsx';
import { asIsland } from '../../simulator/as-island.tsx';

export const ProjectBar = asIsland(late(async () => (await import('./late-parts.ts')).ProjectBar));
