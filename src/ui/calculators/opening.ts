import type { Outcome } from '../../calculators/define.ts';
import type { CodeFigure } from '../../calculators/derive/results.ts';

/** What a calculator's form opens with, and its answer. */
export interface OpeningAnswer {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  /** Where the definition asks for it, the figure for every code of an input. */
  readonly every?: readonly CodeFigure[];
}
