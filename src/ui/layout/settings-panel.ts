/** The settings' buttons and the language links of every page; the window itself is fetched when it is reached for. */
import { $calculation } from '../../stores/calculation.ts';
import { chooseLocale } from '../../stores/locale.ts';
import { restoreSettings } from '../../stores/settings.ts';
import { colourBars, followTheme } from '../../stores/theme.ts';
import { expectPanels } from './panels.ts';

/** A script that a newer build has replaced is told like any other: see reload-once.ts. */
const settingsWindow = () =>
  import('./settings-window.ts').catch((error: unknown) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });

/** Asks ahead for what the window is made of. */
function expectSettings(): void {
  expectPanels();
  void import('./settings-window.ts').catch(() => undefined);
}

/** Keeps the language a link names. The other language opens on the same inputs: what was typed lives in the query. */
function followLanguage(link: HTMLAnchorElement): void {
  chooseLocale(link.dataset['language'] === 'en' ? 'en' : 'fr');
  const target = new URL(link.href);
  target.search = location.search;
  link.href = target.href;
}

/** Brings the settings' buttons and the language links to life. */
export function connectSettings(): void {
  restoreSettings();
  $calculation.restore();
  colourBars();
  followTheme();
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens-settings]')) {
    for (const sign of ['pointerenter', 'focus']) opener.addEventListener(sign, expectSettings, { once: true });
    opener.addEventListener('click', () => void settingsWindow().then((settings) => settings.openSettings(opener)));
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link) followLanguage(link);
  });
}
