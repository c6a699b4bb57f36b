import { $calculation, CALCULATIONS } from '../../stores/calculation.ts';
import { chooseLocale } from '../../stores/locale.ts';
import { $settings, PIPE_TYPES, changeSettings, restoreSettings } from '../../stores/settings.ts';
import { THEMES, chooseTheme, colourBars, currentTheme, followTheme } from '../../stores/theme.ts';

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
  pipeType: {
    read: () => $settings.get().pipeType,
    choose: (text) => {
      const pipeType = chosen(PIPE_TYPES, text);
      if (pipeType) changeSettings({ pipeType });
    },
  },
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

/** Brings the panel to life, and keeps the language a link names. */
export function connectSettings(): void {
  restoreSettings();
  $calculation.restore();
  colourBars();
  show();
  // Another tab, or a part of this page, may choose while the panel is open.
  $settings.listen(show);
  $calculation.listen(show);
  followTheme(show);
  const panel = document.querySelector<HTMLDialogElement>('#settings');
  panel?.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const name = event.target.closest<HTMLElement>('[data-setting]')?.dataset['setting'] ?? '';
    groups[name]?.choose(event.target.value);
  });
  // The backdrop belongs to the dialog itself: a press that lands on it is outside the panel.
  panel?.addEventListener('click', (event) => {
    if (event.target === panel) panel.close();
  });
  for (const opener of document.querySelectorAll('[data-opens-settings]')) {
    opener.addEventListener('click', () => {
      show();
      panel?.showModal();
    });
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      chooseLocale(link.dataset['language'] === 'en' ? 'en' : 'fr');
      // The other language opens on the same inputs: what was typed lives in the query.
      const target = new URL(link.href);
      target.search = location.search;
      link.href = target.href;
    });
  }
}
