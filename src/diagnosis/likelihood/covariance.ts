/** How far readings of a healthy machine of its kind may lie from the simulated one. */
import { SETTINGS } from '../data/machines.ts';
import { PLACE_UNCERTAINTY } from '../readings/uncertainty.ts';
import type { Visit } from '../readings/visit.ts';
import { CHANNELS, channelUncertainties, FIELD_OF, measuredChannels } from './channels.ts';
import type { Matrix } from './matrix.ts';
import { addDiagonal, addOuter, zeroMatrix } from './matrix.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Healthy } from './twin-set.ts';

const LNP = CHANNELS.indexOf('lnp');
const floorOf = (i: number): number => (i === LNP ? SETTINGS.floor_lnp : SETTINGS.floor_K);

const HARDWARE = SETTINGS.hardware_scale ** 2;
const SENSORS = SETTINGS.sensor_scale ** 2;
/** Of the hardware's spread, what two weathers do not have in common. */
const LEFT = SETTINGS.reference_left ** 2 * HARDWARE;
/** What a real valve lets superheat do with head and load, K, by channel. */
const HOLD: readonly number[] = CHANNELS.map(
  (channel) =>
    SETTINGS.valve_hold_K * ((SETTINGS.valve_hold_on as Readonly<Record<string, number>>)[FIELD_OF[channel]] ?? 0),
);

export interface Comparison {
  /** Readings less those of the simulated machine, by channel; NaN where not read. */
  readonly residual: readonly number[];
  readonly S: Matrix;
}

/** One visit against the healthy machine of its weather. */
export interface HealthyVisit {
  readonly healthy: Healthy;
  readonly measured: readonly number[];
  readonly sigma: readonly number[];
}

/** @param swing K, half peak to peak, of a superheat that hunts: what means over it are unsure of */
export function healthyVisit(
  visit: Visit,
  of: Pick<Visit, 'figures' | 'pressures'>,
  healthy: Healthy,
  properties: FluidProperties,
  swing: number,
): HealthyVisit {
  const swings: Readonly<Record<string, number>> = { tsuc: swing / 2, t0: swing / 4 };
  const sigma = channelUncertainties(visit, of).map((one, i) => Math.hypot(one, swings[CHANNELS[i]!] ?? 0));
  return { healthy, measured: measuredChannels(of, properties), sigma };
}

/**
 * Residual and covariance of a visit. With a reference visit, what both have in common is left out: a channel it read
 * counts as a difference, and hardware counts by what it changes between the two weathers, and a share that does not cancel.
 * @param humidity standard deviations the share of sensible heat of each visit may be off, where both met other air
 */
export function comparisonOf(now: HealthyVisit, reference: HealthyVisit | undefined, humidity = 0): Comparison {
  const air = PLACE_UNCERTAINTY;
  const isDifference = CHANNELS.map((_, i) => reference !== undefined && Number.isFinite(reference.measured[i]));
  const before = (i: number, of: (visit: HealthyVisit) => number): number => (isDifference[i] ? of(reference!) : 0);
  const S = zeroMatrix(CHANNELS.length);
  addDiagonal(S, (i) => SENSORS * (now.sigma[i]! ** 2 + before(i, ({ sigma }) => sigma[i]! ** 2)) + floorOf(i) ** 2);
  for (const [k, row] of now.healthy.spread.entries()) {
    const then = row.map((_, i) => before(i, ({ healthy }) => healthy.spread[k]?.[i] ?? 0));
    addOuter(
      S,
      row.map((value, i) => value - then[i]!),
      HARDWARE,
    );
    if (reference !== undefined) {
      addOuter(
        S,
        row.map((value, i) => (isDifference[i] ? value : 0)),
        LEFT,
      );
    }
  }
  if (reference !== undefined && humidity > 0) {
    const rows = [now.healthy.humidity, reference.healthy.humidity];
    for (const [visit, own] of rows.entries()) {
      if (own !== undefined) {
        addOuter(
          S,
          own.map((value, i) => (visit === 0 || isDifference[i] ? value : 0)),
          HARDWARE * humidity ** 2,
        );
      }
    }
  }
  for (const side of ['byTe', 'byTc'] as const) {
    addOuter(S, now.healthy[side], SENSORS * air ** 2);
    if (reference !== undefined) {
      addOuter(
        S,
        CHANNELS.map((_, i) => before(i, ({ healthy }) => healthy[side][i]!)),
        SENSORS * air ** 2,
      );
    }
  }
  addOuter(S, HOLD);
  const residual = now.measured.map(
    (value, i) => value - now.healthy.mean[i]! - before(i, ({ measured, healthy }) => measured[i]! - healthy.mean[i]!),
  );
  return { residual, S };
}
