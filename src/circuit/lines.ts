/** What pipes and the components in them share: the three lines, their design pressures, what a drop costs in saturation. */
import type { Saturation } from '../engine/types.ts';
import type { Line } from './line-names.ts';
import type { OperatingPoint, OperatingPoints } from './operating-point.ts';
import { stateOrNone } from './outcome.ts';
import { barFromPascal, STANDARD_ATMOSPHERE, ZERO_CELSIUS } from '../quantities/si.ts';

export { LINES } from './line-names.ts';
export type { Line } from './line-names.ts';

/** The point of the circuit whose state fills a line: suction, liquid, discharge. */
export const LINE_POINT = { asp: 'a', ll: 'e', ref: 'c' } as const satisfies Record<Line, string>;

/** Standard atmosphere, bar: between gauge and absolute pressures. */
export const ATMOSPHERE_BAR = barFromPascal(STANDARD_ATMOSPHERE);

/** Highest temperatures of circuits at rest or in summer, EN 378-2 table of design temperatures, to be checked: K. */
const LOW_SIDE_T = ZERO_CELSIUS + 32;
const HIGH_SIDE_T = ZERO_CELSIUS + 55;
/** The high side is designed for this much more than it condenses at, K. Practice. */
const HIGH_SIDE_MARGIN = 10;
/** Design temperatures stay this far below critical, K. */
const CRITICAL_MARGIN = 1;
/** A gas cooler is designed for this much more than its pressure. Practice. */
const GAS_COOLER_FACTOR = 1.1;

/** What a maker typed on the plate, bar gauge; undefined where nothing was. */
export interface TypedPressures {
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** Bubble pressure, bar, at a design temperature, K: the higher of the two, since liquid stands there at rest. */
function restPressure({ fluid }: OperatingPoint, T: number): number | null {
  const capped = Math.min(T, fluid.critical.T - CRITICAL_MARGIN);
  const saturation = stateOrNone(() => fluid.saturation({ T: capped }));
  return saturation === undefined ? null : barFromPascal(saturation.bubble.P);
}

function highPressure(point: OperatingPoint, line: Line): number | null {
  const letter = line === 'ref' ? 'c' : 'e';
  const saturation = point.section === undefined ? point.condensing : point.saturationAt(letter);
  const { P } = point.point(point.section === undefined ? 'd' : letter);
  if (saturation === undefined) return P * GAS_COOLER_FACTOR;
  // Between two stages nothing stands in the sun: it is as warm at rest as the low side.
  const warmest = point.section === undefined || point.isRejecting(letter) ? HIGH_SIDE_T : LOW_SIDE_T;
  return restPressure(point, Math.max(saturation.dew.T + HIGH_SIDE_MARGIN, warmest));
}

const highest = (pressures: readonly (number | null)[]): number | null =>
  pressures.reduce((most, one) => (most === null || (one !== null && one > most) ? one : most), null);

/** Design pressure of a line, bar absolute: that of its side as typed, else the highest that both regimes ask for. */
export function designPressureOf(line: Line, { all }: OperatingPoints, typed: TypedPressures): number | null {
  const stated = line === 'asp' ? typed.low : typed.high;
  if (stated !== undefined) return stated + ATMOSPHERE_BAR;
  return highest(
    all.map((point) =>
      line === 'asp' ? restPressure(point, Math.max(LOW_SIDE_T, point.evaporating.dew.T)) : highPressure(point, line),
    ),
  );
}

/** Whether a line of the circuit has a saturation: not above critical. */
export const hasSaturation = (line: Line, point: OperatingPoint): boolean =>
  line === 'asp' || lineSaturation(line, point) !== undefined;

/** Saturation at the pressure of a line; undefined above critical. */
export function lineSaturation(line: Line, point: OperatingPoint): Saturation | undefined {
  if (line === 'asp') return point.evaporating;
  // In a circuit of one flow the condenser's pressure is that of both high lines.
  return point.section === undefined ? point.condensing : point.saturationAt(LINE_POINT[line]);
}

/** Pressure at the entry of a line, Pa. */
export const linePressure = (line: Line, point: OperatingPoint): number => point.pressure(LINE_POINT[line]);

/**
 * Saturation temperature lost to a pressure drop, Pa, in a line, K: of the dew point, of the bubble point in the liquid
 * line. Infinity where no saturation is left below; null where there is none at all, above critical.
 */
export function saturationLoss(line: Line, point: OperatingPoint, drop: number): number | null {
  const before = lineSaturation(line, point);
  if (before === undefined) return null;
  const phase = line === 'll' ? 'bubble' : 'dew';
  const after = point.saturation(linePressure(line, point) - drop);
  if (after === undefined) return drop > 0 ? Infinity : null;
  return before[phase].T - after[phase].T;
}

/** A loss as an answer gives it: what has no value is null. */
export const finiteOrNull = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null;

/** Design pressures a caller typed, bar gauge: options ps_hp and ps_bp. */
export const typedPressureRange = { min: 0.5, max: 200, unit: 'bar' } as const;
