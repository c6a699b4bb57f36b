/** The points of a cycle in a plane of states, and the letters they are marked with. */
import type { Box, LabelRequest, PlacedLabel } from '../plot/labels.ts';
import type { PlotLayout } from '../plot/layout.ts';

export interface PlacedPoint {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** The points of a cycle in pixels, by letter. */
export const placedPoints = <At>(
  points: Readonly<Record<string, At>>,
  { x, y }: PlotLayout,
  valuesOf: (at: At) => readonly [x: number, y: number],
): PlacedPoint[] =>
  Object.entries(points).map(([letter, at]) => {
    const [across, up] = valuesOf(at);
    return { letter, x: x(across), y: y(up) };
  });

/** Boxes over points, for keeping labels off them. */
export const pointBoxes = (points: readonly PlacedPoint[]): Box[] =>
  points.map(({ x, y }) => ({ x: x - 6, y: y - 6, width: 12, height: 12 }));

const MERGE_DISTANCE = 5;

/**
 * Letters of the points, those that fall together sharing one label ("b c"); high-pressure points are lettered
 * above, low-pressure ones below, and slide aside when the place is taken. `mark` follows each letter.
 */
export function letterRequests(points: readonly PlacedPoint[], fontSize: number, mark: string): LabelRequest[] {
  const groups: PlacedPoint[][] = [];
  for (const point of points) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < MERGE_DISTANCE);
    if (near) near.push(point);
    else groups.push([point]);
  }
  const middle = points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length);
  return groups.map((group) => {
    const [{ x, y, letter } = { x: 0, y: 0, letter: '' }] = group;
    // As they stand from left to right; what stands at one place keeps the order of the cycle.
    const text = [...group]
      .sort((one, other) => Math.round(one.x - other.x))
      .map((point) => point.letter + mark)
      .join(' ');
    const side = y < middle ? -1 : 1;
    const reach = fontSize * 1.1;
    const offsets: readonly (readonly [number, number])[] = [
      [0, side],
      [-0.9, side],
      [0.9, side],
      [-1.4, 0.2 * side],
      [1.4, 0.2 * side],
      [0, 1.9 * side],
      [-1.6, 1.5 * side],
      [1.6, 1.5 * side],
      [0, -side],
      [-2.4, 0.5 * side],
      [2.4, 0.5 * side],
      [-2.4, -0.7 * side],
      [2.4, -0.7 * side],
      [-1.8, 2.4 * side],
      [1.8, 2.4 * side],
      [-3.4, 0.9 * side],
      [3.4, 0.9 * side],
      [-3.4, -0.9 * side],
      [3.4, -0.9 * side],
    ];
    return {
      key: `${letter}${mark}`,
      text,
      spots: offsets.map(([dx, dy]) => [x + dx * reach, y + dy * reach] as const),
    };
  });
}

/**
 * Letters as placed, none on the other side of its neighbour than its point is: where two were, they change places.
 * Only texts of one length do, so that what was clear stays clear.
 */
export function inOrderOfPoints(
  labels: readonly PlacedLabel[],
  requests: readonly LabelRequest[],
  points: readonly PlacedPoint[],
  mark: string,
): PlacedLabel[] {
  const at = new Map(points.map((point) => [`${point.letter}${mark}`, point]));
  const ordered = requests.flatMap(({ key }) => labels.filter((label) => label.key === key));
  for (let one = 0; one < ordered.length; one += 1) {
    for (let other = one + 1; other < ordered.length; other += 1) {
      const [a, b] = [ordered[one], ordered[other]];
      const [pa, pb] = [at.get(a?.key ?? ''), at.get(b?.key ?? '')];
      if (!a || !b || !pa || !pb || a.text.length !== b.text.length) continue;
      // Together farther from their points than the other way round.
      if ((pa.x - pb.x) * (a.x - b.x) + (pa.y - pb.y) * (a.y - b.y) >= 0) continue;
      ordered[one] = { ...a, x: b.x, y: b.y };
      ordered[other] = { ...b, x: a.x, y: a.y };
    }
  }
  return ordered;
}

/** The point nearest to a pixel, within `reach` pixels. */
export function nearestPoint(
  points: readonly PlacedPoint[],
  px: number,
  py: number,
  reach: number,
): PlacedPoint | undefined {
  let best: PlacedPoint | undefined;
  let bestDistance = reach;
  for (const point of points) {
    const distance = Math.hypot(point.x - px, point.y - py);
    if (distance < bestDistance) {
      best = point;
      bestDistance = distance;
    }
  }
  return best;
}
