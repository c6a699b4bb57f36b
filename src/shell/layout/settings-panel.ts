/** The settings' buttons and the language links of every page. */
import { keepLocale } from '../../kit/storage/locale.ts';
import { localeOfTag } from '../../language/index.ts';

const settingsOpening = () => import('./settings-opening.ts');

/** Keeps the language a link names. The other language opens on the same inputs: what was typed lives in the query. */
function followLanguage(link: HTMLAnchorElement): void {
  keepLocale(localeOfTag(link.dataset['language'] ?? ''));
  const target = new URL(link.href);
  target.search = location.search;
  if (location.hash.startsWith('#?')) target.hash = location.hash;
  link.href = target.href;
}

/** Brings the settings' buttons and the language links to life. */
export function connectSettings(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens-settings]');
    if (opener) void settingsOpening().then((opening) => opening.openSettings(opener));
    const link = target.closest<HTMLAnchorElement>('a[data-language]');
    if (link) followLanguage(link);
  });
}
