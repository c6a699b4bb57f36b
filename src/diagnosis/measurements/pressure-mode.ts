/** From where pressures count, when the file does not say: what saturation tells. */
import type { Engine, Fluid } from '../../engine/types.ts';
import type { ColumnKey } from './columns.ts';
import type { DraftColumn } from './draft.ts';
import type { PressureMode } from './set.ts';
import { distanceFrom, fluidNamed, saturationAt } from './saturation/points.ts';

/** K: within it a gauge's saturation temperature agrees with a reading. */
const AGREES = 0.5;
const MODES = ['rel', 'abs'] as const;
/** What a running machine shows: °C and K. */
const PLAUSIBLE = {
  t0: [-60, 30],
  tk: [5, 80],
  superheat: [-1, 30],
  subcooling: [-1, 25],
} as const;

type Columns = readonly DraftColumn[];

const valuesOf = (columns: Columns, wanted: ColumnKey): Float64Array | undefined =>
  columns.find(({ key }) => key === wanted)?.values;

/** The first row in which all the columns have a value; -1 where there is none. */
const firstRow = (columns: readonly Float64Array[]): number =>
  (columns[0] ?? []).findIndex((_, row) => columns.every((values) => !Number.isNaN(values[row])));

/** Readings of one side that agree with the saturation temperature the gauge wrote beside it. */
function agreeing(fluid: Fluid, pressures: Float64Array, gauge: Float64Array, atmosphere: number): PressureMode[] {
  const row = firstRow([pressures, gauge]);
  if (row === -1) return [];
  return MODES.filter((mode) => {
    const p = pressures[row]! + (mode === 'rel' ? atmosphere : 0);
    return distanceFrom(saturationAt(fluid, p), gauge[row]!) <= AGREES;
  });
}

/**
 * The reading under which pressures give the saturation temperatures the gauge computed, at the first row that has
 * both: of the low side, else of the high one. Undefined where both or neither do.
 * @param atmosphere bar
 */
export function modeFromSaturation(
  columns: Columns,
  fluidName: string,
  atmosphere: number,
  engine: Engine,
): PressureMode | undefined {
  const fluid = fluidNamed(engine, fluidName);
  if (fluid === undefined) return undefined;
  for (const [pressure, gauge] of [
    ['p_lp', 'file_t0'],
    ['p_hp', 'file_tk'],
  ] as const) {
    const [pressures, temperatures] = [valuesOf(columns, pressure), valuesOf(columns, gauge)];
    if (pressures === undefined || temperatures === undefined) continue;
    const modes = agreeing(fluid, pressures, temperatures, atmosphere);
    if (modes.length === 1) return modes[0];
  }
  return undefined;
}

const isIn = (value: number, [min, max]: readonly [number, number]): boolean => value >= min && value <= max;

/**
 * The reading under which both sides give plausible temperatures, where only one does: a hint beside the question,
 * never an answer to it.
 */
export function plausibleMode(
  columns: Columns,
  fluidName: string,
  atmosphere: number,
  engine: Engine,
): PressureMode | undefined {
  const fluid = fluidNamed(engine, fluidName);
  const [low, high, suction, liquid] = (['p_lp', 'p_hp', 't_suction', 't_liquid'] as const).map((key) =>
    valuesOf(columns, key),
  );
  if (fluid === undefined || low === undefined || high === undefined) return undefined;
  const row = firstRow([low, high, ...[suction, liquid].filter((values) => values !== undefined)]);
  if (row === -1) return undefined;
  const modes = MODES.filter((mode) => {
    const add = mode === 'rel' ? atmosphere : 0;
    const t0 = saturationAt(fluid, low[row]! + add).dew;
    const tk = saturationAt(fluid, high[row]! + add).bubble;
    if (!isIn(t0, PLAUSIBLE.t0) || !isIn(tk, PLAUSIBLE.tk)) return false;
    const isSuction = suction === undefined || isIn(suction[row]! - t0, PLAUSIBLE.superheat);
    return isSuction && (liquid === undefined || isIn(tk - liquid[row]!, PLAUSIBLE.subcooling));
  });
  return modes.length === 1 ? modes[0] : undefined;
}
