/**
 * Notes in the units of who reads them: their texts name those of the formulas. What rewrites them is fetched for readers who
 * have other units.
 */
import { NO_UNITS } from '../../quantities/reader.ts';
import { $settings } from '../storage/settings.ts';
import { $axisWriter, $hasOtherUnits, $noteWriter } from './noted.ts';
import { useTranslator } from './translator.ts';
import { keepServed, useWhole } from './use-part.ts';

keepServed([$noteWriter, $axisWriter]);

let isAsked = false;

/** Fetches what writes notes in other units, which follows these from then on. Once; what fails is asked for again. */
function rewriteNotes(): void {
  if (isAsked) return;
  isAsked = true;
  import('./note-writer.ts').then(
    ({ followUnits }) => followUnits(),
    () => (isAsked = false),
  );
}

if (typeof window !== 'undefined') {
  $settings.subscribe(({ unitSystem, units }) => {
    if (unitSystem !== 'metric' || units !== NO_UNITS) rewriteNotes();
  });
  $hasOtherUnits.subscribe((has) => {
    if (has) rewriteNotes();
  });
}

/** Writes notes in the reader's units, and again when these change. */
export function useNotes(): (note: string) => string {
  const { locale } = useTranslator();
  const write = useWhole($noteWriter);
  return (note) => write?.(note, locale) ?? note;
}

/** A note, by itself: what stands beside it is not drawn again for it. */
export const Note = ({ text }: { readonly text: string }): string => useNotes()(text);
