/** The parts this page reads: its own, and that of the pipes, for the tubes it recommends. */
import type { Locale } from '../../../language/index.ts';
import { $ownCatalogue } from '../state/own-catalogue.ts';
import type { Part } from '../state/part.ts';
import { PIPES } from '../pipes/part.ts';
import { COMPONENTS } from './part.ts';
import { keepServed } from '../../../kit/island/use-part.ts';
import { otherPart, pagePart } from '../page-part.ts';

export function produitsParts(locale: Locale): { readonly part: Part<'selection'>; readonly pipes: Part<'pipes'> } {
  // Before the part is opened, which reads what the device keeps.
  if (!import.meta.env.SSR) keepServed([$ownCatalogue]);
  const part = pagePart(COMPONENTS, locale);
  return { part, pipes: otherPart(PIPES) };
}
