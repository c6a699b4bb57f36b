/** Placing labels on a chart so that none covers another, a letter or an edge. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LabelRequest {
  readonly key: string;
  readonly text: string;
  /** Centres where the label may stand, best first, in pixels. */
  readonly spots: readonly (readonly [number, number])[];
}

export interface PlacedLabel {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Width of a text set in the interface face, estimated from its length: figures are 0.6 em wide. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.6;
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isInside(box: Box, bounds: Box): boolean {
  return (
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height
  );
}

/** The room a label takes, centred on its place, with a little air. */
export function labelBox(
  { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
  fontSize: number,
): Box {
  const width = textWidth(text, fontSize) + 6;
  const height = fontSize + 4;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Gives each label, in the order asked, the first of its spots that stays inside `bounds` and clear of
 * `obstacles` and of the labels placed before; a label with no free spot is left out.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Box[],
  bounds: Box,
  fontSize: number,
): PlacedLabel[] {
  const taken: Box[] = [...obstacles];
  const placed: PlacedLabel[] = [];
  for (const { key, text, spots } of requests) {
    for (const [x, y] of spots) {
      const box = labelBox({ text, x, y }, fontSize);
      if (!isInside(box, bounds) || taken.some((other) => boxesOverlap(box, other))) continue;
      taken.push(box);
      placed.push({ key, text, x, y });
      break;
    }
  }
  return placed;
}

/** Small boxes along the segment, for keeping labels off a drawn line. */
export function boxesAlong(from: readonly [number, number], to: readonly [number, number], size = 8): Box[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.ceil(length / size));
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from[0] + ((to[0] - from[0]) * index) / count - size / 2,
    y: from[1] + ((to[1] - from[1]) * index) / count - size / 2,
    width: size,
    height: size,
  }));
}
