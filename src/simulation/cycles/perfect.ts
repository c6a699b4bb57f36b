/** Whether a result is of compressors that lose nothing: its figures are a bound, and who shows them says so. */
import type { SimulationResult } from '../types.ts';

export const isPerfect = ({ input, architecture }: Pick<SimulationResult, 'input' | 'architecture'>): boolean =>
  architecture && architecture.stages.length > 0
    ? architecture.stages.every(({ rend_is }) => rend_is === 1)
    : Number(input.rend_is) === 1;
