/** Two units side by side: every conversion of the tool is a straight line. */
import type { InputsOf } from '../define.ts';
import type { definition } from './definition.ts';
import type { ConverterUnit } from './units.ts';
import { unitFromText } from './units.ts';
import { pascalFromBar } from '../../quantities/si.ts';

type Inputs = InputsOf<typeof definition>;

export interface DoubleScale {
  readonly from: ConverterUnit;
  readonly to: ConverterUnit;
  /** What is shown, in the unit converted from. */
  readonly domain: readonly [number, number];
  /** The value in the other unit. */
  readonly convert: (value: number) => number;
}

/** What is shown where the value says no size: of a scale that starts at zero, and of one that does not. */
const USUAL = { span: 10, around: 30 } as const;
const NEAR = 1e-12;

/**
 * The two scales around a result; undefined where one point does not give the line (nothing converted between
 * mass and volume).
 */
export function doubleScale(inputs: Inputs, result: number): DoubleScale | undefined {
  const { quantity, value, from: fromText, to: toText } = inputs;
  const [from, to] = [unitFromText(quantity, fromText), unitFromText(quantity, toText)];
  if (from === undefined || to === undefined) return undefined;
  const isBridged = (from.isByMass === true) !== (to.isByMass === true);
  if (isBridged && value === 0) return undefined;
  const slope = isBridged ? result / value : from.factor / to.factor;
  const atZero = result - slope * value;
  const isShifted = Math.abs(atZero) > Math.abs(result) * 1e-9 + NEAR;
  const [low, high] = isShifted && quantity === 'temperature' ? around(value) : fromZero(value);
  const foot = lowest(inputs, from);
  return {
    from,
    to,
    domain: low < foot ? [foot, Math.max(high, foot + Math.min(high - low, USUAL.around))] : [low, high],
    convert: (one) => atZero + slope * one,
  };
}

/** Absolute zero and vacuum, below which there is nothing to show, in the unit converted from. */
function lowest({ quantity, from_ref, p_atm }: Inputs, from: ConverterUnit): number {
  if (quantity === 'temperature') return (0 - (from.offset ?? 0)) / from.factor;
  if (quantity === 'pressure') return from_ref === 'rel' ? -pascalFromBar(p_atm) / from.factor : 0;
  return -Infinity;
}

const fromZero = (value: number): readonly [number, number] => {
  if (value === 0) return [0, USUAL.span];
  return value > 0 ? [0, value * 2] : [value * 2, 0];
};

const around = (value: number): readonly [number, number] => {
  const half = Math.max(USUAL.around, Math.abs(value) / 2);
  return [value - half, value + half];
};
