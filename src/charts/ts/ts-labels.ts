/** Every text of a T-s diagram placed at once: letters first, then the figures on the lines. */
import { labelPlacer } from '../plane/labels.ts';
import { pointBoxes } from '../plane/points.ts';
import type { PlacedPoint } from '../plane/points.ts';
import { lineLabels } from '../plane/line-labels.ts';
import type { LabelPlace } from '../plane/line-labels.ts';
import { boxesAlong } from '../plot/labels.ts';
import type { Box, LabelRequest, PlacedLabel } from '../plot/labels.ts';
import type { PlotLayout } from '../plot/layout.ts';
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
function obstacles({ lines, placed }: PlacedTsCycle, { x, y }: PlotLayout): Box[] {
  const along = lines.flatMap(({ S, T }) =>
    S.slice(1).flatMap((s, index) => boxesAlong([x(S[index] ?? s), y(T[index] ?? 0)], [x(s), y(T[index + 1] ?? 0)])),
  );
  return [...along, ...pointBoxes(placed)];
}

const labelled = ({ value, S, T }: TsLine) => ({ value, xs: S, ys: T });

export function tsLabels(
  curves: TsCurves | undefined,
  cycles: readonly PlacedTsCycle[],
  layout: PlotLayout,
  layers: TsLayers,
  texts: TsLineTexts,
): TsLabels {
  const { fontSize } = layout;
  const { place, letters: lettersOf } = labelPlacer(
    layout,
    cycles.flatMap((cycle) => obstacles(cycle, layout)),
  );
  const letters = cycles.map(({ placed, mark }) => lettersOf(placed, mark));
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
