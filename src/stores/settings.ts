/** What a visitor chose for the whole site, kept in the user-settings cookie for a year. */
import { atom, computed } from 'nanostores';
import type { Locale } from '../language/index.ts';
import { atmosphericPressureFromAltitude } from '../physics/atmosphere.ts';
import type { UnitPreferences } from '../quantities/index.ts';
import {
  DECIMAL_SIGNS,
  PRESSURE_REFERENCES,
  setReadersAtmosphere,
  UNIT_SYSTEMS,
  wantDecimalSign,
} from '../quantities/reader.ts';
import type { DecimalSign } from '../quantities/reader.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { keepingParts, setContent } from './form/content.ts';
import { tellTabs, whenAnotherTabTells } from './tabs.ts';

export const PIPE_TYPES = ['metric', 'pouce', 'all'] as const;
/** Which pipe sizes are listed: metric, inches, or both. */
export type PipeType = (typeof PIPE_TYPES)[number];

/** Altitudes people work at, m. */
export const ALTITUDES = { min: -500, max: 5000 } as const;

export interface Settings extends UnitPreferences {
  readonly pipeType: PipeType;
  readonly language: Locale;
  /** m above sea level. */
  readonly altitude: number;
  readonly decimalSign: DecimalSign;
}

const COOKIE = 'user-settings';
const DAYS = 365;
const DEFAULTS: Settings = {
  pipeType: 'all',
  language: 'fr',
  unitSystem: 'metric',
  pressureReference: 'absolute',
  units: {},
  altitude: 0,
  decimalSign: 'language',
};

const oneOf =
  <const T>(known: readonly T[], otherwise: T) =>
  (value: unknown): T =>
    known.find((entry) => entry === value) ?? otherwise;

/** No key of a quantity or a unit is longer. */
const NAME = /^\w{1,30}$/;
const MOST_UNITS = 30;

function unitsFrom(value: unknown): Settings['units'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return DEFAULTS.units;
  const kept = Object.entries(value).filter(
    (entry): entry is [string, string] => NAME.test(entry[0]) && typeof entry[1] === 'string' && NAME.test(entry[1]),
  );
  return Object.fromEntries(kept.slice(0, MOST_UNITS));
}

const isAltitude = (value: unknown): value is number =>
  typeof value === 'number' && value >= ALTITUDES.min && value <= ALTITUDES.max;

/** What each setting may be: what does not fit is dropped, and the default stands. */
const SCHEMA: { readonly [K in keyof Settings]: (value: unknown) => Settings[K] } = {
  pipeType: oneOf(PIPE_TYPES, DEFAULTS.pipeType),
  language: oneOf<Locale>(['fr', 'en'], DEFAULTS.language),
  unitSystem: oneOf(UNIT_SYSTEMS, DEFAULTS.unitSystem),
  pressureReference: oneOf(PRESSURE_REFERENCES, DEFAULTS.pressureReference),
  units: unitsFrom,
  altitude: (value) => (isAltitude(value) ? value : DEFAULTS.altitude),
  decimalSign: oneOf(DECIMAL_SIGNS, DEFAULTS.decimalSign),
};

/** One setting as a control of a form says it. */
export const settingFromText = (name: keyof Settings, text: string): Partial<Settings> => ({
  [name]: SCHEMA[name](text),
});

/** Settings from the text of the cookie; the default for whatever it does not say sensibly. */
export function settingsFromText(text: string | undefined): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULTS;
  }
  const record = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(
    Object.entries(SCHEMA).map(([key, read]) => [key, read(record[key])]),
  ) as unknown as Settings;
}

/** The text the cookie holds: what is as it is by default is left out, so that a default may still change. */
function textFromSettings(settings: Settings): string {
  const { pipeType, language, ...rest } = settings;
  const changed = Object.entries(rest).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[key as keyof Settings]),
  );
  return JSON.stringify({ pipeType, language, ...Object.fromEntries(changed) });
}

export const $settings = atom<Settings>(DEFAULTS);

/** Whether pressures are first shown as a gauge reads them. */
export const $pressureReference = computed($settings, ({ pressureReference }) => pressureReference);
/** m above sea level, where the reader's gauges are. */
export const $altitude = computed($settings, ({ altitude }) => altitude);
/** Pressure of the air around the reader's gauges, Pa absolute. Gauge units convert with it by themselves. */
export const $atmosphere = computed($altitude, atmosphericPressureFromAltitude);
/** The sign a reader wants between whole part and decimals. It holds for a page from its load on. */
export const $decimalSign = atom<DecimalSign>(DEFAULTS.decimalSign);

function take(settings: Settings): void {
  // First, so that whoever hears of the change converts with it.
  setReadersAtmosphere(atmosphericPressureFromAltitude(settings.altitude));
  setContent($settings, settings);
}

let isRestored = false;

/** Reads what was kept, now and when another tab changes it. Once. */
export function restoreSettings(): void {
  if (isRestored) return;
  isRestored = true;
  take(settingsFromText(readCookie(COOKIE)));
  wantDecimalSign($settings.get().decimalSign);
  $decimalSign.set($settings.get().decimalSign);
  whenAnotherTabTells(COOKIE, (text) => take(settingsFromText(text)));
}

/** Units chosen on the spot, on any page: who sets those of the whole site wants them there too. */
const CHOSEN_UNITS = ['appfroid.units', 'appfroid.calculatorUnits'];

function forgetChosenUnits(): void {
  try {
    for (const key of CHOSEN_UNITS) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Whether two settings first show every quantity in the same unit. */
export const hasSameUnits = (one: UnitPreferences, other: UnitPreferences): boolean =>
  one.unitSystem === other.unitSystem && one.pressureReference === other.pressureReference && one.units === other.units;

/** Changes some settings and keeps them. */
export function changeSettings(changes: Partial<Settings>): void {
  const before = $settings.get();
  const settings = keepingParts(before, { ...before, ...changes });
  if (!hasSameUnits(before, settings)) forgetChosenUnits();
  take(settings);
  const text = textFromSettings(settings);
  writeCookie(COOKIE, text, DAYS);
  tellTabs(COOKIE, text);
}
