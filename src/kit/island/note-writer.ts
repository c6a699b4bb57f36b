/** Writes notes in the reader's units: as chosen on the page, else as the settings say. Fetched late. */
import { notedAxisIn, notedFiguresIn } from '../../quantities/noted-figures.ts';
import { preferredUnit, QUANTITIES } from '../../quantities/index.ts';
import type { AnyUnit, Quantity } from '../../quantities/index.ts';
import { $units } from '../form/units.ts';
import { $settings } from '../storage/settings.ts';
import { $axisWriter, $noteWriter } from './noted.ts';

function write(): void {
  const [units, settings] = [$units.get(), $settings.get()];
  // A unit beside the main one of its quantity goes by the settings.
  const unitFor = (quantity: Quantity, own: AnyUnit): AnyUnit =>
    (own === QUANTITIES[quantity].preferred ? units[quantity] : undefined) ?? preferredUnit(settings, quantity, own);
  $noteWriter.set((note, locale) => notedFiguresIn(note, unitFor, locale));
  $axisWriter.set((title) => notedAxisIn(title, unitFor));
}

export function followUnits(): void {
  write();
  $units.listen(write);
  $settings.listen(write);
}
