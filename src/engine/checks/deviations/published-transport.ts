/**
 * Viscosity and conductivity against every published value carried, whichever file it stands in: those of another
 * implementation, those printed with a correlation or beside states, and those of other papers.
 */
import type { Engine, StateInput } from '../../types.ts';
import published from '../reference/transport-published.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';
import { relativeComparison } from './comparison.ts';
import { PUBLISHED_SETS, publishedComparisons } from './published-states.ts';
import type { TransportKey, TransportPhase } from './transport.ts';
import {
  phaseOf,
  printedTransport,
  TRANSPORT_KEYS,
  TRANSPORT_OTHER,
  TRANSPORT_PHASES,
  TRANSPORT_REFERENCE,
  transportComparisons,
} from './transport.ts';

interface ValueSet {
  readonly source: string;
  /** What stands beside T: mol/dm3, kg/m3, MPa or quality. */
  readonly by: 'rho' | 'D' | 'P' | 'Q';
  readonly rows: readonly (readonly [fluid: string, key: TransportKey, T: number, by: number, value: number])[];
}

export const VALUE_SETS = published.sets as unknown as readonly ValueSet[];
const UNIT = { viscosity: 1e-6, conductivity: 1e-3 } as const;

/** What one source gives of one property of one phase of one fluid. */
interface SourceComparisons {
  /** null: another implementation of the fluid's own correlation. */
  readonly source: string | null;
  readonly comparisons: readonly Comparison[];
}

export interface TransportGroup {
  readonly fluid: string;
  readonly key: TransportKey;
  readonly phase: TransportPhase;
  /** The uncertainty stated, relative. */
  readonly stated: number;
  readonly sources: readonly SourceComparisons[];
}

function stateInput(engine: Engine, fluid: string, by: ValueSet['by'], T: number, x: number): StateInput {
  if (by === 'P') return { T, P: x * 1e6 };
  if (by === 'Q') return { T, Q: x };
  return { T, D: by === 'rho' ? x * 1e3 * engine.fluid(fluid).molarMass : x };
}

function valueComparison(engine: Engine, by: ValueSet['by'], row: ValueSet['rows'][number]): Comparison {
  const [name, key, T, x, value] = row;
  const fluid = engine.fluid(name);
  const at = stateInput(engine, name, by, T, x);
  const got = fluid.state(at, { extrapolate: true })[key];
  const comparison = relativeComparison(key, key, at, got, value * UNIT[key], 0);
  const stated = fluid.phaseUncertainty[key]?.[phaseOf(engine, name, comparison)] ?? 0;
  return { ...comparison, allowed: stated };
}

/** Every comparison of one fluid, source by source. */
function sourcesOf(engine: Engine, fluid: string): readonly SourceComparisons[] {
  const values = VALUE_SETS.map(({ source, by, rows }) => ({
    source,
    comparisons: rows.filter(([name]) => name === fluid).map((row) => valueComparison(engine, by, row)),
  }));
  const states = PUBLISHED_SETS.filter((set) => set.fluid === fluid).map((set) => ({
    source: set.source,
    comparisons: publishedComparisons(engine, set).filter(({ figure }) => isTransport(figure)),
  }));
  const others = TRANSPORT_KEYS.map((key) => ({
    source: TRANSPORT_OTHER[`${fluid} ${key}`] ?? null,
    comparisons: TRANSPORT_PHASES.flatMap((phase) => transportComparisons(engine, fluid, key, phase)),
  }));
  return [...others, ...printedTransport(engine, fluid), ...states, ...values];
}

/** Whether a figure of a state is a transport property. */
export const isTransport = (figure: string): boolean => (TRANSPORT_KEYS as readonly string[]).includes(figure);

/** Every fluid, property and phase that a published value was found of, in order of names. */
export function publishedTransport(engine: Engine): readonly TransportGroup[] {
  const names = new Set([
    ...Object.keys(TRANSPORT_REFERENCE),
    ...printedTransport(engine).map(({ fluid }) => fluid),
    ...PUBLISHED_SETS.filter(({ columns }) => columns.some(isTransport)).map(({ fluid }) => fluid),
    ...VALUE_SETS.flatMap(({ rows }) => rows.map(([name]) => name)),
  ]);
  return [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap((fluid) => {
      const all = sourcesOf(engine, fluid);
      return TRANSPORT_KEYS.flatMap((key) =>
        TRANSPORT_PHASES.flatMap((phase): TransportGroup[] => {
          const sources = all
            .map(({ source, comparisons }) => ({
              source,
              comparisons: comparisons.filter((one) => one.figure === key && phaseOf(engine, fluid, one) === phase),
            }))
            .filter(({ comparisons }) => comparisons.length > 0);
          if (sources.length === 0) return [];
          return [{ fluid, key, phase, stated: engine.fluid(fluid).phaseUncertainty[key]?.[phase] ?? 0, sources }];
        }),
      );
    });
}
