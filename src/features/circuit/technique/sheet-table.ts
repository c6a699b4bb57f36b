/** What the compressors chosen for the stages give there, as a table: of the page, the file and the report. */
import type { StageSheet } from '../../../circuit/technique/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { formatNumber } from '../../../quantities/index.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import { stageName } from '../stage-name.ts';

/** The header, then a row a stage, of two cells where its sheet gives nothing; empty where nothing was chosen. */
export function sheetTable(
  sheets: readonly StageSheet[],
  input: SimulationInput | undefined,
  t: Translator,
  format: Formatter,
): CsvTable {
  if (sheets.length === 0) return [];
  const say = (
    key: 'needed' | 'flow' | 'count' | 'efficiency' | 'inside' | 'outside' | 'notGiven' | 'refused',
  ): string => t(`circuitPages.technique.sheets.${key}`);
  const flow = format.symbol('massFlow');
  return [
    [
      t('simulator.stages.stage'),
      `${say('needed')} (${flow})`,
      `${say('flow')} (${flow})`,
      say('count'),
      `${t('simulator.stages.power')} (${format.symbol('power')})`,
      say('efficiency'),
      `${t('simulator.stages.discharge')} (${format.symbol('temperature')})`,
      t('circuitPages.technique.sheets.envelope'),
    ],
    ...sheets.map(({ stage, figures }) => {
      const name = stageName(input, stage, t.locale) ?? stage;
      if (figures === null) return [name, say('refused')];
      return [
        name,
        format.number('massFlow', figures.needed),
        format.number('massFlow', figures.mass_flow_s),
        formatNumber(figures.count, 2, t.locale),
        format.number('power', figures.power_input),
        format.number('ratio', figures.eta_is),
        format.number('temperature', figures.t_discharge),
        say(figures.in_range === null ? 'notGiven' : figures.in_range ? 'inside' : 'outside'),
      ];
    }),
  ];
}
