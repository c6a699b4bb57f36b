/** Folds that are folded on a phone alone: `data-roomy`, held open by kit/styles/fold until a script has opened them. */

/** Opens one where there is room; from here on the reader closes it, and no style sheet holds it open. */
export function openWhereRoom(fold: HTMLDetailsElement): void {
  if (fold.dataset['roomy'] !== '' || !matchMedia('(min-width: 60rem)').matches) return;
  fold.open = true;
  fold.dataset['roomy'] = 'open';
}

/** Opens those of the page as it is served: an island opens its own as it wakes. */
export function openRoomyFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-roomy]')) openWhereRoom(fold);
}
