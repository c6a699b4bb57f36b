/** States of a fluid for the charts, without the charts knowing where they are computed. */
export { fluidStates, fluidSummary, stateNow, summaryNow } from '../../runtime/bridge.ts';
export type { FluidSummary, StateJob } from '../../runtime/bridge.ts';
