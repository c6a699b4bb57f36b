/** The fluids chosen last on this device, the latest first; only once cookies are accepted. */
import { $hasConsent } from '../storage/consent.ts';
import { storedIn } from '../storage/numbered.ts';
import { keepFluid, lastFluid } from './last-fluid.ts';

const MOST = 5;
/** A mix of six components is about this long. */
const LONGEST = 400;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** The names of a kept value; each that does not fit is dropped. */
export const fluidsFrom = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isName))].slice(0, MOST) : [];

const box = storedIn('local', 'appfroid.fluids', fluidsFrom);
/** Those of this page, where none may be kept. */
let here: readonly string[] = [];

const chosen = (): readonly string[] => ($hasConsent.get() && box.load()) || here;

export function recentFluids(): readonly string[] {
  const last = lastFluid();
  return last === undefined ? chosen() : [...new Set([last, ...chosen()])];
}

export function keepRecentFluid(name: string): void {
  if (!isName(name)) return;
  keepFluid(name);
  here = [name, ...chosen().filter((other) => other !== name)].slice(0, MOST);
  if ($hasConsent.get()) box.save(here);
}
