/** The catalogue as a file, both ways. Fetched when it is asked for. */
import { CATALOGUE } from '../../../circuit/components/catalogue/index.ts';
import { cellsOfRow, COLUMNS, rowsFromFile } from '../../../circuit/components/own-rows.ts';
import type { ReadRows } from '../../../circuit/components/own-rows.ts';
import type { Locale } from '../../../language/index.ts';
import { addToOwnCatalogue, $ownCatalogue } from '../state/own-catalogue.ts';
import { saveCsv } from '../../../kit/files/save.ts';
import { csvOfTables } from '../../../quantities/csv.ts';

/** No catalogue is larger; a file of another kind may be. Bytes. */
const LARGEST = 2_000_000;

export type Imported = ReadRows | 'tooLarge' | 'unreadable';

/** Takes a file's components into the reader's own catalogue, and says what of it was taken. */
export async function importCatalogue(file: File): Promise<Imported> {
  if (file.size > LARGEST) return 'tooLarge';
  try {
    const read = rowsFromFile(await file.text());
    if (read.rows.length > 0) addToOwnCatalogue(read.rows);
    return read;
  } catch {
    return 'unreadable';
  }
}

/** The text of a file that holds the catalogue and the reader's own, as `importCatalogue` takes it. */
const catalogueText = (locale: Locale): string =>
  csvOfTables(
    [
      [
        COLUMNS,
        ...[...CATALOGUE, ...$ownCatalogue.get()]
          .filter(({ lines }) => lines.length > 0)
          .map((row) => cellsOfRow(row).map(String)),
      ],
    ],
    locale,
  );

/** Offers it for download. */
export const saveCatalogue = (name: string, locale: Locale): void => saveCsv(catalogueText(locale), name);
