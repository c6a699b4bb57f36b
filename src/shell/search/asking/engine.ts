/** Saturations of a fluid, from whoever computes its states. */
import type { FluidSummary, StateJob } from '../../../kit/diagrams/states.ts';
import type { Engine } from './answer.ts';

type Columns = readonly (readonly Float64Array[])[];

/** @param states, @param summary of the worker of a page, or of an engine at hand */
export const engineFrom = (
  states: (fluid: string, jobs: readonly StateJob[]) => Promise<Columns>,
  summary: (fluid: string) => Promise<Pick<FluidSummary, 'critical'>>,
): Engine => ({
  async saturations(fluid, at) {
    const [x, pair, field] = 'T' in at ? ([at.T, 'TQ', 'P'] as const) : ([at.P, 'PQ', 'T'] as const);
    const [columns] = await states(fluid, [{ pair, xs: [x, x], ys: [0, 1], fields: [field] }]);
    const [bubble = Number.NaN, dew = Number.NaN] = columns?.[0] ?? [];
    return Number.isFinite(bubble) && Number.isFinite(dew) ? { bubble, dew } : undefined;
  },
  critical: async (fluid) => (await summary(fluid)).critical,
});
