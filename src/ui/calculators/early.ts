import type { EarlyForm } from '../../stores/calculator/session.ts';

type Entry = readonly [key: string, value: string];

function textEntry(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): readonly Entry[] {
  if (field.name === '' || field.name.includes('.')) return [];
  const served =
    field instanceof HTMLSelectElement
      ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
      : field.defaultValue;
  return field.value === served ? [] : [[field.name, field.value]];
}

/** What was typed and chosen while the script was on its way: what differs from the form as served. */
export function earlyForm(root: HTMLElement | null): EarlyForm {
  if (!root) return { texts: {}, units: {} };
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
  const units = all<HTMLSelectElement>('form select:not([name])').flatMap((field): readonly Entry[] => {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
    return served === undefined || field.value === served || keyOf(field).includes('.') ? [] : [[keyOf(field), field.value]];
  });
  return { texts: Object.fromEntries([...texts, ...radios, ...boxes]), units: Object.fromEntries(units) };
}
