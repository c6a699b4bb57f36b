import { formatNumber } from '../../../quantities/number.ts';
import { bubblePressure, bubbleTemperature, dewPressure } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import type { Locale } from '../../../language/index.ts';
import { ZERO_CELSIUS } from '../../../quantities/si.ts';

/** What the rule reads, as text. A blend is read on its dew curve, as a superheat is. */
export interface Reading {
  readonly temperature: string;
  readonly gauge: string;
  readonly absolute: string;
  /** Of a blend, at the same temperature; empty for a pure fluid. */
  readonly bubbleGauge: string;
  readonly bubbleAbsolute: string;
  /** Of a blend, at the same pressure; a dash beyond the curve. */
  readonly bubbleTemperature: string;
}

/** How the reader's instruments are scaled. */
export interface Scale {
  readonly temperature: 'C' | 'F';
  readonly pressure: 'bar' | 'psi';
  /** Pressure of the air around the gauges, bar. */
  readonly atmosphere: number;
}

/** psi in a bar. NIST SP 811 (2008), appendix B.8. */
const PSI = 14.503_773_8;
const DECIMALS = { bar: 2, psi: 1 } as const;

export const pressureIn = (bar: number, { pressure }: Scale): number => (pressure === 'psi' ? bar * PSI : bar);
export const barFrom = (shown: number, { pressure }: Scale): number => (pressure === 'psi' ? shown / PSI : shown);
export const temperatureIn = (celsius: number, scale: Scale): number =>
  scale.temperature === 'F' ? celsius * 1.8 + 32 : celsius;
export const celsiusFrom = (shown: number, scale: Scale): number =>
  scale.temperature === 'F' ? (shown - 32) / 1.8 : shown;

/** @param celsius within the curve */
export function readingAt(curve: SaturationCurve, celsius: number, scale: Scale, locale: Locale): Reading {
  const T = celsius + ZERO_CELSIUS;
  const dew = dewPressure(curve, T);
  const bubble = bubblePressure(curve, T);
  const coldest = bubbleTemperature(curve, dew);
  const pressure = (bar: number): string => formatNumber(pressureIn(bar, scale), DECIMALS[scale.pressure], locale);
  const temperature = (value: number): string => formatNumber(temperatureIn(value, scale), 1, locale);
  const isBlend = curve.dew !== undefined;
  return {
    temperature: temperature(celsius),
    gauge: pressure(dew - scale.atmosphere),
    absolute: pressure(dew),
    bubbleGauge: isBlend ? pressure(bubble - scale.atmosphere) : '',
    bubbleAbsolute: isBlend ? pressure(bubble) : '',
    bubbleTemperature: !isBlend ? '' : coldest === undefined ? '–' : temperature(coldest - ZERO_CELSIUS),
  };
}
