import type { EarlyForm } from '../../stores/calculator/session.ts';

type Entry = readonly [key: string, value: string];

const servedValue = ({ options }: HTMLSelectElement): string | undefined =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value;

/** What a menu of the result was changed to; none where it stands as served. */
function changedMenu(menu: HTMLSelectElement, key: string | undefined): readonly Entry[] {
  const served = servedValue(menu);
  return key === undefined || served === undefined || menu.value === served ? [] : [[key, menu.value]];
}

function textEntry(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): readonly Entry[] {
  if (field.name === '' || field.name.includes('.')) return [];
  const served =
    field instanceof HTMLSelectElement ? (servedValue(field) ?? field.options[0]?.value) : field.defaultValue;
  return field.value === served ? [] : [[field.name, field.value]];
}

/** What was typed and chosen while the script was on its way: what differs from the form as served. */
export function earlyForm(root: HTMLElement | null): EarlyForm {
  if (!root) return { texts: {}, units: {}, shownUnits: {}, digits: {} };
  const all = <E extends Element>(selector: string): E[] => [...root.querySelectorAll<E>(selector)];
  const keyOf = (field: Element): string => field.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '';
  const texts = all<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form :is(input[type="text"], textarea, select)[name]',
  ).flatMap(textEntry);
  const radios = all<HTMLInputElement>('form input[type="radio"]').flatMap((field): readonly Entry[] =>
    field.checked && !field.defaultChecked ? [[keyOf(field), field.value]] : [],
  );
  const boxes = all<HTMLInputElement>('form input[type="checkbox"]').flatMap((field): readonly Entry[] =>
    field.checked === field.defaultChecked ? [] : [[field.name, String(field.checked)]],
  );
  const units = all<HTMLSelectElement>('form select:not([name])').flatMap((menu) =>
    keyOf(menu).includes('.') ? [] : changedMenu(menu, keyOf(menu)),
  );
  const shownUnits = all<HTMLSelectElement>('[data-output] select').flatMap((menu) =>
    changedMenu(menu, menu.closest<HTMLElement>('[data-output]')?.dataset['output']),
  );
  const digits = all<HTMLSelectElement>('[data-every] select[name="digits"]').flatMap((menu) =>
    changedMenu(menu, menu.closest<HTMLElement>('[data-every]')?.dataset['every']),
  );
  return {
    texts: Object.fromEntries([...texts, ...radios, ...boxes]),
    units: Object.fromEntries(units),
    shownUnits: Object.fromEntries(shownUnits),
    digits: Object.fromEntries(digits.map(([key, count]) => [key, Number(count)])),
  };
}
