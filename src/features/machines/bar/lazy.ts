/** The bar of a machine on pages of the circuit: served with the page, its code comes once that has a moment. */
import { lazyPart } from '../../../kit/island/lazy-part.tsx';
import { asIsland } from '../../circuit/simulator/as-island.tsx';

export const MachineBar = asIsland(lazyPart(async () => (await import('./lazy-parts.ts')).MachineBar));
