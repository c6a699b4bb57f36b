/** The workbook of a fluid's page, saved: in the page's language and the reader's units. Fetched when asked for. */
import { saveFile } from '../../kit/files/save.ts';
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { $settings } from '../../kit/storage/settings.ts';
import { pageLocale } from '../../language/page.ts';
import { askWorker } from '../../runtime/circuit-bridge.ts';
import { fluidWorkbook, gridUnit, XLSX } from '../../workbook/index.ts';

/** What the page says of how sure its equation is. */
const qualityOf = (): readonly string[] =>
  [...document.querySelectorAll('[data-equation], [data-stated-error]')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );

/** @param fluid as the engine names it @param file its name without an ending @throws {Error} where nothing could be computed */
export async function saveFluidWorkbook(fluid: string, file: string): Promise<void> {
  restoreChosen();
  const preferences = $settings.get();
  const outcome = await askWorker('fluidTables', [fluid, gridUnit(preferences)]);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { origin, pathname } = location;
  const bytes = fluidWorkbook({
    ...{ locale: pageLocale(), preferences, ...outcome.result },
    name: document.querySelector('h1')?.textContent.trim() ?? fluid,
    origin: { site: 'AppFroid', address: origin + pathname, made: new Date(), quality: qualityOf() },
  });
  saveFile(new Blob([bytes], { type: XLSX }), `appfroid-${file}.xlsx`);
}
