/** Notes and explanations in the units of who reads them: their texts name those of the formulas. */
import { notedFiguresIn } from '../../quantities/noted-figures.ts';
import { preferredUnit, QUANTITIES } from '../../quantities/index.ts';
import type { AnyUnit, Quantity } from '../../quantities/index.ts';
import type { Locale } from '../../language/index.ts';
import { $units } from '../form/units.ts';
import type { UnitChoices } from '../form/units.ts';
import { $settings, SERVED_SETTINGS } from '../kept/settings.ts';
import type { Settings } from '../kept/settings.ts';
import { useTranslator } from './translator.ts';
import { useWhole } from './use-part.ts';

const NO_CHOICES: UnitChoices = {};

/** As chosen on the page, else as the settings say; a unit beside the main one goes by the settings. */
const unitFor =
  (units: UnitChoices, settings: Settings) =>
  (quantity: Quantity, own: AnyUnit): AnyUnit =>
    (own === QUANTITIES[quantity].preferred ? units[quantity] : undefined) ?? preferredUnit(settings, quantity, own);

/** A note as it reads now, where it is not drawn again when units change. */
export const notedNow = (note: string, locale: Locale): string =>
  notedFiguresIn(note, unitFor($units.get(), $settings.get()), locale);

/** Writes notes in the reader's units, and again when these change. */
export function useNotes(): (note: string) => string {
  const { locale } = useTranslator();
  const units = useWhole($units, NO_CHOICES);
  const settings = useWhole($settings, SERVED_SETTINGS);
  return (note) => notedFiguresIn(note, unitFor(units, settings), locale);
}

/** A note, by itself: what stands beside it is not drawn again for it. */
export const Note = ({ text }: { readonly text: string }): string => useNotes()(text);
