/** What endless rounds of a leak and a top-up tend to: the composition a round gives back as it was. */
import { isEngineFault, Refusal } from '../../circuit/outcome.ts';
import type { Fractions } from './content.ts';

/** Composition after one more round of the same. */
export type RoundOf = (fractions: Fractions) => Fractions;

/** Largest change of a mass fraction by a round, as a share of what a round exchanges, that still counts as none. */
const SETTLED = 2e-5;
const MOST_ROUNDS = 30;

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);

const between = (one: Fractions, other: Fractions): readonly number[] => one.map((value, i) => (other[i] ?? 0) - value);

/** Minus the inverse of the Jacobian of `round(x) - x`, as it is known so far; it begins as plain repetition. */
class Inverse {
  private rows: readonly (readonly number[])[];

  constructor(size: number) {
    this.rows = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, k) => (i === k ? 1 : 0)));
  }

  times(residual: readonly number[]): readonly number[] {
    return this.rows.map((row) => dot(row, residual));
  }

  /** Broyden's "good" update by a move and the change it made of the residual. */
  learn(move: readonly number[], before: readonly number[], after: readonly number[]): void {
    const moved = this.times(between(after, before));
    const scale = dot(move, moved);
    if (scale === 0) return;
    const across = move.map((_, k) => this.rows.reduce((sum, row, i) => sum + (move[i] ?? 0) * (row[k] ?? 0), 0));
    this.rows = this.rows.map((row, i) =>
      row.map((value, k) => value + (((move[i] ?? 0) - (moved[i] ?? 0)) * (across[k] ?? 0)) / scale),
    );
  }
}

/**
 * The fixed point by Broyden's method (1965, Math. Comp. 19, 577), which learns from each round, those that were followed
 * before it among them: a leak of a few per cent at a time forgets so slowly that repeating it hundreds of times would not do.
 *
 * @param known compositions round after round, two at least
 * @param share what a round exchanges of the charge, 0 to 1
 * @returns a step for each round it follows; in the end undefined where it does not settle, or a round cannot be followed
 */
export function* endlessComposition(
  known: readonly Fractions[],
  round: RoundOf,
  share: number,
): Generator<void, Fractions | undefined> {
  let [at = []] = known.slice(-2);
  let residual = between(at, known.at(-1) ?? at);
  const inverse = new Inverse(at.length);
  for (let k = 2; k < known.length; k++) {
    const [first = [], second = [], third = []] = known.slice(k - 2, k + 1);
    inverse.learn(between(first, second), between(first, second), between(second, third));
  }
  try {
    for (let count = 0; count < MOST_ROUNDS; count++) {
      if (Math.max(...residual.map(Math.abs)) <= SETTLED * share) return at;
      let move = inverse.times(residual);
      // No component may be used up by a step that overshoots.
      const reach = Math.max(...move.map((value, i) => -value / (at[i] ?? 1)));
      if (reach > 0.5) move = move.map((value) => (value * 0.5) / reach);
      const next = at.map((value, i) => value + (move[i] ?? 0));
      const found = between(next, round(next));
      yield;
      inverse.learn(move, residual, found);
      at = next;
      residual = found;
    }
    return undefined;
  } catch (error) {
    if (isEngineFault(error) || error instanceof Refusal) return undefined;
    throw error;
  }
}
