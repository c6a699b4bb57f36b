/** The page of indicators as tables of a file. */
import { ELECTRICITY } from '../../../physics/electricity.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Circuit } from '../state/circuit.ts';
import { regimeHead, withoutRegime } from '../simulator/regimes.ts';
import type { Regime } from '../simulator/state/form.ts';
import { TECHNIQUE } from './part.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { figure, figureIn, figuresTable } from '../../../kit/table/table.ts';
import type { Figure, Table } from '../../../kit/table/table.ts';
import type { TablesOf } from '../tables-of.ts';
import { stageName } from '../stage-name.ts';
import type { Technique } from '../../../circuit/technique/index.ts';
import { partProblemText } from '../problem-text.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import { sheetTable } from './sheet-table.ts';
import { INDICATOR_KEYS, INDICATORS } from './indicators.ts';

/** Without what it warns of: the report has one list of alerts. */
export const reportTables: TablesOf = (...given) => tables(...given).slice(0, -1);

/** Of a TEWI, where there is one. */
export const sources = (circuit: Circuit, t: Translator): readonly string[] =>
  circuit.open(TECHNIQUE).$answer.get().result?.tewi
    ? [
        t('circuitPages.technique.sourceFormula'),
        t('circuitPages.technique.sourceGwp'),
        t('circuitPages.technique.sourceBeta', { source: ELECTRICITY.source[t.locale] }),
        t('circuitPages.technique.sourceHouse'),
      ]
    : [];

/** The indicators, a column each: of every compressor of a cycle of several, else of every regime. */
function indicatorTable(
  result: Technique,
  input: SimulationInput | undefined,
  regimes: readonly Regime[],
  t: Translator,
): Table {
  const isStaged = result.stages.length > 1;
  const columns = isStaged
    ? result.stages.map(({ stage, fluid, permanent }) => ({
        name: `${stageName(input, stage, t.locale) ?? stage} (${fluid})`,
        figures: permanent,
      }))
    : regimes.map((regime) => ({ name: regimeHead(regime, regimes, t), figures: result[regime] }));
  return {
    head: [t('circuitPages.technique.indicator'), ...columns.map(({ name }) => name)],
    unit: t('circuitPages.shared.unit'),
    rows: [
      ...INDICATOR_KEYS.map((key) => [
        t(`circuitPages.technique.keys.${key}`),
        ...columns.map(({ figures }) => figure(INDICATORS[key], figures?.[key].value)),
      ]),
      // Which figures are of the whole machine.
      ...(isStaged ? [[t('circuitPages.technique.ofMachine')]] : []),
    ],
  };
}

export const tables: TablesOf = ({ open, simulation }, t) => {
  const { result, isStale } = open(TECHNIQUE).$answer.get();
  if (!result || isStale) return [];
  const { tewi, bins, sheets, warnings } = result;
  const { input } = simulation.$shown.get().permanent.result ?? {};
  const regimes = simulation.$regimes.get();
  const mass = (value: number): Figure => figureIn('kg CO₂e', value, formatNumber(value, 0, t.locale));
  const figures = (rows: Table['rows']): Table => ({
    ...figuresTable(rows, t.locale),
    unit: t('circuitPages.shared.unit'),
  });
  return [
    indicatorTable(result, input, regimes, t),
    sheetTable(sheets, input, t),
    figures(
      tewi
        ? [
            [t('circuitPages.technique.tewiLeak'), mass(tewi.leak)],
            [t('circuitPages.technique.tewiEnd'), mass(tewi.end_of_life)],
            [t('circuitPages.technique.tewiIndirect'), mass(tewi.indirect)],
            [t('circuitPages.technique.tewi'), mass(tewi.tewi)],
          ]
        : [],
    ),
    figures(
      bins
        ? [
            [t('circuitPages.technique.energyCold'), figure('energy', bins.energy_cold)],
            [t('circuitPages.technique.energyCompressor'), figure('energy', bins.energy_compressor)],
            [t('circuitPages.technique.seasonEer'), figure('ratio', bins.eer)],
          ]
        : [],
    ),
    withoutRegime(regimes, {
      head: [t('circuitPages.shared.regime'), t('circuitPages.shared.warnings')],
      rows: warnings.map((warning) => [
        warning.regime ? t(`simulator.regimes.${warning.regime}`) : '',
        partProblemText(warning, t),
      ]),
    }),
  ];
};
