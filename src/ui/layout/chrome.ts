/** What the header and footer do once loaded: remember the theme and the language chosen. */

const themeKey = 'appfroid-theme';
const yearInSeconds = 365 * 24 * 3600;

function storedTheme(): string {
  return document.documentElement.dataset['theme'] ?? 'system';
}

function applyTheme(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is barred: the choice holds for this page.
  }
  showTheme();
}

function showTheme(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')) {
    input.checked = input.value === storedTheme();
  }
}

for (const group of document.querySelectorAll('[data-theme-switch]')) {
  group.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) applyTheme(event.target.value);
  });
}
showTheme();

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    document.cookie = `locale=${link.dataset['language']}; path=/; max-age=${yearInSeconds}; samesite=lax`;
    // The other language opens on the same inputs: what was typed lives in the query.
    const target = new URL(link.href);
    target.search = location.search;
    link.href = target.href;
  });
}
