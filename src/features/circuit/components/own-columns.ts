/** Which columns of a described component say something of its kind. */
import type { Category } from '../../../circuit/components/kinds.ts';
import { CATEGORIES, PLACED } from '../../../circuit/components/kinds.ts';

const IN_LINE: readonly Category[] = CATEGORIES.filter(
  (category) => !(PLACED as readonly Category[]).includes(category),
);
const RATED: readonly Category[] = ['expansion valve', 'filter', 'valve'];

const KINDS: Readonly<Record<string, readonly Category[]>> = {
  ...Object.fromEntries(
    ['lines', 'kv_m3h', 'q_n_m3h', 'rho_n', 'dp_n_bar', 'd_mm', 'zeta', 'dp_min_open_bar'].map((key) => [key, IN_LINE]),
  ),
  ...Object.fromEntries(
    ['kw', 'fluid', 't_evap_c', 't_cond_c', 't_liquid_c', 'subcooling_k', 'dp_bar'].map((key) => [
      `capacity_${key}`,
      RATED,
    ]),
  ),
  load_min: ['expansion valve'],
  dp_max_bar: ['expansion valve'],
  volume_l: ['receiver'],
  area_mm2: ['relief valve'],
  kdr: ['relief valve'],
  p_set_bar: ['relief valve'],
};

export const isColumnOf = (column: string, category: unknown): boolean =>
  KINDS[column]?.includes(category as Category) ?? true;
