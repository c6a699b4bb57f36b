/** Results as links under the field: arrows walk them, Enter opens the first, Escape puts them away. */
import { find } from './find.ts';
import type { Findable } from './find.ts';

const LIMIT = 8;

function connect(search: HTMLElement): void {
  const field = search.querySelector('input');
  const list = search.querySelector('ul');
  const status = search.querySelector('[data-search-status]');
  if (!field || !list || !status) return;
  const entries = JSON.parse(document.querySelector('#search-entries')?.textContent ?? '[]') as Findable[];
  const links = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];

  function itemOf({ title, text, address }: Findable): HTMLLIElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = address;
    link.textContent = title;
    const small = document.createElement('small');
    small.textContent = text;
    link.append(small);
    item.append(link);
    return item;
  }

  function show(): void {
    if (!field || !list || !status) return;
    const found = find(entries, field.value, LIMIT);
    const isAsked = field.value.trim() !== '';
    list.hidden = !isAsked;
    const none = search.dataset['none'] ?? '';
    status.textContent = !isAsked
      ? ''
      : found.length === 0
        ? none
        : (search.dataset['results'] ?? '').replace('{{count}}', String(found.length));
    if (isAsked && found.length === 0) {
      const item = document.createElement('li');
      const text = document.createElement('p');
      text.textContent = none;
      item.append(text);
      list.replaceChildren(item);
    } else {
      list.replaceChildren(...found.map(itemOf));
    }
  }

  field.addEventListener('input', show);
  field.addEventListener('focus', show);
  search.addEventListener('keydown', (event) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) field.focus();
      else all[Math.min(next, all.length - 1)]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === field) {
      all[0]?.click();
    } else if (event.key === 'Escape') {
      field.focus();
      list.hidden = true;
    }
  });
  search.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !search.contains(event.relatedTarget)) list.hidden = true;
  });
}

for (const search of document.querySelectorAll<HTMLElement>('search')) connect(search);
