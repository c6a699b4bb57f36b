/** The year as files: a table for spreadsheets, and what was asked and answered as JSON. Fetched when they are asked for. */
import type { Translator } from '../../i18n/keys.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { figure, figureIn, figuresTable } from '../../kit/table/table.ts';
import type { Figure, Table, TableFile } from '../../kit/table/table.ts';
import { formatNumber } from '../../quantities/number.ts';
import type { SeasonBin } from '../../season/index.ts';
import { chiefOf, energyCell } from './figures.ts';
import { requestsOf } from './state/request.ts';
import type { usePage } from './island.ts';
import { energyOf } from './question.ts';

type Page = ReturnType<typeof usePage>;

/** The bins of a year: as they were computed, or by whole kelvins. */
export const binTable = (bins: readonly SeasonBin[], t: Translator, format: Formatter): Table => ({
  head: [
    { name: t('season.table.t'), quantity: 'temperature' },
    { name: `${t('season.table.hours')} (h)`, quantity: 'count' },
    { name: t('season.table.load'), quantity: 'power' },
    { name: t('season.table.capacity'), quantity: 'power' },
    { name: t('season.table.efficiency'), quantity: 'ratio' },
    { name: t('season.table.backup'), quantity: 'power' },
    { name: t('season.table.electricity'), quantity: 'energy' },
  ],
  rows: bins.map(({ t: outside, hours, load, capacity, efficiency, backup, electricity }) => [
    figure('temperature', outside),
    figure('count', hours, formatNumber(hours, Number.isInteger(hours) ? 0 : 2, t.locale)),
    figure('power', load),
    figure('power', capacity),
    figure('ratio', efficiency),
    figure('power', backup),
    energyCell(electricity, format),
  ]),
});

/** Every bin as it was computed; undefined where there is nothing to save. */
export function tablesOf({ answers }: Page, t: Translator, format: Formatter): TableFile | undefined {
  const { result, status } = answers.year.get();
  const { machines, figure: asked } = result;
  if (machines.length === 0 || status !== 'current') return undefined;
  const co2e = (value: number): Figure => figureIn('kg CO₂e', value, formatNumber(value, 0, t.locale));
  const tables = machines.flatMap(({ figures, impact }, machine): readonly Table[] => [
    figuresTable(
      [
        [t(`season.figures.${asked}`), figure('ratio', chiefOf(figures))],
        [t('season.result.energy'), energyCell(energyOf(figures), format)],
        ...(impact
          ? [
              [t('season.impact.tewi'), co2e(impact.tewi.tewi)],
              [t('season.impact.lccp'), co2e(impact.lccp.lccp)],
            ]
          : []),
        [t('season.method')],
      ],
      t.locale,
      [t(machine === 0 ? 'season.first' : 'season.second')],
    ),
    binTable(figures.bins, t, format),
  ]);
  return { name: t('season.exported.file'), tables };
}

/** What was asked of `seasonal`, and its answers. */
export function jsonOf({ form, weather, answers }: Page): string {
  const { result, status } = answers.year.get();
  const { figure, machines } = result;
  const requests = requestsOf(figure, form.$content.get().options, weather.$year.get().year?.temperatures);
  const answered =
    status === 'current' ? machines.map(({ figures, impact }) => ({ ...figures, ...(impact ?? {}) })) : [];
  return `${JSON.stringify({ figure, requests, answers: answered }, undefined, 1)}\n`;
}
