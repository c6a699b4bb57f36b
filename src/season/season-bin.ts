/** What a season did at one outdoor temperature. */
import type { SeasonWarning } from './outcome.ts';

export interface SeasonBin {
  /** Outdoor temperature, °C. */
  readonly t: number;
  readonly hours: number;
  /** What is needed, kW. */
  readonly load: number;
  /** What the machine can give, kW. */
  readonly capacity: number;
  /** COP or EER as it runs then, cycling counted. */
  readonly efficiency: number;
  /** Electric backup, kW. */
  readonly backup: number;
  /** Of all its hours, backup counted, kWh. */
  readonly electricity: number;
}

/** A figure of the room is never one that was declared. */
export const METHOD: SeasonWarning = { code: 'W_METHOD', values: {} };
