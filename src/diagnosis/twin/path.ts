/** A fault grown from the healthy machine: where the machine runs at each severity, and what stops it. */
import { kelvinFromCelsius, pascalFromBar } from '../../quantities/si.ts';
import { GAS, STOPS } from '../data/machines.ts';
import type { Cycle } from './cycle.ts';
import type { Disturbance } from './faults.ts';
import { gasAt } from './gas.ts';
import type { Hardware } from './hardware.ts';
import type { Reached, Solved, Stride } from './solve.ts';
import { followed } from './solve.ts';

export const STOP_NAMES = ['low_pressure', 'high_pressure', 'flooded'] as const;
/** What stops a machine: its low- or high-pressure switch, or a compressor that receives mostly liquid. */
export type Stop = (typeof STOP_NAMES)[number];

/** Pressure, Pa, a low-pressure switch opens at. */
export const lowPressureStop = ({ designLow }: Hardware): number =>
  Math.min(pascalFromBar(STOPS.low_pressure_bar), STOPS.low_pressure_share * designLow);

/** Condensing dew temperature, K, a high-pressure switch opens at. */
export const highPressureStop = ({ properties }: Hardware): number =>
  Math.min(kelvinFromCelsius(STOPS.condensing_C), properties.fluid.critical.T - STOPS.below_critical_K);

/** What would have stopped the machine in this state; undefined where it runs on. */
export function stopOf(hardware: Hardware, { suctionP, Tk, evaporated }: Cycle): Stop | undefined {
  if (suctionP < lowPressureStop(hardware)) return 'low_pressure';
  if (Tk > highPressureStop(hardware)) return 'high_pressure';
  return evaporated.quality < STOPS.flooded_quality ? 'flooded' : undefined;
}

/** What the machine was coming to where no way leads on: of the three, the one that is nearest. */
export function stopTowards(hardware: Hardware, cycle: Cycle): Stop {
  const passed = stopOf(hardware, cycle);
  if (passed !== undefined) return passed;
  const near: Readonly<Record<Stop, number>> = {
    low_pressure:
      Math.log(cycle.suctionP / lowPressureStop(hardware)) / Math.log(hardware.designLow / lowPressureStop(hardware)),
    high_pressure: (highPressureStop(hardware) - cycle.Tk) / (highPressureStop(hardware) - hardware.design.Tk),
    flooded: (cycle.evaporated.quality - STOPS.flooded_quality) / (1 - STOPS.flooded_quality),
  };
  return STOP_NAMES.toSorted((one, other) => near[one] - near[other])[0]!;
}

const STRIDE: Stride = { first: 0.2, most: 0.4, least: 0.004 };

export interface Weather {
  readonly te: number;
  readonly tc: number;
}

/**
 * The machine at each of some rising severities, from its healthy state; where one is not reached, the last state on the way
 * to it and no more.
 * @param disturbanceAt what is disturbed at a severity
 */
export function* grown(
  hardware: Hardware,
  weather: Weather,
  healthy: Solved,
  disturbanceAt: (severity: number) => Disturbance,
  severities: readonly number[],
): Generator<Reached & { readonly isThere: boolean }> {
  const along = (severity: number) => ({ ...weather, disturbance: disturbanceAt(severity) });
  let now: Reached = { at: 0, solved: healthy };
  let before: Reached | undefined;
  for (const severity of severities) {
    if (!now.solved.cycle.isGas) ({ reached: now, before } = followed(hardware, along, now, severity, STRIDE, before));
    if (now.at < severity) {
      const { isGas, condensed } = now.solved.cycle;
      const isNearlyEmpty =
        isGas || (condensed.quality > GAS.least_quality && along(severity).disturbance.charge < GAS.most_charge);
      const solved = isNearlyEmpty ? gasAt(hardware, along(severity)) : undefined;
      if (solved !== undefined) now = { at: severity, solved };
    }
    const isThere = now.at === severity;
    yield { ...now, isThere };
    if (!isThere) return;
  }
}
