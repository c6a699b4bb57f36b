/** A quiz on paper for a class: every question in the order of the page, and the answers on a sheet of their own. */
const LETTERS = 'ABCDE';

/** What is right, as the sheet of answers says it: letters as the choices stand now, then the words. */
function answerOf(question: HTMLElement): HTMLLIElement {
  const inputs = [...question.querySelectorAll('label:not(.typed) input')] as HTMLInputElement[];
  const letters = inputs.flatMap(({ dataset }, place) =>
    dataset['right'] === undefined ? [] : [LETTERS[place] ?? ''],
  );
  const key = question.querySelector('.key > b:last-child')?.textContent ?? '';
  const item = document.createElement('li');
  const right = document.createElement('b');
  right.textContent = [letters.join(', '), key].filter(Boolean).join('. ');
  item.append(right, ` — ${question.querySelector('.key + p')?.textContent ?? ''}`);
  return item;
}

/** Prints the sheet of a page, which is then as it was. */
export function printSheet(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-answers] ol');
  list?.replaceChildren(...[...root.querySelectorAll<HTMLElement>('.q')].map(answerOf));
  root.dataset['sheet'] = '';
  addEventListener('afterprint', () => root.removeAttribute('data-sheet'), { once: true });
  print();
}
