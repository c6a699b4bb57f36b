/** A component of a line as a catalogue lists it: the schema of the catalogue's files and of a reader's own rows. */
import type { Arguments } from '../arguments.ts';
import type { Line } from '../lines.ts';
import { LINES } from '../lines.ts';
import { refuse } from '../outcome.ts';
import type { Category } from './kinds.ts';
import { CATEGORIES } from './kinds.ts';

export { CATEGORIES } from './kinds.ts';
export type { Category } from './kinds.ts';

export interface BilingualNote {
  readonly fr: string;
  readonly en: string;
}

/** A capacity as a maker prints it: of a refrigerant, at conditions. */
export interface PrintedCapacity {
  readonly fluid: string;
  readonly kw: number;
  /** Evaporating, °C: dew. */
  readonly t_evap_c: number;
  /** Condensing, °C: dew. Needed without a drop. */
  readonly t_cond_c?: number;
  /** Of the liquid before the valve, °C; or else below the bubble point, K. */
  readonly t_liquid_c?: number;
  readonly subcooling_k?: number;
  /** Across the component, bar. */
  readonly dp_bar?: number;
}

/** What is absent was not found in the source: it is never guessed. */
export interface ComponentRow {
  readonly brand: string;
  readonly range?: string;
  readonly model: string;
  /** 'range': the figures hold for the whole range, not for one size. */
  readonly level?: 'model' | 'range';
  readonly category: Category;
  /** A regulator says so here: it is made to throttle. */
  readonly subtype?: string;
  /** As printed: '5/8', '1 1/8'. */
  readonly connection_in?: string;
  readonly connection_mm?: number;
  /** m³/h of water at 1 bar. */
  readonly kv_m3h?: number;
  /** At which opening a regulator has its Kv. */
  readonly kv_basis?: string;
  /** Drop it needs to stay open, bar. */
  readonly dp_min_open_bar?: number;
  /** bar, gauge unless the basis says absolute. */
  readonly ps_bar?: number;
  readonly ps_basis?: string;
  /** °C */
  readonly t_min_c?: number;
  readonly t_max_c?: number;
  readonly lines: readonly Line[];
  /** Kv read by a third party, to be confirmed. */
  readonly secondary?: boolean;
  readonly source?: string;
  readonly source_2?: string;
  readonly note?: BilingualNote | string;
  /** In place of a Kv: rated flow, m³/h, of a density, kg/m³, at a drop, bar. */
  readonly q_n_m3h?: number;
  readonly rho_n?: number;
  readonly dp_n_bar?: number;
  /** Refrigerants its document names. */
  readonly fluids?: readonly string[];
  /** Of an expansion valve; of a filter or a valve of a line, in place of a Kv. */
  readonly capacities?: readonly PrintedCapacity[];
  /** Of an expansion valve: least part of its capacity it controls at, 0 to 1; highest drop it opens against, bar. */
  readonly load_min?: number;
  readonly dp_max_bar?: number;
  /** Useful volume of a receiver, L, and what its outer surface follows from, mm. */
  readonly volume_l?: number;
  readonly height_mm?: number;
  readonly diameter_mm?: number;
  /** Of a relief valve: flow area, mm², certified coefficient of discharge, set pressure, bar gauge. */
  readonly area_mm2?: number;
  readonly kdr?: number;
  readonly p_set_bar?: number;
  /** In place of both: bore, mm, and loss coefficient. */
  readonly d_mm?: number;
  readonly zeta?: number;
}

/** What the doors compute with, checked. */
export interface ComponentFigures {
  /** 'BRAND|model' */
  readonly key: string;
  readonly brand: string;
  readonly category: Category;
  readonly isRegulator: boolean;
  readonly lines: readonly Line[];
  readonly kv: number | undefined;
  /** The Kv follows from a printed capacity. */
  readonly isOfCapacity: boolean;
  readonly rated: { readonly flow: number; readonly density: number; readonly drop: number } | undefined;
  readonly bore: { readonly diameter: number; readonly zeta: number } | undefined;
  readonly leastDrop: number | undefined;
  /** bar absolute, or gauge */
  readonly pressure: { readonly value: number; readonly isAbsolute: boolean } | undefined;
  /** °C */
  readonly coldest: number | undefined;
  readonly hottest: number | undefined;
}

/** Filter driers are rated at this drop, bar: AHRI 710. */
const FILTER_RATED_DROP = 0.07;
const POSITIVE = { above: 0 } as const;
const REGULATOR = /regulator/i;
const ABSOLUTE = /\babs/i;

export function linesOf(row: Arguments): readonly Line[] {
  return row.list('lines').map((value) => {
    const line = typeof value === 'string' ? value.trim().toLowerCase() : value;
    return LINES.find((one) => one === line) ?? refuse('E_MODE', row.field('lines'));
  });
}

function ratedOf(row: Arguments, category: Category): ComponentFigures['rated'] {
  const flow = row.optionalNumber('q_n_m3h', POSITIVE);
  const density = row.optionalNumber('rho_n', POSITIVE);
  const drop = row.optionalNumber('dp_n_bar', POSITIVE) ?? (category === 'filter' ? FILTER_RATED_DROP : undefined);
  return flow === undefined || density === undefined || drop === undefined ? undefined : { flow, density, drop };
}

function boreOf(row: Arguments): ComponentFigures['bore'] {
  const diameter = row.optionalNumber('d_mm', POSITIVE);
  const zeta = row.optionalNumber('zeta', POSITIVE);
  return diameter === undefined || zeta === undefined ? undefined : { diameter, zeta };
}

/**
 * Reads and checks one row of a catalogue. E_MISSING without a brand, a model or a category; E_MODE for an unknown
 * category or line; E_NUMBER, E_RANGE for figures that are none. Unknown keys are ignored.
 */
export function componentFigures(row: Arguments): ComponentFigures {
  const brand = row.text('brand');
  const category = row.choice('category', CATEGORIES);
  const pressure = row.optionalNumber('ps_bar', POSITIVE);
  return {
    key: `${brand}|${row.text('model')}`,
    brand,
    category,
    isRegulator: REGULATOR.test(row.optionalText('subtype') ?? ''),
    lines: linesOf(row),
    kv: row.optionalNumber('kv_m3h', POSITIVE),
    isOfCapacity: row.raw('kv_is') === 'capacity',
    rated: ratedOf(row, category),
    bore: boreOf(row),
    leastDrop: row.optionalNumber('dp_min_open_bar', { min: 0 }),
    pressure:
      pressure === undefined
        ? undefined
        : { value: pressure, isAbsolute: ABSOLUTE.test(row.optionalText('ps_basis') ?? '') },
    coldest: row.optionalNumber('t_min_c'),
    hottest: row.optionalNumber('t_max_c'),
  };
}
