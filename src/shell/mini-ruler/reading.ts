import { formatNumber } from '../../quantities/number.ts';
import { readingOfPipe } from '../../circuit/ruler/pipe.ts';
import type { Pipe, PipeReading } from '../../circuit/ruler/pipe.ts';
import { pressureAt, temperatureAt } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import type { Locale } from '../../language/index.ts';
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

const NO_VALUE = '–';

/** A side's value, bar or °C, as its field shows it. */
export const sideText = (side: keyof Reading, value: number | undefined, scale: Scale, locale: Locale): string =>
  value === undefined
    ? NO_VALUE
    : side === 'gauge' || side === 'absolute'
      ? formatNumber(pressureIn(value, scale), PRESSURE_SCALES[scale.pressure].decimals, locale)
      : formatNumber(temperatureIn(value, scale), 1, locale);

/**
 * @param celsius dew temperature, within the curve; undefined where the pressure has no saturation here
 * @param P bar absolute; undefined where nothing readable was typed
 */
export function readingAt(
  curve: SaturationCurve,
  celsius: number | undefined,
  scale: Scale,
  locale: Locale,
  P = celsius === undefined ? undefined : pressureAt(curve, 'dew', celsius),
): Reading {
  const bubble = celsius === undefined || P === undefined ? undefined : temperatureAt(curve, 'bubble', P);
  return {
    gauge: sideText('gauge', P === undefined ? undefined : P - scale.atmosphere, scale, locale),
    absolute: sideText('absolute', P, scale, locale),
    dew: sideText('dew', celsius, scale, locale),
    bubble: sideText('bubble', bubble, scale, locale),
  };
}

export type Verdict = PipeReading | 'twoPhase';

/**
 * A temperature measured on the pipe against the saturation at the pressure read.
 * @param celsius dew temperature, within the curve
 * @param pipe the side it was measured on; undefined: nobody said
 * @returns kelvins of a superheat or a subcooling, else 0; undefined where the bubble it takes lies beyond the curve
 */
export function compared(
  curve: SaturationCurve,
  celsius: number,
  measured: number,
  pipe: Pipe | undefined,
): { readonly verdict: Verdict; readonly kelvins: number } | undefined {
  const found = temperatureAt(curve, 'bubble', pressureAt(curve, 'dew', celsius));
  if (found === undefined && measured < celsius && pipe !== 'low') return undefined;
  const bubble = found ?? celsius;
  const reading = readingOfPipe(measured, { dew: celsius, bubble, critical: curve.critical.t }, pipe);
  const isBetween = reading === 'asked' && measured > bubble && measured < celsius;
  return {
    verdict: isBetween ? 'twoPhase' : reading,
    kelvins: reading === 'superheat' ? measured - celsius : reading === 'subcooling' ? bubble - measured : 0,
  };
}
