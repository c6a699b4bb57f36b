import type { Engine } from '../../engine/types.ts';
import { Arguments } from '../arguments.ts';
import type { Line } from '../lines.ts';
import { designPressureOf, designPressures, LINES, typedPressureRange } from '../lines.ts';
import { operatingPoints } from '../operating-point.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import type { KvOrigin } from './drop.ts';
import { kvOf, lineState } from './drop.ts';
import type { ComponentFigures } from './row.ts';
import { CATEGORIES, componentFigures } from './row.ts';
import type { Reason, Status, Verdict } from './status.ts';
import { verdictOf } from './status.ts';

export { CATEGORIES } from './row.ts';
export type { Category, ComponentRow } from './row.ts';
export type { KvOrigin } from './drop.ts';
export type { Reason, Status } from './status.ts';

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

export interface Components {
  readonly line: Line;
  /** bar absolute */
  readonly p_design: number | null;
  /** Of the rows of the line, category and brand, by their permanent status. */
  readonly counts: Readonly<Record<Status, number>>;
  readonly rows: Readonly<Record<string, ComponentAnswer>>;
  /** Sums over the named components, bar and K; a missing drop counts 0. */
  readonly basket: {
    readonly dp_permanent: number;
    readonly dt_permanent: number;
    readonly dp_transient: number | null;
    readonly dt_transient: number | null;
  };
  readonly warnings: readonly Warning[];
}

/** Brands a reader may ask for though no row of theirs is there. */
const KNOWN_BRANDS = ['DANFOSS', 'CARLY', 'CASTEL'] as const;
/** A row without a Kv has no status of its own to ask for: it is listed with all of them. */
const STATUS_FILTERS = ['ok', 'under_min', 'over_limit', 'all'] as const;

/** The rows of the catalogue and the reader's own, by key: a reader's row takes the place of the catalogue's. */
function allRows(catalogue: unknown, options: Arguments): ReadonlyMap<string, ComponentFigures> {
  const rows = [...new Arguments({ catalogue }).groups('catalogue'), ...options.groups('own')].map(componentFigures);
  return new Map(rows.map((row) => [row.key, row]));
}

function basketOf(options: Arguments, rows: ReadonlyMap<string, ComponentFigures>): readonly ComponentFigures[] {
  return options.list('basket').map((key, index) => {
    const row = typeof key === 'string' ? rows.get(key) : undefined;
    return row ?? refuse('E_MODE', `${options.field('basket')}.${index}`);
  });
}

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

const countOf = (answers: readonly ComponentAnswer[], status: Status): number =>
  answers.filter(({ status_permanent }) => status_permanent === status).length;

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/**
 * The components of one line at the simulated flow: Kv drop, and status by pressure, temperature and drop.
 * @param results `{ permanent, transient }`, each the result of `run`; transient may be null
 * @param catalogue rows as `CATALOGUE` gives them @param options line 'll', category, brand and status 'all', own rows,
 *   basket of 'BRAND|model', ps_hp and ps_bp in bar gauge
 */
export function components(
  results: unknown,
  catalogue: unknown,
  options: unknown,
  engine: Engine,
): Outcome<Components> {
  return outcomeOf(() => {
    const given = new Arguments(options);
    const line = given.choice('line', LINES, 'll');
    const category = given.choice('category', [...CATEGORIES, 'all'], 'all');
    const status = given.choice('status', STATUS_FILTERS, 'all');
    const rows = allRows(catalogue, given);
    const brands = new Set([...KNOWN_BRANDS, ...[...rows.values()].map((row) => row.brand), 'all']);
    const brand = given.choice('brand', [...brands], 'all');
    const basket = basketOf(given, rows);
    const typed = {
      low: given.optionalNumber('ps_bp', typedPressureRange),
      high: given.optionalNumber('ps_hp', typedPressureRange),
    };
    const points = operatingPoints(results, engine);
    const pDesign = designPressureOf(line, designPressures(points, typed));
    const permanent = lineState(line, points.permanent);
    const transient = points.transient === undefined ? undefined : lineState(line, points.transient);
    const answer = (row: ComponentFigures): ComponentAnswer => {
      const kv = kvOf(row);
      return answerOf(
        kv,
        verdictOf(row, kv?.kv, permanent, pDesign),
        transient === undefined ? undefined : verdictOf(row, kv?.kv, transient, pDesign),
      );
    };
    const listed = [...rows.values()]
      .filter((row) => row.lines.includes(line))
      .filter((row) => category === 'all' || row.category === category)
      .filter((row) => brand === 'all' || row.brand.toLowerCase() === brand.toLowerCase())
      .map((row) => [row.key, answer(row)] as const);
    const answers = listed.map(([, one]) => one);
    const chosen = basket.map(answer);
    const hasTransient = transient !== undefined;
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
      basket: {
        dp_permanent: sumOf(chosen.map((one) => one.dp_permanent)),
        dt_permanent: sumOf(chosen.map((one) => one.dt_permanent)),
        dp_transient: hasTransient ? sumOf(chosen.map((one) => one.dp_transient)) : null,
        dt_transient: hasTransient ? sumOf(chosen.map((one) => one.dt_transient)) : null,
      },
      warnings: [],
    };
  });
}
