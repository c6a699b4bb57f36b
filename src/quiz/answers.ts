/** What was answered, as a link carries it, and whether it is right. Small: it goes with every quiz page. */

/** Letters of the choices taken, or the number typed; undefined where there is no answer. */
export type Answer = { readonly letters: string } | { readonly number: number } | undefined;

/** What an answer is held to: letters of the choices there are and of the right ones, or a number and its tolerance. */
export type Key =
  | { readonly choices: string; readonly right: string; readonly isMultiple: boolean }
  | { readonly number: number; readonly within: number };

const NONE = 'x';
const SEPARATOR = '_';
const NUMBER = /^-?\d{1,6}(?:\.\d{1,6})?$/;

const sorted = (letters: string): string => [...letters].sort().join('');

export function isRight(answer: Answer, key: Key): boolean {
  if (answer === undefined) return false;
  if ('number' in key) return 'number' in answer && Math.abs(answer.number - key.number) <= key.within + 1e-9;
  return 'letters' in answer && sorted(answer.letters) === sorted(key.right);
}

const textOf = (answer: Answer): string => {
  if (answer === undefined) return NONE;
  return 'letters' in answer ? sorted(answer.letters) : String(Number(answer.number.toFixed(6)));
};

/** The answers of a sitting, in the order asked: "a_ac_4.85_x". */
export const answersToText = (answers: readonly Answer[]): string => answers.map(textOf).join(SEPARATOR);

function answerFromText(text: string, key: Key): Answer {
  if ('number' in key) return NUMBER.test(text) ? { number: Number(text) } : undefined;
  const isKnown = text !== '' && [...text].every((letter) => key.choices.includes(letter));
  const isOnce = new Set(text).size === text.length && (key.isMultiple || text.length === 1);
  return isKnown && isOnce ? { letters: sorted(text) } : undefined;
}

/**
 * The answers a link holds, for the questions it asks in that order. What does not fit a question is no answer;
 * a text for another number of questions is nobody's result.
 */
export function answersFromText(text: string | null, keys: readonly Key[]): readonly Answer[] | undefined {
  const parts = text?.split(SEPARATOR);
  if (parts?.length !== keys.length) return undefined;
  return keys.map((key, index) => answerFromText(parts[index] ?? '', key));
}
