/** The form a maker or a reader fills: its JSON Schema, and an example as both files. */
import { CATEGORIES } from './kinds.ts';
import { LINES } from '../lines.ts';
import { CAPACITY_COLUMNS } from './capacity-columns.ts';
import { NEEDED, NUMBER_COLUMNS, ROW_COLUMNS } from './columns.ts';
import type { ComponentRow } from './row.ts';

/** The number of the form: a file says which one it was written after. */
export const FORM = 'appfroid-components/1';

/** Invented rows that say where each figure goes. */
export const EXAMPLE: readonly ComponentRow[] = [
  {
    brand: 'EXAMPLE',
    model: 'TXV 1',
    category: 'expansion valve',
    lines: [],
    ps_bar: 46,
    load_min: 0.25,
    dp_max_bar: 35,
    fluids: ['R290', 'R404A'],
    capacities: [
      { fluid: 'R404A', kw: 8.5, t_evap_c: 4.4, t_cond_c: 38, subcooling_k: 1 },
      { fluid: 'R290', kw: 11.2, t_evap_c: 4.4, t_cond_c: 38, subcooling_k: 1 },
    ],
  },
  {
    brand: 'EXAMPLE',
    model: 'Drier 16',
    category: 'filter',
    lines: ['ll'],
    ps_bar: 46,
    capacities: [{ fluid: 'R134a', kw: 20, t_evap_c: -15, t_cond_c: 30, t_liquid_c: 30, dp_bar: 0.07 }],
  },
  {
    brand: 'EXAMPLE',
    model: 'Solenoid 10',
    category: 'valve',
    lines: ['ll'],
    kv_m3h: 2,
    dp_min_open_bar: 0.05,
    ps_bar: 46,
  },
  { brand: 'EXAMPLE', model: 'Receiver 50', category: 'receiver', lines: [], volume_l: 50, ps_bar: 33 },
  {
    brand: 'EXAMPLE',
    model: 'Relief 10',
    category: 'relief valve',
    lines: [],
    area_mm2: 50,
    kdr: 0.7,
    p_set_bar: 32,
  },
];

const isNumber = (column: string): boolean => (NUMBER_COLUMNS as readonly string[]).includes(column);

function propertyOf(column: string): unknown {
  if (column === 'category') return { enum: CATEGORIES };
  if (column === 'lines') return { type: 'array', items: { enum: LINES } };
  if (column === 'fluids') return { type: 'array', items: { type: 'string' } };
  return { type: isNumber(column) ? 'number' : 'string' };
}

/** JSON Schema (draft 2020-12) of a file of components. Units are in the names: kW, °C, K, bar (gauge for ps and p_set), mm, L. */
export const componentSchema = (): unknown => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: FORM,
  type: 'object',
  required: ['components'],
  properties: {
    form: { const: FORM },
    components: {
      type: 'array',
      items: {
        type: 'object',
        required: NEEDED,
        properties: {
          ...Object.fromEntries(ROW_COLUMNS.map((column) => [column, propertyOf(column)])),
          capacities: {
            type: 'array',
            items: {
              type: 'object',
              required: ['fluid', 'kw', 't_evap_c'],
              properties: Object.fromEntries(
                Object.values(CAPACITY_COLUMNS).map((key) => [key, { type: key === 'fluid' ? 'string' : 'number' }]),
              ),
              anyOf: [{ required: ['t_cond_c'] }, { required: ['t_liquid_c', 'dp_bar'] }],
            },
          },
        },
      },
    },
  },
});
