/**
 * Figures a page was built with, in the reader's units: the texts of `[data-noted]`. Fetched for who reads other units than
 * those pages are served in.
 */
import { pageLocale } from '../language/page.ts';
import { notedFiguresIn } from '../quantities/noted-figures.ts';
import { preferredUnit } from '../quantities/index.ts';
import { $settings } from './storage/settings.ts';

const served = new WeakMap<Element, string>();

/** Writes them all; called again, it starts from what was served. */
export function writeServedFigures(): void {
  const settings = $settings.get();
  for (const element of document.querySelectorAll('[data-noted]')) {
    const text = served.get(element) ?? element.textContent;
    served.set(element, text);
    const noted = notedFiguresIn(text, (quantity, own) => preferredUnit(settings, quantity, own), pageLocale());
    // What is served in its own markup stays in it while its text does.
    if (element.textContent !== noted) element.textContent = noted;
  }
}
