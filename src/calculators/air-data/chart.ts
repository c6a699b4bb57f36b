/** Lines of a psychrometric chart. t in °C, w in g per kg of dry air, h in kJ per kg of dry air, p in Pa. */
import {
  enthalpyFromTemperature,
  humidityFromVapourPressure,
  humidityFromWetBulb,
  saturationHumidity,
  vapourPressureFromTemperature,
} from '../../physics/psychrometrics.ts';
import { rootByBisection } from '../../physics/roots.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';

export interface AirPoint {
  readonly t: number;
  readonly w: number;
}

export interface ChartWindow {
  readonly tMin: number;
  readonly tMax: number;
  readonly wMax: number;
}

export type Orientation = 'mollier' | 'ashrae';

/** Slope of isotherms on Mollier's chart per kg/kg: heat of vapour over that of dry air, ASHRAE eq. (30). */
const TILT = 1860 / 1006;

/**
 * Where air stands. Mollier: w across, and up what makes lines of constant enthalpy straight and the
 * isotherm of 0 °C level; the upward scale is the temperature of dry air. ASHRAE: t across, w up.
 */
export function chartPoint({ t, w }: AirPoint, orientation: Orientation): readonly [across: number, up: number] {
  return orientation === 'mollier' ? [w, t * (1 + (TILT * w) / 1000)] : [t, w];
}

/** The air that stands there: `chartPoint` turned round. */
export const airAt = (across: number, up: number, orientation: Orientation): AirPoint =>
  orientation === 'mollier' ? { w: across, t: up / (1 + (TILT * across) / 1000) } : { t: across, w: up };

const MULTIPLE = 5;

/** Air of freezing rooms, where comfort air would squeeze everything to the edge: °C, g/kg. */
const COLD = { below: 0, tMax: 15, wMax: 8 } as const;

/** A window that shows these points with air around them: −10 to 40 °C and 20 g/kg at least, less where all is frozen. */
export function chartWindow(points: readonly AirPoint[]): ChartWindow {
  const ts = points.map(({ t }) => t);
  const ws = points.map(({ w }) => w);
  const { tMax, wMax } = Math.max(...ts) < COLD.below ? COLD : { tMax: 40, wMax: 20 };
  return {
    tMin: Math.min(-10, Math.floor((Math.min(...ts) - 3) / MULTIPLE) * MULTIPLE),
    tMax: Math.max(tMax, Math.ceil((Math.max(...ts) + 3) / MULTIPLE) * MULTIPLE),
    wMax: Math.max(wMax, Math.ceil((Math.max(...ws) * 1.15) / MULTIPLE) * MULTIPLE),
  };
}

const PARTS = 120;
/** Air that dry has a wet bulb this far below at most, K. */
const HOTTEST_ABOVE = 600;

/** Line of one relative humidity, 0 to 1, as far as water does not boil and the window reaches. */
export function humidityLine(rh: number, total: number, { tMin, tMax, wMax }: ChartWindow): readonly AirPoint[] {
  const line: AirPoint[] = [];
  for (let index = 0; index <= PARTS; index += 1) {
    const t = tMin + ((tMax - tMin) * index) / PARTS;
    const vapour = rh * vapourPressureFromTemperature(kelvinFromCelsius(t));
    if (vapour >= total) break;
    const w = humidityFromVapourPressure(vapour, total) * 1000;
    line.push({ t, w });
    if (w > wMax) break;
  }
  return line;
}

/** Line of one temperature, from dry air to saturation or to the top of the window. */
export function temperatureLine(t: number, total: number, { wMax }: ChartWindow): readonly AirPoint[] {
  const T = kelvinFromCelsius(t);
  const isBoiling = vapourPressureFromTemperature(T) >= total;
  return [
    { t, w: 0 },
    { t, w: isBoiling ? wMax : Math.min(wMax, saturationHumidity(T, total) * 1000) },
  ];
}

const temperatureOfEnthalpy = (h: number, w: number): number => (h - 2.501 * w) / (1.006 + (1.86 * w) / 1000);

/** Line of one enthalpy, from saturation down to dry air; empty when saturation is outside the window. */
export function enthalpyLine(h: number, total: number, { tMin, tMax }: ChartWindow): readonly AirPoint[] {
  const saturated = (t: number): number => {
    const T = kelvinFromCelsius(t);
    return enthalpyFromTemperature(T, saturationHumidity(T, total)) / 1000 - h;
  };
  const isHot = vapourPressureFromTemperature(kelvinFromCelsius(tMax)) >= total * 0.9;
  const t = rootByBisection(saturated, tMin, isHot ? Math.min(tMax, 75) : tMax);
  if (t === undefined) return [];
  const w = saturationHumidity(kelvinFromCelsius(t), total) * 1000;
  return Array.from({ length: 13 }, (_, index) => {
    const at = w * (1 - index / 12);
    return { t: temperatureOfEnthalpy(h, at), w: at };
  });
}

/** Line of one wet bulb, from saturation down to dry air; empty where water boils. */
export function wetBulbLine(wet: number, total: number): readonly AirPoint[] {
  const T = kelvinFromCelsius(wet);
  if (vapourPressureFromTemperature(T) >= total * 0.9) return [];
  const dry = rootByBisection((t) => humidityFromWetBulb(kelvinFromCelsius(t), T, total), wet, wet + HOTTEST_ABOVE);
  if (dry === undefined) return [];
  return Array.from({ length: 13 }, (_, index) => {
    const t = wet + ((dry - wet) * index) / 12;
    return { t, w: Math.max(0, humidityFromWetBulb(kelvinFromCelsius(t), T, total) * 1000) };
  });
}

/** Enthalpies between which lines cross the window, kJ/kg. */
export const enthalpyEnds = ({ tMin, tMax, wMax }: ChartWindow): readonly [number, number] => [
  enthalpyFromTemperature(kelvinFromCelsius(tMin), 0) / 1000,
  Math.min(enthalpyFromTemperature(kelvinFromCelsius(tMax), wMax / 1000) / 1000, 600),
];

/** Air of a temperature and relative humidity, %. Needs a vapour pressure below `total`. */
export function airOfHumidity(t: number, rh: number, total: number): AirPoint {
  const vapour = (rh / 100) * vapourPressureFromTemperature(kelvinFromCelsius(t));
  return { t, w: humidityFromVapourPressure(vapour, total) * 1000 };
}
