/** Light, dark or as the system says; the choice is kept in local storage, system being no choice. */
import { whenAnotherTabKeeps } from './tabs.ts';

export const THEMES = ['light', 'system', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'appfroid-theme';

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

/** What a browser draws its own bars in, beside a page of either theme. */
export const BAR_COLOURS = { light: '#f8fafb', dark: '#0d1214' } as const;

/** Gives the browser's bars the theme of the page. */
function colourBars(): void {
  const theme = currentTheme();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BAR_COLOURS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colourBars();
}

const themeOf = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'system';

/** Shows what is kept as it stands now, which may be later than what the page was painted with. */
export function showKeptTheme(): void {
  try {
    show(themeOf(localStorage.getItem(KEY)));
  } catch {
    // Storage is barred: the page keeps the theme it has.
    colourBars();
  }
}

/** Shows what another tab chooses, and calls back. */
export function followTheme(onChange?: () => void): void {
  whenAnotherTabKeeps(KEY, (text) => {
    show(themeOf(text));
    onChange?.();
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
