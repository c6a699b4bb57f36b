import type { Outcome } from '../define.ts';
import type { CodeFigure } from './results.ts';

/** What comes out of a form, beside what went in. */
export interface Answer {
  /** As `compute` was given them. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  /** Where the definition asks for it, the figure for every code of an input. */
  readonly every?: readonly CodeFigure[];
}
