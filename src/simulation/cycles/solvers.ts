/** The solver of each cycle, apart from the descriptions so that a page that only shows a cycle does not load it. */
import { internalHeatExchangerSolver } from './internal-heat-exchanger-solver.ts';
import { oneStageSolver } from './one-stage-solver.ts';
import type { Architecture } from '../types.ts';
import type { CycleSolver } from './solver.ts';

export const SOLVERS: Readonly<Record<Architecture, CycleSolver>> = {
  simple: oneStageSolver,
  ihx: internalHeatExchangerSolver,
};
