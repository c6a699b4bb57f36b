/** What an article does: its instrument opens for a link that has its inputs, its terms open in place. */
if (location.search !== '') document.querySelector('details.live')?.setAttribute('open', '');

/** A link to a step of a circuit lights it: from the wrong answer of a quiz to the organ it is about. */
function lightStep(): void {
  const step = document.querySelector<HTMLInputElement>(`[aria-describedby="${CSS.escape(location.hash.slice(1))}"]`);
  if (step?.type === 'radio') step.checked = true;
}
lightStep();
addEventListener('hashchange', lightStep);

// What shows a term comes with the first one asked for. A press that would open a tab does so.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.term');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('../glossary/term-window.ts')
    .then(({ showTerm }) => showTerm(link))
    // Without a network and never opened before: the glossary itself.
    .catch(() => location.assign(link.href));
});
