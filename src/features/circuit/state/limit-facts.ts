/** What the table of limits is asked by on a page of the circuit: the machine of its study, where one is known. */
import type { LimitFacts } from '../../../machine/limits.ts';
import { limitFactsOf } from '../../../machine/record/record.ts';
import { pageSimulation } from '../simulator/state/page-simulation.ts';

export const limitFacts = (): LimitFacts => limitFactsOf(pageSimulation.$machine.get());
