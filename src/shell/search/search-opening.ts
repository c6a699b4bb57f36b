/** What opens the search on every page: its buttons, Ctrl K and "/". The window is fetched when it is asked for. */
const searchWindow = () => import('./search-window.ts');

function open(): void {
  // The home page has the field itself.
  const field = document.querySelector<HTMLElement>('main [data-site-search] input');
  if (field) field.focus();
  else void searchWindow().then((opened) => opened.openSearchWindow());
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

export function connectSearchOpening(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens-search]')) open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, altKey, target } = event;
    const isWithControl = event.ctrlKey || event.metaKey;
    const isAsked = isWithControl ? key.toLowerCase() === 'k' && !altKey : key === '/' && !isTyping(target);
    if (!isAsked || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}
