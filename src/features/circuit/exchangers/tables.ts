/** The page of exchangers as tables of a file. */
import { regimeHead, withoutRegime } from '../../simulator/regimes.ts';
import type { Regime } from '../../simulator/state/form.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { EXCHANGERS, SIDES } from './part.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { simulatorData } from '../../simulator/page-data.ts';
import { betweenTable } from './between-table.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { partProblemText } from '../problem-text.ts';
import { CONDUCTANCE, quantityOf, shareText, spokenKeys, written, zonesOf } from './figures.ts';

/** The name of a secondary fluid, by its key in an answer. */
function mediumName(key: string, t: Translator): string {
  if (key === 'air' || key === 'water' || key === 'other') return t(`circuitPages.exchangers.media.${key}`);
  return simulatorData(t.locale).solutions?.find((solution) => solution.key === key)?.name[t.locale] ?? key;
}

/** Without what it warns of: the report has one list of alerts. */
export const reportTables = (t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] =>
  tables(t, format, regimes).slice(0, -1);

export function tables(t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] {
  const { result, isStale } = pageCircuit.open(EXCHANGERS).$answer.get();
  if (!result || isStale) return [];
  const sides = SIDES.flatMap((side): readonly CsvTable[] => {
    const steady = result.permanent[side];
    if (steady === null) return [];
    const both = regimes.map((regime) => result[regime]?.[side] ?? undefined);
    const name = t(`circuitPages.exchangers.kinds.${steady.kind}`);
    const figures: CsvTable = [
      [name, ...regimes.map((regime) => regimeHead(regime, regimes, t)), t('circuitPages.shared.unit')],
      [t('circuitPages.exchangers.fields.medium'), ...both.map((each) => (each ? mediumName(each.medium, t) : '')), ''],
      ...spokenKeys(both).map((key) => [
        t(`circuitPages.exchangers.figures.${key}`),
        ...both.map((each) => written(quantityOf(key, steady.medium), each?.[key] ?? null, format).number),
        written(quantityOf(key, steady.medium), null, format).symbol,
      ]),
    ];
    const zones: CsvTable = [
      [
        t('circuitPages.shared.regime'),
        t('circuitPages.exchangers.zone'),
        `${t('circuitPages.exchangers.figures.duty')} (${format.symbol('power')})`,
        t('circuitPages.exchangers.share'),
        `${t('circuitPages.exchangers.ua')} (${format.symbol(CONDUCTANCE)})`,
        t('circuitPages.exchangers.uaShare'),
      ],
      ...regimes.flatMap((regime, index) => {
        const each = both[index];
        return each === undefined
          ? []
          : zonesOf(each, side).map(({ name: zone, zone: { duty, share, ua, ua_share } }) => [
              t(`simulator.regimes.${regime}`),
              t(`circuitPages.exchangers.zones.${zone}`),
              format.number('power', duty),
              shareText(share, format),
              written(CONDUCTANCE, ua, format).number,
              shareText(ua_share, format),
            ]);
      }),
    ];
    const problems: CsvTable = regimes.flatMap((regime, index) => {
      const problem = both[index]?.problem;
      return problem ? [[t(`simulator.regimes.${regime}`), partProblemText(problem, t)]] : [];
    });
    return [figures, withoutRegime(regimes, zones), withoutRegime(regimes, problems)];
  });
  const warnings = result.warnings.map((warning) => [
    warning.regime ? t(`simulator.regimes.${warning.regime}`) : '',
    warning.where === 'evaporator' || warning.where === 'condenser'
      ? t(`circuitPages.exchangers.sides.${warning.where}`)
      : '',
    partProblemText(warning, t),
  ]);
  const head = [
    t('circuitPages.shared.regime'),
    t('circuitPages.exchangers.exchanger'),
    t('circuitPages.shared.warnings'),
  ];
  return [
    ...sides,
    betweenTable(result.between, t, format),
    warnings.length > 0 ? withoutRegime(regimes, [head, ...warnings]) : [],
  ];
}
