/** Saturation of one fluid in a few numbers, close enough to read a gauge by without the engine. */
import { seriesPressure, seriesTemperature } from '../../circuit/fluid-sheet/series.ts';
import type { SaturationSeries } from '../../circuit/fluid-sheet/series.ts';

export interface SaturationCurve extends SaturationSeries {
  readonly fluid: string;
  /** Critical point, °C and bar absolute: above it there is no saturation. */
  readonly critical: { readonly t: number; readonly p: number };
}

/** Bubble or dew pressure, bar absolute, at t °C; that of the bubble for a pure fluid; NaN beyond the ends of the curve. */
export const pressureAt: (curve: SaturationCurve, side: 'bubble' | 'dew', t: number) => number = seriesPressure;

/** Temperature, °C, whose bubble or dew pressure is `p` bar absolute; undefined beyond the ends of the curve. */
export function temperatureAt(curve: SaturationCurve, side: 'bubble' | 'dew', p: number): number | undefined {
  const t = seriesTemperature(curve, side, p);
  return Number.isNaN(t) ? undefined : t;
}
