/** What stands under a score, and what can be done with it. It comes late: nobody needs it at the first question. */
import { copyText } from '../../kit/files/copy-text.ts';
import { PASS, percentOf } from '../../quiz/examination.ts';
import { today } from '../../language/days.ts';
import { afterSitting } from '../../quiz/review.ts';
import type { Deck } from '../../quiz/review.ts';
import { keepDeck, keptDeck } from './state/deck.ts';
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
  readonly isExamination: boolean;
  /** `name` is that of the quiz and of the question there. */
  readonly questions: readonly {
    readonly element: HTMLLIElement;
    readonly name: string;
    readonly isRight: boolean;
  }[];
  /** Starts anew with some questions alone. */
  readonly askOnly: (elements: readonly Element[]) => void;
}

let finished: Finished | undefined;

const wrongOf = ({ questions }: Finished): readonly HTMLLIElement[] =>
  questions.flatMap(({ element, isRight }) => (isRight ? [] : [element]));

const deckAfter = ({ questions }: Finished): Deck =>
  afterSitting(
    keptDeck() ?? {},
    questions.map(({ name, isRight }) => [name, isRight] as const),
    today(),
  );

/** Moves on what comes back, where that was asked for; else offers it. */
function remind(one: Finished, hasMistakes: boolean): void {
  const isAsked = keptDeck() !== undefined;
  const find = (name: string): HTMLElement => one.root.querySelector(`[data-${name}]`) as HTMLElement;
  find('remind').hidden = isAsked || !one.isOwn || !hasMistakes;
  if (!isAsked || !one.isOwn) return;
  const isKept = keepDeck(deckAfter(one));
  if (hasMistakes) find('copy-status').textContent = isKept ? one.words.reminded : one.words.notKept;
}

function connect({ root, words }: Finished): void {
  const find = (name: string): HTMLElement => root.querySelector(`[data-${name}]`) as HTMLElement;
  find('mistakes').addEventListener('click', () => {
    if (finished) finished.askOnly(wrongOf(finished));
  });
  find('remind').addEventListener('click', ({ target }) => {
    if (!finished) return;
    find('copy-status').textContent = keepDeck(deckAfter(finished)) ? words.reminded : words.notKept;
    (target as HTMLElement).hidden = true;
  });
  find('print').addEventListener('click', () => print());
  find('copy').addEventListener('click', () => {
    void copyText(location.href).then((isCopied) => {
      find('copy-status').textContent = isCopied ? words.copied : words.notCopied;
    });
  });
}

/** Shows the subjects of wrong answers alone, the weakest first; all of them where nothing was wrong. */
function showSubjects({ root, words, questions }: Finished): void {
  const section = root.querySelector('[data-subjects]') as HTMLElement;
  // Under the score, above a long correction.
  root.querySelector('[data-result]')?.after(section);
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
  const { root, words, isOwn, isWhole, isExamination, questions } = one;
  const find = (name: string): HTMLElement => root.querySelector(`[data-${name}]`) as HTMLElement;
  const wrong = wrongOf(one).length;
  const percent = percentOf(questions.length - wrong, questions.length);
  const verdict = filled(percent >= PASS ? words.passed : words.failed, percent, PASS);
  const comment = wrong === 0 ? words.perfect : words.review;
  find('comment').textContent = [...(isExamination ? [verdict] : []), isOwn ? comment : words.shared].join(' ');
  find('mistakes').hidden = wrong === 0;
  find('copy-status').textContent = '';
  remind(one, wrong > 0);
  showSubjects(one);
  if (isOwn && isWhole) addQuizScore(root.dataset['quiz'] ?? '', questions.length - wrong, questions.length);
}
