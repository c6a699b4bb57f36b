/** The quick point and its sweep as a file a spreadsheet of the reader's language opens. */
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import { POINT_COLUMNS } from '../../simulation/export.ts';
import { LINE_FIELDS, measureOfVariable, SWEEP_KEYS } from './state/fields.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Rows } from '../../quantities/csv.ts';
import { inFileName, saveCsv } from '../../kit/files/save.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { LinePage } from './page-data.ts';
import { figuresOf } from './figures.ts';
import { SWEEP_FIGURES } from './Sweep.tsx';
import { API_UNITS } from '../../kit/island/format.ts';

/** What was asked, figures, points, sweep: each a block of its own. Points and sweep in the units of the API, unrounded. */
export function lineText({ line, t }: LinePage, format: Formatter): string {
  const { texts, numbers } = line.form.$content.get();
  const { result } = line.$point.get();
  const { points, variable } = line.$sweep.get();
  const asked = LINE_FIELDS.flatMap(({ key, isUsed }) => {
    const read = numbers[key];
    if (!read || SWEEP_KEYS.includes(key) || isUsed?.(texts) === false) return [];
    const { quantity } = read.measure;
    const { symbol } = unitOf(quantity, read.unit as UnitOf<typeof quantity>);
    return [[key, read.text, symbol]];
  });
  const swept = measureOfVariable(variable);
  const blocks: readonly Rows[] = [
    [
      [t('line.quantity'), t('line.value'), t('line.unit')],
      [t('simulator.fields.fluid'), result.input.fluid, ''],
      ...asked,
    ],
    figuresOf(result, format, t).map(({ name, text, symbol }) => [name, text, symbol]),
    [
      [t('simulator.points.point'), ...POINT_COLUMNS.map(({ key, unit }) => `${key} [${unit}]`)],
      ...cycleOf(result.input).nodes.map((node) => [
        node.letter,
        ...POINT_COLUMNS.map(({ key }) => pointOfNode(result, node)[key]),
      ]),
    ],
    [
      [
        `${t(`line.variables.${variable as 'te'}`)} [${swept.unit === 'degC' ? '°C' : unitOf(swept.quantity, swept.unit).symbol}]`,
        ...SWEEP_FIGURES.map(
          ({ figure, quantity }) => `${t(`line.figures.${figure}`)} [${unitOf(quantity, API_UNITS[quantity]).symbol}]`,
        ),
      ],
      ...points.map((point) => [
        point.value,
        ...SWEEP_FIGURES.map(({ key }) => (point.problem === null ? point[key] : '')),
      ]),
    ],
  ];
  return csvOfTables(blocks, t.locale);
}

export function saveLine(page: LinePage, format: Formatter): void {
  const { fluid } = page.line.$point.get().result.input;
  saveCsv(lineText(page, format), `appfroid-point-${inFileName(fluid)}`);
}
