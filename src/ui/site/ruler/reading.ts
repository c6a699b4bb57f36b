import { formatNumber } from '../../../quantities/number.ts';
import { ATMOSPHERE, bubblePressure, dewPressure } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import type { Locale } from '../../../language/index.ts';
import { ZERO_CELSIUS } from '../../../quantities/si.ts';

/** What the rule reads at a temperature, as text. */
export interface Reading {
  readonly temperature: string;
  readonly absolute: string;
  readonly gauge: string;
  /** Dew pressure of a blend; empty for a pure fluid. */
  readonly dew: string;
}

/** @param celsius within the curve */
export function readingAt(curve: SaturationCurve, celsius: number, locale: Locale): Reading {
  const T = celsius + ZERO_CELSIUS;
  const bubble = bubblePressure(curve, T);
  return {
    temperature: formatNumber(celsius, 1, locale),
    absolute: formatNumber(bubble, 2, locale),
    gauge: formatNumber(bubble - ATMOSPHERE, 2, locale),
    dew: curve.dew ? formatNumber(dewPressure(curve, T), 2, locale) : '',
  };
}
