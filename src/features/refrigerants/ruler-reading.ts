/**
 * What a refrigerant's ruler reads at one state, as text. The state itself is kept unrounded: a figure that was written
 * is never read back, and each is written with as many decimals as bring its own temperature back.
 */
import { seriesPressure, seriesSlope, seriesTemperature } from '../../circuit/fluid-sheet/series.ts';
import type { SaturationSeries } from '../../circuit/fluid-sheet/series.ts';
import type { Locale } from '../../language/index.ts';
import { formatNumber } from '../../quantities/number.ts';
import { PRESSURE_SCALES } from '../../shell/mini-ruler/scale.ts';
import { ATMOSPHERE_BAR, celsiusText } from './figures.ts';

/** Ways a pressure is read: units of it in a bar, what it is counted from in bar absolute, decimals it has at least. */
const WAYS = {
  gauge: { perBar: 1, zero: ATMOSPHERE_BAR, least: 2 },
  absolute: { perBar: 1, zero: 0, least: 2 },
  mbar: { perBar: 1000, zero: 0, least: 0 },
  psig: { perBar: PRESSURE_SCALES.psi.perBar, zero: ATMOSPHERE_BAR, least: 1 },
  psia: { perBar: PRESSURE_SCALES.psi.perBar, zero: 0, least: 1 },
} as const;
export type Way = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as readonly Way[];

/** K: the last decimal of a pressure moves its temperature by no more than this either way. */
const RESOLUTION_K = 0.0499;
/** bar absolute: below, a pressure is read in millibars. */
const VACUUM = 1;

/** The way a fluid's pressure opens in: what a gauge shows, but in a vacuum, where it shows next to nothing. */
export const firstWay = (p: number): Way => (p < VACUUM ? 'mbar' : 'gauge');

/** bar absolute, of a pressure read that way. */
export const barFromReading = (shown: number, way: Way): number => shown / WAYS[way].perBar + WAYS[way].zero;

export interface Ends {
  readonly min: string;
  readonly max: string;
}

export interface RulerReading {
  /** °C and bar absolute at the dew, unrounded. */
  readonly t: number;
  readonly p: number;
  /** The pressure of that curve at the temperature, and its temperature at the dew's pressure; a dash beyond the series. */
  readonly pressureText: (side: 'bubble' | 'dew', way: Way) => string;
  readonly temperatureText: (side: 'bubble' | 'dew') => string;
  /** The absolute pressure in bar, or in millibars in a vacuum. */
  readonly absoluteWay: (side: 'bubble' | 'dew') => Way;
}

/** Decimals of a pressure read that way at a temperature. */
function decimalsAt(series: SaturationSeries, side: 'bubble' | 'dew', t: number, way: Way): number {
  const { perBar, least } = WAYS[way];
  return Math.max(least, Math.ceil(-Math.log10(2 * RESOLUTION_K * perBar * seriesSlope(series, side, t))));
}

/** What is read at a dew temperature, °C, within the series. */
export function readingFromTemperature(
  series: SaturationSeries,
  t: number,
  locale: Locale,
  p = seriesPressure(series, 'dew', t),
): RulerReading {
  const pressure = (side: 'bubble' | 'dew'): number => (side === 'dew' ? p : seriesPressure(series, side, t));
  return {
    t,
    p,
    pressureText(side, way) {
      const { perBar, zero } = WAYS[way];
      return formatNumber((pressure(side) - zero) * perBar, decimalsAt(series, side, t, way), locale);
    },
    temperatureText(side) {
      const at = side === 'dew' ? t : seriesTemperature(series, side, p);
      return Number.isNaN(at) ? '–' : celsiusText(at, locale);
    },
    absoluteWay: (side) => (pressure(side) < VACUUM ? 'mbar' : 'absolute'),
  };
}

/** What is read at a pressure, bar absolute, with both temperatures in the series; undefined elsewhere. */
export function readingFromPressure(series: SaturationSeries, p: number, locale: Locale): RulerReading | undefined {
  const t = seriesTemperature(series, 'dew', p);
  return Number.isNaN(t) || Number.isNaN(seriesTemperature(series, 'bubble', p))
    ? undefined
    : readingFromTemperature(series, t, locale, p);
}

/** The pressures between which `readingFromPressure` answers, rounded to its inside. */
export function pressureEnds(series: SaturationSeries, way: Way, locale: Locale): Ends {
  const { perBar, zero } = WAYS[way];
  const end = (side: 'bubble' | 'dew', t: number, round: (value: number) => number): string => {
    const decimals = decimalsAt(series, side, t, way);
    const shown = (seriesPressure(series, side, t) - zero) * perBar;
    return formatNumber(round(shown * 10 ** decimals) / 10 ** decimals, decimals, locale);
  };
  return { min: end('bubble', series.from, Math.ceil), max: end('dew', series.to, Math.floor) };
}
