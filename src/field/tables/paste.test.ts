/** What is read out of pasted cells, typed lines and text off a photo. */
import { expect, it } from 'vitest';
import { rowsFromText } from './paste.ts';

const AS_WRITTEN = { order: 'tp', column: 1 } as const;
const rowsOf = (text: string, choices: Parameters<typeof rowsFromText>[1] = AS_WRITTEN) =>
  rowsFromText(text, choices).rows;

it.each([
  [
    'cells of a spreadsheet, decimal comma',
    '-46,50\t0,00\n-42,63\t0,20',
    [
      ['-46,50', '0,00'],
      ['-42,63', '0,20'],
    ],
  ],
  [
    'lines typed by hand, true minus',
    '−10 3.25\n 0  4.1 ',
    [
      ['-10', '3.25'],
      ['0', '4.1'],
    ],
  ],
  [
    'units behind the figures',
    '5°C : 8,57 bar\n10 °C  10,0bar',
    [
      ['5', '8,57'],
      ['10', '10,0'],
    ],
  ],
  ['a minus on its own', '- 5  2.4', [['-5', '2.4']]],
  [
    'columns between bars',
    '| -40 | 1.203 |\n| --- | --- |\n| -30 | 1.871 |',
    [
      ['-40', '1.203'],
      ['-30', '1.871'],
    ],
  ],
  [
    'commas between figures with points',
    '-40,1.203\n-30, 1.871',
    [
      ['-40', '1.203'],
      ['-30', '1.871'],
    ],
  ],
  ['digits grouped by spaces in cells', '20;1 399 787,43', [['20', '1399787,43']]],
  [
    'signs a machine misread',
    '-4O  1.2O3\nl0  7.S',
    [
      ['-40', '1.203'],
      ['10', '7.5'],
    ],
  ],
  [
    'temperatures on one line, pressures on the next',
    't: -10 0 10 20\np: 2.0 2.9 4.1 5.7',
    [
      ['-10', '2.0'],
      ['0', '2.9'],
      ['10', '4.1'],
      ['20', '5.7'],
    ],
  ],
] as const)('%s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows));

it('takes the column and the order that are asked for', () => {
  expect(rowsOf('-10 3.1 2.9\n0 4.4 4.1', { order: 'tp', column: 2 })).toEqual([
    ['-10', '2.9'],
    ['0', '4.1'],
  ]);
  expect(rowsOf('3.1 -10', { order: 'pt', column: 1 })).toEqual([['-10', '3.1']]);
});

it('names the lines it left aside, and leaves words alone', () => {
  expect(rowsFromText('R404A bubble\n\n-10 3.25\nsee page 12', AS_WRITTEN)).toEqual({
    rows: [['-10', '3.25']],
    skipped: [1, 4],
  });
  expect(rowsOf('')).toEqual([]);
});
