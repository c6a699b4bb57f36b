/** Temperature of a fluid that evaporates at constant pressure, as lines to draw. */
import { pascalFromBar, ZERO_CELSIUS } from '../../../../quantities/si.ts';
import { figureEngine, saturationPressure } from '../figures/figures.ts';

const SIZE = { width: 360, height: 230, left: 52, right: 10, top: 22, bottom: 40 } as const;
const STEPS = 24;
/** Where an evaporator begins: part of the liquid has boiled in the valve. */
const INLET_QUALITY = 0.25;
const TICK = 2;
/** Fine enough for a smooth line. */
const tenths = (value: number): number => Math.round(10 * value) / 10;

interface Line {
  readonly fluid: string;
  /** Temperature at the inlet, °C. */
  readonly start: number;
  readonly d: string;
  /** Where the name stands: over a level line, under one that climbs. */
  readonly labelY: number;
}

/** Temperatures, °C, at equal steps of quality from the valve to the last drop. */
const temperatures = (fluid: string, dew: number): readonly number[] => {
  const P = pascalFromBar(saturationPressure(fluid, dew, 'dew'));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const Q = INLET_QUALITY + ((1 - INLET_QUALITY) * step) / STEPS;
    return figureEngine().fluid(fluid).state({ P, Q }).T - ZERO_CELSIUS;
  });
};

/**
 * @param dew temperature all of them end at, °C
 * @throws {EngineError} for a fluid that has no saturation there
 */
export function evaporationLines(fluids: readonly string[], dew: number) {
  const all = fluids.map((fluid) => ({ fluid, values: temperatures(fluid, dew) }));
  const low = Math.floor(Math.min(...all.flatMap(({ values }) => values)) / TICK - 1) * TICK;
  const high = Math.ceil((dew + 1) / TICK) * TICK;
  const y = (T: number): number =>
    tenths(SIZE.height - SIZE.bottom - ((T - low) / (high - low)) * (SIZE.height - SIZE.top - SIZE.bottom));
  const x = (step: number): number => Math.round(SIZE.left + (step / STEPS) * (SIZE.width - SIZE.left - SIZE.right));
  const lines: readonly Line[] = all.map(({ fluid, values }) => {
    const [start = dew] = values;
    return {
      fluid,
      start,
      d: `M${values.map((T, step) => `${x(step)} ${y(T)}`).join('L')}`,
      labelY: y(start) + (start < dew - 1 ? 22 : -8),
    };
  });
  const ticks = Array.from({ length: (high - low) / TICK + 1 }, (_, index) => low + index * TICK).map((value) => ({
    value,
    y: y(value),
  }));
  return { lines, ticks, width: SIZE.width, height: SIZE.height };
}
