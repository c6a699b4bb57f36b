/** The columns of a file of components, as data: the reader of files and its schema share them. */
import { CAPACITY_COLUMNS, CAPACITY_NAMES } from './capacity-columns.ts';
import type { CapacityColumn } from './capacity-columns.ts';
import type { ComponentRow } from './row.ts';

export const NUMBER_COLUMNS = [
  'connection_mm',
  'kv_m3h',
  'dp_min_open_bar',
  'ps_bar',
  't_min_c',
  't_max_c',
  'q_n_m3h',
  'rho_n',
  'dp_n_bar',
  'd_mm',
  'zeta',
  'load_min',
  'dp_max_bar',
  'volume_l',
  'height_mm',
  'diameter_mm',
  'area_mm2',
  'kdr',
  'p_set_bar',
] as const satisfies readonly (keyof ComponentRow)[];
const TEXT_COLUMNS = [
  'brand',
  'range',
  'model',
  'category',
  'subtype',
  'connection_in',
  'kv_basis',
  'ps_basis',
  'source',
] as const satisfies readonly (keyof ComponentRow)[];
/** Words separated by spaces. */
const LIST_COLUMNS = ['lines', 'fluids'] as const satisfies readonly (keyof ComponentRow)[];

/** What a row says of itself, in the order a file is written. */
export const ROW_COLUMNS = [
  'brand',
  'model',
  'category',
  'lines',
  'kv_m3h',
  'range',
  'subtype',
  'connection_in',
  'connection_mm',
  'kv_basis',
  'dp_min_open_bar',
  'ps_bar',
  'ps_basis',
  't_min_c',
  't_max_c',
  'q_n_m3h',
  'rho_n',
  'dp_n_bar',
  'd_mm',
  'zeta',
  'fluids',
  'load_min',
  'dp_max_bar',
  'volume_l',
  'height_mm',
  'diameter_mm',
  'area_mm2',
  'kdr',
  'p_set_bar',
  'source',
] as const satisfies readonly (keyof ComponentRow)[];
export const NEEDED = ['brand', 'model', 'category'] as const;

/** Every column a CSV file may have. */
export const COLUMNS: readonly string[] = [...ROW_COLUMNS, ...CAPACITY_NAMES];

const isOneOf =
  (columns: readonly string[]) =>
  (column: string): boolean =>
    columns.includes(column);
export const isNumberColumn = isOneOf([
  ...NUMBER_COLUMNS,
  ...CAPACITY_NAMES.filter((name) => name !== 'capacity_fluid'),
]);
export const isTextColumn = isOneOf(TEXT_COLUMNS);
export const isListColumn = isOneOf(LIST_COLUMNS);
export const isCapacityColumn = (column: string): column is CapacityColumn => Object.hasOwn(CAPACITY_COLUMNS, column);
