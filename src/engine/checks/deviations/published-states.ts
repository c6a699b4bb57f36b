/** States that the authors of the equations print. */
import { ZERO_CELSIUS } from '../../../quantities/si.ts';
import type { Engine, State } from '../../types.ts';
import published from '../reference/published-states.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';

interface PublishedSet {
  readonly fluid: string;
  readonly source: string;
  /** Energies and entropies are printed in kJ/mol and kJ/(mol K). */
  readonly molar: boolean;
  /** Absolute by figure, or relative. */
  readonly within: number | Readonly<Record<string, number>>;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [
    at: { readonly T: number; readonly Q?: number; readonly P?: number; readonly rho?: number },
    ...figures: number[],
  ])[];
}

export const PUBLISHED_SETS = published.sets as unknown as readonly PublishedSet[];

const MOLAR: ReadonlySet<string> = new Set(['H', 'U', 'S', 'CP', 'CV']);

/** Every figure of one table, in the units it is printed in. */
export function publishedComparisons(engine: Engine, set: PublishedSet): readonly Comparison[] {
  const fluid = engine.fluid(set.fluid);
  return set.rows.flatMap(([{ rho, ...given }, ...figures]) => {
    const at = rho === undefined ? given : { ...given, D: rho * fluid.molarMass };
    const state = fluid.state(at);
    return set.columns.map((figure, i) => {
      const expected = figures[i]!;
      const factor = set.molar && MOLAR.has(figure) ? fluid.molarMass / 1e3 : 1;
      const got = (state[figure as keyof State] as number) * factor;
      const absolute = typeof set.within === 'number' ? set.within * Math.abs(expected) : set.within[figure]!;
      return {
        figure,
        at,
        got,
        expected,
        deviation: Math.abs(got - expected) / Math.abs(expected),
        allowed: absolute / Math.abs(expected),
        unit: 'relative' as const,
      };
    });
  });
}

export const CRITICAL_SOURCE = published.critical.source;
export const CRITICAL_POINTS = published.critical.rows as unknown as readonly (readonly [
  name: string,
  celsius: number,
  bar: number,
])[];

/** Critical temperature and pressure against those of trade tables, K and Pa: mixture models differ by tenths. */
export function criticalComparisons(
  engine: Engine,
  [name, celsius, bar]: (typeof CRITICAL_POINTS)[number],
): readonly Comparison[] {
  const { T, P } = engine.fluid(name).critical;
  const compared = (figure: string, got: number, expected: number, within: number): Comparison => ({
    figure,
    at: {},
    got,
    expected,
    deviation: Math.abs(got - expected) / expected,
    allowed: within / expected,
    unit: 'relative',
  });
  const { within } = published.critical;
  return [compared('Tc', T, celsius + ZERO_CELSIUS, within), compared('Pc', P, bar * 1e5, within * 1e5)];
}
