/** Blends against the bubble and dew points others print of them, nearly all at one atmosphere. */
import blends from '../../blends/blends.json' with { type: 'json' };
import { ZERO_CELSIUS } from '../../../quantities/si.ts';
import { EngineError } from '../../errors.ts';
import type { Engine, Fluid, StatedError } from '../../types.ts';
import published from '../reference/normal-points.json' with { type: 'json' };
import type { Comparison } from './comparison.ts';

/** Place in `sources`, Pa, °C; no dew point where only the boiling point is printed. */
type Row = readonly [fluid: string, source: number, P: number, bubble: number, dew: number | null];

export const NORMAL_POINTS = published.rows as unknown as readonly Row[];
/** Codes as errors are stated against, what a table calls them, what they are. */
export const NORMAL_SOURCES: readonly { readonly code: string; readonly label: string; readonly name: string }[] =
  published.sources;

/** Blends that say how far they may be off, as their file has it. */
export const STATED_ERRORS = blends.statedError as unknown as Readonly<
  Record<string, Pick<StatedError, 'bubble' | 'dew' | 'against'> & Partial<Pick<StatedError, 'reason'>>>
>;

/** What a blend that states nothing keeps within, K. */
export const UNSTATED = 0.7;

/** How many times a pressure the end of a line may be for the line to be continued to it. */
const FARTHEST = 1.4;
/** Ratio of the three pressures a line is continued from. */
const STEP = 1.25;

/** The end of a line and 1.25 and 1.56 times its pressure: 1/T is continued as a parabola in ln P. */
export function continued(temperatureAt: (P: number) => number, end: number, P: number): number {
  const [first, second, third] = [0, 1, 2].map((i) => 1 / temperatureAt(end * (1 + 1e-9) * STEP ** i)) as [
    number,
    number,
    number,
  ];
  const x = Math.log(P / end) / Math.log(STEP);
  return 1 / (first + x * (second - first) + (x * (x - 1) * (third - 2 * second + first)) / 2);
}

/**
 * Bubble and dew temperatures at a pressure, K; continued from the end of the lines where the equation of
 * a component begins above them, as carbon dioxide's does at its triple point.
 */
function temperatures(fluid: Fluid, P: number): { readonly bubble: number; readonly dew: number } {
  try {
    const { bubble, dew } = fluid.saturation({ P });
    return { bubble: bubble.T, dew: dew.T };
  } catch (error) {
    const end = error instanceof EngineError ? error.limit?.min : undefined;
    if (end === undefined || !(end <= FARTHEST * P)) throw error;
    return {
      bubble: continued((p) => fluid.saturation({ P: p }).bubble.T, end, P),
      dew: continued((p) => fluid.saturation({ P: p }).dew.T, end, P),
    };
  }
}

export interface NormalPoints {
  /** Its label. */
  readonly source: string;
  readonly comparisons: readonly Comparison[];
}

/** The bubble and dew temperatures each source prints of a blend. */
export function normalPoints(engine: Engine, name: string): readonly NormalPoints[] {
  const rows = NORMAL_POINTS.filter(([fluid]) => fluid === name);
  if (rows.length === 0) return [];
  const fluid = engine.fluid(name);
  const { bubble = UNSTATED, dew = UNSTATED } = fluid.statedError ?? {};
  return NORMAL_SOURCES.map(({ label: source }, place) => ({
    source,
    comparisons: rows
      .filter(([, from]) => from === place)
      .flatMap(([, , P, printedBubble, printedDew]) => {
        const got = temperatures(fluid, P);
        const compared = (figure: string, ours: number, printed: number, allowed: number): Comparison => {
          const expected = printed + ZERO_CELSIUS;
          return { figure, at: { P }, got: ours, expected, deviation: Math.abs(ours - expected), allowed, unit: 'K' };
        };
        return [
          compared('TL', got.bubble, printedBubble, bubble),
          ...(printedDew === null ? [] : [compared('TV', got.dew, printedDew, dew)]),
        ];
      }),
  })).filter(({ comparisons }) => comparisons.length > 0);
}
