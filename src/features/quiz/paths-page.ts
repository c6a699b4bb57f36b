/** What this device keeps of the paths: the scores of their quizzes, what was ticked, and where to resume. */
import { whenAnotherTabKeeps } from '../../kit/kept/tabs.ts';
import { keepSteps, keptSteps, STEPS_KEY } from './state/steps.ts';
import { $quizScores, restoreQuizScores } from './state/scores.ts';

const root = document.querySelector<HTMLElement>('[data-paths]');

function show(): void {
  const ticked = new Set(keptSteps());
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
    const next = boxes
      .find((box) => !box.checked)
      ?.closest('li')
      ?.querySelector('a');
    if (!resume) continue;
    resume.hidden = done === 0 || !next;
    if (next) resume.href = next.href;
  }
}

restoreQuizScores();
$quizScores.subscribe(show);
whenAnotherTabKeeps(STEPS_KEY, show);
addEventListener('pageshow', show);
root?.addEventListener('change', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const { step } = event.target.dataset;
  if (step === undefined) return;
  keepSteps(event.target.checked ? [...keptSteps(), step] : keptSteps().filter((one) => one !== step));
  // One step stands in several paths.
  show();
});
