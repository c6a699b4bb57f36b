/** Figures of the circuit's pages as files. Fetched when asked for. */
import type { Translator } from '../../i18n/keys.ts';
import { pageSimulation } from '../../stores/simulation/page.ts';
import type { Formatter } from '../simulator/format.ts';
import { csvOfTables } from './csv.ts';
import type { CsvTable } from './csv.ts';
import { pipesTables } from './pipes/tables.ts';
import { produitsTables } from './produits/tables.ts';
import { chargeTables } from './charge-fluide/tables.ts';
import { exchangerTables } from './echangeurs/tables.ts';
import { techniqueTables } from './technique/tables.ts';

/** The tables of a page, by its key. */
const TABLES: Readonly<Record<string, (t: Translator, format: Formatter) => readonly CsvTable[]>> = {
  pipes: pipesTables,
  produits: produitsTables,
  technique: techniqueTables,
  echangeurs: exchangerTables,
  'charge-fluide': chargeTables,
};

/** Saves the tables of a page as CSV. @throws {Error} where there is nothing to save */
export function savePageCsv(page: string, t: Translator, format: Formatter): void {
  const tables = TABLES[page]?.(t, format) ?? [];
  if (tables.length === 0) throw new Error('nothing to save');
  const fluid = pageSimulation.$fluid
    .get()
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/-$/, '');
  const url = URL.createObjectURL(new Blob([csvOfTables(tables, t.locale)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${t('circuitPages.shared.file', { page, fluid })}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
