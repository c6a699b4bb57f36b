/** The quick point and its sweep as a file: figures, points, sweep. */
import { inFileName } from '../../kit/files/save.ts';
import { figure, figuresTable } from '../../kit/table/table.ts';
import type { TableFile } from '../../kit/table/table.ts';
import { pointsTable } from '../circuit/simulator/cycle-tables.ts';
import { figureName, LINE_FIGURES } from './figures.ts';
import type { usePage } from './island.ts';
import { sweepTable } from './sweep-table.ts';

export function tablesOf({ answers, t }: ReturnType<typeof usePage>): TableFile {
  const { result } = answers.point.get();
  return {
    name: `appfroid-point-${inFileName(result.input.fluid)}`,
    tables: [
      figuresTable(
        LINE_FIGURES.map(({ name, quantity, value }) => [figureName(name, t), figure(quantity, value(result))]),
        t.locale,
      ),
      pointsTable(t('simulator.points.point'), result, t),
      sweepTable(answers.sweep.get().result, t),
    ],
  };
}
