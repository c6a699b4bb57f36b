/** Every pipe of a cycle of several compressors, as a table: of the page, the file and the report. */
import type { NetworkLine } from '../../../circuit/pipes/index.ts';
import { sectionsOf } from '../../../circuit/sections.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { cycleOf, nodeWords } from '../../../simulation/cycles/index.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import { lineFigure, lineSymbol, tubeText } from '../line-figures.ts';
import { partProblemText } from '../problem-text.ts';

/** "Étage BT · Aspiration" of a compressor's own line, what its node is called of any other. */
export function networkName(line: NetworkLine, input: SimulationInput, t: Translator): string {
  const cycle = cycleOf(input);
  if (line.stage !== null) {
    const section = sectionsOf(cycle).find(({ key }) => key === line.stage);
    return `${section?.name[t.locale] ?? ''} · ${t(`circuitPages.pipes.lines.${line.line}`)}`;
  }
  const node = cycle.nodes.find(({ letter }) => letter === line.letter);
  return node === undefined ? line.letter : nodeWords(node, input, t.locale, t);
}

/** The header, then a row a pipe; empty where the cycle is one compressor and one flow. */
export function networkTable(
  network: readonly NetworkLine[],
  input: SimulationInput | undefined,
  t: Translator,
  format: Formatter,
): CsvTable {
  if (network.length === 0 || input === undefined) return [];
  const withUnit = (name: string, unit: string): string => `${name} (${unit})`;
  return [
    [
      t('circuitPages.pipes.line'),
      t('circuitPages.pipes.network.node'),
      t('simulator.stages.fluid'),
      withUnit(t('simulator.stages.flow'), format.symbol('massFlow')),
      withUnit(t('circuitPages.pipes.network.pressure'), format.symbol('pressure')),
      withUnit(t('circuitPages.pipes.network.temperature'), format.symbol('temperature')),
      t('circuitPages.pipes.tube'),
      withUnit(t('circuitPages.pipes.rows.speed'), lineSymbol('speed', format)),
      withUnit(t('circuitPages.pipes.rows.dt'), lineSymbol('temperatureDifference', format)),
      withUnit(t('circuitPages.pipes.rows.total'), lineSymbol('pressureDifference', format)),
    ],
    ...network.map((line) => {
      const { tube, problem } = line;
      return [
        networkName(line, input, t),
        line.letter,
        line.fluid,
        format.number('massFlow', line.mass_flow_s),
        format.number('pressure', line.p),
        format.number('temperature', line.t),
        tube ? tubeText(tube, t.locale) : problem ? partProblemText(problem, t) : NO_VALUE,
        lineFigure('speed', tube?.speed_permanent, format),
        lineFigure('temperatureDifference', tube?.dt_permanent, format),
        lineFigure('pressureDifference', tube?.total_permanent, format),
      ];
    }),
  ];
}
