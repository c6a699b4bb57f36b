/** The simulation as a file for spreadsheets: what was asked, the figures, the points, rounded and in the units shown. */
import type { Translator } from '../../i18n/keys.ts';
import { cycleOf, nodeWords, pointOfNode } from '../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import type { Contents, Regime } from './state/form.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { CsvTable } from '../../quantities/csv.ts';
import { inputRows } from './field-words.ts';
import { allFigures } from './figure-list.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { POINT_COLUMNS } from './point-columns.ts';

/** One regime to export, under the name its reader gives it. */
export interface ExportedRegime {
  readonly regime: Regime;
  readonly name: string;
  readonly result: SimulationResult;
}

/** The fluid of each circuit. */
const fluidRows = (name: string, t: Translator, { input }: SimulationResult): CsvTable =>
  cycleOf(input).circuits.map((circuit) => [
    name,
    t(`simulator.fields.${circuit.fluid}`),
    input[circuit.fluid] ?? input.fluid,
    '',
  ]);

function inputsTable(regimes: readonly ExportedRegime[], contents: Contents, t: Translator): CsvTable {
  return [
    [
      t('simulator.regimes.label'),
      t('simulator.exported.input'),
      t('simulator.exported.value'),
      t('quantities.unit.choose'),
    ],
    ...regimes.flatMap(({ regime, name, result }) => [
      ...fluidRows(name, t, result),
      ...inputRows(contents[regime], t).map(({ label, text, symbol }) => [name, label, text, symbol]),
    ]),
  ];
}

function figuresTable(regimes: readonly ExportedRegime[], t: Translator, format: Formatter): CsvTable {
  return [
    [
      t('simulator.regimes.label'),
      t('simulator.exported.quantity'),
      t('simulator.exported.value'),
      t('quantities.unit.choose'),
    ],
    ...regimes.flatMap(({ name, result }) =>
      allFigures(result).map(({ name: figure, quantity, value, point }) => [
        name,
        t(`simulator.figures.${figure}`, { point }),
        format.number(quantity, value(result)),
        format.symbol(quantity),
      ]),
    ),
  ];
}

function pointsTable(regimes: readonly ExportedRegime[], t: Translator, format: Formatter): CsvTable {
  return [
    [
      t('simulator.regimes.label'),
      t('simulator.points.point'),
      ...POINT_COLUMNS.map(({ symbol, quantity }) => `${symbol} [${format.symbol(quantity)}]`),
    ],
    ...regimes.flatMap(({ name, result }) =>
      cycleOf(result.input).nodes.map((node) => [
        name,
        `${node.letter} ${nodeWords(node, result.input, t.locale, t)}`,
        ...POINT_COLUMNS.map(({ key, quantity }) => format.number(quantity, pointOfNode(result, node)[key])),
      ]),
    ),
  ];
}

/** The text of the file, in the reader's language and units. */
export const csvText = (
  regimes: readonly ExportedRegime[],
  contents: Contents,
  t: Translator,
  format: Formatter,
): string =>
  csvOfTables(
    [inputsTable(regimes, contents, t), figuresTable(regimes, t, format), pointsTable(regimes, t, format)].map(
      (table) =>
        // The one operating point there is has no name.
        regimes.every(({ name }) => name === '') ? table.map((cells) => cells.slice(1)) : table,
    ),
    t.locale,
  );
