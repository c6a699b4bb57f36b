/** Texts of a diagram placed one after the other, each clear of what is drawn and of those before it. */
import { labelBox, placeLabels } from '../plot/labels.ts';
import type { Box, LabelRequest, PlacedLabel } from '../plot/labels.ts';
import type { PlotLayout } from '../plot/layout.ts';
import { inOrderOfPoints, letterRequests } from './points.ts';
import type { PlacedPoint } from './points.ts';

export interface LabelPlacer {
  /** Those of the requests that have a clear spot, at a font size, px. */
  place(requests: readonly LabelRequest[], fontSize: number): PlacedLabel[];
  /** The letters of a cycle, each followed by its mark. */
  letters(points: readonly PlacedPoint[], mark: string): PlacedLabel[];
}

/** @param drawn boxes over what is drawn */
export function labelPlacer({ left, right, top, bottom, fontSize }: PlotLayout, drawn: readonly Box[]): LabelPlacer {
  const bounds: Box = { x: left, y: top, width: right - left, height: bottom - top };
  const written: Box[] = [];
  const place = (requests: readonly LabelRequest[], size: number, clearOf = drawn): PlacedLabel[] => {
    const placed = placeLabels(requests, [...clearOf, ...written], bounds, size);
    written.push(...placed.map((label) => labelBox(label, size)));
    return placed;
  };
  return {
    place: (requests, size) => place(requests, size),
    letters(points, mark) {
      const requests = letterRequests(points, fontSize, mark);
      const clear = place(requests, fontSize + 1);
      // Every letter is printed: one with no clear spot stands on a line rather than nowhere.
      const rest = requests.filter(({ key }) => !clear.some((label) => label.key === key));
      return inOrderOfPoints([...clear, ...place(rest, fontSize + 1, [])], requests, points, mark);
    },
  };
}
