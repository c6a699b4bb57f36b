/** The page of pipes as tables of a file. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Circuit } from '../state/circuit.ts';
import { PIPES } from './part.ts';
import { ofRegime, regimeBefore, withoutRegime } from '../simulator/regimes.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Column } from '../../../kit/table/table.ts';
import type { TablesOf } from '../tables-of.ts';
import { lineCell, tubeText } from '../line-figures.ts';
import { partProblemText } from '../problem-text.ts';
import { brokenTexts } from './broken.ts';
import { PAGE_LINES } from './lines.ts';
import { lossesTable } from './losses-table.ts';
import { networkTable } from './network-table.ts';

const SIZES = ['recommended', 'lower', 'upper'] as const;
const ROWS = [
  ['speed', 'speed'],
  ['dp', 'pressureGradient'],
  ['dt', 'temperatureDifference'],
  ['total', 'pressureDifference'],
] as const;

/** Without what it warns of: the report has one list of alerts. */
export const reportTables: TablesOf = (...given) => tables(...given).slice(0, 3);

export function sources(circuit: Circuit, t: Translator): readonly string[] {
  const { $answer, form } = circuit.open(PIPES);
  const { result } = $answer.get();
  const { options } = form.$content.get();
  const hasRiser = Number(options['haut_asp']) > 0 || Number(options['haut_ref']) > 0;
  return [
    t('circuitPages.pipes.sources.method'),
    t('circuitPages.pipes.sources.tubes'),
    t('circuitPages.pipes.sources.pressure'),
    ...(hasRiser && result?.lines.asp.oil !== null ? [t('circuitPages.pipes.sources.oil')] : []),
    ...(options['fittings'] === undefined ? [] : [t('circuitPages.pipes.sources.fittings')]),
  ];
}

export const tables: TablesOf = ({ open, simulation }, t, format) => {
  const part = open(PIPES);
  const regimes = simulation.$regimes.get();
  const { result, isStale } = part.$answer.get();
  if (!result || isStale) return [];
  const header = [
    t('circuitPages.pipes.line'),
    t('circuitPages.pipes.size'),
    t('circuitPages.pipes.tube'),
    ...ROWS.flatMap(([key, quantity]) =>
      regimes.map((regime): Column => ({
        name: ofRegime(t(`circuitPages.pipes.rows.${key}`), regime, regimes, t),
        quantity,
      })),
    ),
    { name: t('circuitPages.pipes.rows.pressure'), quantity: 'gaugePressure' } as const,
    t('circuitPages.pipes.breaks'),
  ];
  const { options } = part.form.$content.get();
  const tubes = PAGE_LINES.flatMap((line) =>
    SIZES.flatMap((size) => {
      const figures = result.lines[line];
      const tube = figures[size];
      if (!tube) return [];
      const fastest = Number(options[`vit_${line}`]);
      const isNearest = size === 'recommended' && figures.broken.length > 0;
      return [
        [
          t(`circuitPages.pipes.lines.${line}`),
          t(`circuitPages.pipes.sizes.${isNearest ? 'nearest' : size}`),
          tubeText(tube, t.locale),
          ...ROWS.flatMap(([key, quantity]) =>
            regimes.map((regime) => lineCell(quantity, tube[`${key}_${regime}`], format)),
          ),
          figure('gaugePressure', tube.p_adm),
          brokenTexts(tube, { figures, fastest }, t, format).join(' · '),
        ],
      ];
    }),
  );
  const refused = PAGE_LINES.flatMap((line) => {
    const { problem } = result.lines[line];
    return problem ? [[t(`circuitPages.pipes.lines.${line}`), '', partProblemText(problem, t)]] : [];
  });
  const warnings = result.warnings.map((warning) => [
    warning.where === 'asp' || warning.where === 'll' || warning.where === 'ref'
      ? t(`circuitPages.pipes.lines.${warning.where}`)
      : '',
    regimeBefore(warning.regime, regimes, t),
    partProblemText(warning, t),
  ]);
  const head = [t('circuitPages.pipes.line'), t('circuitPages.shared.regime'), t('circuitPages.shared.warnings')];
  const { result: steady } = simulation.$shown.get().permanent;
  return [
    networkTable(result.network, steady?.input, t, format),
    { head: header, rows: tubes },
    lossesTable(result.in_cycle, steady, t),
    withoutRegime(regimes, { head, rows: [...refused, ...warnings] }, 1),
  ];
};
