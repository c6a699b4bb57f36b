/** Every pipe of a cycle of several compressors, as a table. */
import type { NetworkLine } from '../../../circuit/pipes/index.ts';
import { sectionsOf } from '../../../circuit/sections.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import { cycleOf, nodeWords } from '../../../simulation/cycles/index.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import { lineCell, tubeText } from '../line-figures.ts';
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

/** A row a pipe; without rows where the cycle is one compressor and one flow. */
export const networkTable = (
  network: readonly NetworkLine[],
  input: SimulationInput | undefined,
  t: Translator,
  format: Formatter,
): Table => ({
  head: [
    t('circuitPages.pipes.line'),
    t('circuitPages.pipes.network.node'),
    t('simulator.stages.fluid'),
    { name: t('simulator.stages.flow'), quantity: 'massFlow' },
    { name: t('circuitPages.pipes.network.pressure'), quantity: 'pressure' },
    { name: t('circuitPages.pipes.network.temperature'), quantity: 'temperature' },
    t('circuitPages.pipes.tube'),
    { name: t('circuitPages.pipes.rows.speed'), quantity: 'speed' },
    { name: t('circuitPages.pipes.rows.dt'), quantity: 'temperatureDifference' },
    { name: t('circuitPages.pipes.rows.total'), quantity: 'pressureDifference' },
  ],
  rows: (input === undefined ? [] : network).map((line) => {
    const { tube, problem } = line;
    return [
      networkName(line, input as SimulationInput, t),
      line.letter,
      line.fluid,
      figure('massFlow', line.mass_flow_s),
      figure('pressure', line.p),
      figure('temperature', line.t),
      tube ? tubeText(tube, t.locale) : problem ? partProblemText(problem, t) : NO_VALUE,
      lineCell('speed', tube?.speed_permanent, format),
      lineCell('temperatureDifference', tube?.dt_permanent, format),
      lineCell('pressureDifference', tube?.total_permanent, format),
    ];
  }),
});
