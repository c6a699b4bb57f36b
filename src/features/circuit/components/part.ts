/** What the page of components asks: a line to look through, components of one's own, and a basket for each line. */
import { CATEGORIES, SHOWN_STATUSES } from '../../../circuit/components/kinds.ts';
import { LINES } from '../../../circuit/line-names.ts';
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
      ],
      default: [],
      most: 12,
    },
  ],
  stores: [$ownCatalogue],
  restore: restoreOwnCatalogue,
  // The catalogue is fetched where it is looked through, or where something of it was chosen.
  isAsleep: ({ basket }) => !Array.isArray(basket) || basket.length === 0,
  // The page's verdicts are one more than the door's, so it filters by them itself.
  question(results, { own = [], fits: _, status: __, ...options }) {
    const rows = (own as readonly Readonly<Record<string, unknown>>[]).map(({ lines, ...row }) => ({
      ...row,
      lines: lines === 'all' ? LINES : [lines],
    }));
    return [results, { ...options, own: rows, kept: $ownCatalogue.get() }];
  },
};

export { COMPONENTS as part };
