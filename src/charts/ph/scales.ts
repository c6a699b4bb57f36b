/** The units the figures on a fluid's lines are round in: the reader's own. */
import { celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

interface LineScale {
  toSi(value: number): number;
  fromSi(value: number): number;
}

export interface LineScales {
  readonly temperature: LineScale;
  readonly pressure: LineScale;
  /** Between two isotherms, in the unit. */
  readonly isothermStep: number;
}

/** Kelvins less than this in a unit: its isotherms stand twice as many units apart. */
const SMALL = 0.8;

export const lineScales = (temperature: LineScale, pressure: LineScale): LineScales => ({
  temperature,
  pressure,
  isothermStep: temperature.toSi(1) - temperature.toSi(0) < SMALL ? 20 : 10,
});

const same = (value: number): number => value;

/** °C, and pascals: decades of bars are decades of pascals. */
export const METRIC = lineScales({ toSi: kelvinFromCelsius, fromSi: celsiusFromKelvin }, { toSi: same, fromSi: same });
