/** What this device keeps of the quizzes, in their list: what is to be gone over today, and the best scores. */
import { pageLocale } from '../../language/page.ts';
import { whenAnotherTabKeeps } from '../../kit/kept/tabs.ts';
import { today } from '../../language/days.ts';
import { dueOn } from '../../quiz/review.ts';
import { keepDeck, keptDeck } from './state/deck.ts';
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

/** A quiz with so many questions to go over, as the list shows quizzes. */
function dueItem(link: HTMLAnchorElement, text: string): HTMLLIElement {
  const [item, a, name, count] = (['li', 'a', 'strong', 'small'] as const).map((tag) => document.createElement(tag));
  const to = a as HTMLAnchorElement;
  to.href = `${link.getAttribute('href') ?? ''}?review=1`;
  (name as HTMLElement).textContent = link.querySelector('strong')?.textContent ?? '';
  (count as HTMLElement).textContent = text;
  to.append(name as HTMLElement, count as HTMLElement);
  item?.append(to);
  return item as HTMLLIElement;
}

function showDue(): void {
  const section = root?.querySelector<HTMLElement>('[data-due]');
  if (!root || !section) return;
  const deck = keptDeck();
  section.hidden = deck === undefined;
  if (deck === undefined) return;
  const { due = '', dueOf = '', later = '', none = '' } = section.dataset;
  const names = dueOn(deck, today());
  const items = [...root.querySelectorAll<HTMLAnchorElement>('[data-slug]')].flatMap((link) => {
    const count = names.filter((name) => name.startsWith(`${link.dataset['slug'] ?? ''}/`)).length;
    return count === 0 ? [] : [{ count, item: dueItem(link, dueOf.replace('#', String(count))) }];
  });
  const [heading, text, list] = (['h2', 'p', 'ul'] as const).map((tag) => section.querySelector(tag) as HTMLElement);
  // Of questions that are gone nothing is asked.
  const count = items.reduce((sum, one) => sum + one.count, 0);
  (heading as HTMLElement).textContent = due.replace('#', String(count));
  list?.replaceChildren(...items.map(({ item }) => item));
  const [next] = Object.values(deck)
    .map(({ on }) => on)
    .toSorted();
  const day = next && new Date(`${next}T12:00:00`).toLocaleDateString(pageLocale(), { day: 'numeric', month: 'long' });
  const waiting = day === undefined ? none : later.replace('#', day);
  (text as HTMLElement).textContent = count === 0 ? waiting : '';
}

showDue();
// A page that comes back from the browser's memory is shown anew as well.
addEventListener('pageshow', showDue);
whenAnotherTabKeeps('appfroid.quizReview', showDue);
root?.querySelector('[data-forget]')?.addEventListener('click', () => {
  keepDeck(undefined);
  showDue();
});
