/** The points of both regimes as tables of a file. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Regime } from '../../simulator/state/form.ts';
import { cycleOf, nodeWords, pointOfNode } from '../../../simulation/cycles/index.ts';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import { pinTable } from '../../simulator/pin-table.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';

const COLUMNS = [
  ['T', 'temperature'],
  ['P', 'pressure'],
  ['H', 'enthalpy'],
  ['S', 'entropy'],
  ['D', 'density'],
] as const;

function tablesIn(
  write: Formatter['number'],
  t: Translator,
  format: Formatter,
  regimes: readonly Regime[],
): readonly CsvTable[] {
  const shown = pageSimulation.$shown.get();
  const isDouble = regimes.length > 1;
  const points = regimes.flatMap((regime) => {
    const { result, isStale } = shown[regime];
    if (!result || isStale) return [];
    const header = [
      t(isDouble ? `simulator.regimes.${regime}Long` : 'simulator.points.title'),
      ...COLUMNS.map(([key, quantity]) => `${t(`simulator.points.${key}`)} (${format.symbol(quantity)})`),
    ];
    const rows = cycleOf(result.input).nodes.map((node) => {
      const point = pointOfNode(result, node);
      return [
        `${node.letter} ${nodeWords(node, result.input, t.locale, t)}`,
        ...COLUMNS.map(([key, quantity]) => write(quantity, point[key])),
      ];
    });
    return [[header, ...rows]];
  });
  return [...points, ...[pinTable(t, format)].filter((table) => table.length > 0)];
}

/** Of a file, whose columns hold numbers alone. */
export const tables = (t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] =>
  tablesIn(format.number, t, format, regimes);

/** As they are read. */
export const reportTables = (t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] =>
  tablesIn(format.cell, t, format, regimes);
