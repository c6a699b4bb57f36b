/** What follows from the states of any cycle and its description. SI. */
import type { State } from '../../engine/types.ts';
import type { CycleDescription, CycleProcess, NodeRole, ProcessKind } from './description.ts';
import { nodeOf } from './index.ts';
import type { SolvedCycle } from './solver.ts';

/** Specific cooling effect, heating effect and work, J/kg of the flow through the compressor. */
export interface SpecificDuties {
  readonly cold: number;
  readonly heat: number;
  readonly work: number;
}

/** The state at a letter. @throws {TypeError} when the solver left it out */
export function stateAt({ states }: SolvedCycle, letter: string): State {
  const state = states[letter];
  if (state === undefined) throw new TypeError(`no state ${letter}`);
  return state;
}

/** The state with a role. @throws {TypeError} when the cycle has none */
export function stateOf(cycle: CycleDescription, solved: SolvedCycle, role: NodeRole): State {
  return stateAt(solved, nodeOf(cycle, role).letter);
}

const isReal = (process: CycleProcess, kind: ProcessKind): boolean => process.kind === kind && process.isIdeal !== true;

/** By the processes that count: evaporation, heat rejection and real compression. */
export function dutiesOfCycle({ processes }: CycleDescription, solved: SolvedCycle): SpecificDuties {
  const rise = (kind: ProcessKind): number =>
    processes
      .filter((process) => isReal(process, kind))
      .reduce((sum, { from, to }) => sum + (stateAt(solved, to).H - stateAt(solved, from).H), 0);
  return { cold: rise('evaporation'), heat: -rise('heat-rejection'), work: rise('compression') };
}

/** Cooling effect of a volume drawn in, J/m3: (h_g − h_f)·ρ_a. */
export function volumetricEffect(cycle: CycleDescription, solved: SolvedCycle): number {
  return dutiesOfCycle(cycle, solved).cold * stateOf(cycle, solved, 'suction').D;
}
