/** What the doors of this folder answer: a result, or a problem as a code with its field and values. */
import { refuse as refuseWith } from '../../schema/outcome.ts';
import type { OutcomeOf, ProblemOf, Refuse } from '../../schema/outcome.ts';
import type { ProblemCode } from './codes.ts';

/** Its field is the choice, column or key at fault. */
export type Problem = ProblemOf<ProblemCode>;
export type Outcome<T> = OutcomeOf<T, Problem>;

/** Stops the reading with a problem. */
export const refuse: Refuse<ProblemCode> = refuseWith;

/** As much of a text of the file as a message quotes. */
const QUOTED = 40;
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);
