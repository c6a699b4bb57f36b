/** Everything a picker needs once it is opened, fetched as one. */
export { resolveFluidName } from '../../refrigerants/resolve.ts';
export { $mixes, restoreMixes } from './mixes.ts';
export { FluidOptions } from '../controls/FluidOptions.tsx';
export { optionGroups } from '../controls/option-groups.ts';
export { everyFluid } from './every-fluid.ts';
export { chosenFluid, fluidGroups, typedComposition } from './fluid-groups.ts';
export { compositionText, fluidTitle, mixIndex } from './title.ts';
export { keepRecentFluid, recentFluids } from './recent-fluids.ts';
