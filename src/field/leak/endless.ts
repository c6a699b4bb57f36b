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

/**
 * The fixed point by Broyden's method (1965, Math. Comp. 19, 577, "good" update of the inverse), which starts as plain
 * repetition and learns from each round: a leak of a few per cent at a time forgets so slowly that repeating it hundreds of
 * times would not do.
 *
 * @param share what a round exchanges of the charge, 0 to 1
 * @returns undefined where it does not settle, or a round of it cannot be followed
 */
export function endlessComposition(start: Fractions, round: RoundOf, share: number): Fractions | undefined {
  const size = start.length;
  // Minus the inverse of the Jacobian of `round(x) - x`; one is plain repetition.
  let inverse: readonly (readonly number[])[] = start.map((_, i) => start.map((__, k) => (i === k ? 1 : 0)));
  const step = (residual: Fractions): readonly number[] => inverse.map((row) => dot(row, residual));
  try {
    let at = start;
    let residual = round(at).map((value, i) => value - (at[i] ?? 0));
    for (let count = 0; count < MOST_ROUNDS; count++) {
      if (Math.max(...residual.map(Math.abs)) <= SETTLED * share) return at;
      let move = step(residual);
      // No component may be used up by a step that overshoots.
      const reach = Math.max(...move.map((value, i) => -value / (at[i] ?? 1)));
      if (reach > 0.5) move = move.map((value) => (value * 0.5) / reach);
      const next = at.map((value, i) => value + (move[i] ?? 0));
      const found = round(next).map((value, i) => value - (next[i] ?? 0));
      const change = found.map((value, i) => (residual[i] ?? 0) - value);
      const moved = step(change);
      const across = Array.from({ length: size }, (_, k) =>
        inverse.reduce((sum, row, i) => sum + (move[i] ?? 0) * (row[k] ?? 0), 0),
      );
      const scale = dot(move, moved);
      if (scale !== 0) {
        inverse = inverse.map((row, i) =>
          row.map((value, k) => value + (((move[i] ?? 0) - (moved[i] ?? 0)) * (across[k] ?? 0)) / scale),
        );
      }
      at = next;
      residual = found;
    }
    return undefined;
  } catch (error) {
    if (isEngineFault(error) || error instanceof Refusal) return undefined;
    throw error;
  }
}
