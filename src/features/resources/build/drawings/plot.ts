/** What a plot of an article is: curves computed while the site is built, with one message marked on them. */
import type { Bilingual, Locale } from '../../../../language/index.ts';
import { formatAtMost } from '../../../../quantities/number.ts';
import { WIDTH } from './drawing.ts';

interface Axis {
  /** What it counts, with its unit. */
  readonly label: Bilingual;
  readonly from: number;
  readonly to: number;
  /** Between two ticks. */
  readonly step: number;
  /** Written without a sign for thousands. */
  readonly isOfYears?: true;
}

type Point = readonly [x: number, y: number];

export interface Curve {
  /** A colour of the trade, or `key`: what the plot is about. */
  readonly look: 'low' | 'high' | 'liquid' | 'key' | 'dashed';
  readonly points: readonly Point[];
  /** Beside it, where `at` stands on the axes. */
  readonly name?: { readonly says: Bilingual; readonly at: Point; readonly anchor?: 'start' | 'end' };
}

export interface Plot {
  readonly x: Axis;
  readonly y: Axis;
  readonly curves: readonly Curve[];
  /** Points without a word, each of a row of them. */
  readonly dots?: readonly Point[];
  /** Points with a word or two: the message. */
  readonly marks?: readonly {
    readonly at: Point;
    readonly says: Bilingual;
    readonly anchor?: 'start' | 'end';
    /** How far over the point the words stand, where a curve is in their way. */
    readonly lift?: number;
  }[];
  /** What there is to see, for who does not see it. */
  readonly description: Bilingual;
  /** The sentence beneath. */
  readonly caption: Bilingual;
}

export const PLOT = { width: WIDTH, height: 250, left: 52, right: 14, top: 26, bottom: 46 } as const;

/** Fine enough for a smooth line. */
const tenths = (value: number): number => Math.round(10 * value) / 10;
/** What a sum of steps may be off by, of one. */
const SLACK = 1e-9;
/** Over its point, beside the dot. */
const BESIDE = [7, 8] as const;
/** No curve ends beyond what its axes show. */
const OVERSHOOT = 1e-6;

function ticksOf({ from, to, step }: Axis): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step + SLACK) + 1 }, (_, index) => from + index * step);
}

/**
 * A plot in the units of its picture.
 * @throws {RangeError} for a point outside its axes: the site must not be built then
 */
export function drawnPlot({ x, y, curves, dots = [], marks = [] }: Plot, locale: Locale) {
  const [wide, high] = [PLOT.width - PLOT.left - PLOT.right, PLOT.height - PLOT.top - PLOT.bottom];
  const place = ([atX, atY]: Point): Point => {
    const [partX, partY] = [(atX - x.from) / (x.to - x.from), (atY - y.from) / (y.to - y.from)];
    if (Math.min(partX, partY) < -OVERSHOOT || Math.max(partX, partY) > 1 + OVERSHOOT)
      throw new RangeError(`${String(atX)}, ${String(atY)} is outside a plot of ${x.label.en} and ${y.label.en}`);
    return [tenths(PLOT.left + partX * wide), tenths(PLOT.top + (1 - partY) * high)];
  };
  const tick = ({ isOfYears }: Axis, value: number): string =>
    isOfYears ? String(value) : formatAtMost(value, 2, locale);
  return {
    across: ticksOf(x).map((value) => ({ x: place([value, y.from])[0], says: tick(x, value) })),
    up: ticksOf(y).map((value) => ({ y: place([x.from, value])[1], says: tick(y, value) })),
    curves: curves.map(({ look, points }) => ({
      look,
      d: `M${points.map((point) => place(point).join(' ')).join('L')}`,
    })),
    dots: dots.map(place),
    names: curves.flatMap(({ name }) =>
      name ? [{ at: place(name.at), says: name.says[locale], anchor: name.anchor ?? 'start' }] : [],
    ),
    marks: marks.map(({ at, says, anchor = 'start', lift = BESIDE[1] }) => {
      const [dotX, dotY] = place(at);
      const [right] = BESIDE;
      return {
        dot: [dotX, dotY],
        at: [dotX + (anchor === 'start' ? right : -right), dotY - lift],
        says: says[locale],
        anchor,
      };
    }),
  };
}

/** Equal steps of one variable, both ends included. */
export const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
