/** What a workbook of a fluid is made of: its tables, and what its page says of where they come from. */
import type { Engine } from '../../engine/types.ts';
import type { Outcome } from '../outcome.ts';
import { fluidGrid } from './grid.ts';
import type { FluidGrid, GridUnit } from './grid.ts';
import { fluidSheet } from './sheet.ts';
import type { FluidSheet } from './sheet.ts';

export interface FluidTables {
  readonly grid: FluidGrid;
  readonly facts: FluidSheet;
}

/** Problems: those of `fluidGrid`. */
export function fluidTables(fluid: unknown, unit: GridUnit, engine: Engine): Outcome<FluidTables> {
  const outcome = fluidGrid(fluid, unit, engine);
  if (!outcome.ok) return outcome;
  return { ok: true, result: { grid: outcome.result, facts: fluidSheet(outcome.result.fluid, engine) } };
}
