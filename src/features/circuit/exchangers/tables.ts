/** The page of exchangers as tables of a file. */
import { regimeHead, withoutRegime } from '../simulator/regimes.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { EXCHANGERS, SIDES } from './part.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Table } from '../../../kit/table/table.ts';
import type { TablesOf } from '../tables-of.ts';
import { simulatorData } from '../simulator/page-data.ts';
import { betweenTable } from './between-table.ts';
import { loopTable } from './loop-table.ts';
import { recoveryTable } from './recovery-table.ts';
import { partProblemText } from '../problem-text.ts';
import { cell, CONDUCTANCE, quantityOf, shareText, spokenKeys, zonesOf } from './figures.ts';

/** The name of a secondary fluid, by its key in an answer. */
function mediumName(key: string, t: Translator): string {
  if (key === 'air' || key === 'water' || key === 'other') return t(`circuitPages.exchangers.media.${key}`);
  return simulatorData(t.locale).solutions?.find((solution) => solution.key === key)?.name[t.locale] ?? key;
}

/** Without what it warns of: the report has one list of alerts. */
export const reportTables: TablesOf = (...given) => tables(...given).slice(0, -1);

export const tables: TablesOf = ({ open, simulation }, t, format) => {
  const regimes = simulation.$regimes.get();
  const { result, isStale } = open(EXCHANGERS).$answer.get();
  if (!result || isStale) return [];
  const sides = SIDES.flatMap((side): readonly Table[] => {
    const steady = result.permanent[side];
    if (steady === null) return [];
    const both = regimes.map((regime) => result[regime]?.[side] ?? undefined);
    const figures: Table = {
      head: [
        t(`circuitPages.exchangers.kinds.${steady.kind}`),
        ...regimes.map((regime) => regimeHead(regime, regimes, t)),
      ],
      unit: t('circuitPages.shared.unit'),
      rows: [
        [t('circuitPages.exchangers.fields.medium'), ...both.map((each) => (each ? mediumName(each.medium, t) : ''))],
        ...spokenKeys(both).map((key) => [
          t(`circuitPages.exchangers.figures.${key}`),
          ...both.map((each) => cell(quantityOf(key, steady.medium), each?.[key], format)),
        ]),
      ],
    };
    const zones: Table = {
      head: [
        t('circuitPages.shared.regime'),
        t('circuitPages.exchangers.zone'),
        { name: t('circuitPages.exchangers.figures.duty'), quantity: 'power' },
        t('circuitPages.exchangers.share'),
        { name: t('circuitPages.exchangers.ua'), quantity: CONDUCTANCE },
        t('circuitPages.exchangers.uaShare'),
      ],
      rows: regimes.flatMap((regime, index) => {
        const each = both[index];
        return each === undefined
          ? []
          : zonesOf(each, side).map(({ name: zone, zone: { duty, share, ua, ua_share } }) => [
              t(`simulator.regimes.${regime}`),
              t(`circuitPages.exchangers.zones.${zone}`),
              figure('power', duty),
              shareText(share, format),
              cell(CONDUCTANCE, ua, format),
              shareText(ua_share, format),
            ]);
      }),
    };
    const problems: Table = {
      head: [t('circuitPages.shared.regime'), t('circuitPages.shared.warnings')],
      rows: regimes.flatMap((regime, index) => {
        const problem = both[index]?.problem;
        return problem ? [[t(`simulator.regimes.${regime}`), partProblemText(problem, t)]] : [];
      }),
    };
    return [figures, withoutRegime(regimes, zones), withoutRegime(regimes, problems)];
  });
  return [
    ...sides,
    betweenTable(result.between, t, format),
    recoveryTable(result.recovery, t, format),
    loopTable(result.loop, t, format),
    withoutRegime(regimes, {
      head: [
        t('circuitPages.shared.regime'),
        t('circuitPages.exchangers.exchanger'),
        t('circuitPages.shared.warnings'),
      ],
      rows: result.warnings.map((warning) => [
        warning.regime ? t(`simulator.regimes.${warning.regime}`) : '',
        warning.where === 'evaporator' || warning.where === 'condenser'
          ? t(`circuitPages.exchangers.sides.${warning.where}`)
          : '',
        partProblemText(warning, t),
      ]),
    }),
  ];
};
