/** A cycle judged by the limits of the machine a caller names, in place of the defaults that judge one of which nothing is known. */
import { limitFactsOf } from '../../machine/record/record.ts';
import { warningsByTable } from '../../simulation/by-table.ts';
import type { SimulationResult, Warning } from '../../simulation/types.ts';
import { factsOf, toldMachine } from './of-machine.ts';
import type { Opened } from './opened.ts';
import type { Figures, Given } from './question.ts';

export function judged(result: SimulationResult, given: Given): readonly Warning[] {
  const facts = factsOf(given);
  return facts === undefined ? result.warnings : warningsByTable(result, 'permanent', limitFactsOf(facts));
}

/** What the limits were taken for: of a compressor nobody named, those of any; and what the body was filled with. */
export function machineOfCycle(given: Given, { assumed, filled }: Opened): Figures {
  const facts = factsOf(given);
  const known = limitFactsOf(facts);
  return toldMachine(
    facts,
    [...assumed, ...(known.compressor === undefined ? ['compressor'] : [])],
    known.use === undefined ? ['use'] : [],
    { filled },
  );
}
