/** Bringing the simulator to life on a page, once. */
import type { NumberLocale } from '../../quantities/index.ts';
import { NUMBER_KEYS } from './fields.ts';
import type { NumberKey } from './fields.ts';
import {
  $forms,
  $isManual,
  $locale,
  SERVED_FORMS,
  fillForms,
  resetForms,
  setField,
  stateOfForm,
  takeUnits,
  writeOptionalDefaults,
} from './form.ts';
import { restoreMixes } from '../fluids/mixes.ts';
import { $setting, runOnDemand, runOnInput, startEngine } from './run.ts';
import { clearAddress, readAddress, writeAddress } from './url.ts';
import { $units } from './units.ts';
import { TRANSIENT_FORM } from '../../simulation/url.ts';

let isStarted = false;
let isFilling = false;

/** A change that is not the reader's: it neither runs nor writes the address by itself. */
function quietly(fill: () => void): void {
  isFilling = true;
  fill();
  isFilling = false;
}

function onChange(): void {
  if (isFilling) return;
  runOnInput();
  writeAddress();
}

/** Calls back when the page has been painted and the browser has a moment. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 100);
}

/** What was typed in the page before this script came to it. */
export type EarlyText = Readonly<Partial<Record<NumberKey, string>>>;

/** Restores units, setting and link, follows every change, starts the engine after the first paint. */
export function startSimulator(locale: NumberLocale, early: EarlyText): void {
  if (isStarted) return;
  isStarted = true;
  $locale.set(locale);
  const isTouched = Object.keys(early).length > 0 || $forms.get() !== SERVED_FORMS;
  quietly(() => {
    writeOptionalDefaults();
    $units.restore(takeUnits);
    restoreMixes();
    $setting.restore();
    if (readAddress()) {
      void runOnDemand();
    } else if (Object.keys($units.get()).length > 0) {
      // What was typed early was typed in the units of the page as served.
      fillForms(stateOfForm({ ...$forms.get().permanent, ...early }, {}), TRANSIENT_FORM, true);
    } else {
      for (const key of NUMBER_KEYS) setField('permanent', key, early[key] ?? $forms.get().permanent[key]);
    }
  });
  $forms.listen(onChange);
  $isManual.listen(onChange);
  $setting.listen(runOnInput);
  if (isTouched) onChange();
  whenIdle(() => void startEngine());
}

/** Back to the documented defaults. */
export function resetSimulator(): void {
  quietly(resetForms);
  clearAddress();
  runOnInput();
}
