/** What a picture tells of the place a reader points at, and how keys move that place. */
import type { Axis } from './layout.ts';
import { roundStep } from './scale.ts';
import type { Bilingual } from '../../language/index.ts';

export interface ReadValue {
  readonly name: string;
  /** With its unit. */
  readonly text: string;
}

export interface Reading {
  /** Where the cross stands, in the units of the axes: on a curve, not beside it. */
  readonly at: readonly [x: number, y: number];
  readonly values: readonly ReadValue[];
}

export interface Readable {
  readonly translate: (text: Bilingual) => string;
  /** Where the keyboard starts, in the units of the axes. */
  readonly start: readonly [x: number, y: number];
  /** The picture follows x alone: up and down stay with the page. */
  readonly isCurve?: boolean;
  /** Signs of the longest reading, whose room is kept free. */
  readonly signs?: number;
  /** Undefined where nothing can be told. */
  readonly at: (x: number, y: number) => Reading | undefined;
}

const FINE = 100;
const SLACK = 1e-6;

const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

function nextMultiple(value: number, step: number, direction: 1 | -1): number {
  const place = value / step;
  const next = direction > 0 ? Math.floor(place + SLACK) + 1 : Math.ceil(place - SLACK) - 1;
  return Number((next * step).toPrecision(12));
}

/**
 * The next round value of an axis after this one: a hundredth of its length or so, a tenth with `isLong`; on a
 * logarithmic axis halves of a leading digit, whole decades with `isLong`. Stays on the axis.
 */
export function nextValue(
  { domain, isLog, shown }: Pick<Axis, 'domain' | 'isLog' | 'shown'>,
  value: number,
  direction: 1 | -1,
  isLong = false,
): number {
  const [low, high] = domain;
  if (shown) {
    const inShown = { domain: [shown.to(low), shown.to(high)] as const, ...(isLog === true ? { isLog } : {}) };
    return within(shown.from(nextValue(inShown, shown.to(value), direction, isLong)), [
      Math.min(low, high),
      Math.max(low, high),
    ]);
  }
  if (isLog !== true)
    return within(nextMultiple(value, roundStep(Math.abs(high - low), isLong ? FINE / 10 : FINE), direction), [
      Math.min(low, high),
      Math.max(low, high),
    ]);
  const decade = Math.floor(Math.log10(value) + SLACK);
  if (isLong) return within(value * 10 ** direction, domain);
  // Going down from 1 the next is 0.95, of the decade below.
  const isAtFoot = direction < 0 && value <= 10 ** decade * (1 + SLACK);
  return within(nextMultiple(value, 0.5 * 10 ** (isAtFoot ? decade - 1 : decade), direction), domain);
}
