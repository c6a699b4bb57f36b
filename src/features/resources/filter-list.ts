/** Filters the index of resources in the page itself, and keeps the choice in its address. */
import { controlsOf, hasWords, keepInAddress, tell } from './filtering.ts';

const bar = document.querySelector<HTMLElement>('[data-filters]');
const list = document.querySelector<HTMLElement>('[data-filtered]');

if (bar && list) {
  const controls = controlsOf(bar, ['q', 'tag']);
  const show = (): void => {
    const [asked, tag] = ['q', 'tag'].map((name) => controls.get(name)?.value ?? '') as [string, string];
    let count = 0;
    for (const item of list.querySelectorAll<HTMLElement>('[data-words]')) {
      const isOfTag = tag === '' || (item.dataset['tag'] ?? '').split(' ').includes(tag);
      item.hidden = !(isOfTag && hasWords(item.dataset['words'] ?? '', asked));
      if (!item.hidden) count += 1;
    }
    tell(bar, count);
  };
  for (const control of controls.values()) {
    control.addEventListener('input', () => {
      show();
      keepInAddress(new Map([...controls].map(([name, { value }]) => [name, value])), new Map());
    });
  }
  if ([...controls.values()].some(({ value }) => value !== '')) show();
}
