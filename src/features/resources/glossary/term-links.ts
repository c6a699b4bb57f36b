/** Terms of the prose open in place; what shows them comes with the first one asked for. A key or a button of the mouse that opens a tab does so. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.term');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./term-window.ts')
    .then(({ showTerm }) => showTerm(link))
    // Without a network and never opened before: the glossary itself.
    .catch(() => location.assign(link.href));
});
