/** Puts the best score of each quiz beside it, when this device keeps some. */
import { $quizScores, clearQuizScores, restoreQuizScores } from './state/scores.ts';

const root = document.querySelector<HTMLElement>('[data-quizzes]');
const kept = root?.querySelector<HTMLElement>('[data-kept]');

restoreQuizScores();
$quizScores.subscribe((scores) => {
  for (const place of root?.querySelectorAll<HTMLElement>('[data-score]') ?? []) {
    const score = scores[place.dataset['score'] ?? ''];
    place.textContent = score
      ? (root?.dataset['best'] ?? '').replace('##', String(score.of)).replace('#', String(score.best))
      : '';
  }
  if (kept) kept.hidden = Object.keys(scores).length === 0;
});
root?.querySelector('[data-clear]')?.addEventListener('click', clearQuizScores);
