/**
 * Whoever reads the site in English with a device of the United States is asked once which units the gauges are in: the pages
 * are served in bar and °C. Under the ruler, at its first touch: nothing moves by itself.
 */
import { $settings, changeSettings } from '../../kit/storage/settings.ts';
import { NO_UNITS } from '../../quantities/reader.ts';

const KEY = 'appfroid-units-asked';

function isAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function keepAsked(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is barred: nothing is asked there.
  }
}

export function askUnits(place: HTMLElement): void {
  const { unitSystem, units } = $settings.get();
  if (unitSystem !== 'metric' || units !== NO_UNITS || isAsked()) return;
  place.hidden = false;
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-system]') : null;
    if (!button) return;
    keepAsked();
    if (button.dataset['system'] === 'us') changeSettings({ unitSystem: 'us' });
    place.hidden = true;
  });
}
