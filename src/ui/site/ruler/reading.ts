import { formatNumber } from '../../../quantities/number.ts';
import { bubbleTemperature, dewPressure } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import type { Locale } from '../../../language/index.ts';
import { ZERO_CELSIUS } from '../../../quantities/si.ts';
import { PRESSURE_SCALES, pressureIn, temperatureIn } from './scale.ts';
import type { Scale } from './scale.ts';

/** What the rule reads at one pressure, as text. */
export interface Reading {
  readonly gauge: string;
  readonly absolute: string;
  /** Of the dew, on which a superheat is read; of a pure fluid, its saturation. */
  readonly dew: string;
  /** Of the bubble, on which a subcooling is read; a dash beyond the curve. */
  readonly bubble: string;
}

/** @param celsius dew temperature, within the curve */
export function readingAt(curve: SaturationCurve, celsius: number, scale: Scale, locale: Locale): Reading {
  const P = dewPressure(curve, celsius + ZERO_CELSIUS);
  const bubble = bubbleTemperature(curve, P);
  const pressure = (bar: number): string =>
    formatNumber(pressureIn(bar, scale), PRESSURE_SCALES[scale.pressure].decimals, locale);
  const temperature = (value: number): string => formatNumber(temperatureIn(value, scale), 1, locale);
  return {
    gauge: pressure(P - scale.atmosphere),
    absolute: pressure(P),
    dew: temperature(celsius),
    bubble: bubble === undefined ? '–' : temperature(bubble - ZERO_CELSIUS),
  };
}

export type Verdict = 'superheat' | 'subcooling' | 'twoPhase';

/**
 * A temperature measured on the pipe against the saturation at the pressure read: superheat above the dew, subcooling
 * below the bubble, neither between them.
 * @param celsius dew temperature, within the curve
 * @returns kelvins, 0 between the two; undefined where the bubble lies beyond the curve
 */
export function compared(
  curve: SaturationCurve,
  celsius: number,
  measured: number,
): { readonly verdict: Verdict; readonly kelvins: number } | undefined {
  if (measured >= celsius) return { verdict: 'superheat', kelvins: measured - celsius };
  const bubble = bubbleTemperature(curve, dewPressure(curve, celsius + ZERO_CELSIUS));
  if (bubble === undefined) return undefined;
  const kelvins = bubble - ZERO_CELSIUS - measured;
  return kelvins >= 0 ? { verdict: 'subcooling', kelvins } : { verdict: 'twoPhase', kelvins: 0 };
}
