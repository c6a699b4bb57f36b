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
import { isGliding } from './saturation.ts';
import { pinTable } from './pin-table.ts';
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
      ...inputRows(contents[regime], t, isGliding(result)).map(({ label, text, symbol }) => [
        name,
        label,
        text,
        symbol,
      ]),
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

/** Each compressor of a cycle of several. */
function stagesTable(regimes: readonly ExportedRegime[], t: Translator, format: Formatter): CsvTable {
  const rows = regimes.flatMap(({ name, result }) => {
    const { stages } = cycleOf(result.input);
    if (stages.length === 1) return [];
    return (result.architecture?.stages ?? []).map((stage) => [
      name,
      stages.find(({ key }) => key === stage.stage)?.name[t.locale] ?? stage.stage,
      stage.fluid,
      format.number('ratio', stage.tau),
      format.number('power', stage.power),
      format.number('massFlow', stage.mass_flow_s),
      format.number('volumeFlow', stage.step_volume_h),
      format.number('temperature', stage.t_discharge),
    ]);
  });
  if (rows.length === 0) return [];
  return [
    [
      t('simulator.regimes.label'),
      t('simulator.stages.stage'),
      t('simulator.stages.fluid'),
      t('simulator.stages.tau'),
      `${t('simulator.stages.power')} [${format.symbol('power')}]`,
      `${t('simulator.stages.flow')} [${format.symbol('massFlow')}]`,
      `${t('simulator.stages.volume')} [${format.symbol('volumeFlow')}]`,
      `${t('simulator.stages.discharge')} [${format.symbol('temperature')}]`,
    ],
    ...rows,
  ];
}

type Exported = readonly [regimes: readonly ExportedRegime[], contents: Contents, t: Translator, format: Formatter];

/** What is exported as tables, in the reader's language and units. */
export const exportedTables = (...[regimes, contents, t, format]: Exported): readonly CsvTable[] =>
  [
    inputsTable(regimes, contents, t),
    figuresTable(regimes, t, format),
    stagesTable(regimes, t, format),
    pointsTable(regimes, t, format),
  ]
    .filter((table) => table.length > 0)
    .map((table) =>
      // The one operating point there is has no name.
      regimes.every(({ name }) => name === '') ? table.map((cells) => cells.slice(1)) : table,
    )
    .concat([pinTable(t, format)].filter((table) => table.length > 0));

/** The text of the file. */
export const csvText = (...exported: Exported): string => {
  const [, , { locale }] = exported;
  return csvOfTables(exportedTables(...exported), locale);
};
