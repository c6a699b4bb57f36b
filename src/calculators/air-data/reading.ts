/** What the psychrometric chart tells of a place on it. */
import { enthalpyFromTemperature, moistAir, saturationHumidity } from '../../physics/psychrometrics.ts';
import type { AirPoint } from './chart.ts';
import { text } from '../../language/index.ts';
import type { Bilingual } from '../../language/index.ts';
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

interface AirValue {
  readonly name: Bilingual;
  readonly value: number;
  readonly unit: string;
  readonly decimals: number;
}

const NAMES = {
  t: text('Sèche', 'Dry bulb'),
  rh: text('HR', 'RH'),
  w: text('Eau', 'Humidity ratio'),
  h: text('Enthalpie', 'Enthalpy'),
  wet: text('Humide', 'Wet bulb'),
  dew: text('Rosée', 'Dew point'),
};

/** Rounding on the saturation curve itself. */
const SLACK = 1e-6;

/**
 * Dry bulb, relative humidity, humidity ratio, enthalpy, wet bulb and dew point of air at a pressure, Pa; without
 * those that air so dry has not. Undefined beyond saturation.
 */
export function valuesOfAir({ t, w }: AirPoint, total: number): readonly AirValue[] | undefined {
  const T = kelvinFromCelsius(t);
  const full = saturationHumidity(T, total) * 1000;
  // Where water boils there is no saturation.
  if (full >= 0 && w > full * (1 + SLACK)) return undefined;
  const air = w > 0 ? moistAir(T, w / 1000, total) : undefined;
  return [
    { name: NAMES.t, value: t, unit: '°C', decimals: 1 },
    ...(air === undefined ? [] : [{ name: NAMES.rh, value: Math.min(100, air.rh * 100), unit: '%', decimals: 0 }]),
    { name: NAMES.w, value: w, unit: 'g/kg', decimals: 2 },
    { name: NAMES.h, value: enthalpyFromTemperature(T, w / 1000) / 1000, unit: 'kJ/kg', decimals: 1 },
    ...(air === undefined
      ? []
      : [
          { name: NAMES.wet, value: celsiusFromKelvin(air.wetBulb), unit: '°C', decimals: 1 },
          { name: NAMES.dew, value: celsiusFromKelvin(air.dewPoint), unit: '°C', decimals: 1 },
        ]),
  ];
}
