/** What is folded on a phone is open on paper, and what a link opens: the part it leads into. */

const openAround = (place: Element | null): boolean => {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) folds.push(fold);
  const closed = folds.filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  return closed.length > 0;
};

/** A fragment that names no part of the page, as those that carry a simulation, opens none. */
function openTarget(): void {
  const target = document.querySelector(':target');
  if (openAround(target)) target?.scrollIntoView();
}

export function openFolds(): void {
  // A browser whose style sheets cannot unfold for paper.
  const closed = new Set<HTMLDetailsElement>();
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-roomy]:not([open])')) {
      closed.add(fold);
      fold.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false;
    closed.clear();
  });
  openTarget();
  addEventListener('hashchange', openTarget);
}
