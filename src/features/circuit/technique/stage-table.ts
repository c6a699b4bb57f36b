/** The indicators of every compressor of a cycle of several, a column each: of the page, the file and the report. */
import type { StageIndicators } from '../../../circuit/technique/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import { stageName } from '../stage-name.ts';
import { INDICATOR_KEYS, INDICATORS } from './indicators.ts';

/** In the permanent regime; the note says which figures are of the whole machine. */
export function stageTable(
  stages: readonly StageIndicators[],
  input: SimulationInput | undefined,
  t: Translator,
  format: Formatter,
): CsvTable {
  return [
    [
      t('circuitPages.technique.indicator'),
      ...stages.map(({ stage, fluid }) => `${stageName(input, stage, t.locale) ?? stage} (${fluid})`),
      t('circuitPages.shared.unit'),
    ],
    ...INDICATOR_KEYS.map((key) => [
      t(`circuitPages.technique.keys.${key}`),
      ...stages.map(({ permanent }) => format.number(INDICATORS[key], permanent[key].value)),
      format.symbol(INDICATORS[key]),
    ]),
    [t('circuitPages.technique.ofMachine'), '', ...stages.map(() => '')],
  ];
}
