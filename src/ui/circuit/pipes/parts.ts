/** The parts this page reads: its own, and that of the components, which asks the design pressures too. */
import type { Locale } from '../../../language/index.ts';
import type { Part } from '../../../stores/circuit/part.ts';
import { PIPES } from '../../../stores/circuit/parts/pipes.ts';
import { PRODUITS } from '../../../stores/circuit/parts/produits.ts';
import { otherPart, pagePart } from '../page-part.ts';

export function pipesParts(locale: Locale): { readonly part: Part<'pipes'>; readonly products: Part<'selection'> } {
  const products = otherPart(PRODUITS);
  return { part: pagePart(PIPES, locale), products };
}
