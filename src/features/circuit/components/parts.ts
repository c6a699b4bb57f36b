/** The parts this page reads: its own, and that of the pipes, for the tubes it recommends. */
import type { Locale } from '../../../language/index.ts';
import type { Part } from '../state/part.ts';
import { PIPES } from '../pipes/part.ts';
import { COMPONENTS } from './part.ts';
import { otherPart, pagePart } from '../page-part.ts';

export function produitsParts(locale: Locale): { readonly part: Part<'selection'>; readonly pipes: Part<'pipes'> } {
  return { part: pagePart(COMPONENTS, locale), pipes: otherPart(PIPES) };
}
