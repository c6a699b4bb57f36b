/**
 * A page is served long after it was built: of what it says, the reader's device shows what holds on the reader's day.
 *
 * `data-from`, `data-until`: shown from a day on, until the day before another. `data-holds`: hidden while all of these in it
 * are; `data-count` in it says how many are shown. `data-past` stands on what `data-passes` names once that day has come.
 */
import { followDay, isOfDay } from './of-the-day.ts';

const all = (selector: string, within: ParentNode = document): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

function show(day: string): void {
  for (const part of all('[data-from],[data-until]')) {
    const { from, until } = part.dataset;
    part.hidden = !isOfDay(from, until, day);
  }
  for (const holder of all('[data-holds]')) {
    const shown = all(holder.dataset['holds'] ?? '', holder).filter((part) => !part.hidden).length;
    holder.hidden = shown === 0;
    for (const count of all('[data-count]', holder)) count.textContent = String(shown);
  }
  for (const part of all('[data-passes]')) part.toggleAttribute('data-past', (part.dataset['passes'] ?? '') <= day);
}

followDay(show);
