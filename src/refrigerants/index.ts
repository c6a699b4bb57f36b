/** Facts about refrigerants: what they are called, what they weigh on the climate, what the law says. */
export { REFRIGERANTS } from './facts/index.ts';
export { SIMULATOR_FLUIDS } from './names.ts';
export type { FluidName } from './names.ts';
export { refrigerantFromName } from './refrigerants.ts';
export { resolveFluidName } from './resolve.ts';
export type { Bilingual, Family, Link, Refrigerant, SafetyClass, Source } from './types.ts';
