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

/** Every figure of every state, in the order of the table. */
export function secondaryComparisons(): readonly SecondaryComparison[] {
  return (reference.rows as unknown as readonly [string, number, number, ...number[]][]).flatMap(
    ([key, x, T, ...figures]) => {
      const fluid = secondaryFluid(key)!;
      const state = secondaryState(fluid, x, T)!;
      const got = [
        state.density,
        state.specificHeat,
        state.conductivity,
        state.viscosity,
        freezingFromConcentration(fluid, x),
        state.prandtl,
      ];
      return figures.map((expected, i) => ({
        fluid: key,
        figure: reference.columns[i + 3]!,
        x,
        T,
        got: got[i]!,
        expected,
        deviation: Math.abs(got[i]! / expected - 1),
        allowed: reference.tolerance,
      }));
    },
  );
}
