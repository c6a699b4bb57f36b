/** The page of components: one line looked through, and what the components chosen for each line cost it. */
import type { Engine } from '../../engine/types.ts';
import { Arguments } from '../arguments.ts';
import type { Line } from '../lines.ts';
import { LINES } from '../lines.ts';
import { operatingPoints } from '../operating-point.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf } from '../outcome.ts';
import { kvFromCapacity, printedCapacities, ratedFlow } from './capacity.ts';
import { CATALOGUE, PLACED_CATALOGUE } from './catalogue/index.ts';
import { isOpeningUnknown } from './shown.ts';
import type { ComponentAnswer, Drops, Judge, Listing, Rows } from './listing.ts';
import { orderOf } from './order.ts';
import type { Order } from './order.ts';
import type { Placed, PlacedAnswer, RatedRow } from './placed.ts';
import { placedOf } from './placed.ts';
import { placedFigures } from './placed-row.ts';
import { dropsOf, filtersOf, groupsOf, judgeOfLine, listingOf, rowsByKey } from './listing.ts';

/** A component chosen for a line. */
export interface ChosenComponent {
  readonly line: Line;
  /** 'BRAND|model' */
  readonly component: string;
  readonly count: number;
  /** Of one of them; null for a component that no list holds, which costs nothing. */
  readonly answer: ComponentAnswer | null;
  /** A valve whose document does not print the drop it needs to open: `ok` is then to be checked. */
  readonly opening_unknown: boolean;
}

/** What was chosen of what has a place of its own. */
export interface ChosenPart {
  /** 'BRAND|model' */
  readonly component: string;
  readonly count: number;
  readonly answer: PlacedAnswer | null;
}

export interface Selection extends Listing {
  /** What a component of the line looked through is ordered by. */
  readonly order: Order;
  readonly placed: Placed;
  readonly parts: readonly ChosenPart[];
  readonly chosen: readonly ChosenComponent[];
  /** What the chosen components cost each line. */
  readonly drops: Readonly<Record<Line, Drops>>;
}

/** A row of a line with a Kv of its printed capacity, where it has none of its own; else as it came. */
function withKv(row: Arguments, engine: Engine): Arguments {
  if (['kv_m3h', 'q_n_m3h'].some((key) => row.has(key))) return row;
  const [printed] = printedCapacities(row).flatMap((one) => kvFromCapacity(one, engine) ?? []);
  return printed === undefined ? row : row.with({ kv_m3h: printed, kv_is: 'capacity' });
}

const COUNT = { default: 1, min: 0, max: 1000 } as const;

/** Rows as read, checked and rated, of lines and of places. What is printed does not change with the point. */
interface Read {
  readonly lines: Rows;
  readonly placed: readonly RatedRow[];
}

const readRows = (lines: readonly Arguments[], placed: readonly Arguments[], engine: Engine): Read => ({
  lines: rowsByKey(lines.map((row) => withKv(row, engine))),
  placed: placed.flatMap((row): readonly RatedRow[] => {
    const figures = placedFigures(row);
    if (figures === undefined) return [];
    return [
      { ...figures, rated: figures.capacities.map((printed) => ({ printed, flow: ratedFlow(printed, engine) })) },
    ];
  }),
});

const shippedRows = new WeakMap<Engine, Read>();

/** The catalogue's own rows, the same at every answer: read once for an engine. */
function shippedOf(engine: Engine): Read {
  const known = shippedRows.get(engine) ?? readRows(groupsOf(CATALOGUE), groupsOf(PLACED_CATALOGUE), engine);
  shippedRows.set(engine, known);
  return known;
}

/**
 * The catalogue's components of a line at the simulated flow, and the basket of every line.
 * @param results `{ permanent, transient }`, each the result of `run`; transient may be null
 * @param options line, category, brand, status, ps_hp and ps_bp as `components` takes them; `kept`: more rows, those the
 *   device keeps; `own`: rows typed on the page, those without a model yet left out; `basket`: `{ line, component, count }`,
 *   `parts`: `{ component, count }`; and what `placedOf` asks
 */
export function selection(results: unknown, options: unknown, engine: Engine): Outcome<Selection> {
  return outcomeOf(() => {
    const given = new Arguments(options);
    const own = given.groups('own').filter((row) => row.has('model'));
    const readers = [...given.groups('kept'), ...own];
    const [shipped, theirs] = [shippedOf(engine), readRows(readers, readers, engine)];
    const rows = new Map([...shipped.lines, ...theirs.lines]);
    const filters = filtersOf(given, rows);
    const points = operatingPoints(results, engine);
    const placed = placedOf([...shipped.placed, ...theirs.placed], points, given, engine);
    const judges = Object.fromEntries(
      LINES.map((line) => [line, judgeOfLine(line, points, given)]),
    ) as unknown as Readonly<Record<Line, Judge>>;
    const chosen = given.groups('basket').map((one): ChosenComponent => {
      const line = one.choice('line', LINES);
      const component = one.text('component');
      const row = rows.get(component);
      const count = one.number('count', COUNT);
      return {
        line,
        component,
        count,
        answer: row === undefined ? null : judges[line].judge(row),
        opening_unknown:
          row !== undefined && isOpeningUnknown({ category: row.category, dp_min_open_bar: row.leastDrop }),
      };
    });
    const dropsIn = (line: Line): Drops =>
      dropsOf(
        chosen.flatMap((one) => (one.line === line && one.answer ? [{ count: one.count, answer: one.answer }] : [])),
        points,
      );
    return {
      ...listingOf(rows, filters, judges[filters.line]),
      order: orderOf(filters.line, points.permanent),
      placed,
      parts: given.groups('parts').map((one) => {
        const component = one.text('component');
        return { component, count: one.number('count', COUNT), answer: placed.rows[component] ?? null };
      }),
      chosen,
      drops: { asp: dropsIn('asp'), ll: dropsIn('ll'), ref: dropsIn('ref') },
    };
  });
}
