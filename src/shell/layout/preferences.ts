/**
 * What was chosen and consented to, read and followed once the page has a moment. What stands on it before reads it itself:
 * each island as it wakes (kit/island/with-error-page.tsx), each script of a page that writes figures.
 */
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { changeSettings } from '../../kit/storage/settings.ts';
import { followTheme, showKeptTheme } from '../../kit/storage/theme.ts';
import { localeOfTag } from '../../language/index.ts';
import { followConsent } from './consent-banner.ts';

export function connectPreferences(): void {
  restoreChosen();
  followConsent();
  // What another tab has just chosen may be what brought this script.
  showKeptTheme();
  followTheme();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    if (link) changeSettings({ language: localeOfTag(link.dataset['language'] ?? '') });
  });
}
