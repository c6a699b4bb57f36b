/** How many rows of a table are held, up to the most a phone can hold. */
import type { Findings } from '../choices.ts';
import { MOST_ROWS } from '../limits.ts';

export class RowCount {
  /** Rows held. */
  n = 0;
  /** Whether a row came that there was no room for. */
  isFull = false;
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Whether there is room for one more row; where there is none, the first to ask is told of (E_ROWS). */
  hasRoom(): boolean {
    if (this.n < MOST_ROWS) return true;
    this.#findings.warn('E_ROWS');
    this.isFull = true;
    return false;
  }
}
