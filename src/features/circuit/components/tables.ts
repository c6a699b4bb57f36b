/** The page of components as tables of a file. */
import type { ComponentAnswer } from '../../../circuit/components/index.ts';
import type { PlacedAnswer } from '../../../circuit/components/placed.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { shownStatus } from '../../../circuit/components/shown.ts';
import { LINES } from '../../../circuit/line-names.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { $ownCatalogue } from '../state/own-catalogue.ts';
import { ofRegime } from '../simulator/regimes.ts';
import { COMPONENTS } from './part.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { figure } from '../../../kit/table/table.ts';
import type { Cell, Table } from '../../../kit/table/table.ts';
import type { TablesOf } from '../tables-of.ts';
import { lineCell } from '../line-figures.ts';
import { connectionText, openingText, ratingTexts } from './ComponentLine.tsx';
import { shareText, sizeText } from './valve-text.ts';
import { judgedRows, listedRows, ofStatus } from './rows.ts';
import { sorted } from './sort.ts';

/** Parts with what they give here; empty without any. */
function partsTable(parts: readonly (readonly [string, PlacedAnswer])[], t: Translator, format: Formatter): Table {
  return {
    head: [
      t('circuitPages.components.category'),
      t('circuitPages.components.component'),
      t('circuitPages.components.parts.size'),
      t('circuitPages.components.parts.used'),
      t('circuitPages.components.status'),
    ],
    rows: parts.map(([name, answer]) => [
      t(`circuitPages.components.categories.${answer.category}`),
      name.replace('|', ' '),
      sizeText(answer, format),
      shareText(answer, format),
      [
        answer.status === 'kv_missing'
          ? t(`circuitPages.components.parts.unsized.${answer.category}`)
          : t(`circuitPages.components.statuses.${answer.status}`),
        ...answer.reasons.map((reason) => t(`circuitPages.components.parts.reasons.${reason}`)),
      ].join(', '),
    ]),
  };
}

/** What was chosen, and what it takes from each line; none while nothing is. */
export const reportTables: TablesOf = (...given) => tables(...given).slice(2);

/** The whole list as judged, the parts with a place of their own, then what was chosen of each. */
export const tables: TablesOf = ({ open, simulation }, t, format) => {
  const part = open(COMPONENTS);
  const regimes = simulation.$regimes.get();
  const { result, isStale } = part.$answer.get();
  if (!result || isStale) return [];
  const { options, texts } = part.form.$content.get();
  const rows = listedRows($ownCatalogue.get(), options['own']);
  const columns = regimes.flatMap((regime) => {
    const named = (name: string): string => ofRegime(name, regime, regimes, t);
    return [
      { name: named(t('circuitPages.components.drop')), quantity: 'pressureDifference' },
      { name: named(t('circuitPages.components.loss')), quantity: 'temperatureDifference' },
      named(t('circuitPages.components.status')),
    ] as const;
  });
  const figures = (answer: ComponentAnswer, row: ComponentRow | undefined): readonly Cell[] =>
    regimes.flatMap((regime) => {
      const status = answer[`status_${regime}`];
      return [
        lineCell('pressureDifference', answer[`dp_${regime}`], format),
        lineCell('temperatureDifference', answer[`dt_${regime}`], format),
        status === null ? '' : t(`circuitPages.components.statuses.${row ? shownStatus(row, status) : status}`),
      ];
    });
  const shown = sorted(ofStatus(judgedRows(rows, result.rows, result.placed.asked), texts['status']), {
    by: 'status',
    isDown: false,
  });
  const listed = shown.map(({ row, answer }) => [
    row.brand,
    row.model,
    t(`circuitPages.components.categories.${row.category}`),
    connectionText(row, format),
    figure('flowCoefficient', answer.kv),
    openingText(row, t, format),
    ratingTexts(row, format).join(', '),
    ...figures(answer, row),
    row.source ?? '',
  ]);
  const chosen = result.chosen.map(({ line, component, count, answer }) => [
    t(`circuitPages.components.lines.${line}`),
    component.replace('|', ' '),
    String(count),
    ...(answer ? figures(answer, rows.get(component)?.row) : []),
  ]);
  const totals = LINES.filter((line) => result.chosen.some((one) => one.line === line)).map((line) => {
    const drops = result.drops[line];
    return [
      t('circuitPages.components.basketTotal', { line: t(`circuitPages.components.lines.${line}`) }),
      '',
      '',
      lineCell('pressureDifference', drops.dp_permanent, format),
      lineCell('temperatureDifference', drops.dt_permanent, format),
      ...(regimes.length > 1
        ? [
            '',
            lineCell('pressureDifference', drops.dp_transient, format),
            lineCell('temperatureDifference', drops.dt_transient, format),
          ]
        : []),
    ];
  });
  return [
    {
      head: [
        t('circuitPages.components.brand'),
        t('circuitPages.components.component'),
        t('circuitPages.components.category'),
        t('circuitPages.components.connection'),
        { name: t('circuitPages.components.kv'), quantity: 'flowCoefficient' },
        { name: t('circuitPages.components.least'), quantity: 'pressureDifference' },
        t('circuitPages.components.rating'),
        ...columns,
        t('circuitPages.components.source'),
      ],
      rows: listed,
    },
    partsTable(Object.entries(result.placed.rows), t, format),
    partsTable(
      result.parts.flatMap(({ component, answer }) => (answer === null ? [] : [[component, answer] as const])),
      t,
      format,
    ),
    {
      head: [
        t('circuitPages.components.line'),
        t('circuitPages.components.basket'),
        t('circuitPages.components.count'),
        ...columns,
      ],
      rows: chosen.length === 0 ? [] : [...chosen, ...totals],
    },
  ];
};
