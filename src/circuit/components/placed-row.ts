/** A row of what has a place of its own, checked. */
import type { Arguments } from '../arguments.ts';
import { ATMOSPHERE_BAR } from '../lines.ts';
import { refuse } from '../outcome.ts';
import { printedCapacities } from './capacity.ts';
import type { PlacedCategory } from './kinds.ts';
import { CATEGORIES, isPlaced } from './kinds.ts';
import type { PrintedCapacity } from './row.ts';

export interface PlacedFigures {
  /** 'BRAND|model' */
  readonly key: string;
  readonly category: PlacedCategory;
  /** Refrigerants its document names. */
  readonly fluids: readonly string[];
  readonly capacities: readonly PrintedCapacity[];
  /** 0 to 1 */
  readonly leastLoad: number | undefined;
  /** bar */
  readonly mostDrop: number | undefined;
  /** bar absolute */
  readonly pressure: number | undefined;
  /** °C */
  readonly coldest: number | undefined;
  readonly hottest: number | undefined;
  /** L */
  readonly volume: number | undefined;
  /** mm², coefficient, bar gauge */
  readonly area: number | undefined;
  readonly coefficient: number | undefined;
  readonly setPressure: number | undefined;
}

const POSITIVE = { above: 0 } as const;
const ABSOLUTE = /\babs/i;

/** Reads and checks a row as `componentFigures` does; undefined of one that stands in a line. */
export function placedFigures(row: Arguments): PlacedFigures | undefined {
  const category = row.choice('category', CATEGORIES);
  if (!isPlaced(category)) return undefined;
  const pressure = row.optionalNumber('ps_bar', POSITIVE);
  const capacities = printedCapacities(row);
  const named = row
    .list('fluids')
    .map((one) => (typeof one === 'string' ? one.trim() : refuse('E_MODE', row.field('fluids'))));
  return {
    key: `${row.text('brand')}|${row.text('model')}`,
    category,
    fluids: [...new Set([...named, ...capacities.map(({ fluid }) => fluid)])],
    capacities,
    leastLoad: row.optionalNumber('load_min', { min: 0, max: 1 }),
    mostDrop: row.optionalNumber('dp_max_bar', POSITIVE),
    pressure:
      pressure === undefined
        ? undefined
        : pressure + (ABSOLUTE.test(row.optionalText('ps_basis') ?? '') ? 0 : ATMOSPHERE_BAR),
    coldest: row.optionalNumber('t_min_c'),
    hottest: row.optionalNumber('t_max_c'),
    volume: row.optionalNumber('volume_l', POSITIVE),
    area: row.optionalNumber('area_mm2', POSITIVE),
    coefficient: row.optionalNumber('kdr', { above: 0, max: 1 }),
    setPressure: row.optionalNumber('p_set_bar', POSITIVE),
  };
}
