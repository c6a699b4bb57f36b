import type { PlotLayout } from '../plot/layout.ts';
import { placedPoints, pointBoxes } from '../plane/points.ts';
import type { PlacedPoint } from '../plane/points.ts';
import { boxesAlong } from '../plot/labels.ts';
import type { Box } from '../plot/labels.ts';
import type { CycleLine, CyclePoints } from './types.ts';

/** The points of a cycle in pixels. */
export const placePoints = (cycle: CyclePoints, layout: PlotLayout): PlacedPoint[] =>
  placedPoints(cycle, layout, ({ H, P }) => [H, P]);

/** Boxes over the drawn cycle and its points, for keeping labels off it. */
export function cycleObstacles(points: readonly PlacedPoint[], cycleLines: readonly CycleLine[]): Box[] {
  const at = new Map(points.map((point) => [point.letter, point]));
  const lines = cycleLines.flatMap(({ from, to }) => {
    const start = at.get(from);
    const end = at.get(to);
    return start && end ? boxesAlong([start.x, start.y], [end.x, end.y]) : [];
  });
  return [...lines, ...pointBoxes(points)];
}
