/** Writes notes in the reader's units: as chosen on the page, else as the settings say. Fetched late. */
import { notedFiguresIn } from '../../quantities/noted-figures.ts';
import { preferredUnit, QUANTITIES } from '../../quantities/index.ts';
import { $units } from '../form/units.ts';
import { $settings } from '../kept/settings.ts';
import { $noteWriter } from './noted.ts';

function write(): void {
  const [units, settings] = [$units.get(), $settings.get()];
  $noteWriter.set((note, locale) =>
    notedFiguresIn(
      note,
      // A unit beside the main one of its quantity goes by the settings.
      (quantity, own) =>
        (own === QUANTITIES[quantity].preferred ? units[quantity] : undefined) ??
        preferredUnit(settings, quantity, own),
      locale,
    ),
  );
}

export function followUnits(): void {
  write();
  $units.listen(write);
  $settings.listen(write);
}
