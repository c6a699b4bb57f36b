/**
 * What the reader chose for the whole site, for whoever asks first: a page as such reads it once it has a moment. All of it,
 * so that it is one file for whoever needs some.
 */
import { $calculation } from './calculation.ts';
import { restoreConsent } from './consent.ts';
import { restoreSettings } from './settings.ts';

/** Reads it once; not inside the pages of others, where nothing is kept, nor where pages are built. */
export function restoreChosen(): void {
  if (typeof document === 'undefined' || document.documentElement.dataset['framed'] !== undefined) return;
  restoreSettings();
  restoreConsent();
  $calculation.restore();
}
