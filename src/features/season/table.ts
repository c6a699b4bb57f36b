/** The year as files: a table for spreadsheets, and what was asked and answered as JSON. Fetched when they are asked for. */
import type { Translator } from '../../i18n/keys.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Rows } from '../../quantities/csv.ts';
import type { TableFile } from '../../kit/page/Commands.tsx';
import { chiefOf } from './figures.ts';
import { requestsOf } from './state/request.ts';
import type { usePage } from './island.ts';
import { energyOf } from './question.ts';

type Page = ReturnType<typeof usePage>;

const COLUMNS = ['t', 'hours', 'load', 'capacity', 'efficiency', 'backup', 'electricity'] as const;
const UNITS = {
  t: '°C',
  hours: 'h',
  load: 'kW',
  capacity: 'kW',
  efficiency: '',
  backup: 'kW',
  electricity: 'kWh',
} as const;

/** Full precision, the door's units, every bin as it was computed; undefined where there is nothing to save. */
export function tableOf({ form, answers }: Page, t: Translator): TableFile | undefined {
  const { result, status } = answers.year.get();
  const { machines, figure } = result;
  if (machines.length === 0 || status !== 'current') return undefined;
  const asked = Object.entries(form.$content.get().options).flatMap(([key, value]): Rows =>
    typeof value === 'number' || typeof value === 'string' ? [[key, value]] : [],
  );
  const blocks = machines.flatMap(({ figures, impact }, machine): Rows[] => [
    [
      [t('page.quantity'), t('page.value'), t('page.unit')],
      [t('season.exported.machine'), machine + 1, ''],
      [t(`season.figures.${figure}`), chiefOf(figures), ''],
      [t('season.result.energy'), energyOf(figures), 'kWh'],
      ...(impact
        ? [
            [t('season.impact.tewi'), impact.tewi.tewi, 'kg CO₂e'],
            [t('season.impact.lccp'), impact.lccp.lccp, 'kg CO₂e'],
          ]
        : []),
      [t('season.method'), '', ''],
    ],
    [
      COLUMNS.map((key) => `${t(`season.table.${key}`)}${UNITS[key] === '' ? '' : ` [${UNITS[key]}]`}`),
      ...figures.bins.map((bin) => COLUMNS.map((key) => bin[key])),
    ],
  ]);
  return { name: t('season.exported.file'), text: csvOfTables([asked, ...blocks], t.locale) };
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
