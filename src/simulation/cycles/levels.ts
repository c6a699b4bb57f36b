/** The temperatures at which a cycle takes and gives heat, for the ideal one between the same. K. */
import type { Saturation } from '../../engine/types.ts';
import type { CycleDescription } from './description.ts';
import { flowOf, processRise, realProcesses, stateAt } from './duties.ts';
import { nodeOf } from './index.ts';
import type { SolvedCycle } from './solver.ts';

/** The level of an evaporator, by the letter of its outlet. */
export const evaporationAt = ({ evaporations, evaporating }: SolvedCycle, letter: string): Saturation =>
  evaporations?.[letter] ?? evaporating;

interface Exchange {
  readonly heat: number;
  readonly T: number;
}

/** Of several temperatures the one whose heat has the same entropy; of one, itself. */
function meanTemperature(exchanges: readonly Exchange[]): number {
  const [first, second] = exchanges;
  if (first !== undefined && second === undefined) return first.T;
  const total = (of: (exchange: Exchange) => number): number => exchanges.reduce((sum, one) => sum + of(one), 0);
  return total(({ heat }) => heat) / total(({ heat, T }) => heat / T);
}

/** Of the evaporators: their dew points. */
export const coldTemperature = (cycle: CycleDescription, solved: SolvedCycle): number =>
  meanTemperature(
    realProcesses(cycle, 'evaporation').map((process) => ({
      heat: processRise(solved, process),
      T: evaporationAt(solved, process.to).dew.T,
    })),
  );

/**
 * Of the heat rejected: the condensing dew point, or in a gas cooler the entropy-averaged temperature of what is
 * rejected there.
 */
export function rejectionTemperature(cycle: CycleDescription, solved: SolvedCycle): number {
  const main = nodeOf(cycle, 'rejectionOutlet').letter;
  return meanTemperature(
    realProcesses(cycle, 'heat-rejection').map(({ from, to, flow }) => {
      const [inlet, outlet] = [stateAt(solved, from), stateAt(solved, to)];
      const level = solved.condensations?.[to] ?? (to === main ? solved.condensing : undefined);
      const averaged = (inlet.H - outlet.H) / (inlet.S - outlet.S);
      return { heat: flowOf(solved, flow) * (inlet.H - outlet.H), T: level?.dew.T ?? averaged };
    }),
  );
}
