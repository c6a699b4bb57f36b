/** Asks the questions of the page one by one, in the order of a seed the address holds, and shows the result. */
import { typedNumber } from '../../quantities/number.ts';
import { pageLocale } from '../../language/page.ts';
import { answersFromText, answersToText, isRight } from '../../quiz/answers.ts';
import type { Answer } from '../../quiz/answers.ts';
import { newSeed, seedFromText, shuffled } from '../../quiz/order.ts';
import { addQuizScore } from './state.ts';
import { QuestionElement } from './question.ts';

type Words = Readonly<
  Record<
    | 'progress'
    | 'soFar'
    | 'correct'
    | 'wrong'
    | 'choose'
    | 'number'
    | 'check'
    | 'next'
    | 'finish'
    | 'score'
    | 'perfect'
    | 'review'
    | 'shared'
    | 'copied'
    | 'notCopied',
    string
  >
>;

function connect(root: HTMLElement): void {
  const find = <E extends Element = HTMLElement>(name: string): E => root.querySelector(`[data-${name}]`) as E;
  const [form, list, go, verdict] = [find<HTMLFormElement>('form'), find('questions'), find('go'), find('verdict')];
  const [result, progress] = [find('result'), root.querySelector('progress') as HTMLProgressElement];
  const words = JSON.parse(root.dataset['words'] ?? '{}') as Words;
  const sitting = Number(root.dataset['sitting']);
  const locale = pageLocale();
  const served = [...list.querySelectorAll<HTMLLIElement>('.q')].map((element) => new QuestionElement(element));
  const verdicts = { right: words.correct, wrong: words.wrong };

  let asked: QuestionElement[] = [];
  let answers: Answer[] = [];
  let at = 0;
  /** Whether every question may be asked, so that the score counts. */
  let isWhole = true;

  const isCorrect = (answer: Answer, index: number): boolean => {
    const question = asked[index];
    return question !== undefined && isRight(answer, question.key);
  };
  const rightCount = (): number => answers.filter(isCorrect).length;
  const fill = (text: string, ...numbers: readonly number[]): string => {
    const [first = 0, second = 0] = numbers;
    return text.replace('##', String(second)).replace('#', String(first));
  };

  function address(changes: Readonly<Record<string, string | undefined>>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', url);
  }

  /** The questions of a seed: all of the page or, of those given by place, as many as a sitting asks. */
  function lay(seed: string, only: readonly number[] | undefined): void {
    isWhole = only === undefined;
    const places = only ?? served.map((_, place) => place);
    asked = shuffled(places, seed)
      .slice(0, sitting)
      .flatMap((place) => served[place] ?? []);
    answers = [];
    for (const { element } of served) element.classList.remove('asked', 'now');
    for (const question of asked) {
      question.prepare(seed);
      question.element.classList.add('asked');
      list.append(question.element);
    }
  }

  function ask(index: number, movesFocus: boolean): void {
    at = index;
    for (const [place, { element }] of asked.entries()) element.classList.toggle('now', place === at);
    root.dataset['state'] = 'asking';
    result.hidden = true;
    verdict.textContent = '';
    verdict.className = 'verdict';
    go.textContent = words.check;
    tellProgress();
    if (movesFocus) asked[at]?.focus();
  }

  function tellProgress(): void {
    const done = fill(words.progress, at + 1, asked.length);
    find('progress').textContent = answers.length === 0 ? done : `${done} · ${fill(words.soFar, rightCount())}`;
    progress.max = asked.length;
    progress.value = answers.length;
  }

  function check(question: QuestionElement): void {
    const answer = question.answer();
    if (answer === undefined) {
      verdict.className = 'verdict';
      verdict.textContent = question.isTyped ? words.number : words.choose;
      return;
    }
    answers[at] = answer;
    question.mark(answer, verdicts);
    root.dataset['state'] = 'answered';
    // It stands with the explanation already: here it is told to those who do not see it.
    verdict.className = 'verdict sr-only';
    verdict.textContent = question.verdict;
    go.textContent = at + 1 < asked.length ? words.next : words.finish;
    tellProgress();
    // The choices are closed now: what comes next is at hand.
    go.focus({ preventScroll: true });
  }

  function finish(comment: string | undefined, movesFocus: boolean): void {
    const right = rightCount();
    for (const [index, question] of asked.entries()) {
      question.element.classList.remove('now');
      question.mark(answers[index], verdicts);
    }
    root.dataset['state'] = 'result';
    find('score').textContent = fill(words.score, right, asked.length);
    find('comment').textContent = comment ?? (right === asked.length ? words.perfect : words.review);
    find<HTMLButtonElement>('mistakes').hidden = right === asked.length;
    find('copy-status').textContent = '';
    result.hidden = false;
    if (!movesFocus) return;
    result.focus({ preventScroll: true });
    result.scrollIntoView({ block: 'nearest' });
  }

  function start(only?: readonly number[]): void {
    const seed = newSeed();
    address({ seed, answers: undefined, only: only?.map((place) => place + 1).join('.') });
    lay(seed, only);
    ask(0, true);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = asked[at];
    if (!question) return;
    if (root.dataset['state'] === 'asking') return check(question);
    if (root.dataset['state'] !== 'answered') return;
    if (at + 1 < asked.length) return ask(at + 1, true);
    address({ answers: answersToText(answers) });
    if (isWhole) addQuizScore(root.dataset['quiz'] ?? '', rightCount(), asked.length);
    finish(undefined, true);
  });

  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    const isElsewhere =
      target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog') !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || root.dataset['state'] === 'result') return;
    const key = event.key.toLowerCase();
    const place = '12345'.includes(key) ? Number(key) - 1 : 'abcde'.indexOf(key);
    if (key.length === 1 && place >= 0) {
      if (root.dataset['state'] === 'asking' && asked[at]?.choose(place)) event.preventDefault();
    } else if (
      key === 'enter' &&
      (target === document.body || target.tagName === 'LEGEND' || target.id === 'content')
    ) {
      event.preventDefault();
      form.requestSubmit();
    }
  });

  find('again').addEventListener('click', () => start());
  find('mistakes').addEventListener('click', () => {
    const wrong = asked.filter((_, index) => !isCorrect(answers[index], index));
    start(wrong.map((question) => served.indexOf(question)).toSorted((a, b) => a - b));
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

  const parameters = new URLSearchParams(location.search);
  const seed = seedFromText(parameters.get('seed')) ?? newSeed();
  const only = parameters
    .get('only')
    ?.split('.')
    .map((text) => Number(text) - 1)
    .filter((place, index, all) => served[place] !== undefined && all.indexOf(place) === index);
  lay(seed, only?.length ? only : undefined);
  const given = answersFromText(
    parameters.get('answers'),
    asked.map(({ key }) => key),
  );
  address({
    seed,
    answers: given && answersToText(given),
    only: isWhole ? undefined : (parameters.get('only') ?? undefined),
  });
  if (!given) return ask(0, false);
  answers = [...given];
  for (const [index, question] of asked.entries()) {
    question.take(answers[index], (value) => typedNumber(value, locale));
  }
  finish(words.shared, false);
}

const quiz = document.querySelector<HTMLElement>('[data-quiz]');
if (quiz) connect(quiz);
