/** What the page of indicators asks: the plant's life for its TEWI, and a season by outside temperatures. */
import { $compressors, restoreCompressors } from '../../compressor/state/list.ts';
import { sheetRecord } from './sheet-record.ts';
import type { SheetRow } from './sheet-record.ts';
import type { PartSpec } from '../state/part.ts';
import { ELECTRICITY } from '../../../physics/electricity.ts';
import { CHARGE } from '../charge/part.ts';
import { limitFactsOf } from '../../../machine/record/record.ts';

export const TECHNIQUE: PartSpec<'technique'> = {
  key: 'technique',
  showsSafety: true,
  door: 'technique',
  fields: [
    { key: 'charge', kind: 'number', quantity: 'mass', unit: 'kg', default: null, range: { min: 0, max: 1e6 } },
    { key: 'gwp', kind: 'number', quantity: 'count', unit: 'none', default: null, range: { min: 0, max: 1e5 } },
    {
      key: 'leak',
      kind: 'number',
      quantity: 'share',
      unit: 'fraction',
      default: 0.1,
      step: 0.01,
      range: { min: 0, max: 1 },
    },
    { key: 'years', kind: 'number', quantity: 'count', unit: 'none', default: 15, range: { min: 0, max: 100 } },
    {
      key: 'recovery',
      kind: 'number',
      quantity: 'share',
      unit: 'fraction',
      default: 0.9,
      step: 0.05,
      range: { min: 0, max: 1 },
    },
    {
      key: 'hours',
      kind: 'number',
      quantity: 'count',
      unit: 'none',
      default: 3000,
      step: 100,
      range: { min: 0, max: 8784 },
    },
    {
      key: 'eta_motor',
      kind: 'number',
      quantity: 'efficiency',
      unit: 'fraction',
      default: 0.9,
      step: 0.01,
      range: { min: 0.05, max: 1 },
    },
    { key: 'e_annual', kind: 'number', quantity: 'energy', unit: 'kWh', default: null, range: { min: 0, max: 1e9 } },
    {
      key: 'beta',
      kind: 'number',
      quantity: 'ratio',
      unit: 'none',
      default: ELECTRICITY.average,
      step: 0.01,
      range: { min: 0, max: 10 },
    },
    {
      key: 'bins',
      kind: 'list',
      columns: [
        { key: 't_ext', kind: 'number', quantity: 'temperature', unit: 'degC', default: 20, step: 1 },
        { key: 'hours', kind: 'number', quantity: 'count', unit: 'none', default: 1000, step: 100 },
      ],
      default: [],
      most: 24,
    },
    {
      key: 'sheets',
      kind: 'list',
      columns: [
        { key: 'stage', kind: 'text', default: '' },
        { key: 'compressor', kind: 'text', default: '' },
        { key: 'sheet', kind: 'text', default: '' },
      ],
      default: [],
      most: 6,
    },
    {
      key: 'dt_cdr',
      kind: 'number',
      quantity: 'temperatureDifference',
      unit: 'K',
      default: 15,
      step: 1,
      range: { min: 0, max: 50 },
    },
    {
      key: 'tc_min',
      kind: 'number',
      quantity: 'temperature',
      unit: 'degC',
      default: 20,
      step: 1,
      range: { min: -60, max: 200 },
    },
  ],
  restore: restoreCompressors,
  stores: [$compressors],
  // The reader's own sheet first: what the link carries is for who has none of that name.
  needs: [CHARGE as unknown as PartSpec<never>],
  question(results, { sheets = [], ...options }, answerOf, _, machine) {
    // Left empty, the charge is the usual one of the page of the charge.
    const held = answerOf(CHARGE)?.range.usual;
    const charge = options['charge'] ?? held;
    const rows = (sheets as readonly SheetRow[]).flatMap(({ stage, compressor, sheet }) => {
      const record = sheetRecord(compressor, sheet);
      return record === undefined ? [] : [{ stage, record }];
    });
    // By the table of limits, with what is known of the machine.
    const { ps_receiver: __, ...limits } = limitFactsOf(machine);
    return [
      results,
      { ...options, ...(charge !== undefined && { charge }), limits, ...(rows.length > 0 && { sheets: rows }) },
    ];
  },
};

export { TECHNIQUE as part };
