/** Every pipe of a cycle of several compressors, one below the other: what a reader orders tube by. */
import type { Engine } from '../../engine/types.ts';
import type { StageKey } from '../../simulation/types.ts';
import type { Line } from '../lines.ts';
import { designPressureOf, LINE_POINT, LINES } from '../lines.ts';
import type { OperatingPoints } from '../operating-point.ts';
import { furtherPoints, sectionPoints } from '../operating-point.ts';
import type { Problem } from '../outcome.ts';
import { sizeLine } from './line.ts';
import type { TubeFigures } from './line.ts';
import type { PipeOptions } from './options.ts';

export interface NetworkLine {
  readonly line: Line;
  /** The compressor whose suction, discharge or liquid line it is; null of a header, a branch, flash or injected vapour. */
  readonly stage: StageKey | null;
  /** The node of the cycle's description whose state fills it. */
  readonly letter: string;
  readonly fluid: string;
  /** kg/s */
  readonly mass_flow_s: number;
  /** bar absolute, °C and kg/m³ */
  readonly p: number;
  readonly t: number;
  readonly rho: number;
  /** bar absolute */
  readonly p_design: number | null;
  /** The tube recommended, else null with the problem or what the nearest breaks. */
  readonly tube: TubeFigures | null;
  readonly problem: Problem | null;
}

function lineOf(line: Line, points: OperatingPoints, options: PipeOptions): Omit<NetworkLine, 'stage'> {
  const { permanent } = points;
  const letter = LINE_POINT[line];
  const design = designPressureOf(line, points, options.designPressures);
  const { figures } = sizeLine(line, points, design, options);
  const { P, T, D } = permanent.point(letter);
  return {
    line,
    letter: permanent.section?.letters[letter] ?? letter,
    fluid: permanent.fluidName,
    mass_flow_s: permanent.flowOf(line),
    p: P,
    t: T,
    rho: D,
    p_design: design,
    tube: figures.recommended,
    problem: figures.problem,
  };
}

/**
 * The three lines of each compressor, then what else there is. Lengths, heights and speeds are those typed for the kind of
 * line, whichever stage it is of.
 */
export function networkOf(results: unknown, options: PipeOptions, engine: Engine): readonly NetworkLine[] {
  const own = sectionPoints(results, engine).flatMap((points) =>
    LINES.map((line) => ({ ...lineOf(line, points, options), stage: points.permanent.section?.key ?? null })),
  );
  const further = furtherPoints(results, engine).map(({ pipe, points }) => ({
    ...lineOf(pipe.line, points, options),
    stage: null,
  }));
  return [...own, ...further];
}
