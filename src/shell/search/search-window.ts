/** The window of the search: fetched, with the index, when it is first asked for. */
import { panel } from '../layout/panels.ts';
import sheet from './search.css?url';
import { connectSearch } from './site-search.ts';

const searchList = () => import('./search-list.ts');

let dialog: HTMLDialogElement | undefined;

/** Its style, which no page carries. */
const styled = (): Promise<unknown> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    link.addEventListener('load', resolve);
    // Without it the window is plain, and answers.
    link.addEventListener('error', resolve);
    document.head.append(link);
  });

function made(): HTMLDialogElement {
  const opener = document.querySelector<HTMLElement>('.site-header .search');
  const target = Object.assign(document.createElement('dialog'), {
    id: 'search-window',
    className: 'dialog',
    ariaLabel: opener?.ariaLabel ?? '',
  });
  target.addEventListener('click', (event) => {
    // The backdrop belongs to the window itself; a link to a place of this page leaves it too.
    if (event.target === target || (event.target instanceof Element && event.target.closest('a'))) target.close();
  });
  document.body.append(target);
  return target;
}

function look(target: HTMLElement, text: string): void {
  const field = target.querySelector('input');
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Opens it; without a network and nothing stored, it holds a word saying so.
 * @param text what is looked for at once; absent: what the reader types
 */
export function openSearchWindow(text?: string): void {
  const target = dialog ?? made();
  const isNew = dialog === undefined;
  dialog = target;
  if (!target.open) target.showModal();
  if (!isNew && target.querySelector('search')) {
    if (text !== undefined) look(target, text);
    target.querySelector('input')?.select();
    return;
  }
  searchList()
    .then(({ openSearch }) => openSearch())
    .catch(() => undefined);
  Promise.all([panel('[data-panel="search"]'), styled()])
    .then(([part]) => {
      target.replaceChildren(part);
      const search = part.querySelector<HTMLElement>('search');
      if (search) connectSearch(search);
      target.querySelector('input')?.focus();
      if (text !== undefined) look(target, text);
    })
    .catch(() => {
      dialog = undefined;
      target.textContent = document.querySelector<HTMLElement>('[data-offline-text]')?.dataset['offlineText'] ?? '';
    });
}
