/** Results as links under the field: arrows walk them, Enter opens the first, Escape puts them away. */
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import type { Search } from './search-list.ts';

/** Takes away that nothing was found: an answer says itself what it did not understand, and a machine was found. */
function unsay(list: HTMLElement): void {
  for (const note of list.querySelectorAll('li:has(> p)')) note.remove();
}

/** Brings a field and its list to life. */
export function connectSearch(search: HTMLElement): void {
  const field = search.querySelector('input');
  const list = search.querySelector('ul');
  const status = search.querySelector('[data-search-status]');
  if (!field || !list || !status) return;
  const links = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];
  const isWindow = search.closest('dialog') !== null;
  let opened: Search | undefined;
  let isEntered = false;
  /** Of several looks at the same text, only the last one brings its answer; until then nothing is first. */
  let looks = 0;
  let isAsking = false;

  /** What was looked for last, each ready to be looked for again. */
  function showRecent({ data: { texts } }: Search): void {
    const searches = recentSearches();
    list?.replaceChildren();
    if (list) list.hidden = searches.length === 0;
    if (searches.length === 0) return;
    const button = (text: string, press: () => void): HTMLLIElement => {
      const [item, made] = [document.createElement('li'), document.createElement('button')];
      Object.assign(made, { type: 'button', textContent: text });
      made.addEventListener('click', press);
      item.append(made);
      return item;
    };
    const heading = document.createElement('p');
    heading.textContent = texts.recent;
    const first = document.createElement('li');
    first.append(heading);
    const again = (text: string) => () => {
      if (!field) return;
      field.value = text;
      field.focus();
      show();
    };
    const forget = button(texts.forget, () => {
      forgetSearches();
      field?.focus();
      show();
    });
    forget.firstElementChild?.setAttribute('data-forget', '');
    list?.append(first, ...searches.map((text) => button(text, again(text))), forget);
  }

  function show(): void {
    if (!field || !list || !status || !opened) return;
    const text = field.value.trim();
    status.textContent = '';
    looks += 1;
    if (text === '') {
      showRecent(opened);
      return;
    }
    list.hidden = false;
    const found = opened.find(text);
    const known = opened.known(text, found);
    const count = found.pages.length + found.fluids.length + (known ? 1 : 0);
    const { none = '', results = '' } = opened.data.texts;
    status.textContent = found.isGuess ? none : results.replace('#', String(count));
    list.replaceChildren(...(known ? [known] : []), ...opened.lines(found, known !== undefined));
    if (known) status.textContent = known.textContent;
    const look = looks;
    // What cannot be fetched adds nothing: the list stands without it.
    opened.own(text).then(
      (own) => {
        if (look !== looks || own.length === 0) return;
        unsay(list);
        list.prepend(...own);
      },
      () => undefined,
    );
    isAsking = known === undefined;
    if (known) {
      if (isEntered) links()[0]?.click();
      return;
    }
    void opened.answer(text).then((answer) => {
      // Something else was typed meanwhile, or the same was looked up again.
      if (look !== looks) return;
      isAsking = false;
      if (answer && field.value.trim() === text) {
        unsay(list);
        list.prepend(answer);
        status.textContent = answer.textContent;
      }
      if (isEntered && field.value.trim() === text) links()[0]?.click();
    });
  }

  const open = (): void => {
    import('./search-list.ts').then(
      async ({ openSearch }) => {
        opened = await openSearch();
        if (document.activeElement === field) show();
      },
      () => undefined,
    );
  };

  field.addEventListener('input', () => {
    isEntered = false;
    show();
  });
  field.addEventListener('focus', () => (opened ? show() : open()));
  search.addEventListener('pointerenter', open, { once: true });
  search.addEventListener('keydown', (event) => {
    const all = [...list.querySelectorAll<HTMLElement>('a, button')];
    const [best] = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) field.focus();
      else all[Math.min(next, all.length - 1)]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === field) {
      // What is found first may still be on its way.
      if (!isAsking && best) best.click();
      else isEntered = true;
    } else if (event.key === 'Escape') {
      // A field of this kind takes the key for itself: it clears what is typed.
      search.closest('dialog')?.close();
      field.focus();
      list.hidden = !isWindow;
    }
  });
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) keepSearch(field.value.trim());
  });
  search.addEventListener('focusout', (event) => {
    if (isWindow) return;
    if (!(event.relatedTarget instanceof Node) || !search.contains(event.relatedTarget)) list.hidden = true;
  });
  // What was typed before this was there.
  if (document.activeElement === field) open();
}
