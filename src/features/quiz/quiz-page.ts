/**
 * Asks the questions of the page one by one, in the order of a seed the address holds. A sitting under way is kept as it
 * goes: whoever comes back is at the same question. What only a result needs comes with `result.ts`.
 */
import { answersFromText, answersToText, isRight } from '../../quiz/answers.ts';
import type { Answer } from '../../quiz/answers.ts';
import { asked as drawnFrom, newSeed, seedFromText } from '../../quiz/order.ts';
import { listenToKeys } from './keys.ts';
import type * as Numbers from './numbers.ts';
import { examinationMinutes } from '../../quiz/examination.ts';
import { QuestionElement } from './question.ts';
import type { Finished } from './result.ts';
import { forgetSitting, keepSitting, keptSittings } from './state/sittings.ts';
import { filled } from './words.ts';
import type { Words } from './words.ts';

const late = () => import('./result.ts');

function connect(root: HTMLElement): void {
  const find = <E extends Element = HTMLElement>(name: string): E => root.querySelector(`[data-${name}]`) as E;
  const [form, list, go, verdict] = [find<HTMLFormElement>('form'), find('questions'), find('go'), find('verdict')];
  const [result, progress] = [find('result'), root.querySelector('progress') as HTMLProgressElement];
  const words = JSON.parse(root.dataset['words'] ?? '{}') as Words;
  const { quiz = '', edition = '', sitting = '0' } = root.dataset;
  const served = [...list.querySelectorAll<HTMLLIElement>('.q')].map((element) => new QuestionElement(element));
  const verdicts = { right: words.correct, wrong: words.wrong };

  let asked: QuestionElement[] = [];
  /** One for each question asked; undefined where none is given yet. */
  let answers: Answer[] = [];
  let at = 0;
  let seed = '';
  /** Places of the questions that may be asked, as a link says them; empty where all may, so that the score counts. */
  let only = '';
  /** When an examination ends, ms since 1970; 0 outside one. */
  let ends = 0;
  let stopClock: (() => void) | undefined;

  let numbers: typeof Numbers | undefined;
  function needNumbers(then: () => void): void {
    void import('./numbers.ts').then((found) => {
      numbers = found;
      then();
    });
  }

  const nameOf = ({ id, dataset }: HTMLElement): string => dataset['name'] ?? `${quiz}/${id}`;
  const isCorrect = (answer: Answer, index: number): boolean => {
    const question = asked[index];
    return question !== undefined && isRight(answer, question.key);
  };

  function address(changes: Readonly<Record<string, string | undefined>>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(changes)) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    history.replaceState(history.state, '', url);
  }

  const keep = (): void =>
    keepSitting({
      quiz,
      edition,
      seed,
      only,
      answers: answersToText(answers),
      at,
      draft: asked[at]?.draft ?? '',
      ends,
    });

  /** The questions of a seed: all of the page or, of those given by place, as many as a sitting asks. */
  function lay(newOrder: string, places: readonly number[]): void {
    seed = newOrder;
    only = places.map((place) => place + 1).join('.');
    const all = places.length > 0 ? places : served.map((_, place) => place);
    const levelOf = (place: number): number => Number(served[place]?.element.dataset['level']);
    asked = drawnFrom(all, seed, Number(sitting), levelOf).flatMap((place) => served[place] ?? []);
    answers = asked.map(() => undefined);
    for (const { element } of served) element.classList.remove('asked', 'now');
    for (const question of asked) {
      question.prepare(seed);
      question.element.classList.add('asked');
      list.append(question.element);
    }
    find('resumed').hidden = true;
    address({ seed, only, answers: undefined, exam: undefined, review: undefined });
  }

  /** Answers from now on are told at the end alone, or when the time is over. */
  function examine(until: number): void {
    ends = until;
    address({ exam: '1' });
    void import('./clock.ts').then(({ runClock }) => {
      stopClock = runClock(find('clock'), ends, words.left, () => {
        const chosen = asked[at]?.answer((text) => numbers?.numberOf(text));
        answers[at] ??= chosen;
        finish(true);
      });
    });
  }

  function show(index: number): void {
    at = index;
    for (const [place, { element }] of asked.entries()) element.classList.toggle('now', place === at);
    result.hidden = true;
    verdict.textContent = '';
    verdict.className = 'verdict';
    const isAnswered = answers[at] !== undefined && ends === 0;
    root.dataset['state'] = isAnswered ? 'answered' : 'asking';
    const forward = at + 1 < asked.length ? words.next : words.finish;
    go.textContent = isAnswered || ends > 0 ? forward : words.check;
    const given = answers.filter((answer) => answer !== undefined).length;
    root.toggleAttribute('data-begun', given > 0 || ends > 0);
    const done = filled(words.progress, at + 1, asked.length);
    const right = filled(words.soFar, answers.filter(isCorrect).length);
    find('progress').textContent = given === 0 || ends > 0 ? done : `${done} · ${right}`;
    progress.max = asked.length;
    progress.value = given;
  }

  function ask(index: number): void {
    show(index);
    keep();
    asked[at]?.focus();
  }

  function check(question: QuestionElement): void {
    if (question.isTyped && numbers === undefined) return needNumbers(() => check(question));
    const answer = question.answer((text) => numbers?.numberOf(text));
    if (answer === undefined) {
      verdict.className = 'verdict';
      verdict.textContent = question.isTyped ? words.number : words.choose;
      return;
    }
    answers[at] = answer;
    // What the end needs is here by then, whatever becomes of the network.
    void late().catch(() => undefined);
    if (ends > 0) return goOn();
    question.mark(answer, verdicts);
    show(at);
    keep();
    // It stands with the explanation already: here it is told to those who do not see it.
    verdict.className = 'verdict sr-only';
    verdict.textContent = question.verdict;
    // The choices are closed now: what comes next is at hand.
    go.focus({ preventScroll: true });
  }

  const goOn = (): void => (at + 1 < asked.length ? ask(at + 1) : finish(true));

  function finish(isOwn: boolean): void {
    stopClock?.();
    root.removeAttribute('data-begun');
    for (const [index, question] of asked.entries()) {
      question.element.classList.remove('now');
      question.mark(answers[index], verdicts);
    }
    root.dataset['state'] = 'result';
    find('score').textContent = filled(words.score, answers.filter(isCorrect).length, asked.length);
    result.hidden = false;
    if (isOwn) {
      forgetSitting({ quiz, seed });
      address({ answers: answersToText(answers) });
      result.focus({ preventScroll: true });
      result.scrollIntoView({ block: 'nearest' });
    }
    const finished: Finished = {
      root,
      words,
      isOwn,
      isWhole: only === '',
      isExamination: ends > 0,
      questions: asked.map(({ element }, index) => ({
        element,
        name: nameOf(element),
        isRight: isCorrect(answers[index], index),
      })),
      askOnly: (elements) => start(served.flatMap(({ element }, place) => (elements.includes(element) ? [place] : []))),
    };
    void late().then(({ tellResult }) => tellResult(finished));
  }

  function start(places: readonly number[] = [], isExamination = false): void {
    stopClock?.();
    ends = 0;
    lay(newSeed(), places);
    if (isExamination) examine(Date.now() + examinationMinutes(asked.length) * 60_000);
    ask(0);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = asked[at];
    if (!question) return;
    if (root.dataset['state'] === 'asking') check(question);
    else goOn();
  });
  form.addEventListener('input', keep);
  listenToKeys(root, form, (place) => asked[at]?.choose(place) ?? false);
  for (const name of ['again', 'anew', 'exam']) {
    find(name).addEventListener('click', () => {
      forgetSitting({ quiz, seed });
      start([], name === 'exam');
    });
  }

  find('sheet').addEventListener('click', () => {
    void import('./sheet.ts').then(({ printSheet }) => printSheet(root));
  });

  const parameters = new URLSearchParams(location.search);
  const isExamination = parameters.has('exam');

  /** Opens on what the address asks for, or where it was left. @param due names of what is to be gone over today */
  function open(due: readonly string[]): void {
    const [asking, wanted] = [seedFromText(parameters.get('seed')), parameters.get('only')];
    const given = parameters.get('answers');
    const again = served.flatMap(({ element }, place) => (due.includes(nameOf(element)) ? [place] : []));
    const isBare = asking === undefined && wanted === null && again.length === 0;
    const own = keptSittings().filter((one) => one.quiz === quiz && one.edition === edition);
    // A link to a seed goes on where that one was left; the bare address, where the latest was.
    const kept = given === null ? own.find((one) => one.seed === asking || isBare) : undefined;
    const places = (kept?.only || wanted || '')
      .split('.')
      .map((text) => Number(text) - 1)
      .filter((place, index, all) => served[place] !== undefined && all.indexOf(place) === index);
    lay(kept?.seed ?? asking ?? newSeed(), again.length > 0 ? again : places);
    const found = answersFromText(
      kept?.answers ?? given,
      asked.map(({ key }) => key),
    );
    if (found) {
      answers = [...found];
      for (const [index, question] of asked.entries()) {
        const answer = answers[index];
        if (answer === undefined) continue;
        if ('letters' in answer) question.takeDraft(answer.letters);
        else needNumbers(() => question.takeDraft(numbers?.textOfNumber(answer.number) ?? ''));
        if (!kept?.ends) question.mark(answer, verdicts);
      }
      if (!kept) {
        ends = isExamination ? 1 : 0;
        address({ answers: answersToText(answers), exam: isExamination ? '1' : undefined });
        return finish(false);
      }
      if (kept.ends > 0) examine(kept.ends);
      if (answers[kept.at] === undefined) asked[kept.at]?.takeDraft(kept.draft);
    }
    if (asked.some(({ isTyped }) => isTyped)) needNumbers(() => undefined);
    show(found && kept && kept.at < asked.length ? kept.at : 0);
    find('resumed').hidden = answers.every((answer) => answer === undefined);
  }

  // What is due is asked of the device where the address says so, and nowhere else.
  if (!parameters.has('review')) return open([]);
  void import('./due.ts').then(
    ({ namesDue }) => open(namesDue()),
    () => open([]),
  );
}

const quiz = document.querySelector<HTMLElement>('[data-quiz]');
if (quiz) connect(quiz);
