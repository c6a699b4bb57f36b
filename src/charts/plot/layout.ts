/** Where a plot's parts stand, in pixels. */
import type { Scale } from './scale.ts';
import { linearScale, linearTicks, logScale, logTicks, roundStep } from './scale.ts';

/** There and back between the unit a picture is drawn in and the one its reader has. */
export interface ShownUnit {
  readonly to: (value: number) => number;
  readonly from: (shown: number) => number;
}

export interface Axis {
  /** Ends of the axis, in the unit drawn in. */
  readonly domain: readonly [number, number];
  readonly isLog?: boolean;
  /** Its lines are drawn by the picture, since they are not straight across. */
  readonly isGridless?: boolean;
  /** Nothing is written on it: what is drawn says it. */
  readonly isBare?: boolean;
  /** Quantity and unit. */
  readonly title: string;
  /** Its ticks are round in this unit; absent: in the one drawn in. */
  readonly shown?: ShownUnit;
  readonly format: (value: number) => string;
}

/** The plotted rectangle in a drawing, in pixels. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
}

/** Where things stand in a drawing, and its two scales. */
export interface PlotLayout extends PlotFrame {
  readonly x: Scale;
  readonly y: Scale;
}

const scaleOf = ({ domain, isLog }: Axis, range: readonly [number, number]): Scale =>
  isLog === true ? logScale(domain, range) : linearScale(domain, range);

/** The ends of an axis in the unit its ticks are round in. */
const shownEnds = ({ domain: [low, high], shown }: Axis): readonly [number, number] =>
  shown ? [shown.to(low), shown.to(high)] : [low, high];

/** Ticks of that unit, in the one drawn in. */
const asDrawn = (ticks: readonly number[], { shown }: Axis): readonly number[] =>
  shown ? ticks.map(shown.from) : ticks;

/** Round ticks, about `count` at most: where decades alone are more, every second, third… of them. */
export function ticksOf(axis: Axis, count: number): readonly number[] {
  const { isLog, isBare } = axis;
  if (isBare === true) return [];
  const [low, high] = shownEnds(axis);
  if (isLog !== true) return asDrawn(linearTicks(low, high, count), axis);
  const ticks = logTicks(low, high, count);
  const skip = Math.ceil(ticks.length / count);
  return asDrawn(skip <= 1 ? ticks : ticks.filter((tick) => Math.round(Math.log10(tick)) % skip === 0), axis);
}

const DECADES = 8;

/** Unnamed lines of a logarithmic axis: every leading digit, as on ruled paper; none where decades are many. */
export function minorTicksOf(axis: Axis): readonly number[] {
  const { isLog, isGridless, isBare } = axis;
  const [low, high] = shownEnds(axis);
  const isFew = isLog === true && isGridless !== true && isBare !== true && Math.log10(high / low) <= DECADES;
  return isFew ? asDrawn(logTicks(low, high, Infinity), axis) : [];
}

/** Narrower than this nothing can be read: a picture being opened is drawn as if it were this wide. */
export const LEAST_WIDTH = 240;

/** How high a plot is: a part of its width, within bounds, px. */
export interface PlotShape {
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
}

/** Flatter the wider it is. The stylesheet keeps the same place before the width is measured. */
export const PLOT_SHAPE: PlotShape = { ratio: 0.62, least: 260, most: 460 };

/** Height of a plot of that shape this wide, px. */
export const plotHeight = (width: number, { ratio, least, most }: PlotShape): number =>
  Math.round(Math.min(most, Math.max(least, width * ratio)));

/** How many lines across fit a height, and up a width, without crowding. */
export const linesOf = (height: number, fontSize: number): number => Math.max(3, height / (fontSize * 3.2));
export const columnsOf = (width: number, fontSize: number): number => Math.max(3, width / (fontSize * 4.6));

/** Ticks of the horizontal axis, as many as their texts leave room for. */
export function columnTicks(axis: Axis, width: number, fontSize: number): readonly number[] {
  const place = scaleOf(axis, [0, width]);
  const halfOf = (value: number): number => ((axis.format(value).length + 1) / 2) * fontSize * 0.6;
  const isClear = (ticks: readonly number[]): boolean =>
    ticks
      .slice(1)
      .every(
        (tick, index) =>
          Math.abs(place(tick) - place(ticks[index] ?? tick)) > halfOf(tick) + halfOf(ticks[index] ?? tick),
      );
  const wanted = Math.ceil(columnsOf(width, fontSize) * (axis.isLog === true ? 1.5 : 1));
  for (let count = wanted; count > 2; count -= 1) {
    const ticks = ticksOf(axis, count);
    if (isClear(ticks)) return ticks;
  }
  return ticksOf(axis, 2);
}

/** @param isRight the vertical axis stands at the right, as on ASHRAE's chart */
export function plotLayout(width: number, height: number, x: Axis, y: Axis, isRight = false): PlotLayout {
  const fontSize = width < 520 ? 12 : 13;
  const [top, bottom] = [fontSize * 2.2, height - fontSize * 3.2];
  const widest = Math.max(...ticksOf(y, linesOf(bottom - top, fontSize)).map((value) => y.format(value).length), 2);
  const gutter = widest * fontSize * 0.58 + fontSize;
  const last = x.format(ticksOf(x, 6).at(-1) ?? 0).length;
  const edge = Math.max(fontSize, last * fontSize * 0.32);
  const [left, right] = isRight ? [edge, width - gutter] : [gutter, width - edge];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    fontSize,
    x: scaleOf(x, [left, right]),
    y: scaleOf(y, [bottom, top]),
  };
}

/** The ends of an axis that shows all these values with air around them, on round figures. */
export function roundDomain(values: readonly number[], count = 6): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || Math.abs(high) || 1;
  const step = roundStep(span * 1.12, count);
  const [from, to] = [Math.floor((low - span * 0.06) / step) * step, Math.ceil((high + span * 0.06) / step) * step];
  // An axis does not cross zero for the sake of air alone.
  return [low >= 0 && from < 0 ? 0 : from, high <= 0 && to > 0 ? 0 : to];
}
