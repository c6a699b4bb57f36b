/** What a drawing of an article is: data, so that a new one is a file of the set and no new code. */
import type { Bilingual } from '../../../../language/index.ts';

/** As wide as a phone shows it: a text of 14 is read there at its own size. */
export const WIDTH = 360;

/**
 * How a line or a shape is drawn. `low`, `high`, `liquid`: a pipe in the trade's colour; `part`: an apparatus; `thin`: a
 * dimension or a leader; `ground`: a wall or a floor; `oil`: oil or liquid lying in a pipe; `gas`: where gas may be; `key`:
 * what the drawing is about; `dashed`: a limit, or what is not there.
 */
export type Look = 'low' | 'high' | 'liquid' | 'part' | 'thin' | 'ground' | 'oil' | 'gas' | 'key' | 'dashed';

export interface Shape {
  readonly look: Look;
  /** A path of SVG. */
  readonly d: string;
  /** Of its line, where it is another than that of its look: a large pipe beside a small one. */
  readonly width?: number;
}

export interface Label {
  readonly at: readonly [x: number, y: number];
  /** A number of `parts`, or a word or two beside the thing. */
  readonly says: number | Bilingual;
  readonly anchor?: 'start' | 'end';
}

export interface Drawing {
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
  /** What the numbers of the labels stand for, from 1. */
  readonly parts?: readonly Bilingual[];
  /** What there is to see, for who does not see it. */
  readonly description: Bilingual;
  /** The sentence beneath. */
  readonly caption: Bilingual;
}

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** A box with round corners as a path. */
export const box = (x: number, y: number, width: number, height: number, r = 4): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
