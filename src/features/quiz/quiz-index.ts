/** What this device keeps of the quizzes, in their list: what is to be gone over today, and the best scores. */
import { pageLocale } from '../../language/page.ts';
import { whenAnotherTabKeeps } from '../../kit/storage/tabs.ts';
import { today } from '../../language/days.ts';
import { dueOn } from '../../quiz/review.ts';
import { keepDeck, keptDeck } from './state/deck.ts';
import { $quizScores, clearQuizScores, restoreQuizScores } from './state/scores.ts';
import { keptSittings } from './state/sittings.ts';

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

/** A quiz with what is said of it, as the list shows quizzes. */
function itemOf(link: HTMLAnchorElement, text: string, query = ''): HTMLLIElement {
  const [item, a, name, count] = (['li', 'a', 'strong', 'small'] as const).map((tag) => document.createElement(tag));
  const to = a as HTMLAnchorElement;
  to.href = `${link.getAttribute('href') ?? ''}${query}`;
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
    return count === 0 ? [] : [{ count, item: itemOf(link, dueOf.replace('#', String(count)), '?review=1') }];
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

/** Quizzes under way, the latest first: each opens where it was left. */
function showBegun(): void {
  const section = root?.querySelector<HTMLElement>('[data-begun]');
  if (!root || !section) return;
  const open = keptSittings().filter(({ ends }) => ends === 0 || ends > Date.now());
  const latest = open.filter(({ quiz }, index) => open.findIndex((one) => one.quiz === quiz) === index);
  const items = latest.flatMap(({ quiz, at }) => {
    const link = root.querySelector<HTMLAnchorElement>(`[data-slug="${quiz}"]`);
    return link ? [itemOf(link, (section.dataset['begun'] ?? '').replace('#', String(at + 1)))] : [];
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = items.length === 0;
}

showDue();
showBegun();
// A page that comes back from the browser's memory is shown anew as well.
addEventListener('pageshow', () => {
  showDue();
  showBegun();
});
whenAnotherTabKeeps('appfroid.quizReview', showDue);
root?.querySelector('[data-forget]')?.addEventListener('click', () => {
  keepDeck(undefined);
  showDue();
});
