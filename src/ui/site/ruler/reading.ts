import { formatNumber } from '../../../quantities/number.ts';
import type { NumberLocale } from '../../../quantities/number.ts';
import { ATMOSPHERE, ICE_POINT, bubblePressure, dewPressure } from './curve.ts';
import type { SaturationCurve } from './curve.ts';

/** What the rule reads at a temperature, as text. */
export interface Reading {
  readonly temperature: string;
  readonly absolute: string;
  readonly gauge: string;
  /** Dew pressure of a blend; empty for a pure fluid. */
  readonly dew: string;
}

/** @param celsius within the curve */
export function readingAt(curve: SaturationCurve, celsius: number, locale: NumberLocale): Reading {
  const T = celsius + ICE_POINT;
  const bubble = bubblePressure(curve, T);
  return {
    temperature: formatNumber(celsius, 1, locale),
    absolute: formatNumber(bubble, 2, locale),
    gauge: formatNumber(bubble - ATMOSPHERE, 2, locale),
    dew: curve.dew ? formatNumber(dewPressure(curve, T), 2, locale) : '',
  };
}
