import type { Outcome } from '../../calculators/define.ts';

/** What a calculator's form opens with, and its answer. */
export interface OpeningAnswer {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}
