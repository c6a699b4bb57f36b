/** Secondary fluids against their published polynomials, computed by an independent program, and their viscosity against tables. */
import { kelvinFromCelsius } from '../../../quantities/si.ts';
import { freezingFromConcentration, SECONDARY_FLUIDS, secondaryFluid, secondaryState } from '../index.ts';
import type { SecondaryFluid } from '../types.ts';
import { viscosityError } from '../viscosity-error.ts';
import reference from './reference.json' with { type: 'json' };
import tables from './reference/viscosity-tables.json' with { type: 'json' };

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

export interface ViscosityComparison {
  /** Share of the added component, and K. */
  readonly x: number;
  readonly T: number;
  /** Pa s; undefined where the fluid is refused: frozen by its own polynomial, or beyond its range. */
  readonly got: number | undefined;
  readonly expected: number;
  /** Relative. */
  readonly deviation: number | undefined;
  /** The error stated there, relative. */
  readonly stated: number | undefined;
}

export interface ViscosityTable {
  readonly fluid: SecondaryFluid;
  /** Undefined where none was found. */
  readonly source: string | undefined;
  readonly comparisons: readonly ViscosityComparison[];
}

/** K: tables are in whole degrees Celsius, whose kelvins a double misses by less. */
const SAME = 1e-9;

function tableComparison(fluid: SecondaryFluid, x: number, t: number, expected: number): ViscosityComparison {
  const T = kelvinFromCelsius(t);
  const state = [T, T + SAME, T - SAME].map((one) => secondaryState(fluid, x, one)).find((one) => one !== undefined);
  const got = state?.viscosity;
  return {
    x,
    T,
    got,
    expected,
    deviation: got === undefined ? undefined : Math.abs(got / expected - 1),
    stated: viscosityError(fluid.key, T),
  };
}

/** Every fluid with every row of its table. */
export function viscosityTables(): readonly ViscosityTable[] {
  return SECONDARY_FLUIDS.map((fluid) => {
    const table = tables.tables.find(({ key }) => key === fluid.key);
    const comparisons = (table?.rows ?? []).flatMap(([t, ...values]) =>
      values.flatMap((value, i) =>
        value === null ? [] : [tableComparison(fluid, (table?.x[i] ?? 0) / 100, t ?? Number.NaN, value / 1000)],
      ),
    );
    return { fluid, source: table?.source, comparisons };
  });
}
