/** Searches, filters and sorts the index of calculators in the page itself, and keeps the choice in its address. */
import { isFound, sortedCalculators } from './find-calculators.ts';

const bar = document.querySelector<HTMLElement>('[data-tool-search]');
const list = document.querySelector<HTMLElement>('[data-tools]');
const none = document.querySelector<HTMLElement>('[data-tools-none]');
const status = document.querySelector<HTMLElement>('[data-tool-status]');
const control = (name: string): HTMLInputElement | HTMLSelectElement | null =>
  bar?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) ?? null;
const NAMES = ['q', 'category', 'sort'] as const;

function show(): void {
  if (!bar || !list || !none) return;
  const [search, category, sort] = NAMES.map((name) => control(name)?.value ?? '');
  const items = [...list.querySelectorAll<HTMLLIElement>('li')];
  const calculators = items.map((item) => ({
    item,
    title: item.dataset['title'] ?? '',
    updated: item.dataset['updated'] ?? '',
    words: item.dataset['words'] ?? '',
    category: item.dataset['category'] ?? '',
  }));
  let count = 0;
  for (const calculator of calculators) {
    const isShown = isFound(calculator, search ?? '', category ?? '');
    calculator.item.hidden = !isShown;
    if (isShown) count += 1;
  }
  list.append(
    ...sortedCalculators(calculators, sort === 'date' ? 'date' : 'name', document.documentElement.lang).map(
      ({ item }) => item,
    ),
  );
  none.hidden = count > 0;
  if (status)
    status.textContent = (count > 0 ? bar.dataset['found'] : bar.dataset['none'])?.replace('#', String(count)) ?? '';
}

function keep(): void {
  const url = new URL(location.href);
  for (const name of NAMES) {
    const value = control(name)?.value ?? '';
    if (value === '' || (name === 'sort' && value === 'name')) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}

const asked = new URLSearchParams(location.search);
for (const name of NAMES) {
  const field = control(name);
  const value = asked.get(name);
  if (field && value !== null) field.value = value;
  field?.addEventListener('input', () => {
    show();
    keep();
  });
}
show();
