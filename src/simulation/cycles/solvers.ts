/** The solver of each cycle, apart from the descriptions so that a page that only shows a cycle does not load it. */
import type { Architecture } from '../types.ts';
import { boosterSolver } from './booster-solver.ts';
import { cascadeSolver } from './cascade-solver.ts';
import { ejectorSolver } from './ejector-solver.ts';
import { internalHeatExchangerSolver } from './internal-heat-exchanger-solver.ts';
import { mechanicalSubcoolingSolver } from './mechanical-subcooling-solver.ts';
import { oneStageSolver } from './one-stage-solver.ts';
import type { CycleSolver } from './solver.ts';
import { twoStageSolver } from './two-stage-solver.ts';

export const SOLVERS: Readonly<Record<Architecture, CycleSolver>> = {
  simple: oneStageSolver,
  ihx: internalHeatExchangerSolver,
  two_stage: twoStageSolver,
  injection: twoStageSolver,
  cascade: cascadeSolver,
  booster: boosterSolver,
  mech_sub: mechanicalSubcoolingSolver,
  ejector: ejectorSolver,
};
