/** Secondary fluids against their published polynomials, computed by an independent program. */
import { freezingFromConcentration, secondaryFluid, secondaryState } from '../index.ts';
import reference from './reference.json' with { type: 'json' };

export interface SecondaryComparison {
  readonly fluid: string;
  readonly figure: string;
  /** Share of the added component, and K. */
  readonly x: number;
  readonly T: number;
  readonly got: number;
  readonly expected: number;
  /** Relative. */
  readonly deviation: number;
  readonly allowed: number;
}

/**
 * Every figure of every state, in the order of the table.
 * @throws {Error} where a state of the table is refused
 */
export function secondaryComparisons(): readonly SecondaryComparison[] {
  return (reference.rows as unknown as readonly [string, number, number, ...number[]][]).flatMap(
    ([key, x, T, ...figures]) => {
      const fluid = secondaryFluid(key);
      const state = fluid && secondaryState(fluid, x, T);
      if (!fluid || !state) throw new Error(`${key} has no state at ${x} and ${T} K`);
      const got = [
        state.density,
        state.specificHeat,
        state.conductivity,
        state.viscosity,
        freezingFromConcentration(fluid, x),
        state.prandtl,
      ];
      return got.map((value, i) => {
        const expected = figures[i] ?? Number.NaN;
        return {
          fluid: key,
          figure: reference.columns[i + 3] ?? '',
          x,
          T,
          got: value,
          expected,
          deviation: Math.abs(value / expected - 1),
          allowed: reference.tolerance,
        };
      });
    },
  );
}
