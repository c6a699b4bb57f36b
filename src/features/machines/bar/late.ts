/** The bar of a machine on pages of the circuit: served with the page, its code comes once that has a moment. */
import { late } from '../../../kit/island/late.tsx';
import { asIsland } from '../../circuit/simulator/as-island.tsx';

export const MachineBar = asIsland(late(async () => (await import('./late-parts.ts')).MachineBar));
