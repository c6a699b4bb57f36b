/** The one-stage machine beside which a cycle is seen: the same duties, temperatures and superheats, on the main circuit's fluid. */
import { celsiusFromKelvin } from '../../quantities/si.ts';
import { ProblemFound } from '../problem.ts';
import type { SimulationInput } from '../types.ts';
import { Bench } from './bench.ts';
import type { CycleDescription } from './description.ts';
import { dutiesOfCycle, processRise, realProcesses, stateAt } from './duties.ts';
import { evaporationAt } from './levels.ts';
import { nodeOf } from './index.ts';
import { oneStageSolver } from './one-stage-solver.ts';
import { ONE_STAGE } from './one-stage.ts';
import type { SolvedCycle } from './solver.ts';

const numberOf = (input: SimulationInput, key: keyof SimulationInput | undefined): number => {
  const value = key === undefined ? 0 : input[key];
  return typeof value === 'number' ? value : 0;
};

/**
 * EER of one-stage machines, one a temperature level, that do what the cycle does; null where one of them cannot.
 * Their compressor has the efficiency of the one that discharges to the condenser or gas cooler.
 */
export function oneStageEer(
  cycle: CycleDescription,
  solved: SolvedCycle,
  bench: Bench,
  input: SimulationInput,
): number | null {
  const { letter } = nodeOf(cycle, 'discharge');
  const { stage } = realProcesses(cycle, 'compression').find(({ to }) => to === letter) ?? {};
  const efficiency = cycle.stages.find(({ key }) => key === stage)?.efficiency;
  const main = new Bench({ main: bench.circuit().fluid });
  const line = numberOf(input, cycle.superheats[0]?.line);
  let [cold, work] = [0, 0];
  try {
    for (const process of realProcesses(cycle, 'evaporation')) {
      const { dew } = evaporationAt(solved, process.to);
      const machine: SimulationInput = {
        ...input,
        sat_ref: 'dew',
        mode_evp: 1,
        pt_evp: celsiusFromKelvin(dew.T),
        t_sf: Math.max(0, stateAt(solved, process.to).T - dew.T),
        t_sft: line,
        t_srt: 0,
        rend_is: numberOf(input, efficiency),
      };
      const duties = dutiesOfCycle(ONE_STAGE, oneStageSolver.solve(main.other(), machine));
      const load = processRise(solved, process);
      cold += load;
      work += (load * duties.work) / duties.cold;
    }
  } catch (error) {
    if (error instanceof ProblemFound) return null;
    throw error;
  }
  return work > 0 ? cold / work : null;
}
