import { dewTemperature } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import { ZERO_CELSIUS } from '../../../quantities/si.ts';

/** What the rule shows of a fluid, °C: whole tens, within what the fluid has. */
export interface RuleSpan {
  readonly low: number;
  readonly high: number;
}

export interface Mark {
  /** Along the rule, 0 to 100. */
  readonly at: number;
  readonly value: number;
}

const COLDEST = -50;
const HOTTEST = 80;
const PRESSURES = [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 40, 50, 60, 70];
/** Closer than this, in hundredths of the rule, two numbers would touch. */
const ROOM = 7;

export function spanOf(curve: SaturationCurve): RuleSpan {
  return {
    low: Math.max(COLDEST, Math.ceil(curve.from - ZERO_CELSIUS)),
    high: Math.min(HOTTEST, Math.floor(curve.to - ZERO_CELSIUS)),
  };
}

export const placeOf = ({ low, high }: RuleSpan, celsius: number): number => ((celsius - low) / (high - low)) * 100;

/** Marks of the temperature side, °C. */
export function temperatureMarks(span: RuleSpan): readonly Mark[] {
  const marks: Mark[] = [];
  for (let value = Math.ceil(span.low / 10) * 10; value <= span.high; value += 10) {
    marks.push({ at: placeOf(span, value), value });
  }
  return marks;
}

/** Places of the small graduations of the temperature side: every two degrees. */
export function minorTemperatures(span: RuleSpan): readonly number[] {
  const places: number[] = [];
  for (let value = Math.ceil(span.low / 2) * 2; value <= span.high; value += 2) places.push(placeOf(span, value));
  return places;
}

/** Closer than this, in hundredths of the rule, two graduations would be a smear. */
const MINOR_ROOM = 0.7;

/** Places of the small graduations of the pressure side: five steps from one of its values to the next. */
export function minorPressures(curve: SaturationCurve, span: RuleSpan): readonly number[] {
  const places: number[] = [];
  PRESSURES.forEach((from, index) => {
    const to = PRESSURES[index + 1] ?? from;
    for (let step = 0; step < 5; step += 1) {
      const T = dewTemperature(curve, from + ((to - from) * step) / 5);
      if (T === undefined) continue;
      const at = placeOf(span, T - ZERO_CELSIUS);
      if (at >= 0 && at <= 100 && at - (places.at(-1) ?? -1) >= MINOR_ROOM) places.push(at);
    }
  });
  return places;
}

/** Graduations as the path of a picture a hundred wide. */
export const graduations = (places: readonly number[]): string => places.map((at) => `M${at.toFixed(2)} 0v1`).join('');

/** Marks of the pressure side, bar absolute, as many as have room. */
export function pressureMarks(curve: SaturationCurve, span: RuleSpan): readonly Mark[] {
  const marks: Mark[] = [];
  for (const value of PRESSURES) {
    const T = dewTemperature(curve, value);
    if (T === undefined) continue;
    const at = placeOf(span, T - ZERO_CELSIUS);
    const last = marks.at(-1)?.at ?? -ROOM;
    if (at >= 1 && at <= 99 && at - last >= ROOM) marks.push({ at, value });
  }
  return marks;
}
