/** Figures of the circuit's pages as files. Fetched when asked for. */
import type { Translator } from '../../i18n/keys.ts';
import { alertsOfPage } from '../../circuit/alerts/alert.ts';
import { simulatorData } from './simulator/page-data.ts';
import { $acknowledged } from './state/acknowledged.ts';
import { $alerts } from './state/alerts.ts';
import type { Circuit } from './state/circuit.ts';
import type { Regime } from './simulator/state/form.ts';
import type { Formatter } from '../../kit/island/format.ts';
import { alertWords } from './list-text.ts';
import { withListTexts } from './list-texts.ts';
import { inFileName, saveCsv } from '../../kit/files/save.ts';
import { csvText } from '../../kit/table/csv.ts';
import { textsOf } from '../../kit/table/table.ts';
import type { Table } from '../../kit/table/table.ts';
import type { CsvTable } from '../../quantities/csv.ts';
import { conclusionOfPage, inputsOfPage } from './report/page-study.ts';
import type { TablesOf } from './tables-of.ts';
import { pressureTable } from './report/pressure.ts';
import { stagesTable } from './simulator/cycle-tables.ts';
import { figureTable, inputTable, simulatedOf } from './simulator/figure-tables.ts';

export { conclusionOfPage, inputsOfPage, pressureTable };

/** What the `tables.ts` of a page's folder holds. */
interface TablesFile {
  /** Those of its file. */
  readonly tables: TablesOf;
  /** Those of the report, where they are others. */
  readonly reportTables?: TablesOf;
  /** Where the figures of its tables come from, of what they hold alone. */
  readonly sources?: (circuit: Circuit, t: Translator) => readonly string[];
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
  const [circuit, t, format] = given;
  for (const [page, { tables, reportTables: inReport = tables, sources }] of Object.entries(TABLES)) {
    const shown = inReport(...given)
      .filter(({ rows }) => rows.length > 0)
      .map((table) => textsOf(table, format));
    yield { page, tables: shown, sources: shown.length > 0 ? (sources?.(circuit, t) ?? []) : [] };
  }
}

/** What the study has to say, worst first: of a page its own, of the report all of it. @param t knows the texts of the list */
function alertTable(regimes: readonly Regime[], t: Translator, format: Formatter, page?: string): Table {
  const all = $alerts.get();
  const alerts = page === undefined ? all : alertsOfPage(all, page);
  const labels = new Map(simulatorData(t.locale).pages.map(({ key, label }) => [key, label]));
  const list = 'circuitPages.list';
  return {
    head: [
      t('circuitPages.alerts.level'),
      t('circuitPages.bar.alerts'),
      t(`${list}.what`),
      t(`${list}.source`),
      t(`${list}.note.taken`),
    ],
    rows: alerts.map((alert) => {
      const words = alertWords(alert, $acknowledged.get(), t, format, (key) => labels.get(key) ?? key, regimes);
      return [
        t(`circuitPages.alerts.severity.${alert.severity}`),
        [words.place, words.text, words.limit].filter(Boolean).join(' · '),
        words.todo,
        words.source,
        words.note ?? '',
      ];
    }),
  };
}

/** Texts, whose first line names the columns. */
const worded = ([head = [], ...rows]: CsvTable): Table => ({ head, rows });

/** What the report is made of. */
function reportTables(...given: Parameters<TablesOf>): readonly Table[] {
  const [{ simulation }, t, format] = given;
  const regimes = simulation.$regimes.get();
  const simulated = simulatedOf(simulation.$shown.get(), regimes);
  return [
    worded(conclusionOfPage(...given)),
    inputTable(simulated, regimes, t('circuitPages.report.inputs'), t),
    figureTable(simulated, regimes, t('simulator.figures.label'), t),
    ...simulated.slice(0, 1).map(([, result]) => stagesTable(result, t)),
    alertTable(regimes, t, format),
    ...Object.values(TABLES).flatMap(({ tables, reportTables: own = tables }) => own(...given)),
    worded(pressureTable(...given)),
    ...inputsOfPage(...given).map(({ page, rows }) => ({
      head: [page, ''],
      rows: rows.map(({ name, value }) => [name, value]),
    })),
  ];
}

/** Saves the tables of a page as CSV. @throws {Error} where there is nothing to save */
export async function savePageCsv(circuit: Circuit, page: string, own: Translator, format: Formatter): Promise<void> {
  const { $fluid, $regimes } = circuit.simulation;
  const t = await withListTexts(own.locale, own);
  const tables =
    page === 'report'
      ? reportTables(circuit, t, format)
      : [...(TABLES[page]?.tables(circuit, t, format) ?? []), alertTable($regimes.get(), t, format, page)];
  if (tables.every(({ rows }) => rows.length === 0)) throw new Error('nothing to save');
  const fluid = inFileName($fluid.get());
  // By the name a reader knows the page: the last step of its address.
  const name = location.pathname.split('/').findLast((step) => step !== '') ?? page;
  saveCsv(csvText(tables, format), t('circuitPages.shared.file', { page: name, fluid }));
}
