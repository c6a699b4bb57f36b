/**
 * How pressures are read: unit, gauge or absolute, altitude. The one place of the ruler that knows; kept in the browser.
 */
import { preferredUnit } from '../../quantities/index.ts';
import { persistedAtom } from './persisted.ts';
import { isAltitude } from './settings.ts';
import type { Settings } from './settings.ts';

export const PRESSURE_UNITS = ['bar', 'kPa', 'psi'] as const;
export type PressureUnit = (typeof PRESSURE_UNITS)[number];
export const REFERENCES = ['gauge', 'absolute'] as const;
export type Reference = (typeof REFERENCES)[number];

export interface Gauge {
  readonly unit: PressureUnit;
  readonly reference: Reference;
  /** Of the place, m: what a gauge reads is above the atmosphere there. */
  readonly altitude: number;
}

export const DEFAULT_GAUGE: Gauge = { unit: 'bar', reference: 'gauge', altitude: 0 };

export const isPressureUnit = (value: unknown): value is PressureUnit =>
  PRESSURE_UNITS.some((known) => known === value);
export const isReference = (value: unknown): value is Reference => REFERENCES.some((known) => known === value);

function gaugeFrom(value: unknown): Gauge | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { unit, reference, altitude } = value as Record<string, unknown>;
  return isPressureUnit(unit) && isReference(reference) && isAltitude(altitude)
    ? { unit, reference, altitude }
    : undefined;
}

/**
 * How a gauge reads under the settings of the site. Most people hold a gauge: absolute is only what they ask for.
 * @param reference what is meant where the settings do not say gauge
 */
export function gaugeOfSettings(settings: Settings, reference: Reference): Gauge {
  const unit = preferredUnit({ ...settings, pressureReference: 'absolute' }, 'pressure', 'bar');
  return {
    // A gauge in megapascals is read in kilopascals: three digits moved.
    unit: isPressureUnit(unit) ? unit : unit === 'MPa' ? 'kPa' : 'bar',
    reference: settings.pressureReference === 'gauge' ? 'gauge' : reference,
    altitude: settings.altitude,
  };
}

/** What the reader chose last, here or in another tab. */
export const $gauge = persistedAtom<Gauge>('appfroid.gauge', DEFAULT_GAUGE, gaugeFrom);
