/** What follows from the states of any cycle and its description. SI. */
import type { State } from '../../engine/types.ts';
import type { CycleDescription, CycleProcess, FlowKey, NodeRole, ProcessKind } from './description.ts';
import { nodeOf } from './index.ts';
import type { SolvedCycle } from './solver.ts';

/** Cooling effect, heating effect and work of the flows as the solver gives them: W where it sized them, else J/kg. */
export interface Duties {
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

/** A flow as the solver gives it. @throws {TypeError} when it left it out */
export function flowOf({ flows }: SolvedCycle, key: FlowKey = 'main'): number {
  const flow = flows[key];
  if (flow === undefined) throw new TypeError(`no flow ${key}`);
  return flow;
}

/** What the fluid takes in a process, W or J/kg by the solver's flows. */
export const processRise = (solved: SolvedCycle, { from, to, flow }: CycleProcess): number =>
  flowOf(solved, flow) * (stateAt(solved, to).H - stateAt(solved, from).H);

const isReal = (process: CycleProcess, kind: ProcessKind): boolean => process.kind === kind && process.isIdeal !== true;

/** The processes of a kind that the fluid goes through. */
export const realProcesses = ({ processes }: CycleDescription, kind: ProcessKind): readonly CycleProcess[] =>
  processes.filter((process) => isReal(process, kind));

/** By the processes that count: evaporation, heat rejection and real compression. */
export function dutiesOfCycle(cycle: CycleDescription, solved: SolvedCycle): Duties {
  const rise = (kind: ProcessKind): number =>
    realProcesses(cycle, kind).reduce((sum, process) => sum + processRise(solved, process), 0);
  return { cold: rise('evaporation'), heat: -rise('heat-rejection'), work: rise('compression') };
}

/** The flow drawn by the compressor that discharges to the condenser or gas cooler, as the solver gives it. */
export function suctionFlow(cycle: CycleDescription, solved: SolvedCycle): number {
  const { letter } = nodeOf(cycle, 'suction');
  return flowOf(solved, realProcesses(cycle, 'compression').find(({ from }) => from === letter)?.flow);
}

/** Cooling effect of a volume drawn in, J/m3: (h_g − h_f)·ρ_a in a cycle of one flow. */
export function volumetricEffect(cycle: CycleDescription, solved: SolvedCycle): number {
  return (dutiesOfCycle(cycle, solved).cold / suctionFlow(cycle, solved)) * stateOf(cycle, solved, 'suction').D;
}
