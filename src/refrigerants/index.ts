/** Facts about refrigerants: what they are called, what they weigh on the climate, what the law says. */
export { SIMULATOR_FLUIDS } from './names.ts';
export type { FluidName } from './names.ts';
export { resolveFluidName } from './resolve.ts';
