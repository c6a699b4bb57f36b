import type { Engine } from '../../engine/types.ts';
import { Arguments } from '../arguments.ts';
import { operatingPoints } from '../operating-point.ts';
import type { Outcome, Warning } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import type { Drops, Listing, Rows } from './listing.ts';
import { dropsOf, filtersOf, groupsOf, judgeOfLine, listingOf, rowsByKey } from './listing.ts';
import type { ComponentFigures } from './row.ts';

export { CATEGORIES } from './row.ts';
export type { Category, ComponentRow } from './row.ts';
export type { KvOrigin } from './drop.ts';
export type { ComponentAnswer } from './listing.ts';
export type { Reason, Status } from './status.ts';

export interface Components extends Listing {
  /** Sums over the named components, bar and K; a missing drop counts 0. */
  readonly basket: Drops;
  readonly warnings: readonly Warning[];
}

function basketOf(options: Arguments, rows: Rows): readonly ComponentFigures[] {
  return options.list('basket').map((key, index) => {
    const row = typeof key === 'string' ? rows.get(key) : undefined;
    return row ?? refuse('E_MODE', `${options.field('basket')}.${index}`);
  });
}

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
    const rows = rowsByKey([...groupsOf(catalogue), ...given.groups('own')]);
    const filters = filtersOf(given, rows);
    const basket = basketOf(given, rows);
    const points = operatingPoints(results, engine);
    const judge = judgeOfLine(filters.line, points, given);
    return {
      ...listingOf(rows, filters, judge),
      basket: dropsOf(
        basket.map((row) => ({ count: 1, answer: judge.judge(row) })),
        points,
      ),
      warnings: [],
    };
  });
}

declare module '../doors.ts' {
  interface PageDoors {
    readonly components: typeof components;
  }
}
