/** The page of indicators as tables of a file. */
import { ELECTRICITY } from '../../../physics/electricity.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { regimeHead, withoutRegime } from '../../simulator/regimes.ts';
import type { Regime } from '../../simulator/state/form.ts';
import { TECHNIQUE } from './part.ts';
import { formatNumber } from '../../../quantities/index.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { partProblemText } from '../problem-text.ts';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import { sheetTable } from './sheet-table.ts';
import { stageTable } from './stage-table.ts';
import { INDICATOR_KEYS, INDICATORS } from './indicators.ts';

/** Without what it warns of: the report has one list of alerts. */
export const reportTables = (t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] =>
  tables(t, format, regimes).slice(0, -1);

/** Of a TEWI, where there is one. */
export const sources = (t: Translator): readonly string[] =>
  pageCircuit.open(TECHNIQUE).$answer.get().result?.tewi
    ? [
        t('circuitPages.technique.sourceFormula'),
        t('circuitPages.technique.sourceGwp'),
        t('circuitPages.technique.sourceBeta', { source: ELECTRICITY.source[t.locale] }),
        t('circuitPages.technique.sourceHouse'),
      ]
    : [];

export function tables(t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] {
  const { result, isStale } = pageCircuit.open(TECHNIQUE).$answer.get();
  if (!result || isStale) return [];
  const indicators: CsvTable = [
    [
      t('circuitPages.technique.indicator'),
      ...regimes.map((regime) => regimeHead(regime, regimes, t)),
      t('circuitPages.shared.unit'),
    ],
    ...INDICATOR_KEYS.map((key) => [
      t(`circuitPages.technique.keys.${key}`),
      ...regimes.map((regime) => format.number(INDICATORS[key], result[regime]?.[key].value)),
      format.symbol(INDICATORS[key]),
    ]),
  ];
  const { tewi, bins, sheets, stages, warnings } = result;
  const { input } = pageSimulation.$shown.get().permanent.result ?? {};
  const mass = (value: number): readonly string[] => [formatNumber(value, 0, t.locale), 'kg CO₂e'];
  const energy = (value: number): readonly string[] => [format.number('energy', value), format.symbol('energy')];
  const header = [t('circuitPages.shared.quantity'), t('circuitPages.shared.value'), t('circuitPages.shared.unit')];
  return [
    stages.length > 1 ? stageTable(stages, input, t, format) : indicators,
    sheetTable(sheets, input, t, format),
    tewi
      ? [
          header,
          [t('circuitPages.technique.tewiLeak'), ...mass(tewi.leak)],
          [t('circuitPages.technique.tewiEnd'), ...mass(tewi.end_of_life)],
          [t('circuitPages.technique.tewiIndirect'), ...mass(tewi.indirect)],
          [t('circuitPages.technique.tewi'), ...mass(tewi.tewi)],
        ]
      : [],
    bins
      ? [
          header,
          [t('circuitPages.technique.energyCold'), ...energy(bins.energy_cold)],
          [t('circuitPages.technique.energyCompressor'), ...energy(bins.energy_compressor)],
          [t('circuitPages.technique.seasonEer'), format.number('ratio', bins.eer), ''],
        ]
      : [],
    warnings.length > 0
      ? withoutRegime(regimes, [
          [t('circuitPages.shared.regime'), t('circuitPages.shared.warnings')],
          ...warnings.map((warning) => [
            warning.regime ? t(`simulator.regimes.${warning.regime}`) : '',
            partProblemText(warning, t),
          ]),
        ])
      : [],
  ];
}
