/** Every text of a T-s diagram placed at once: letters first, then the figures on the lines. */
import { inOrderOfPoints, letterRequests } from '../ph/cycle.ts';
import type { PlacedPoint } from '../ph/cycle.ts';
import { lineLabels } from '../ph/line-labels.ts';
import type { LabelPlace } from '../ph/line-labels.ts';
import { boxesAlong, labelBox, placeLabels } from '../plot/labels.ts';
import type { Box, LabelRequest, PlacedLabel } from '../plot/labels.ts';
import type { TsLayout } from './layout.ts';
import type { TsCurves, TsCycle, TsLayers, TsLine } from './types.ts';

/** How the figures written on the lines read; the values are those of `TsLine`. */
export interface TsLineTexts {
  isobar(pressure: number): string;
  quality(fraction: number): string;
  isenthalp(enthalpy: number): string;
  isochore(volume: number): string;
}

export interface PlacedTsCycle extends TsCycle {
  readonly placed: readonly PlacedPoint[];
}

export interface TsLabels {
  readonly lines: readonly PlacedLabel[];
  /** The letters of each cycle, in their order. */
  readonly letters: readonly (readonly PlacedLabel[])[];
}

/** Boxes over the drawn lines of a cycle and its points, for keeping labels off them. */
function obstacles({ lines, placed }: PlacedTsCycle, { x, y }: TsLayout): Box[] {
  const along = lines.flatMap(({ S, T }) =>
    S.slice(1).flatMap((s, index) => boxesAlong([x(S[index] ?? s), y(T[index] ?? 0)], [x(s), y(T[index + 1] ?? 0)])),
  );
  return [...along, ...placed.map((point) => ({ x: point.x - 6, y: point.y - 6, width: 12, height: 12 }))];
}

const labelled = ({ value, S, T }: TsLine) => ({ value, xs: S, ys: T });

export function tsLabels(
  curves: TsCurves | undefined,
  cycles: readonly PlacedTsCycle[],
  layout: TsLayout,
  layers: TsLayers,
  texts: TsLineTexts,
): TsLabels {
  const { left, right, top, bottom, fontSize } = layout;
  const bounds: Box = { x: left, y: top, width: right - left, height: bottom - top };
  const drawn = cycles.flatMap((cycle) => obstacles(cycle, layout));
  const written: Box[] = [];
  const place = (requests: readonly LabelRequest[], size: number, clearOf: readonly Box[] = drawn): PlacedLabel[] => {
    const placed = placeLabels(requests, [...clearOf, ...written], bounds, size);
    written.push(...placed.map((label) => labelBox(label, size)));
    return placed;
  };
  // Every letter is printed: one with no clear spot stands on a line rather than nowhere.
  const letters = cycles.map(({ placed, mark }) => {
    const requests = letterRequests(placed, fontSize, mark);
    const clear = place(requests, fontSize + 1);
    const rest = requests.filter(({ key }) => !clear.some((label) => label.key === key));
    return inOrderOfPoints([...clear, ...place(rest, fontSize + 1, [])], requests, placed, mark);
  });
  const family = (
    lines: readonly TsLine[] | undefined,
    isShown: boolean,
    at: LabelPlace,
    prefix: string,
    text: (value: number) => string,
  ): LabelRequest[] => (lines && isShown ? lineLabels(lines.map(labelled), layout, at, prefix, text) : []);
  const sides = place(family(curves?.isobars, layers.isobars, 'side', 'p', texts.isobar), fontSize - 1);
  // An isobar that leaves by the top near the corner has its figure once.
  const heads = family(curves?.isobars, layers.isobars, 'head', 'ph', texts.isobar).filter(
    ({ text }) => !sides.some((placed) => placed.text === text),
  );
  const lines = [
    ...heads,
    ...family(curves?.quality, layers.quality, 'foot', 'x', texts.quality),
    ...family(curves?.isochores, layers.isochores, 'shoulder', 'v', texts.isochore),
    ...family(curves?.isenthalps, layers.isenthalps, 'shoulder', 'h', texts.isenthalp),
  ];
  return { letters, lines: [...sides, ...place(lines, fontSize - 1)] };
}
