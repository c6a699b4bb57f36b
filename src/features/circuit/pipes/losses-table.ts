/** The cycle with the drops of its lines, beside the same without; without rows where that is not asked for. */
import type { CycleWithLosses } from '../../../circuit/pipes/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { ShownQuantity } from '../../../kit/island/format.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import { pointOf } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';

const ROWS = [
  ['p_suction', 'pressure', (result) => pointOf(result, 'suction').P],
  ['p_discharge', 'pressure', (result) => pointOf(result, 'discharge').P],
  ['t_discharge', 'temperature', (result) => pointOf(result, 'discharge').T],
  ['power_compressor', 'power', ({ performance }) => performance.power_compressor],
  ['eer', 'ratio', ({ performance }) => performance.eer],
  ['step_volume_h', 'volumeFlow', ({ performance }) => performance.step_volume_h],
] as const satisfies readonly (readonly [keyof CycleWithLosses, ShownQuantity, (result: SimulationResult) => number])[];

export const lossesTable = (
  losses: CycleWithLosses | null | undefined,
  result: SimulationResult | undefined,
  t: Translator,
): Table => ({
  head: [
    t('circuitPages.pipes.losses.title'),
    t('circuitPages.pipes.losses.without'),
    t('circuitPages.pipes.losses.with'),
  ],
  unit: t('circuitPages.shared.unit'),
  rows:
    !losses || !result
      ? []
      : ROWS.map(([key, quantity, value]) => [
          t(`circuitPages.pipes.losses.${key}`),
          figure(quantity, value(result)),
          figure(quantity, losses[key]),
        ]),
});
