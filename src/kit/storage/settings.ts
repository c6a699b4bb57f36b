/** What a visitor chose for the whole site, kept in the user-settings cookie for a year. */
import { atom, computed } from 'nanostores';
import { defaultLocale, locales } from '../../language/index.ts';
import type { Locale } from '../../language/index.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import type { UnitPreferences } from '../../quantities/index.ts';
import {
  DECIMAL_SIGNS,
  NO_UNITS,
  PRESSURE_REFERENCES,
  setReadersAtmosphere,
  UNIT_SYSTEMS,
  wantDecimalSign,
} from '../../quantities/reader.ts';
import type { DecimalSign } from '../../quantities/reader.ts';
import { copyOf, keepCopy, readCookie, writeCookie } from './cookies.ts';
import { setContent } from '../form/content.ts';
import { isWhole, setAside, valueOfText } from './numbered.ts';
import { tellTabs, whenAnotherTabTells } from './tabs.ts';

export const PIPE_TYPES = ['metric', 'pouce', 'all'] as const;
/** Which pipe sizes are listed: metric, inches, or both. */
export type PipeType = (typeof PIPE_TYPES)[number];

/** Altitudes people work at, m. */
export const ALTITUDES = { min: -500, max: 5000 } as const;

/** How many operating points a study opens with: the second one is the transitory regime. */
export const OPERATING_POINTS = ['one', 'two'] as const;
export type OperatingPoints = (typeof OPERATING_POINTS)[number];

export interface Settings extends UnitPreferences {
  readonly pipeType: PipeType;
  readonly language: Locale;
  /** m above sea level. */
  readonly altitude: number;
  readonly decimalSign: DecimalSign;
  readonly operatingPoints: OperatingPoints;
}

const COOKIE = 'user-settings';
const DAYS = 365;
const DEFAULTS: Settings = {
  pipeType: 'all',
  language: defaultLocale,
  unitSystem: 'metric',
  pressureReference: 'absolute',
  units: NO_UNITS,
  altitude: 0,
  decimalSign: 'language',
  operatingPoints: 'one',
};

const oneOf =
  <const T>(known: readonly T[], otherwise: T) =>
  (value: unknown): T =>
    known.find((entry) => entry === value) ?? otherwise;

/** Whether a quantity has the unit chosen for it is `preferredUnit`'s to say: this page may know of neither. */
function unitsFrom(value: unknown): Settings['units'] {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const texts = Object.entries(isRecord ? value : {}).filter(([, unit]) => typeof unit === 'string');
  return texts.length > 0 ? (Object.fromEntries(texts) as Record<string, string>) : DEFAULTS.units;
}

export const isAltitude = (value: unknown): value is number =>
  typeof value === 'number' && value >= ALTITUDES.min && value <= ALTITUDES.max;

/** What each setting may be: what does not fit is dropped, and the default stands. */
const SCHEMA: { readonly [K in keyof Settings]: (value: unknown) => Settings[K] } = {
  pipeType: oneOf(PIPE_TYPES, DEFAULTS.pipeType),
  language: oneOf<Locale>(locales, DEFAULTS.language),
  unitSystem: oneOf(UNIT_SYSTEMS, DEFAULTS.unitSystem),
  pressureReference: oneOf(PRESSURE_REFERENCES, DEFAULTS.pressureReference),
  units: unitsFrom,
  altitude: (value) => (isAltitude(value) ? value : DEFAULTS.altitude),
  decimalSign: oneOf(DECIMAL_SIGNS, DEFAULTS.decimalSign),
  operatingPoints: oneOf(OPERATING_POINTS, DEFAULTS.operatingPoints),
};

/** One setting as a control of a form says it. */
export const settingFromText = (name: keyof Settings, text: string): Partial<Settings> => ({
  [name]: SCHEMA[name](text),
});

/** Settings from the text of the cookie; the default for whatever it does not say sensibly. */
export function settingsFromText(text: string | undefined): Settings {
  const kept = valueOfText(text);
  const record = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(
    Object.entries(SCHEMA).map(([key, read]) => [key, read(record[key])]),
  ) as unknown as Settings;
}

/**
 * The text the cookie holds: what is as it is by default is left out, so that a default may still change. Without a number it
 * is of the first schema: it goes along with every request.
 */
function textFromSettings(settings: Settings): string {
  const { pipeType, language, ...rest } = settings;
  const changed = Object.entries(rest).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[key as keyof Settings]),
  );
  return JSON.stringify({ pipeType, language, ...Object.fromEntries(changed) });
}

/** Those every page is served with. */
export const SERVED_SETTINGS = DEFAULTS;

export const $settings = atom<Settings>(DEFAULTS);

/** m above sea level, where the reader's gauges are. */
const $altitude = computed($settings, ({ altitude }) => altitude);
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
  const text = readCookie(COOKIE) ?? copyOf(COOKIE);
  const settings = settingsFromText(text);
  if (text !== undefined && !isWhole(valueOfText(text), settings)) setAside(COOKIE, text);
  take(settings);
  wantDecimalSign($settings.get().decimalSign);
  $decimalSign.set($settings.get().decimalSign);
  whenAnotherTabTells(COOKIE, (text) => take(settingsFromText(text)));
}

/** Changes some settings and keeps them. */
export function changeSettings(changes: Partial<Settings>): void {
  const settings = { ...$settings.get(), ...changes };
  take(settings);
  const text = textFromSettings(settings);
  writeCookie(COOKIE, text, DAYS);
  keepCopy(COOKIE, text);
  tellTabs(COOKIE, text);
}
