/** The page of components as tables of a file. */
import type { ComponentAnswer } from '../../../circuit/components/index.ts';
import type { PlacedAnswer } from '../../../circuit/components/placed.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { shownStatus } from '../../../circuit/components/shown.ts';
import { LINES } from '../../../circuit/line-names.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { $ownCatalogue } from '../state/own-catalogue.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { ofRegime } from '../../simulator/regimes.ts';
import type { Regime } from '../../simulator/state/form.ts';
import { COMPONENTS } from './part.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { lineFigure, lineSymbol } from '../line-figures.ts';
import { connectionText, openingText, ratingTexts } from './ComponentLine.tsx';
import { shareText, sizeText } from './part-text.ts';
import { judgedRows, listedRows, ofStatus } from './rows.ts';
import { sorted } from './sort.ts';

/** Parts with what they give here; empty without any. */
function partsTable(parts: readonly (readonly [string, PlacedAnswer])[], t: Translator, format: Formatter): CsvTable {
  if (parts.length === 0) return [];
  return [
    [
      t('circuitPages.components.category'),
      t('circuitPages.components.component'),
      t('circuitPages.components.parts.size'),
      t('circuitPages.components.parts.used'),
      t('circuitPages.components.status'),
    ],
    ...parts.map(([name, answer]) => [
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
  ];
}

/** What was chosen, and what it takes from each line; none while nothing is. */
export const reportTables = (t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] =>
  tables(t, format, regimes).slice(2);

/** The whole list as judged, the parts with a place of their own, then what was chosen of each. */
export function tables(t: Translator, format: Formatter, regimes: readonly Regime[]): readonly CsvTable[] {
  const part = pageCircuit.open(COMPONENTS);
  const { result, isStale } = part.$answer.get();
  if (!result || isStale) return [];
  const { options, texts } = part.form.$content.get();
  const rows = listedRows($ownCatalogue.get(), options['own']);
  const columns = regimes.flatMap((regime) => {
    const named = (name: string): string => ofRegime(name, regime, regimes, t);
    return [
      `${named(t('circuitPages.components.drop'))} (${lineSymbol('pressureDifference', format)})`,
      `${named(t('circuitPages.components.loss'))} (${lineSymbol('temperatureDifference', format)})`,
      named(t('circuitPages.components.status')),
    ];
  });
  const figures = (answer: ComponentAnswer, row: ComponentRow | undefined): readonly string[] =>
    regimes.flatMap((regime) => {
      const status = answer[`status_${regime}`];
      return [
        lineFigure('pressureDifference', answer[`dp_${regime}`], format),
        lineFigure('temperatureDifference', answer[`dt_${regime}`], format),
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
    format.number('flowCoefficient', answer.kv),
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
      lineFigure('pressureDifference', drops.dp_permanent, format),
      lineFigure('temperatureDifference', drops.dt_permanent, format),
      ...(regimes.length > 1
        ? [
            '',
            lineFigure('pressureDifference', drops.dp_transient, format),
            lineFigure('temperatureDifference', drops.dt_transient, format),
          ]
        : []),
    ];
  });
  return [
    [
      [
        t('circuitPages.components.brand'),
        t('circuitPages.components.component'),
        t('circuitPages.components.category'),
        t('circuitPages.components.connection'),
        `${t('circuitPages.components.kv')} (${format.symbol('flowCoefficient')})`,
        `${t('circuitPages.components.least')} (${lineSymbol('pressureDifference', format)})`,
        t('circuitPages.components.rating'),
        ...columns,
        t('circuitPages.components.source'),
      ],
      ...listed,
    ],
    partsTable(Object.entries(result.placed.rows), t, format),
    partsTable(
      result.parts.flatMap(({ component, answer }) => (answer === null ? [] : [[component, answer] as const])),
      t,
      format,
    ),
    chosen.length === 0
      ? []
      : [
          [
            t('circuitPages.components.line'),
            t('circuitPages.components.basket'),
            t('circuitPages.components.count'),
            ...columns,
          ],
          ...chosen,
          ...totals,
        ],
  ];
}
