/** Facts about refrigerants: what they are called, what they weigh on the climate, what the law says. */
export { chargeFacts } from './charge-facts.ts';
export type { Annex, ChargeFacts } from './charge-facts.ts';
export {
  compositionProblem,
  FEWEST_COMPONENTS,
  massFractionsFromQuantities,
  MIX_COMPONENTS,
  MOST_COMPONENTS,
  partsFromReference,
} from './composition.ts';
export type { CompositionCode, CompositionPart, CompositionProblem } from './composition.ts';
export { standardData } from './en378.ts';
export type { StandardData } from './en378.ts';
export { labelProblem, mixFromFluids, mixProblem, newMix, referenceString } from './mix.ts';
export type { Mix, MixCode, MixProblem } from './mix.ts';
export { BLENDS, PURE_FLUIDS, SIMULATOR_FLUIDS } from './names.ts';
export type { FluidName } from './names.ts';
export { isKnownFluid, isReference, resolveFluidName } from './resolve.ts';
export type { Family, SafetyClass } from './schema/record.ts';
export { summaryFromName } from './summaries.ts';
export type { FluidSummary, Law } from './summaries.ts';
