/** What stands under a score, and what can be done with it. It comes late: nobody needs it at the first question. */
import { addQuizScore } from './state/scores.ts';
import { filled } from './words.ts';
import type { Words } from './words.ts';

export interface Finished {
  readonly root: HTMLElement;
  readonly words: Words;
  /** Whether it was just answered here, not opened from a link. */
  readonly isOwn: boolean;
  /** Whether every question of the page could be asked, so that the score counts. */
  readonly isWhole: boolean;
  readonly questions: readonly { readonly element: HTMLLIElement; readonly isRight: boolean }[];
  /** Starts anew with some questions alone. */
  readonly askOnly: (elements: readonly Element[]) => void;
}

let finished: Finished | undefined;

const wrongOf = ({ questions }: Finished): readonly HTMLLIElement[] =>
  questions.flatMap(({ element, isRight }) => (isRight ? [] : [element]));

function connect({ root, words }: Finished): void {
  const find = (name: string): HTMLElement => root.querySelector(`[data-${name}]`) as HTMLElement;
  find('mistakes').addEventListener('click', () => {
    if (finished) finished.askOnly(wrongOf(finished));
  });
  find('print').addEventListener('click', () => print());
  find('copy').addEventListener('click', () => {
    const tell = (text: string): void => {
      find('copy-status').textContent = text;
    };
    if (!('clipboard' in navigator)) return tell(words.notCopied);
    void navigator.clipboard.writeText(location.href).then(
      () => tell(words.copied),
      () => tell(words.notCopied),
    );
  });
}

/** Shows the subjects of wrong answers alone, the weakest first; all of them where nothing was wrong. */
function showSubjects({ root, words, questions }: Finished): void {
  const section = root.querySelector('[data-subjects]') as HTMLElement;
  const heading = section.querySelector('h2') as HTMLElement;
  const told = [...section.querySelectorAll<HTMLLIElement>('li')].map((item) => {
    const asked = questions.filter(({ element }) => element.dataset['subject'] === item.dataset['of']);
    return { item, of: asked.length, wrong: asked.filter(({ isRight }) => !isRight).length };
  });
  const isWeak = told.some(({ wrong }) => wrong > 0);
  heading.textContent = heading.dataset[isWeak ? 'weak' : 'further'] ?? '';
  for (const { item, of, wrong } of told.toSorted((one, other) => other.wrong - one.wrong)) {
    const share = item.querySelector('[data-share]') as HTMLElement;
    share.textContent = of === 0 ? '' : filled(words.share, of - wrong, of);
    item.hidden = isWeak && wrong === 0;
    item.parentElement?.append(item);
  }
}

/** Says what a sitting came to, and keeps its score. */
export function tellResult(one: Finished): void {
  if (finished === undefined) connect(one);
  finished = one;
  const { root, words, isOwn, isWhole, questions } = one;
  const find = (name: string): HTMLElement => root.querySelector(`[data-${name}]`) as HTMLElement;
  const wrong = wrongOf(one).length;
  const comment = wrong === 0 ? words.perfect : words.review;
  find('comment').textContent = isOwn ? comment : words.shared;
  find('mistakes').hidden = wrong === 0;
  find('copy-status').textContent = '';
  showSubjects(one);
  if (isOwn && isWhole) addQuizScore(root.dataset['quiz'] ?? '', questions.length - wrong, questions.length);
}
