/** Facts about refrigerants: what they are called, what they weigh on the climate, what the law says. */
export { REFRIGERANTS } from './facts/index.ts';
export {
  compositionProblem,
  FEWEST_COMPONENTS,
  massFractionsFromQuantities,
  MIX_COMPONENTS,
  MOST_COMPONENTS,
  partsFromReference,
} from './composition.ts';
export type { CompositionCode, CompositionPart, CompositionProblem } from './composition.ts';
export { labelProblem, mixFromFluids, mixProblem, newMix, referenceString } from './mix.ts';
export type { Mix, MixCode, MixProblem } from './mix.ts';
export { BLENDS, PURE_FLUIDS, SIMULATOR_FLUIDS } from './names.ts';
export type { FluidName } from './names.ts';
export { refrigerantFromName } from './refrigerants.ts';
export { isKnownFluid, isReference, resolveFluidName } from './resolve.ts';
export type { Family, Link, Refrigerant, SafetyClass, Source } from './types.ts';
