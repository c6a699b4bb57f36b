/** A figure of the engine held against the value a source gives for it. */
export interface Comparison {
  /** The figure: a property of a state, with L or V where it is that of one phase. */
  readonly figure: string;
  /** The state it was asked at, as the source gives it, SI. */
  readonly at: Readonly<Partial<Record<'T' | 'P' | 'D' | 'Q', number>>>;
  readonly got: number | undefined;
  readonly expected: number;
  /** Relative, or kelvins where `unit` says so; NaN where the engine gives nothing. */
  readonly deviation: number;
  /** The most the checks accept, in the same unit. */
  readonly allowed: number;
  readonly unit: 'relative' | 'K';
}

/** H and U are held against at least 1e5 J/kg, S against 1e3 J/(kg K): their zeros are arbitrary. */
const SCALE: Readonly<Record<string, number>> = { H: 1e5, U: 1e5, S: 1e3 };

/** A comparison relative to the value, or to the scale of its kind. `property` is the figure without its phase. */
export function relativeComparison(
  figure: string,
  property: string,
  at: Comparison['at'],
  got: number | undefined,
  expected: number,
  allowed: number,
): Comparison {
  const deviation = Math.abs((got ?? Number.NaN) - expected) / Math.max(Math.abs(expected), SCALE[property] ?? 0);
  return { figure, at, got, expected, deviation, allowed, unit: 'relative' };
}

/** What a comparison was, for the message of a check. */
export const saying = (name: string, { figure, at, got, expected }: Comparison): string =>
  `${name} ${figure} at ${JSON.stringify(at)}: ${got}, not ${expected}`;
