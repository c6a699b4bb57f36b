/** The refrigerant of a compressor's data. Apart from the record: pages check one without every name of a refrigerant. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { fluidOf } from '../fluids.ts';
import type { Compressor } from './record.ts';

/** The refrigerant a record was published for; undefined where it names none. E_FLUID (`record.fluid`) for one nobody knows. */
export const ownFluid = (engine: Engine, { fluid }: Pick<Compressor, 'fluid'>): Fluid | undefined =>
  fluid === undefined ? undefined : fluidOf(engine, fluid, 'record.fluid');
