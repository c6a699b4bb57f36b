/** What a reader did to parts of the page before their code was there, done again once it is. */
import { changeAllAgain, changedControls } from '../form/before-script.ts';
import type { Control } from '../form/before-script.ts';
import { isHydrated } from './is-hydrated.ts';

const CONTROLS = 'input, textarea, select';

/** What was changed in parts still to come, and what it holds since. */
const changed = new Map<Control, string>();

/** Keeps what was changed in parts still to come: once they are there, nothing tells it from what was served. */
export function keepChanges(): void {
  for (const { control, value } of changedControls(document, `astro-island :is(${CONTROLS})`))
    if (!isHydrated(control)) changed.set(control, value);
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof Element) || !target.matches(CONTROLS)) return;
  // Somebody listens by now, and what was kept of it is old.
  if (isHydrated(target)) changed.delete(target as Control);
  else keepChanges();
});

/**
 * Does again what was done to parts that are there now.
 * @param pressed buttons pressed before; those seen to are taken out
 */
export function catchUp(pressed: Set<HTMLElement>): void {
  const isHere = (element: Element): boolean => !element.isConnected || isHydrated(element);
  // A list of fluids has taken its search as it woke (src/shell/layout/before-islands.js): a press now would open it anew.
  const isEntered = ({ dataset }: HTMLElement): boolean => dataset['entered'] !== undefined;
  const here = [...changed].flatMap(([control, value]) => (isHere(control) ? [{ control, value }] : []));
  for (const { control } of here) changed.delete(control);
  changeAllAgain(here.filter(({ control }) => !isEntered(control)));
  for (const button of pressed) {
    if (!isHere(button)) continue;
    pressed.delete(button);
    if (!isEntered(button)) button.click();
  }
}
