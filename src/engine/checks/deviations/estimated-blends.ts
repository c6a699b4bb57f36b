/** Blends whose pairs were estimated, against bubble and dew points that makers publish. */
import { ZERO_CELSIUS } from '../../../quantities/si.ts';
import type { Engine } from '../../types.ts';
import published from '../reference/estimated-blends.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';

type Row = readonly [P: number, bubbleT: number, dewT: number];

interface PublishedBlend {
  readonly fluid: string;
  readonly source: string;
  /** K */
  readonly tolerance: number;
  readonly rows: readonly Row[];
}

export const PUBLISHED_BLENDS = published.blends as unknown as readonly PublishedBlend[];
/** Dew lines as makers put them into their controllers: ln(P/bar) = A1 + A2/(t/°C + A3). */
export const ANTOINE = published.antoine as unknown as {
  readonly source: string;
  readonly tolerance: number;
  readonly temperatures: readonly number[];
  readonly fluids: Readonly<Record<string, readonly [number, number, number]>>;
};

/** Bubble and dew temperatures at the pressures of one table, K. */
export function publishedBlendComparisons(
  engine: Engine,
  { fluid: name, rows, tolerance }: PublishedBlend,
): readonly Comparison[] {
  const fluid = engine.fluid(name);
  return rows.flatMap(([P, bubbleT, dewT]) => {
    const { bubble, dew } = fluid.saturation({ P });
    return (
      [
        ['TL', bubble.T, bubbleT, fluid.statedError?.bubble],
        ['TV', dew.T, dewT, fluid.statedError?.dew],
      ] as const
    ).map(([figure, got, expected, stated = 0]) => ({
      figure,
      at: { P },
      got,
      expected,
      deviation: Math.abs(got - expected),
      // What the data say of the blend has to be true of it.
      allowed: Math.min(tolerance, stated),
      unit: 'K' as const,
    }));
  });
}

/** Pressure of the maker's dew line at a temperature of the sheet, Pa. */
export function antoinePressure(name: string, celsius: number): number {
  const [A1, A2, A3] = ANTOINE.fluids[name]!;
  return 1e5 * Math.exp(A1 + A2 / (celsius + A3));
}

/** Dew pressures along one of the makers' lines. */
export function antoineComparisons(engine: Engine, name: string): readonly Comparison[] {
  const fluid = engine.fluid(name);
  return ANTOINE.temperatures.map((t) => {
    const T = t + ZERO_CELSIUS;
    const [got, expected] = [fluid.saturation({ T }).dew.P, antoinePressure(name, t)];
    const deviation = Math.abs(got / expected - 1);
    return { figure: 'PV', at: { T }, got, expected, deviation, allowed: ANTOINE.tolerance, unit: 'relative' };
  });
}
