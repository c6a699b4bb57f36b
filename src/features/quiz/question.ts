/** A served question as the sitting handles it: what is answered, shown and marked, in the page itself. */
import { isRight } from '../../quiz/answers.ts';
import type { Answer, Key } from '../../quiz/answers.ts';
import { withOtherSign } from '../../quantities/sign.ts';
import { shuffled } from '../../quiz/order.ts';

export class QuestionElement {
  readonly element: HTMLLIElement;
  readonly key: Key;
  readonly #inputs: readonly HTMLInputElement[];
  readonly #fieldset: HTMLFieldSetElement;
  readonly #details: HTMLDetailsElement;

  constructor(element: HTMLLIElement) {
    this.element = element;
    this.#inputs = [...element.querySelectorAll('input')];
    this.#fieldset = element.querySelector('fieldset') as HTMLFieldSetElement;
    this.#details = element.querySelector('details') as HTMLDetailsElement;
    const [typed] = this.#inputs;
    const sign = element.querySelector('[data-sign]');
    // The figure keeps the focus, and a phone its keys.
    sign?.addEventListener('mousedown', (event) => event.preventDefault());
    sign?.addEventListener('click', () => {
      if (!typed) return;
      typed.value = withOtherSign(typed.value);
      typed.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const { number, within } = typed?.dataset ?? {};
    const letters = (inputs: readonly HTMLInputElement[]): string => inputs.map(({ value }) => value).join('');
    this.key =
      number === undefined
        ? {
            choices: letters(this.#inputs),
            right: letters(this.#inputs.filter(({ dataset }) => dataset['right'] !== undefined)),
            isMultiple: this.#inputs[0]?.type === 'checkbox',
          }
        : { number: Number(number), within: Number(within) };
  }

  get isTyped(): boolean {
    return 'number' in this.key;
  }

  /** Unanswered again, its choices in the order of a seed; figures keep theirs. */
  prepare(seed: string): void {
    for (const input of this.#inputs) {
      input.checked = false;
      if (this.isTyped) input.value = '';
    }
    this.element.removeAttribute('data-said');
    this.#mark('');
    this.#fieldset.disabled = false;
    this.#details.open = false;
    if (this.isTyped || this.element.dataset['ordered'] !== undefined) return;
    const served = this.#inputs.map((input) => input.closest('label') as HTMLLabelElement);
    for (const label of shuffled(served, `${seed}/${this.element.id}`)) this.#details.before(label);
  }

  /** What is chosen or typed, checked or not. */
  get draft(): string {
    if (this.isTyped) return this.#inputs[0]?.value ?? '';
    return this.#inputs.flatMap(({ checked, value }) => (checked ? [value] : [])).join('');
  }

  takeDraft(draft: string): void {
    for (const input of this.#inputs) {
      if (this.isTyped) input.value = draft;
      else input.checked = draft.includes(input.value);
    }
  }

  /** @param read what a typed text says as a number; undefined where it says none */
  answer(read: (text: string) => number | undefined): Answer {
    if (this.isTyped) {
      const number = read(this.draft);
      return number === undefined ? undefined : { number };
    }
    const letters = this.draft;
    return letters === '' ? undefined : { letters };
  }

  /** Closes the question on an answer: verdict, right choice and explanation show. */
  mark(answer: Answer, words: { readonly right: string; readonly wrong: string }): boolean {
    const isCorrect = isRight(answer, this.key);
    this.element.dataset['said'] = isCorrect ? 'right' : 'wrong';
    this.#mark(isCorrect ? words.right : words.wrong);
    this.#fieldset.disabled = true;
    this.#details.open = true;
    return isCorrect;
  }

  /** Takes the choice at a place as shown, from 0; false when there is none. */
  choose(place: number): boolean {
    const input = this.element.querySelectorAll<HTMLLabelElement>('label')[place]?.querySelector('input');
    if (!input || this.isTyped || this.#fieldset.disabled) return false;
    input.focus();
    input.click();
    return true;
  }

  #mark(text: string): void {
    const mark = this.element.querySelector('[data-mark]');
    if (mark) mark.textContent = text;
  }

  /** What the page says of an answered question: verdict and right answer. */
  get verdict(): string {
    return (this.element.querySelector('.key')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  focus(): void {
    this.element.querySelector('legend')?.focus();
  }
}
