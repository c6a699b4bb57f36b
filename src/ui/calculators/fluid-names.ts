import { SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';

/** The names offered while a fluid is typed. */
export const fluidNames = (): readonly string[] => SIMULATOR_FLUIDS.map(({ name }) => name);
