/** What this device keeps of the paths: the scores of their quizzes, what was ticked, and where to resume. */
import { whenAnotherTabKeeps } from '../../kit/storage/tabs.ts';
import { pageLocale } from '../../language/page.ts';
import { keepNext } from './state/next.ts';
import { keepSteps, keptSteps, STEPS_KEY } from './state/steps.ts';
import { $quizScores, restoreQuizScores } from './state/scores.ts';

const root = document.querySelector<HTMLElement>('[data-paths]');
/** The path a step was last ticked in: several have the same. */
let last: Element | undefined;

/** What the home page leads to: the next step of the path ticked last, else of the first one begun. */
function keepWhatIsNext(begun: readonly (readonly [path: Element, next: Element])[]): void {
  const of = (has: (path: Element) => boolean) => begun.find(([path]) => has(path))?.[1];
  const step = keptSteps().at(-1);
  const link = (
    of((path) => path === last) ??
    of((path) => step !== undefined && path.querySelector(`[data-step="${step}"]`) !== null) ??
    begun[0]?.[1]
  )?.querySelector('a');
  const quiz = link?.closest('li')?.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
  keepNext(
    link ? { locale: pageLocale(), path: link.pathname + link.search, name: link.textContent.trim(), quiz } : undefined,
  );
}

function show(): void {
  const ticked = new Set(keptSteps());
  const begun: [Element, Element][] = [];
  const scores = $quizScores.get();
  for (const section of root?.querySelectorAll<HTMLElement>('[data-path]') ?? []) {
    const boxes = [...section.querySelectorAll<HTMLInputElement>('[data-step]')];
    for (const box of boxes) {
      const place = box.closest('li')?.querySelector<HTMLElement>('[data-of]');
      const score = scores[place?.dataset['of'] ?? ''];
      box.checked = ticked.has(box.dataset['step'] ?? '') || score !== undefined;
      if (place && score)
        place.textContent = (root?.dataset['best'] ?? '')
          .replace('##', String(score.of))
          .replace('#', String(score.best));
    }
    const done = boxes.filter((box) => box.checked).length;
    const count = section.querySelector('[data-count]');
    const text = (root?.dataset['progress'] ?? '').replace('##', String(boxes.length)).replace('#', String(done));
    if (count) count.textContent = done === 0 ? '' : text;
    const resume = section.querySelector<HTMLAnchorElement>('[data-resume]');
    const item = boxes.find((box) => !box.checked)?.closest('li');
    const next = item?.querySelector('a');
    if (done > 0 && item) begun.push([section, item]);
    if (!resume) continue;
    resume.hidden = done === 0 || !next;
    if (next) resume.href = next.href;
  }
  keepWhatIsNext(begun);
}

restoreQuizScores();
$quizScores.subscribe(show);
whenAnotherTabKeeps(STEPS_KEY, show);
addEventListener('pageshow', show);
root?.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { step } = event.target.dataset;
  if (step === undefined) return;
  last = event.target.closest('[data-path]') ?? undefined;
  keepSteps(event.target.checked ? [...keptSteps(), step] : keptSteps().filter((one) => one !== step));
  // One step stands in several paths.
  show();
});
