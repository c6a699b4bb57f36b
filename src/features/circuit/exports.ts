/** Figures of the circuit's pages as files. Fetched when asked for. */
import type { Translator } from '../../i18n/keys.ts';
import { $alerts } from './state/alerts.ts';
import { pageSimulation } from '../simulator/state/page-simulation.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { alertPlace, alertText, isOfSafety } from './alert-text.ts';
import { inFileName, saveCsv } from '../../kit/files/save.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { CsvTable } from '../../quantities/csv.ts';
import { ALL_PARTS } from './state/all-parts.ts';
import { figureTable, inputTable } from './report/simulation-tables.ts';

type TablesOf = (t: Translator, format: Formatter) => readonly CsvTable[];

/** What the `tables.ts` of a page's folder holds. */
interface TablesFile {
  /** Those of its file. */
  readonly tables: TablesOf;
  /** Those of the report, where they are others. */
  readonly reportTables?: TablesOf;
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
}

/** What a report holds of every page: of the catalogue what was chosen; none for a page whose part has no answer now. */
export const tablesOfPages = (t: Translator, format: Formatter): readonly PageTables[] =>
  Object.entries(TABLES).map(([page, { tables, reportTables: inReport = tables }]) => ({
    page,
    tables: inReport(t, format).filter((table) => table.length > 0),
  }));

/** What the study has to say, worst first; of a page its own and what the fluid asks, of the report all of it. */
function alertTable(t: Translator, format: Formatter, page?: string): CsvTable {
  const hasSafety = ALL_PARTS.some(({ key, showsSafety }) => key === page && showsSafety === true);
  const alerts = $alerts.get().filter((alert) => page === undefined || (hasSafety && isOfSafety(alert)));
  if (alerts.length === 0) return [];
  return [
    [t('circuitPages.alerts.level'), t('circuitPages.shared.warnings')],
    ...alerts.map((alert) => [
      t(`circuitPages.alerts.severity.${alert.severity}`),
      [...alertPlace(alert, t), alertText(alert, t, format)].join(' · '),
    ]),
  ];
}

/** What the report is made of. */
function reportTables(t: Translator, format: Formatter): readonly CsvTable[] {
  const shown = pageSimulation.$shown.get();
  return [
    inputTable(shown, t('circuitPages.report.inputs'), t, format),
    figureTable(shown, t('simulator.figures.label'), t, format),
    alertTable(t, format),
    ...tablesOfPages(t, format).flatMap(({ tables }) => tables),
  ];
}

/** Saves the tables of a page as CSV. @throws {Error} where there is nothing to save */
export function savePageCsv(page: string, t: Translator, format: Formatter): void {
  const tables =
    page === 'report'
      ? reportTables(t, format)
      : [...(TABLES[page]?.tables(t, format) ?? []), alertTable(t, format, page)];
  if (tables.every((table) => table.length === 0)) throw new Error('nothing to save');
  const fluid = inFileName(pageSimulation.$fluid.get());
  // By the name a reader knows the page: the last step of its address.
  const name = location.pathname.split('/').findLast((step) => step !== '') ?? page;
  saveCsv(csvOfTables(tables, t.locale), t('circuitPages.shared.file', { page: name, fluid }));
}
