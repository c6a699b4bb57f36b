/** What the compressors chosen for the stages give there, as a table. */
import type { StageSheet } from '../../../circuit/technique/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import { formatNumber } from '../../../quantities/index.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import { stageName } from '../stage-name.ts';

/** A row a stage, of two cells where its sheet gives nothing; without rows where nothing was chosen. */
export function sheetTable(sheets: readonly StageSheet[], input: SimulationInput | undefined, t: Translator): Table {
  const say = (
    key: 'needed' | 'flow' | 'count' | 'efficiency' | 'inside' | 'outside' | 'notGiven' | 'refused' | 'envelope',
  ): string => t(`circuitPages.technique.sheets.${key}`);
  return {
    head: [
      t('simulator.stages.stage'),
      { name: say('needed'), quantity: 'massFlow' },
      { name: say('flow'), quantity: 'massFlow' },
      { name: say('count'), quantity: 'count' },
      { name: t('simulator.stages.power'), quantity: 'power' },
      { name: say('efficiency'), quantity: 'ratio' },
      { name: t('simulator.stages.discharge'), quantity: 'temperature' },
      say('envelope'),
    ],
    rows: sheets.map(({ stage, figures }) => {
      const name = stageName(input, stage, t.locale) ?? stage;
      if (figures === null) return [name, say('refused')];
      return [
        name,
        figure('massFlow', figures.needed),
        figure('massFlow', figures.mass_flow_s),
        figure('count', figures.count, formatNumber(figures.count, 2, t.locale)),
        figure('power', figures.power_input),
        figure('ratio', figures.eta_is),
        figure('temperature', figures.t_discharge),
        say(figures.in_range === null ? 'notGiven' : figures.in_range ? 'inside' : 'outside'),
      ];
    }),
  };
}
