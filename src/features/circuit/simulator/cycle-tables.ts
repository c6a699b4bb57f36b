/** The points and the compressors of a cycle as tables, whoever computed it. */
import type { Translator } from '../../../i18n/keys.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import { cycleOf, nodeWords, pointOfNode } from '../../../simulation/cycles/index.ts';
import { POINT_FIGURES } from '../../../simulation/figures.ts';
import type { SimulationResult } from '../../../simulation/types.ts';

/** The points of one regime, under the name it is given. */
export const pointsTable = (name: string, result: SimulationResult, t: Translator): Table => ({
  head: [
    name,
    ...POINT_FIGURES.map(({ key, symbol, quantity }) => ({ name: t(`simulator.points.${key}`), symbol, quantity })),
  ],
  rows: cycleOf(result.input).nodes.map((node) => [
    `${node.letter} ${nodeWords(node, result.input, t.locale, t)}`,
    ...POINT_FIGURES.map(({ key, quantity }) => figure(quantity, pointOfNode(result, node)[key])),
  ]),
});

const STAGE_FIGURES = [
  { name: 'tau', key: 'tau', quantity: 'ratio' },
  { name: 'power', key: 'power', quantity: 'power' },
  { name: 'flow', key: 'mass_flow_s', quantity: 'massFlow' },
  { name: 'volume', key: 'step_volume_h', quantity: 'volumeFlow' },
  { name: 'discharge', key: 't_discharge', quantity: 'temperature' },
  { name: 'efficiency', key: 'rend_is', quantity: 'ratio' },
] as const;

/** Each compressor of a cycle of several; without rows where there is one. */
export function stagesTable({ input, architecture }: SimulationResult, t: Translator): Table {
  const { stages = [] } = architecture ?? {};
  const names = new Map(cycleOf(input).stages.map(({ key, name }) => [key, name[t.locale]]));
  return {
    head: [
      t('simulator.stages.stage'),
      t('simulator.stages.fluid'),
      ...STAGE_FIGURES.map(({ name, quantity }) => ({ name: t(`simulator.stages.${name}`), quantity })),
    ],
    rows: (names.size > 1 ? stages : []).map((stage) => [
      names.get(stage.stage) ?? stage.stage,
      stage.fluid,
      ...STAGE_FIGURES.map(({ key, quantity }) => figure(quantity, stage[key])),
    ]),
  };
}
