/** What the page of components asks: a line to look through, components of one's own, and a basket for each line. */
import { CAPACITY_COLUMNS, CAPACITY_NAMES } from '../../../circuit/components/capacity-columns.ts';
import { CATEGORIES, isPlaced, SHOWN_STATUSES } from '../../../circuit/components/kinds.ts';
import { LINES } from '../../../circuit/line-names.ts';
import type { AnyUnit, Quantity } from '../../../quantities/index.ts';
import type { SimpleField } from '../../../kit/form/fields.ts';
import { $ownCatalogue, restoreOwnCatalogue } from '../state/own-catalogue.ts';
import type { PartSpec } from '../state/part.ts';

const positive = (key: string, quantity: 'flowCoefficient' | 'volumeFlow' | 'density'): SimpleField => ({
  key,
  kind: 'number',
  quantity,
  unit: quantity === 'flowCoefficient' ? 'Kv' : quantity === 'volumeFlow' ? 'm3_h' : 'kg_m3',
  default: null,
});

const figure = (key: string, quantity: Quantity, unit: AnyUnit): SimpleField =>
  ({ key, kind: 'number', quantity, unit, default: null }) as SimpleField;

const isWritten = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A described component as the door takes it: its lines, the refrigerants it names, its capacity as one of a list. */
export function rowOfOwn(own: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { lines, fluids, ...row } = own;
  const capacity = Object.fromEntries(
    CAPACITY_NAMES.filter((name) => isWritten(own[name])).map((name) => [CAPACITY_COLUMNS[name], own[name]]),
  );
  const kind = CATEGORIES.find((category) => category === own['category']);
  return {
    ...Object.fromEntries(Object.entries(row).filter(([key]) => !Object.hasOwn(CAPACITY_COLUMNS, key))),
    lines: kind && isPlaced(kind) ? [] : LINES.filter((line) => lines === 'all' || lines === line),
    ...(isWritten(fluids)
      ? {
          fluids: String(fluids)
            .split(/[\s,;]+/u)
            .filter(Boolean),
        }
      : {}),
    ...(isWritten(own['capacity_kw']) ? { capacities: [capacity] } : {}),
  };
}

/** Design pressures a reader typed, of the lines' pipes and components alike. */
const designPressure = (key: 'ps_hp' | 'ps_bp'): SimpleField => ({
  key,
  kind: 'number',
  quantity: 'gaugePressure',
  unit: 'bar',
  default: null,
  step: 1,
  range: { min: 0.5, max: 200 },
});

export const COMPONENTS: PartSpec<'selection'> = {
  key: 'components',
  door: 'selection',
  fields: [
    { key: 'line', kind: 'choice', options: LINES, default: 'll' },
    { key: 'category', kind: 'choice', options: ['all', ...CATEGORIES], default: 'all' },
    // A brand of the reader's own is one too: the door knows which there are.
    { key: 'brand', kind: 'text', default: 'all' },
    {
      key: 'status',
      kind: 'choice',
      options: ['all', ...SHOWN_STATUSES.filter((status) => status !== 'kv_missing')],
      default: 'all',
    },
    { key: 'fits', kind: 'flag', default: false },
    designPressure('ps_hp'),
    designPressure('ps_bp'),
    {
      key: 'basket',
      kind: 'list',
      columns: [
        { key: 'line', kind: 'choice', options: LINES, default: 'll' },
        { key: 'component', kind: 'text', default: '' },
        { key: 'count', kind: 'number', quantity: 'count', unit: 'none', default: 1, step: 1 },
      ],
      default: [],
      most: 24,
    },
    { key: 'dp_lost', kind: 'number', quantity: 'pressureDifference', unit: 'bar', default: 0, step: 0.1 },
    figure('stored', 'mass', 'kg'),
    figure('vessel_area', 'area', 'm2'),
    { ...designPressure('ps_hp'), key: 'p_set' } as SimpleField,
    {
      key: 'parts',
      kind: 'list',
      columns: [
        { key: 'component', kind: 'text', default: '' },
        { key: 'count', kind: 'number', quantity: 'count', unit: 'none', default: 1, step: 1 },
      ],
      default: [],
      most: 12,
    },
    {
      key: 'own',
      kind: 'list',
      columns: [
        { key: 'brand', kind: 'text', default: '–' },
        { key: 'model', kind: 'text', default: '' },
        { key: 'category', kind: 'choice', options: CATEGORIES, default: 'valve' },
        { key: 'lines', kind: 'choice', options: ['all', ...LINES], default: 'all' },
        positive('kv_m3h', 'flowCoefficient'),
        positive('q_n_m3h', 'volumeFlow'),
        positive('rho_n', 'density'),
        { key: 'dp_n_bar', kind: 'number', quantity: 'pressureDifference', unit: 'bar', default: null },
        { key: 'd_mm', kind: 'number', quantity: 'length', unit: 'mm', default: null },
        { key: 'zeta', kind: 'number', quantity: 'ratio', unit: 'none', default: null },
        { key: 'dp_min_open_bar', kind: 'number', quantity: 'pressureDifference', unit: 'bar', default: null },
        { key: 'ps_bar', kind: 'number', quantity: 'gaugePressure', unit: 'bar', default: null },
        { key: 't_min_c', kind: 'number', quantity: 'temperature', unit: 'degC', default: null },
        { key: 't_max_c', kind: 'number', quantity: 'temperature', unit: 'degC', default: null },
        { key: 'subtype', kind: 'text', default: '' },
        { key: 'capacity_fluid', kind: 'text', default: '' },
        figure('capacity_kw', 'power', 'kW'),
        figure('capacity_t_evap_c', 'temperature', 'degC'),
        figure('capacity_t_cond_c', 'temperature', 'degC'),
        figure('capacity_t_liquid_c', 'temperature', 'degC'),
        figure('capacity_subcooling_k', 'temperatureDifference', 'K'),
        figure('capacity_dp_bar', 'pressureDifference', 'bar'),
        { key: 'fluids', kind: 'text', default: '' },
        figure('load_min', 'ratio', 'none'),
        figure('dp_max_bar', 'pressureDifference', 'bar'),
        figure('volume_l', 'volume', 'L'),
        figure('area_mm2', 'ratio', 'none'),
        figure('kdr', 'ratio', 'none'),
        figure('p_set_bar', 'gaugePressure', 'bar'),
      ],
      default: [],
      most: 12,
    },
  ],
  stores: [$ownCatalogue],
  restore: restoreOwnCatalogue,
  // The catalogue is fetched where it is looked through, or where something of it was chosen.
  isUnused: ({ basket, parts }) => ![basket, parts].some((list) => Array.isArray(list) && list.length > 0),
  // The page's verdicts are one more than the door's, so it filters by them itself.
  question(results, { own = [], fits: _, status: __, ...options }) {
    const rows = (own as readonly Readonly<Record<string, unknown>>[]).map(rowOfOwn);
    return [results, { ...options, own: rows, kept: $ownCatalogue.get() }];
  },
};

export { COMPONENTS as part };
