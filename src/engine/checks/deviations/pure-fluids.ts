/** Pure fluids against reference states of another implementation of the same published equations. */
import type { Engine, State } from '../../types.ts';
import reference from '../reference/pure-fluids.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';
import { relativeComparison } from './comparison.ts';

export interface ReferenceFluid {
  readonly reference: string;
  readonly saturation: readonly (readonly number[])[];
  readonly states: readonly (readonly number[])[];
}

export const PURE_REFERENCE: Readonly<Record<string, ReferenceFluid>> = reference.fluids;
export const PURE_SOURCE = reference.source;

const TOLERANCE: Readonly<Record<string, number>> = { CP: 1e-5, CV: 1e-5, W: 1e-5 };
const allowed = (property: string): number => TOLERANCE[property] ?? 1e-7;

/** Saturation by temperature and by pressure, then single-phase states, of one fluid. */
export function pureFluidComparisons(
  engine: Engine,
  name: string,
): { readonly saturation: readonly Comparison[]; readonly states: readonly Comparison[] } {
  const fluid = engine.fluid(name);
  const { saturation = [], states = [] } = PURE_REFERENCE[name] ?? {};
  const { columns } = reference;
  return {
    saturation: saturation.flatMap((row) => {
      const [T, P] = row as [number, number];
      const byT = fluid.saturation({ T });
      const compared = (figure: string, property: string, got: number | undefined, expected: number): Comparison =>
        relativeComparison(figure, property, { T }, got, expected, allowed(property));
      return [
        compared('P', 'P', byT.dew.P, P),
        relativeComparison('T', 'T', { P }, fluid.saturation({ P }).bubble.T, T, allowed('T')),
        ...columns.saturation.slice(2).map((column, i) => {
          const property = column.slice(0, -1);
          const state = column.endsWith('L') ? byT.bubble : byT.dew;
          return compared(column, property, state[property as keyof State] as number | undefined, row[i + 2]!);
        }),
      ];
    }),
    states: states.flatMap((row) => {
      const [T, P] = row as [number, number];
      const state = fluid.state({ T, P });
      return columns.states.map((key, i) =>
        relativeComparison(key, key, { T, P }, state[key as keyof State] as number | undefined, row[i]!, allowed(key)),
      );
    }),
  };
}
