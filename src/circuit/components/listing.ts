/** Components judged at the flow of their line, looked through by filters, and summed up. */
import { Arguments } from '../arguments.ts';
import type { Line } from '../lines.ts';
import { designPressureOf, LINES, typedPressureRange } from '../lines.ts';
import type { OperatingPoints } from '../operating-point.ts';
import type { KvOrigin } from './drop.ts';
import { kvOf, lineState } from './drop.ts';
import { KNOWN_BRANDS } from './kinds.ts';
import type { ComponentFigures } from './row.ts';
import { CATEGORIES, componentFigures } from './row.ts';
import type { Reason, Status, Verdict } from './status.ts';
import { verdictOf } from './status.ts';

/** A component of the line in both regimes: dp in bar, dt in K. */
export interface ComponentAnswer {
  /** m³/h */
  readonly kv: number | null;
  readonly kv_from: KvOrigin | null;
  readonly dp_permanent: number | null;
  readonly dt_permanent: number | null;
  readonly status_permanent: Status;
  readonly reasons_permanent: readonly Reason[];
  readonly info_permanent: readonly Reason[];
  readonly dp_transient: number | null;
  readonly dt_transient: number | null;
  readonly status_transient: Status | null;
  readonly reasons_transient: readonly Reason[] | null;
  readonly info_transient: readonly Reason[] | null;
}

export type Rows = ReadonlyMap<string, ComponentFigures>;

/** What several components cost together, bar and K; a missing drop counts 0. */
export interface Drops {
  readonly dp_permanent: number;
  readonly dt_permanent: number;
  readonly dp_transient: number | null;
  readonly dt_transient: number | null;
}

/** A component so many times over. */
export interface Counted {
  readonly count: number;
  readonly answer: ComponentAnswer;
}

/** The components of one line that pass the filters. */
export interface Listing {
  readonly line: Line;
  /** bar absolute */
  readonly p_design: number | null;
  /** Of the rows of the line, category and brand, by their permanent status. */
  readonly counts: Readonly<Record<Status, number>>;
  readonly rows: Readonly<Record<string, ComponentAnswer>>;
}

/** A row without a Kv has no status of its own to ask for: it is listed with all of them. */
const STATUS_FILTERS = ['ok', 'under_min', 'over_limit', 'all'] as const;

/** Checked rows by key: a later one takes the place of an earlier. */
export const rowsByKey = (rows: readonly Arguments[]): Rows =>
  new Map(rows.map(componentFigures).map((row) => [row.key, row]));

/** Rows that a caller hands over as a list of its own. */
export const groupsOf = (catalogue: unknown): readonly Arguments[] => new Arguments({ catalogue }).groups('catalogue');

function answerOf(kv: ReturnType<typeof kvOf>, permanent: Verdict, transient: Verdict | undefined): ComponentAnswer {
  return {
    kv: kv?.kv ?? null,
    kv_from: kv?.from ?? null,
    dp_permanent: permanent.dp,
    dt_permanent: permanent.dt,
    status_permanent: permanent.status,
    reasons_permanent: permanent.reasons,
    info_permanent: permanent.info,
    dp_transient: transient?.dp ?? null,
    dt_transient: transient?.dt ?? null,
    status_transient: transient?.status ?? null,
    reasons_transient: transient?.reasons ?? null,
    info_transient: transient?.info ?? null,
  };
}

/** Judges components at the flow of a line in both regimes. */
export interface Judge {
  /** bar absolute */
  readonly pDesign: number | null;
  judge(row: ComponentFigures): ComponentAnswer;
}

/** @param options ps_hp and ps_bp, bar gauge */
export function judgeOfLine(line: Line, points: OperatingPoints, options: Arguments): Judge {
  const typed = {
    low: options.optionalNumber('ps_bp', typedPressureRange),
    high: options.optionalNumber('ps_hp', typedPressureRange),
  };
  const pDesign = designPressureOf(line, points, typed);
  const permanent = lineState(line, points.permanent);
  const transient = points.transient === undefined ? undefined : lineState(line, points.transient);
  return {
    pDesign,
    judge(row) {
      const kv = kvOf(row);
      return answerOf(
        kv,
        verdictOf(row, kv?.kv, permanent, pDesign),
        transient === undefined ? undefined : verdictOf(row, kv?.kv, transient, pDesign),
      );
    },
  };
}

const countOf = (answers: readonly ComponentAnswer[], status: Status): number =>
  answers.filter(({ status_permanent }) => status_permanent === status).length;

export interface Filters {
  readonly line: Line;
  readonly category: string;
  readonly brand: string;
  readonly status: (typeof STATUS_FILTERS)[number];
}

/** Line 'll', category, brand and status 'all' where nothing is said. E_MODE. */
export function filtersOf(options: Arguments, rows: Rows): Filters {
  const brands = new Set([...KNOWN_BRANDS, ...[...rows.values()].map((row) => row.brand), 'all']);
  return {
    line: options.choice('line', LINES, 'll'),
    category: options.choice('category', [...CATEGORIES, 'all'], 'all'),
    status: options.choice('status', STATUS_FILTERS, 'all'),
    brand: options.choice('brand', [...brands], 'all'),
  };
}

/** The rows that pass the filters, judged. */
export function listingOf(rows: Rows, { line, category, brand, status }: Filters, { pDesign, judge }: Judge): Listing {
  const listed = [...rows.values()]
    .filter((row) => row.lines.includes(line))
    .filter((row) => category === 'all' || row.category === category)
    .filter((row) => brand === 'all' || row.brand.toLowerCase() === brand.toLowerCase())
    .map((row) => [row.key, judge(row)] as const);
  const answers = listed.map(([, one]) => one);
  return {
    line,
    p_design: pDesign,
    counts: {
      ok: countOf(answers, 'ok'),
      under_min: countOf(answers, 'under_min'),
      over_limit: countOf(answers, 'over_limit'),
      kv_missing: countOf(answers, 'kv_missing'),
    },
    rows: Object.fromEntries(listed.filter(([, one]) => status === 'all' || one.status_permanent === status)),
  };
}

export function dropsOf(counted: readonly Counted[], { transient }: OperatingPoints): Drops {
  const sum = (key: keyof Drops): number =>
    counted.reduce((total, { count, answer }) => total + count * (answer[key] ?? 0), 0);
  const hasTransient = transient !== undefined;
  return {
    dp_permanent: sum('dp_permanent'),
    dt_permanent: sum('dt_permanent'),
    dp_transient: hasTransient ? sum('dp_transient') : null,
    dt_transient: hasTransient ? sum('dt_transient') : null,
  };
}
