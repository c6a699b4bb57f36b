/** States of a fluid for the charts, without the charts knowing where they are computed. */
export { fluidStates, fluidSummary, stateNow } from '../../runtime/bridge.ts';
export type { FluidSummary, StateJob } from '../../runtime/bridge.ts';
