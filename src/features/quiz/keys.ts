/** A quiz by the keyboard: 1 to 5 or a to e take a choice, Enter goes on from wherever nothing else takes it. */

const DIGITS = '12345';
const LETTERS = 'abcde';
const OWN_KEYS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';

/** @param choose takes the choice at a place as shown; false where it takes none */
export function listenToKeys(root: HTMLElement, form: HTMLFormElement, choose: (place: number) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    const { state } = root.dataset;
    if (event.ctrlKey || event.metaKey || event.altKey || state === 'result' || target.closest(OWN_KEYS)) return;
    const key = event.key.toLowerCase();
    const place = DIGITS.includes(key) ? DIGITS.indexOf(key) : LETTERS.indexOf(key);
    const isOnText = target === document.body || target.tagName === 'LEGEND' || target.id === 'content';
    if (key.length === 1 && place >= 0) {
      if (state === 'asking' && choose(place)) event.preventDefault();
    } else if (key === 'enter' && isOnText) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
}
