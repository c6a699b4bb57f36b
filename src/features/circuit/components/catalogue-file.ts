/** The catalogue as a file, both ways. Fetched when it is asked for. */
import { CATALOGUE, PLACED_CATALOGUE } from '../../../circuit/components/catalogue/index.ts';
import { COLUMNS } from '../../../circuit/components/columns.ts';
import { linesOfRow, rowsFromFile, rowsFromJson } from '../../../circuit/components/own-rows.ts';
import type { ReadRows } from '../../../circuit/components/own-rows.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { componentSchema, EXAMPLE, FORM } from '../../../circuit/components/schema.ts';
import type { Locale } from '../../../language/index.ts';
import { addToOwnCatalogue, $ownCatalogue } from '../state/own-catalogue.ts';
import { saveCsv, saveFile } from '../../../kit/files/save.ts';
import { csvOfTables } from '../../../quantities/csv.ts';

/** No catalogue is larger; a file of another kind may be. Bytes. */
const LARGEST = 2_000_000;

export type Imported = ReadRows | 'tooLarge' | 'unreadable';

/** Takes a file's components into the reader's own catalogue, and says what of it was taken. */
export async function importCatalogue(file: File): Promise<Imported> {
  if (file.size > LARGEST) return 'tooLarge';
  try {
    const text = await file.text();
    const read = /^\s*[[{]/u.test(text) ? rowsFromJson(text) : rowsFromFile(text);
    if (read.rows.length > 0) addToOwnCatalogue(read.rows);
    return read;
  } catch {
    return 'unreadable';
  }
}

const csvOf = (rows: readonly ComponentRow[], locale: Locale): string =>
  csvOfTables([[COLUMNS, ...rows.flatMap(linesOfRow).map((cells) => cells.map(String))]], locale);

const saveJson = (value: unknown, name: string): void =>
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), `${name}.json`);

/** Offers the catalogue and the reader's own for download, as `importCatalogue` takes them. */
export const saveCatalogue = (name: string, locale: Locale): void =>
  saveCsv(
    csvOf([...CATALOGUE.filter(({ lines }) => lines.length > 0), ...PLACED_CATALOGUE, ...$ownCatalogue.get()], locale),
    name,
  );

/** Offers the form to fill: an example as either file, and the schema of the second. */
export const saveExample = {
  csv: (name: string, locale: Locale): void => saveCsv(csvOf(EXAMPLE, locale), name),
  json: (name: string): void => saveJson({ form: FORM, components: EXAMPLE }, name),
  schema: (name: string): void => saveJson(componentSchema(), `${name}-schema`),
};
