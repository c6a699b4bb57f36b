/** Figures of the circuit's pages as files. Fetched when asked for. */
import type { Translator } from '../../i18n/keys.ts';
import { alertsOfPage } from '../../circuit/alerts/alert.ts';
import { simulatorData } from '../simulator/page-data.ts';
import { $acknowledged } from './state/acknowledged.ts';
import { $alerts } from './state/alerts.ts';
import { pageSimulation } from '../simulator/state/page-simulation.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { alertWords } from './list-text.ts';
import { withListTexts } from './list-texts.ts';
import { inFileName, saveCsv } from '../../kit/files/save.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { CsvTable } from '../../quantities/csv.ts';
import { regimesNow } from '../simulator/regimes.ts';
import type { Regime } from '../simulator/state/form.ts';
import { conclusionOfPage, inputsOfPage } from './report/page-study.ts';
import { pressureTable } from './report/pressure.ts';
import { figureTable, inputTable, stagesTable } from './report/simulation-tables.ts';

export { conclusionOfPage, inputsOfPage, pressureTable };

type TablesOf = (t: Translator, format: Formatter, regimes: readonly Regime[]) => readonly CsvTable[];

/** What the `tables.ts` of a page's folder holds. */
interface TablesFile {
  /** Those of its file. */
  readonly tables: TablesOf;
  /** Those of the report, where they are others. */
  readonly reportTables?: TablesOf;
  /** Where the figures of its tables come from, of what they hold alone. */
  readonly sources?: (t: Translator) => readonly string[];
}

/** The tables of each page, by its name. */
const TABLES: Readonly<Record<string, TablesFile>> = Object.fromEntries(
  Object.entries(import.meta.glob<TablesFile>('./*/tables.ts', { eager: true })).map(([file, found]) => [
    file.split('/')[1] ?? '',
    found,
  ]),
);

export interface PageTables {
  readonly page: string;
  readonly tables: readonly CsvTable[];
  readonly sources: readonly string[];
}

/**
 * What a report holds of every page, a page at a time: of the catalogue what was chosen; none for a page whose part has
 * no answer now.
 */
export function* tablesOfPages(...given: Parameters<TablesOf>): Generator<PageTables, void> {
  for (const [page, { tables, reportTables: inReport = tables, sources }] of Object.entries(TABLES)) {
    const shown = inReport(...given).filter((table) => table.length > 0);
    yield { page, tables: shown, sources: shown.length > 0 ? (sources?.(given[0]) ?? []) : [] };
  }
}

/** What the study has to say, worst first: of a page its own, of the report all of it. @param t knows the texts of the list */
function alertTable(t: Translator, format: Formatter, page?: string): CsvTable {
  const all = $alerts.get();
  const alerts = page === undefined ? all : alertsOfPage(all, page);
  if (alerts.length === 0) return [];
  const labels = new Map(simulatorData(t.locale).pages.map(({ key, label }) => [key, label]));
  const list = 'circuitPages.list';
  return [
    [
      t('circuitPages.alerts.level'),
      t('circuitPages.bar.alerts'),
      t(`${list}.what`),
      t(`${list}.source`),
      t(`${list}.note.taken`),
    ],
    ...alerts.map((alert) => {
      const words = alertWords(alert, $acknowledged.get(), t, format, (key) => labels.get(key) ?? key, regimesNow());
      return [
        t(`circuitPages.alerts.severity.${alert.severity}`),
        [words.place, words.text, words.limit].filter(Boolean).join(' · '),
        words.todo,
        words.source,
        words.note ?? '',
      ];
    }),
  ];
}

/** What the report is made of. */
function reportTables(t: Translator, format: Formatter): readonly CsvTable[] {
  const shown = pageSimulation.$shown.get();
  const regimes = regimesNow();
  return [
    conclusionOfPage(t, format),
    inputTable(shown, regimes, t('circuitPages.report.inputs'), t, format),
    figureTable(shown, regimes, t('simulator.figures.label'), t, format),
    stagesTable(shown, t, format),
    alertTable(t, format),
    ...[...tablesOfPages(t, format, regimes)].flatMap(({ tables }) => tables),
    pressureTable(t, format),
    ...inputsOfPage(t, format).map(({ page, rows }) => [[page, ''], ...rows.map(({ name, value }) => [name, value])]),
  ];
}

/** Saves the tables of a page as CSV. @throws {Error} where there is nothing to save */
export async function savePageCsv(page: string, own: Translator, format: Formatter): Promise<void> {
  const t = await withListTexts(own.locale, own);
  const tables =
    page === 'report'
      ? reportTables(t, format)
      : [...(TABLES[page]?.tables(t, format, regimesNow()) ?? []), alertTable(t, format, page)];
  if (tables.every((table) => table.length === 0)) throw new Error('nothing to save');
  const fluid = inFileName(pageSimulation.$fluid.get());
  // By the name a reader knows the page: the last step of its address.
  const name = location.pathname.split('/').findLast((step) => step !== '') ?? page;
  saveCsv(csvOfTables(tables, t.locale), t('circuitPages.shared.file', { page: name, fluid }));
}
