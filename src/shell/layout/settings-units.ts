/** Units by quantity and the altitude, in the settings' window: fetched when it is opened. */
import {
  convert,
  decimalSign,
  formatNumber,
  parseNumber,
  preferredUnit,
  typedNumber,
  unitOf,
  withUnit,
} from '../../quantities/index.ts';
import type { UnitOf, UnitPreferences } from '../../quantities/index.ts';
import { pageLocale } from '../../language/page.ts';
import { $gauge, gaugeOfSettings } from '../../kit/storage/gauge.ts';
import { $atmosphere, $settings, ALTITUDES, changeSettings } from '../../kit/storage/settings.ts';

const HECTOPASCAL = 100;
const locale = pageLocale();

/** Units chosen on the spot, on any page: who sets those of the whole site wants them there too. */
const CHOSEN_UNITS = ['appfroid.units', 'appfroid.calculatorUnits'];

/** Changes the units of the whole site. */
export function changeUnits(changes: Partial<UnitPreferences>): void {
  changeSettings(changes);
  readGaugeAnew(changes.pressureReference);
  try {
    for (const key of CHOSEN_UNITS) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** The ruler's gauge, which is chosen on the spot too, goes with the settings once they change. */
function readGaugeAnew(asked?: UnitPreferences['pressureReference']): void {
  $gauge.restore();
  $gauge.set(gaugeOfSettings($settings.get(), asked ?? $gauge.get().reference));
}

/** The unit the reader has for lengths of the size of an altitude. */
const lengthUnit = (): UnitOf<'length'> => preferredUnit($settings.get(), 'length', 'm') as UnitOf<'length'>;
/** Metres as that reader counts them, whole: no gauge feels less. */
const counted = (metres: number): number => Math.round(convert('length', metres, 'm', lengthUnit()));

/** The altitude a text says, m; undefined for what is none. An empty field is sea level. */
function altitudeFrom(text: string): number | undefined {
  if (text.trim() === '') return 0;
  // What stands there as it was written is the altitude behind it.
  const { altitude } = $settings.get();
  if (text === typedNumber(counted(altitude), locale)) return altitude;
  const parsed = parseNumber(text, decimalSign(locale));
  const metres = parsed.ok ? convert('length', parsed.value, lengthUnit(), 'm') : Number.NaN;
  return metres >= ALTITUDES.min && metres <= ALTITUDES.max ? metres : undefined;
}

/** What is typed is kept before the field is left, ms after the last key: a tab may be gone by then. */
const KEPT_AFTER = 400;

function connectAltitude(field: HTMLInputElement, unit: HTMLElement, help: HTMLElement): void {
  let isTyping = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    const pressure = formatNumber($atmosphere.get() / HECTOPASCAL, 0, locale);
    if (!isTyping) field.value = typedNumber(counted($settings.get().altitude), locale);
    unit.textContent = unitOf('length', lengthUnit()).symbol;
    field.ariaInvalid = null;
    help.textContent = (help.dataset['text'] ?? '').replace('#', withUnit(pressure, 'hPa'));
  };
  const keep = (): boolean => {
    clearTimeout(waiting);
    const altitude = altitudeFrom(field.value);
    if (altitude === undefined) return false;
    changeSettings({ altitude });
    readGaugeAnew();
    return true;
  };
  show();
  $settings.listen(show);
  field.addEventListener('input', () => {
    isTyping = true;
    clearTimeout(waiting);
    waiting = setTimeout(keep, KEPT_AFTER);
  });
  field.addEventListener('change', () => {
    isTyping = false;
    if (keep()) {
      show();
      return;
    }
    field.ariaInvalid = 'true';
    const limit = (metres: number): string =>
      withUnit(formatNumber(counted(metres), 0, locale), unitOf('length', lengthUnit()).symbol);
    help.textContent = (help.dataset['wrong'] ?? '')
      .replace('##', limit(ALTITUDES.max))
      .replace('#', limit(ALTITUDES.min));
  });
}

/** Brings the units and the altitude of the window to life. */
export function connectUnits(settings: HTMLElement): void {
  const selects = [...settings.querySelectorAll<HTMLSelectElement>('[data-unit-of]')];
  const quantityOf = ({ dataset }: HTMLSelectElement): string => dataset['unitOf'] ?? '';
  const show = (): void => {
    const { units } = $settings.get();
    for (const select of selects) select.value = units[quantityOf(select)] ?? '';
  };
  show();
  $settings.listen(show);
  for (const select of selects) {
    select.addEventListener('change', () => {
      const { [quantityOf(select)]: _, ...others } = $settings.get().units;
      changeUnits({ units: select.value === '' ? others : { ...others, [quantityOf(select)]: select.value } });
    });
  }
  const field = settings.querySelector<HTMLInputElement>('[data-altitude]');
  const help = settings.querySelector<HTMLElement>('#settings-altitude-help');
  const unit = settings.querySelector<HTMLElement>('[data-altitude-unit]');
  if (field && unit && help) connectAltitude(field, unit, help);
}
