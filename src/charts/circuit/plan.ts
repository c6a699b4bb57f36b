/**
 * The drawing of a circuit as it is laid by hand: where its points, pipes and apparatus stand. A pipe is named by the process
 * it carries, `from>to` by letter, as the description of its cycle names it: the segment of a diagram has the same name.
 */
import type { Bilingual } from '../../language/index.ts';

/** As wide as every drawing is. */
export const PLAN_WIDTH = 420;

export type Way = `${string}>${string}`;

export interface Organ {
  /** `box`: an exchanger with its name in it; `across`: a valve in a level pipe; `tall`: a compressor with a port. */
  readonly kind: 'box' | 'vessel' | 'compressor' | 'tall' | 'valve' | 'across' | 'glass' | 'bulb' | 'coil';
  /** Its middle. */
  readonly at: readonly [x: number, y: number];
  readonly size?: readonly [width: number, height: number];
  readonly name?: Bilingual;
  /** What it is called above the critical pressure. */
  readonly gasName?: Bilingual;
  /** Where its name begins, where it is not in its middle. */
  readonly named?: readonly [x: number, y: number];
  /** What happens in it: it is lit with these. */
  readonly of: readonly Way[];
  /** Of a compressor: where the power of its stage begins. */
  readonly power?: readonly [x: number, y: number];
}

/** `right`: its temperature stands to the right of it; `pressure`: with its pressure below. */
export type PlacedLetter = readonly [
  x: number,
  y: number,
  figures: 'left' | 'right' | 'above' | 'below',
  pressure?: 'pressure',
];

export interface Plan {
  readonly height: number;
  readonly points: Readonly<Record<string, PlacedLetter>>;
  /** Paths of SVG: one, or that before and that after the apparatus which changes what flows. */
  readonly ways: Readonly<Record<Way, readonly [d: string] | readonly [before: string, after: string]>>;
  readonly organs: readonly Organ[];
}

/** Half sizes of what has no size of its own. */
const RADIUS = 16;
const VALVE = 10;
const GLASS = 8;
const WAVE = 12;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x - width / 2 + r} ${y - height / 2}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** An apparatus as one path. */
export function shapeOf({ kind, at: [x, y], size: [width, height] = [0, 0] }: Organ): string {
  switch (kind) {
    case 'box':
      return box(x, y, width, height, 4);
    case 'vessel':
      return box(x, y, width, height, Math.min(14, height / 2));
    case 'compressor':
      return `${circle(x, y, RADIUS)}M${x - 12} ${y + 10}L${x - 6} ${y - 15}M${x + 12} ${y + 10}L${x + 6} ${y - 15}`;
    case 'tall':
      return `${box(x, y, width, height, 14)}M${x - width / 2} ${y + height / 2 - 14}L${x - 6} ${y - height / 2}M${x + width / 2} ${y + height / 2 - 14}L${x + 6} ${y - height / 2}`;
    case 'valve':
      return `M${x - VALVE} ${y - VALVE}h${2 * VALVE}L${x - VALVE} ${y + VALVE}h${2 * VALVE}Z`;
    case 'across':
      return `M${x - VALVE} ${y - VALVE}v${2 * VALVE}L${x + VALVE} ${y - VALVE}v${2 * VALVE}Z`;
    case 'glass':
      return circle(x, y, GLASS);
    case 'bulb':
      return box(x, y, 30, 10, 5);
    case 'coil':
      return `M${x - 2 * WAVE} ${y}q${WAVE / 2} -14 ${WAVE} 0q${WAVE / 2} 14 ${WAVE} 0q${WAVE / 2} -14 ${WAVE} 0q${WAVE / 2} 14 ${WAVE} 0`;
  }
}

/** Between a point and its figures. */
const GAP = 14;

/** Where the lines of figures of a point stand. */
export function figuresAt([x, y, side, pressure]: PlacedLetter): {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
} {
  const lines = pressure ? 2 : 1;
  if (side === 'left') return { x: x - GAP, y: y + (lines === 2 ? -2 : 5), anchor: 'end' };
  if (side === 'right') return { x: x + GAP, y: y + (lines === 2 ? -2 : 5), anchor: 'start' };
  return { x, y: side === 'above' ? y - GAP - (lines - 1) * 14 : y + GAP + 10, anchor: 'middle' };
}
