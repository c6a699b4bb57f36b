/** Searches, filters and sorts the index of calculators in the page itself, and keeps the choice in its address. */
import { sayInAddress } from '../../kit/form/long-link.ts';
import { pageLocale } from '../../language/page.ts';
import type { Search } from '../../shell/search/search-list.ts';
import { isFound, sortedCalculators } from './find-calculators.ts';

const bar = document.querySelector<HTMLElement>('[data-tool-search]');
const list = document.querySelector<HTMLElement>('[data-tools]');
const none = document.querySelector<HTMLElement>('[data-tools-none]');
const status = document.querySelector<HTMLElement>('[data-tool-status]');
const NAMES = ['q', 'category', 'sort'] as const;

const controls = (name: string): readonly (HTMLInputElement | HTMLSelectElement)[] => [
  ...(bar?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) ?? []),
];
const isRadio = (control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement =>
  control.type === 'radio';
const valueOf = (name: string): string =>
  controls(name).find((control) => !isRadio(control) || control.checked)?.value ?? '';

/** The search of the whole site, once a reader turns to the field: it knows the words of the trade and slips of the finger. */
let site: Search | undefined;

/** Addresses of what the site's search finds where the page's own words find nothing; its guesses are left out. */
function foundBySite(text: string): ReadonlySet<string> {
  const found = site?.find(text);
  return new Set(found && !found.isGuess ? found.pages.map(({ address }) => address) : []);
}

function show(): void {
  if (!bar || !list || !none) return;
  const [search = '', category = '', sort] = NAMES.map(valueOf);
  const items = [...list.querySelectorAll<HTMLLIElement>('li')];
  const calculators = items.map((item) => ({
    item,
    title: item.dataset['title'] ?? '',
    updated: item.dataset['updated'] ?? '',
    words: item.dataset['words'] ?? '',
    category: item.dataset['category'] ?? '',
    address: item.querySelector('a')?.getAttribute('href') ?? '',
  }));
  const own = new Set(calculators.filter((one) => isFound(one, search, category)));
  const others = own.size > 0 ? new Set<string>() : foundBySite(search);
  let count = 0;
  for (const calculator of calculators) {
    const isShown =
      own.has(calculator) || (others.has(calculator.address) && (category === '' || calculator.category === category));
    calculator.item.hidden = !isShown;
    if (isShown) count += 1;
  }
  list.append(
    ...sortedCalculators(calculators, sort === 'date' ? 'date' : 'name', pageLocale()).map(({ item }) => item),
  );
  none.hidden = count > 0;
  if (status)
    status.textContent = (count > 0 ? bar.dataset['found'] : bar.dataset['none'])?.replace('#', String(count)) ?? '';
}

async function openSite(): Promise<void> {
  if (site) return;
  try {
    const search = await import('../../shell/search/search-list.ts');
    site = await search.openSearch();
    show();
  } catch {
    // Without it the page's own words still answer.
  }
}

function keep(): void {
  const url = new URL(location.href);
  for (const name of NAMES) {
    const value = valueOf(name);
    sayInAddress(url.searchParams, name, value, name === 'sort' ? 'name' : '');
  }
  history.replaceState(history.state, '', url);
}

const asked = new URLSearchParams(location.search);
for (const name of NAMES) {
  const value = asked.get(name);
  for (const field of controls(name)) {
    if (value !== null) {
      if (isRadio(field)) field.checked = field.value === value;
      else field.value = value;
    }
    field.addEventListener('input', () => {
      show();
      keep();
    });
    if (name === 'q') field.addEventListener('focus', () => void openSite());
  }
}
if (valueOf('q') !== '') void openSite();
show();
