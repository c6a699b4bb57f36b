/** Results as links under the field: arrows walk them, Enter opens the first, Escape puts them away. */
import type { Search } from './search-list.ts';

function connect(search: HTMLElement): void {
  const field = search.querySelector('input');
  const list = search.querySelector('ul');
  const status = search.querySelector('[data-search-status]');
  if (!field || !list || !status) return;
  const links = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];
  let opened: Search | undefined;
  let isEntered = false;
  /** Of several looks at the same text, only the last one brings its answer; until then nothing is first. */
  let looks = 0;
  let isAsking = false;

  function show(): void {
    if (!field || !list || !status || !opened) return;
    const text = field.value.trim();
    list.hidden = text === '';
    status.textContent = '';
    if (text === '') return;
    const found = opened.find(text);
    const known = opened.known(text, found);
    const count = found.pages.length + found.fluids.length + (known ? 1 : 0);
    const { none = '', results = '' } = opened.data.texts;
    status.textContent = found.isGuess ? none : results.replace('#', String(count));
    list.replaceChildren(...(known ? [known] : []), ...opened.lines(found, known !== undefined));
    if (known) status.textContent = known.textContent;
    looks += 1;
    const look = looks;
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
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) field.focus();
      else all[Math.min(next, all.length - 1)]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === field) {
      // What is found first may still be on its way.
      if (!isAsking && all[0]) all[0].click();
      else isEntered = true;
    } else if (event.key === 'Escape') {
      field.focus();
      list.hidden = true;
    }
  });
  search.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !search.contains(event.relatedTarget)) list.hidden = true;
  });
}

for (const search of document.querySelectorAll<HTMLElement>('search[data-site-search]')) connect(search);
