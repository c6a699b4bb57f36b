/** The quick point and its sweep as a file a spreadsheet of the reader's language opens. */
import { cycleOf, pointOfNode } from '../../simulation/cycles/index.ts';
import { POINT_COLUMNS } from '../../simulation/export.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Rows } from '../../quantities/csv.ts';
import { inFileName } from '../../kit/files/save.ts';
import type { Formatter } from '../../kit/island/format.ts';
import type { TableFile } from '../../kit/page/Commands.tsx';
import type { usePage } from './island.ts';
import { figureName, figuresOf } from './figures.ts';
import { isOfPoint, LINE_FIELDS, measureOfVariable } from './question.ts';
import { SWEEP_FIGURES } from './Sweep.tsx';
import { API_UNITS } from '../../kit/island/format.ts';

/** What was asked, figures, points, sweep: each a block of its own. Points and sweep in the units of the API, unrounded. */
export function tableOf({ form, answers, t }: ReturnType<typeof usePage>, format: Formatter): TableFile {
  const { texts, numbers } = form.$content.get();
  const { result } = answers.point.get();
  const { points, variable } = answers.sweep.get().result;
  const asked = LINE_FIELDS.flatMap(({ key, isUsed }) => {
    const read = numbers[key];
    if (!read || !isOfPoint(key) || isUsed?.(texts) === false) return [];
    const { quantity } = read.measure;
    const { symbol } = unitOf(quantity, read.unit as UnitOf<typeof quantity>);
    return [[key, read.text, symbol]];
  });
  const swept = measureOfVariable(variable);
  const blocks: readonly Rows[] = [
    [
      [t('page.quantity'), t('page.value'), t('page.unit')],
      [t('simulator.fields.fluid'), result.input.fluid, ''],
      ...asked,
    ],
    figuresOf(result, format, t).map(({ label, text, unit }) => [label, text, unit]),
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
          ({ figure, quantity }) => `${figureName(figure, t)} [${unitOf(quantity, API_UNITS[quantity]).symbol}]`,
        ),
      ],
      ...points.map((point) => [
        point.value,
        ...SWEEP_FIGURES.map(({ key }) => (point.problem === null ? point[key] : '')),
      ]),
    ],
  ];
  return {
    name: `appfroid-point-${inFileName(result.input.fluid)}`,
    text: csvOfTables(blocks, t.locale),
  };
}
