/** What of a page is still taken for granted of its machine: a study that says a temperature otherwise supposes it no longer. */
import type { Locale } from '../../../language/index.ts';
import type { Takes } from '../../../kit/storage/takes.ts';
import { STEADY_FORM } from '../../../simulation/url.ts';

/** Facts a study says by a key of its own. */
const KEYS: Readonly<Record<string, keyof typeof STEADY_FORM>> = {
  te: 'temp_evp',
  tc: 'temp_cdr',
  capacity: 'choix_value',
};

function studyOf(query: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(new URLSearchParams(query).get('permanent') ?? '{}');
    return typeof said === 'object' && said !== null ? { ...STEADY_FORM, ...said } : STEADY_FORM;
  } catch {
    return STEADY_FORM;
  }
}

/**
 * @param names facts that were supposed when the page was opened with the machine
 * @param taken the address it was opened with @param now its address
 */
export function standing(names: readonly string[], taken: string, now: string): readonly string[] {
  const [opened, present] = [studyOf(taken), studyOf(now)];
  return names.filter((name) => {
    const key = KEYS[name];
    return key === undefined || String(opened[key]) === String(present[key]);
  });
}

/** Writes it into the line of the machine; nothing is left of what nobody supposes any more. */
export function showSupposed(
  { pages, supposed }: Pick<Takes, 'pages' | 'supposed'>,
  locale: Locale,
  now: string,
): void {
  const line = document.querySelector<HTMLElement>('[data-of-machine-line]');
  const place = line?.querySelector<HTMLElement>('[data-supposed-of-machine]');
  if (!line || !place) return;
  const [query = '', ...names] = pages[line.dataset['ofMachineLine'] ?? ''] ?? [];
  const words = standing(names, query, now).flatMap((name) => supposed[name]?.[locale] ?? []);
  place.textContent = words.join(' · ');
  const granted = place.closest('details');
  if (granted) granted.hidden = words.length === 0;
}
