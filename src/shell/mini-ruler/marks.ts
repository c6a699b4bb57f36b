import { temperatureAt } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import { barFrom, celsiusFrom, temperatureIn } from './scale.ts';
import type { Scale } from './scale.ts';

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
/** Round values of a scale, in any unit; of two that have no room side by side the one named first is written. */
const ROUND = [1, 2, 5, 3, 7, 1.5, 4, 2.5, 6];
const POWERS = [-2, -1, 0, 1, 2, 3];
const roundValue = (step: number, power: number): number => Number((step * 10 ** power).toPrecision(3));
const signed = (value: number): readonly number[] => [value, -value];
const IN_ORDER = [0, ...POWERS.flatMap((power) => ROUND.flatMap((step) => signed(roundValue(step, power))))].toSorted(
  (one, other) => one - other,
);
/** Closer than this, in hundredths of the rule, two numbers would touch: by how long they are, on a narrow phone. */
const LEAST_ROOM = 7;
const DIGIT = 3;
const roomBetween = (one: number, other: number): number =>
  Math.max(LEAST_ROOM, ((String(one).length + String(other).length) / 2) * DIGIT + 2);

export function spanOf(curve: SaturationCurve): RuleSpan {
  return {
    low: Math.max(COLDEST, Math.ceil(curve.from)),
    high: Math.min(HOTTEST, Math.floor(curve.to)),
  };
}

export const placeOf = ({ low, high }: RuleSpan, celsius: number): number => ((celsius - low) / (high - low)) * 100;

/** Places of whole multiples of a step on the reader's scale of temperatures. */
function temperaturesBy(step: number, span: RuleSpan, scale: Scale): readonly Mark[] {
  const [low, high] = [temperatureIn(span.low, scale), temperatureIn(span.high, scale)];
  const count = Math.floor(high / step + 1e-9) - Math.ceil(low / step - 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = (Math.ceil(low / step - 1e-9) + index) * step;
    return { at: placeOf(span, celsiusFrom(value, scale)), value };
  });
}

/** Marks of the temperature side: every ten degrees, every twenty of Fahrenheit's. */
export const temperatureMarks = (span: RuleSpan, scale: Scale): readonly Mark[] =>
  temperaturesBy(scale.temperature === 'F' ? 20 : 10, span, scale);

/** Places of the small graduations of the temperature side: five or four to a mark. */
export const minorTemperatures = (span: RuleSpan, scale: Scale): readonly number[] =>
  temperaturesBy(scale.temperature === 'F' ? 5 : 2, span, scale).map(({ at }) => at);

/** Closer than this, in hundredths of the rule, two graduations would be a smear. */
const MINOR_ROOM = 0.7;

/** Where a gauge pressure of the reader's scale stands on the rule; undefined beyond the curve. */
function placeOfPressure(curve: SaturationCurve, span: RuleSpan, value: number, scale: Scale): number | undefined {
  const t = temperatureAt(curve, 'dew', barFrom(value, scale) + scale.atmosphere);
  return t === undefined ? undefined : placeOf(span, t);
}

/** Places of the small graduations of the pressure side: five steps from one of its values to the next. */
export function minorPressures(curve: SaturationCurve, span: RuleSpan, scale: Scale): readonly number[] {
  const places: number[] = [];
  IN_ORDER.forEach((from, index) => {
    const to = IN_ORDER[index + 1] ?? from;
    for (let step = 0; step < 5; step += 1) {
      const at = placeOfPressure(curve, span, from + ((to - from) * step) / 5, scale);
      if (at !== undefined && at >= 0 && at <= 100 && at - (places.at(-1) ?? -1) >= MINOR_ROOM) places.push(at);
    }
  });
  return places;
}

/** Graduations as the path of a picture a hundred wide. */
export const graduations = (places: readonly number[]): string => places.map((at) => `M${at.toFixed(2)} 0v1`).join('');

/** What the pressure side may be marked with, first what is written where not all have room: 0 is the air. */
const CANDIDATES = [0, ...ROUND.flatMap((step) => POWERS.flatMap((power) => signed(roundValue(step, power))))];
/** Less than this from the air, in bar, is no mark of a gauge. */
const LEAST = 0.1;

/** Marks of the pressure side, in the reader's unit, as many as have room. */
export function pressureMarks(curve: SaturationCurve, span: RuleSpan, scale: Scale): readonly Mark[] {
  const marks: Mark[] = [];
  for (const value of CANDIDATES) {
    if (value !== 0 && Math.abs(barFrom(value, scale)) < LEAST) continue;
    const at = placeOfPressure(curve, span, value, scale);
    if (at === undefined || at < 1 || at > 99) continue;
    if (marks.every((mark) => Math.abs(mark.at - at) >= roomBetween(mark.value, value))) marks.push({ at, value });
  }
  return marks.toSorted((one, other) => one.at - other.at);
}
