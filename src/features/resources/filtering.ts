/** What the lists of resources, refrigerants and components share: reading words, choices and the address. */
import { sayInAddress } from '../../kit/form/long-link.ts';

/** Letters and digits only, without accents: what two spellings share. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word asked for is in a text. */
export function hasWords(text: string, asked: string): boolean {
  const found = plain(text);
  return plain(asked)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of a filter bar by name, as the address has them. */
export function controlsOf(bar: HTMLElement, names: readonly string[]): ReadonlyMap<string, Control> {
  const asked = new URLSearchParams(location.search);
  const controls = new Map<string, Control>();
  for (const name of names) {
    const control = bar.querySelector<Control>(`[name="${name}"]`);
    if (!control) continue;
    const value = asked.get(name);
    if (value !== null) control.value = value;
    controls.set(name, control);
  }
  return controls;
}

/** Writes what differs from the page as served into the address. */
export function keepInAddress(values: ReadonlyMap<string, string>, served: ReadonlyMap<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of values) {
    sayInAddress(url.searchParams, name, value, served.get(name));
  }
  history.replaceState(history.state, '', url);
}

/** Says how many are left. */
export function tell(bar: HTMLElement, count: number): void {
  const text = bar.dataset[count === 0 ? 'none' : count === 1 ? 'one' : 'found'];
  const status = document.querySelector('[data-status]');
  if (status) status.textContent = text?.replace('#', String(count)) ?? '';
}
