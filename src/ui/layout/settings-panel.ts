import { $calculation, CALCULATIONS } from '../../stores/calculation.ts';
import { chooseLocale } from '../../stores/locale.ts';
import { $settings, changeSettings, restoreSettings, settingFromText } from '../../stores/settings.ts';
import { THEMES, chooseTheme, colourBars, currentTheme, followTheme } from '../../stores/theme.ts';
import { connectKeptPages } from './kept-pages.ts';
import { expectPanels, panel } from './panels.ts';

const chosen = <V extends string>(known: readonly V[], text: string): V | undefined =>
  known.find((value) => value === text);

/** What each group of radios shows and does. */
const groups: Readonly<Record<string, { readonly read: () => string; readonly choose: (text: string) => void }>> = {
  theme: {
    read: currentTheme,
    choose: (text) => {
      const theme = chosen(THEMES, text);
      if (theme) chooseTheme(theme);
    },
  },
  ...Object.fromEntries(
    (['pipeType', 'unitSystem', 'pressureReference', 'decimalSign'] as const).map((name) => [
      name,
      {
        read: () => $settings.get()[name],
        choose: (text: string) => {
          changeSettings(settingFromText(name, text));
          // What a page has written and typed is in the sign it was loaded with.
          if (name === 'decimalSign') location.reload();
        },
      },
    ]),
  ),
  calculation: {
    read: () => $calculation.get(),
    choose: (text) => {
      const calculation = chosen(CALCULATIONS, text);
      if (calculation) $calculation.set(calculation);
    },
  },
};

function show(): void {
  for (const [name, { read }] of Object.entries(groups)) {
    for (const input of document.querySelectorAll<HTMLInputElement>(`[data-setting="${name}"] input`)) {
      input.checked = input.value === read();
    }
  }
}

let dialog: HTMLDialogElement | undefined;

/** The window, named as what opens it; made when it is first opened. */
function settingsWindow(name: string): HTMLDialogElement {
  if (dialog) return dialog;
  const made = Object.assign(document.createElement('dialog'), {
    id: 'settings',
    className: 'dialog',
    ariaLabel: name,
  });
  made.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const setting = event.target.closest<HTMLElement>('[data-setting]')?.dataset['setting'] ?? '';
    groups[setting]?.choose(event.target.value);
  });
  // The backdrop belongs to the dialog itself: a press that lands on it is outside the panel.
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  dialog = made;
  return made;
}

/** Puts the settings in their window; without a network and nothing stored, a word saying so. */
async function fill(target: HTMLDialogElement): Promise<void> {
  try {
    const settings = await panel('[data-panel="settings"]');
    for (const link of settings.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
      const isCurrent = link.lang === document.documentElement.lang;
      if (isCurrent) link.ariaCurrent = 'true';
      const other = document.querySelector<HTMLAnchorElement>(`.site-header a[data-language="${link.lang}"]`);
      link.href = isCurrent ? location.pathname : (other?.href ?? '');
    }
    target.replaceChildren(settings);
    connectKeptPages(settings);
    show();
    const { connectUnits } = await import('./settings-units.ts');
    connectUnits(settings);
    // The focus is where it would be had the window been full from the start.
    if (target.open && document.activeElement === target) settings.querySelector('button')?.focus();
  } catch {
    target.textContent = document.querySelector<HTMLElement>('[data-offline-text]')?.dataset['offlineText'] ?? '';
  }
}

function open(opener: HTMLElement): void {
  const target = settingsWindow(opener.ariaLabel ?? opener.textContent.trim());
  show();
  target.showModal();
  const settings = target.querySelector('[data-panel]');
  // What is stored may have changed since it was last open.
  if (settings) connectKeptPages(settings);
  else void fill(target);
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
  // Another tab, or a part of this page, may choose while the panel is open.
  $settings.listen(show);
  $calculation.listen(show);
  followTheme(show);
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens-settings]')) {
    for (const sign of ['pointerenter', 'focus']) opener.addEventListener(sign, expectPanels, { once: true });
    opener.addEventListener('click', () => open(opener));
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link) followLanguage(link);
  });
}
