/** Light, dark or as the system says; the choice is kept in local storage, system being no choice. */
import { whenAnotherTabKeeps } from './tabs.ts';

export const THEMES = ['light', 'system', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'appfroid-theme';

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows what another tab chooses, and calls back. */
export function followTheme(onChange: () => void): void {
  whenAnotherTabKeeps(KEY, (text) => {
    show(THEMES.find((theme) => theme === text) ?? 'system');
    onChange();
  });
}

export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is barred: the choice holds for this page.
  }
}
