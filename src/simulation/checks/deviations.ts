/** Cycles against those of independent programs, figure by figure. */
import type { Engine } from '../../engine/types.ts';
import type { BodyValues } from '../fields.ts';
import { run } from '../run.ts';
import type { SimulationResult } from '../types.ts';
import { allowedOf } from './golden-architecture.ts';
import { GOLDEN_BLEND_CYCLES } from './golden-blend-cycles.ts';
import { GOLDEN_CYCLES, GOLDEN_TOLERANCE } from './golden-cycles.ts';
import { GOLDEN_BOOSTERS } from './golden-boosters.ts';
import { GOLDEN_CASCADES } from './golden-cascades.ts';
import { EXCHANGER_TOLERANCE, GOLDEN_EXCHANGER_CYCLES } from './golden-exchanger-cycles.ts';
import { GOLDEN_SUBCOOLERS } from './golden-subcoolers.ts';
import { GOLDEN_TWO_STAGES } from './golden-two-stages.ts';
import { EJECTOR_TOLERANCE, PUBLISHED_EJECTORS } from './published-ejectors.ts';

export interface CycleComparison {
  /** Path of the figure in the result. */
  readonly figure: string;
  readonly got: number | undefined;
  readonly expected: number;
  /** Relative; of temperatures below 1 °C, kelvins. NaN where the result has no such figure. */
  readonly deviation: number;
  readonly allowed: number;
}

interface ReferenceCycle {
  readonly name: string;
  readonly body: BodyValues;
  readonly performance: Readonly<Record<string, number>>;
  readonly extra?: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, object>>;
  readonly architecture?: Readonly<Record<string, number>>;
  readonly nodes?: Readonly<Record<string, object>>;
  readonly tolerance: number;
  /** Something was searched for on a flat curve: see `allowedOf`. */
  readonly isSought?: boolean;
  /** Whose figures they are. */
  readonly by: 'CoolProp' | 'independent program';
}

/** Every cycle there are reference figures of: of one stage, with an internal heat exchanger, of several stages or circuits. */
export const REFERENCE_CYCLES: readonly ReferenceCycle[] = [
  ...[...GOLDEN_CYCLES, ...GOLDEN_BLEND_CYCLES].map((cycle) => ({
    ...cycle,
    tolerance: GOLDEN_TOLERANCE,
    by: 'CoolProp' as const,
  })),
  ...GOLDEN_EXCHANGER_CYCLES.map((cycle) => ({
    ...cycle,
    tolerance: EXCHANGER_TOLERANCE,
    by: 'independent program' as const,
  })),
  ...[...GOLDEN_TWO_STAGES, ...GOLDEN_CASCADES, ...GOLDEN_BOOSTERS, ...GOLDEN_SUBCOOLERS].map((cycle) => ({
    ...cycle,
    performance: {},
    points: {},
    tolerance: EXCHANGER_TOLERANCE,
    by: 'independent program' as const,
  })),
  ...PUBLISHED_EJECTORS.map((cycle) => ({
    ...cycle,
    points: {},
    tolerance: EJECTOR_TOLERANCE,
    by: 'independent program' as const,
  })),
];

/** @throws {Error} where the body has no result */
export function resultOfBody(body: BodyValues, engine: Engine): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

/** Every figure of a result that the reference has. */
export function cycleComparisons(
  result: SimulationResult,
  { performance, extra = {}, points, architecture = {}, nodes = {}, tolerance, isSought }: ReferenceCycle,
): readonly CycleComparison[] {
  const compared = (figure: string, got: unknown, expected: number, scale = 0): CycleComparison => {
    const allowed = isSought === undefined ? tolerance : allowedOf(figure, expected, isSought);
    const known = typeof got === 'number' ? got : undefined;
    const deviation = Math.abs((known ?? Number.NaN) - expected) / Math.max(Math.abs(expected), scale);
    return { figure, got: known, expected, deviation: expected === known ? 0 : deviation, allowed };
  };
  const of = (part: object, key: string): unknown => (part as Readonly<Record<string, unknown>>)[key];
  return [
    ...Object.entries(performance).map(([key, value]) =>
      compared(`performance.${key}`, of(result.performance, key), value),
    ),
    ...Object.entries(extra).map(([key, value]) => compared(`extra.${key}`, of(result.extra, key), value)),
    ...Object.entries(architecture).map(([key, value]) =>
      compared(`architecture.${key}`, of(result.architecture ?? {}, key), value),
    ),
    ...Object.entries({ points, nodes }).flatMap(([part, all]) =>
      Object.entries(all).flatMap(([point, figures]) =>
        Object.entries(figures).map(([key, value]) =>
          compared(
            `${part}.${point}.${key}`,
            of((of(result[part as 'points' | 'nodes'] ?? {}, point) ?? {}) as object, key),
            value as number,
            key === 'T' ? 1 : 0,
          ),
        ),
      ),
    ),
  ];
}
