/** What a figure of a machine does from visit to visit: named only where it is more than its uncertainty. */
import { driftOf } from '../../../diagnosis/drift.ts';
import type { KeptVisit } from './visit.ts';

export interface TrendPoint {
  /** ms since 1970 */
  readonly at: number;
  readonly value: number;
  /** Standard deviation. */
  readonly sd: number;
}

/** Standard deviations a change must exceed to be named. */
const NAMED = 2;
/** Of an expanded uncertainty U. */
const COVERAGE = 2;

export interface Trend {
  /** From the first visit to the last, by the line of least squares. */
  readonly change: number;
  /** Standard deviation of that change. */
  readonly sd: number;
  readonly isNamed: boolean;
}

/**
 * The change along the weighted line of least squares (weights 1/sd²); of two points their difference, with
 * sd = √(sd₁² + sd₂²). Undefined for fewer than two instants. An unknown accuracy (sd 0) names nothing.
 */
export function trendOf(points: readonly TrendPoint[]): Trend | undefined {
  const first = Math.min(...points.map(({ at }) => at));
  const span = Math.max(...points.map(({ at }) => at)) - first;
  if (points.length < 2 || span <= 0 || points.some(({ sd }) => sd <= 0)) return undefined;
  const weighed = points.map(({ at, value, sd }) => ({ x: (at - first) / span, value, weight: sd ** -2 }));
  const sum = (of: (point: (typeof weighed)[number]) => number): number =>
    weighed.reduce((total, point) => total + of(point), 0);
  const whole = sum(({ weight }) => weight);
  const middle = sum(({ weight, x }) => weight * x) / whole;
  const spread = sum(({ weight, x }) => weight * (x - middle) ** 2);
  const change = sum(({ weight, x, value }) => weight * (x - middle) * value) / spread;
  const sd = spread ** -0.5;
  return { change, sd, isNamed: Math.abs(change) > NAMED * sd };
}

/** Instant of a visit, ms: its local clock taken as it stands, as all dates of one machine are. */
export const instantOf = ({ date }: KeptVisit): number => Date.parse(`${date}:00Z`);

export type TrendFigure = 'superheat' | 'subcooling';
export const TREND_FIGURES: readonly TrendFigure[] = ['superheat', 'subcooling'];

/** A figure of a visit, K; undefined where it was not found. */
export function pointOf(visit: KeptVisit, figure: TrendFigure): TrendPoint | undefined {
  const { [figure]: value, [`u_${figure}` as const]: U } = visit.figures;
  return value === undefined ? undefined : { at: instantOf(visit), value, sd: (U ?? 0) / COVERAGE };
}

export const pointsOf = (visits: readonly KeptVisit[], figure: TrendFigure): readonly TrendPoint[] =>
  visits.flatMap((visit) => pointOf(visit, figure) ?? []).toSorted((one, other) => one.at - other.at);

/** The severity a visit gives its one fault; a least is no figure: two of them may be any distance apart. */
export function severityPoint(visit: KeptVisit): (TrendPoint & { readonly fault: string }) | undefined {
  const { code, faults = [], severity = null } = visit.verdict ?? {};
  const [fault] = faults;
  if (code !== 'V_FAULT' || fault === undefined || !severity || severity.atLeast) return undefined;
  return { fault, at: instantOf(visit), value: severity.mean, sd: severity.sd };
}

const DAY = 86_400_000;
/** Days: a twelfth of a mean year. */
const MONTH = 365.25 / 12;

export interface SeverityDrift {
  readonly fault: string;
  /** Share gained a month, and its standard deviation. */
  readonly perMonth: number;
  readonly sd: number;
}

/** Faults whose severity grew or fell by more than its scatter, over three visits at least. */
export function severityDrifts(visits: readonly KeptVisit[]): readonly SeverityDrift[] {
  const points = visits.flatMap((visit) => severityPoint(visit) ?? []);
  return [...new Set(points.map(({ fault }) => fault))].flatMap((fault) => {
    const own = points.filter((point) => point.fault === fault);
    const of = (value: (point: TrendPoint) => number): readonly number[] => own.map(value);
    const drift = driftOf(
      of(({ at }) => at / DAY),
      of(({ value }) => value),
      of(({ sd }) => sd),
    );
    return drift?.isNamed ? [{ fault, perMonth: drift.slope * MONTH, sd: drift.sd * MONTH }] : [];
  });
}
