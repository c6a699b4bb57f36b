/** One table as it is read and as it is saved: the reader's units first, what was computed behind. */
import { describe, expect, it } from 'vitest';
import { createFormatter } from '../island/format.ts';
import { csvText } from './csv.ts';
import { figure, figureIn, textsOf } from './table.ts';
import type { Table } from './table.ts';

/** R134a, saturated at 0 °C: 2.928 bar, Tillner-Roth and Baehr (1994). */
const COLUMNS: Table = {
  head: ['Point', { name: 'T', quantity: 'temperature' }, { name: 'p', quantity: 'pressure' }, 'État'],
  rows: [
    ['a', figure('temperature', 0), figure('pressure', 2.9280331), 'saturé'],
    ['b', figure('temperature', null), figure('pressure', 10), ''],
  ],
};
const ROWS: Table = {
  head: ['Grandeur', 'Valeur'],
  unit: 'Unité',
  rows: [
    ['Puissance', figure('power', 12.3456)],
    ['TEWI', figureIn('kg CO₂e', 23235.7, '23\u202f236')],
    ['Une phrase'],
  ],
};
const lines = (table: Table, units = {}): readonly string[] =>
  csvText([table], createFormatter(units, 'fr')).slice(1).trim().split('\r\n');

describe('a table', () => {
  it('is read in the reader’s units, which its headings say', () => {
    const [head, first, second] = textsOf(COLUMNS, createFormatter({ temperature: 'degF', pressure: 'kPa' }, 'fr'));
    expect(head).toEqual(['Point', 'T (°F)', 'p (kPa\u00a0abs.)', 'État']);
    expect(first).toEqual(['a', '32,0', '292,8', 'saturé']);
    expect(second?.[1]).toBe('–');
  });

  it('says a unit beside a figure where no heading does', () => {
    const format = createFormatter({}, 'fr');
    expect(textsOf(ROWS, format)[1]).toEqual(['Puissance', '12,35', 'kW']);
    expect(textsOf({ ...ROWS, unit: undefined }, format)[1]).toEqual(['Puissance', '12,35\u202fkW']);
  });

  it('is saved as it is read, and behind it as it was computed', () => {
    expect(lines(COLUMNS, { temperature: 'degF' })).toEqual([
      'Point;T (°F);p (bar\u00a0abs.);État;"T (°C, calcul)";"p (bar\u00a0abs., calcul)"',
      'a;32,0;2,93;saturé;0;2,9280331',
      'b;–;10,00;;–;10',
    ]);
    expect(lines(ROWS)).toEqual([
      'Grandeur;Valeur;Unité;Valeur (calcul);Unité (calcul)',
      'Puissance;12,35;kW;12,3456;kW',
      'TEWI;23236;kg CO₂e;23235,7;kg CO₂e',
      'Une phrase;',
    ]);
  });
});
