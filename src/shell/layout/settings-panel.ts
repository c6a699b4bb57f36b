/** The settings' buttons and the language links of every page; the window itself is fetched when it is reached for. */
import { $calculation } from '../../kit/kept/calculation.ts';
import { chooseLocale } from '../../kit/kept/locale.ts';
import { restoreSettings } from '../../kit/kept/settings.ts';
import { colourBars, followTheme } from '../../kit/kept/theme.ts';
import { localeOfTag } from '../../language/index.ts';
import { expectPanels } from './panels.ts';

const settingsWindow = () => import('./settings-window.ts');

/** Asks ahead for what the window holds. */
function expectSettings(): void {
  expectPanels();
  settingsWindow().catch(() => undefined);
}

let dialog: HTMLDialogElement | undefined;

/** The window, named as what opens it; made when it is first opened. */
function settingsDialog(name: string): HTMLDialogElement {
  if (dialog) return dialog;
  const made = Object.assign(document.createElement('dialog'), {
    id: 'settings',
    className: 'dialog',
    ariaLabel: name,
  });
  // The backdrop belongs to the dialog itself: a press that lands on it is outside the panel.
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  dialog = made;
  return made;
}

/** Opens the window; without a network and nothing stored, it holds a word saying so. */
function open(opener: HTMLElement): void {
  const target = settingsDialog(opener.ariaLabel ?? opener.textContent.trim());
  target.showModal();
  settingsWindow()
    .then((settings) => settings.showSettings(target))
    .catch(() => {
      target.textContent = document.querySelector<HTMLElement>('[data-offline-text]')?.dataset['offlineText'] ?? '';
    });
}

/** Keeps the language a link names. The other language opens on the same inputs: what was typed lives in the query. */
function followLanguage(link: HTMLAnchorElement): void {
  chooseLocale(localeOfTag(link.dataset['language'] ?? ''));
  const target = new URL(link.href);
  target.search = location.search;
  if (location.hash.startsWith('#?')) target.hash = location.hash;
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
    opener.addEventListener('click', () => open(opener));
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link) followLanguage(link);
  });
}
