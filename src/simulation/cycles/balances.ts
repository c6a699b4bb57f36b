/** The conservation laws of a computed cycle, by its description alone. */
import type { CycleDescription, CycleProcess, Enclosure } from './description.ts';
import { flowOf, processRise, stateAt } from './duties.ts';
import type { SolvedCycle } from './solver.ts';

/** What is left over, over the largest of what is added up; 0 where a law holds to the last digit. */
export interface Residual {
  /** A node, an enclosure, or the whole. */
  readonly of: string;
  readonly law: 'mass' | 'energy';
  readonly residual: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const relative = (terms: readonly number[], scale: number): number => Math.abs(sum(terms)) / scale;

/**
 * Mass at each node, energy in each enclosure, at each expansion and parting, and of the whole: what evaporators, compressors
 * and pipes give the fluid is what condensers and pipes take. Relative to the largest flow, and to the greatest power.
 */
export function balanceResiduals(cycle: CycleDescription, solved: SolvedCycle): readonly Residual[] {
  const real = cycle.processes.filter(({ isIdeal }) => isIdeal !== true);
  const flow = (process: CycleProcess): number => flowOf(solved, process.flow);
  const largest = Math.max(...real.map(flow));
  const greatest = Math.max(...real.map((process) => Math.abs(processRise(solved, process))));

  const masses = cycle.nodes
    .map(({ letter }) => ({ letter, on: real.filter(({ from, to }) => from === letter || to === letter) }))
    .filter(({ on }) => on.length > 0)
    .map(({ letter, on }): Residual => ({
      of: letter,
      law: 'mass',
      residual: relative(
        on.map((process) => (process.to === letter ? flow(process) : -flow(process))),
        largest,
      ),
    }));

  const enclosures = new Set(
    real.flatMap(({ within }): readonly Enclosure[] => (within === undefined ? [] : [within])),
  );
  const enclosed = [...enclosures].map((name): Residual => ({
    of: name,
    law: 'energy',
    residual: relative(
      real.filter(({ within }) => within === name).map((process) => processRise(solved, process)),
      greatest,
    ),
  }));
  const throttled = real
    .filter(({ kind, within }) => within === undefined && (kind === 'expansion' || kind === 'separation'))
    .map(({ from, to, ...process }): Residual => ({
      of: `${from}-${to}`,
      law: 'energy',
      residual: relative([processRise(solved, { from, to, ...process })], greatest),
    }));
  const exchanged = real.filter(
    ({ kind, within }) =>
      within === undefined && ['evaporation', 'compression', 'heat-rejection', 'exchange'].includes(kind),
  );
  const whole: Residual = {
    of: cycle.id,
    law: 'energy',
    residual: relative(
      exchanged.map((process) => processRise(solved, process)),
      greatest,
    ),
  };
  return [...masses, ...enclosed, ...throttled, whole];
}

/** Whether every state of the description is there. @throws {TypeError} naming the first that is not */
export function checkStates(cycle: CycleDescription, solved: SolvedCycle): void {
  for (const { letter } of cycle.nodes) stateAt(solved, letter);
}
