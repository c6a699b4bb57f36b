/** The parts this page reads: its own, and that of the components, which asks the design pressures too. */
import type { Locale } from '../../../language/index.ts';
import type { Part } from '../state/part.ts';
import { PIPES } from './part.ts';
import { COMPONENTS } from '../components/part.ts';
import { otherPart, pagePart } from '../page-part.ts';

export function pipesParts(locale: Locale): { readonly part: Part<'pipes'>; readonly products: Part<'selection'> } {
  const products = otherPart(COMPONENTS);
  return { part: pagePart(PIPES, locale), products };
}
