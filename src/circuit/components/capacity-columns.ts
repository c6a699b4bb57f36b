/** What says one printed capacity, in a file of components and in a component described on the page. */
import type { PrintedCapacity } from './row.ts';

/** Of one printed capacity, by what they are in it. */
export const CAPACITY_COLUMNS = {
  capacity_fluid: 'fluid',
  capacity_kw: 'kw',
  capacity_t_evap_c: 't_evap_c',
  capacity_t_cond_c: 't_cond_c',
  capacity_t_liquid_c: 't_liquid_c',
  capacity_subcooling_k: 'subcooling_k',
  capacity_dp_bar: 'dp_bar',
} as const satisfies Readonly<Record<string, keyof PrintedCapacity>>;
export type CapacityColumn = keyof typeof CAPACITY_COLUMNS;
export const CAPACITY_NAMES = Object.keys(CAPACITY_COLUMNS) as readonly CapacityColumn[];
