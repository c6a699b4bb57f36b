/** What an exercise is: drawn from a seed, the same for everybody who has its link. */

/** A figure as it is shown. `code` is what it is called (`src/features/exercises/texts`). */
export interface Shown {
  readonly code: string;
  readonly value: number;
  readonly unit: string;
  readonly decimals: number;
}

/** A figure to be typed, in its unit, and how far from the key it may lie. */
export interface Asked extends Shown {
  readonly within: number;
}

/** What may be typed of a figure, by its unit: wide enough for any wrong reading, too narrow for a slip of the keys. */
const LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  K: [-200, 200],
  g: [-2000, 20_000],
  kg: [0, 2000],
  'kg/h': [0, 20_000],
  mm: [0, 500],
  bar: [-2, 200],
  '%': [0, 100],
  '': [0, 50],
};

/** @throws {Error} where a figure is asked for in a unit without limits: a test says so */
export function limitsOf({ unit }: Pick<Asked, 'unit'>): readonly [least: number, most: number] {
  const limits = LIMITS[unit];
  if (!limits) throw new Error(`nothing says what may be typed in ${unit}`);
  return limits;
}

/** A figure that a usual wrong reading comes to, or a choice that is wrong, with why. */
export interface Mistake {
  /** The code of what was asked. */
  readonly of: string;
  readonly code: string;
  readonly value: number;
}

/** A line of the correction: its words, and the figures that stand in them. */
export interface Step {
  readonly code: string;
  readonly figures: readonly Shown[];
}

/** One of several is the answer. */
export interface Choice {
  readonly choices: readonly string[];
  readonly right: string;
  /** What speaks against each wrong one: the reading, and which way it should have gone. */
  readonly against: Readonly<Record<string, { readonly reading: string; readonly should: -1 | 0 | 1 }>>;
}

/** kJ/kg and bar absolute. */
export interface Point {
  readonly h: number;
  readonly p: number;
}

export interface Exercise {
  readonly kind: string;
  readonly seed: string;
  /** Refrigerant, where there is one. */
  readonly fluid?: string;
  readonly given: readonly Shown[];
  readonly asked: readonly Asked[];
  readonly choice?: Choice;
  readonly mistakes: readonly Mistake[];
  readonly steps: readonly Step[];
  /** Points of the cycle for its picture: kJ/kg and bar absolute. */
  readonly points?: readonly Point[];
  /** The dome it stands on, from the bubble to the dew side. */
  readonly dome?: readonly Point[];
}

export type Verdict =
  { readonly is: 'right' } | { readonly is: 'mistake'; readonly code: string } | { readonly is: 'wrong' };

/** Of a mistake, how near a figure must lie to be told by its name: half the tolerance of what was asked. */
const NEAR = 0.5;

/** What a figure typed for one of what is asked comes to. */
export function judged(
  { asked, mistakes }: Pick<Exercise, 'asked' | 'mistakes'>,
  code: string,
  typed: number,
): Verdict {
  const wanted = asked.find((each) => each.code === code);
  if (!wanted) return { is: 'wrong' };
  if (Math.abs(typed - wanted.value) <= wanted.within) return { is: 'right' };
  const distance = ({ value }: Mistake): number => Math.abs(typed - value);
  const [nearest] = mistakes.filter((each) => each.of === code).toSorted((a, b) => distance(a) - distance(b));
  const near = Math.max(NEAR * wanted.within, Math.abs(nearest?.value ?? 0) * 0.005);
  return nearest && distance(nearest) <= near ? { is: 'mistake', code: nearest.code } : { is: 'wrong' };
}
