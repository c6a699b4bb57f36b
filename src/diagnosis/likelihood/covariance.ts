/** How far readings of a healthy machine of its kind may lie from the simulated one. */
import { SETTINGS } from '../data/machines.ts';
import { PLACE_UNCERTAINTY } from '../readings/uncertainty.ts';
import type { Visit } from '../readings/visit.ts';
import { CHANNELS, channelUncertainties, measuredChannels } from './channels.ts';
import type { Matrix } from './matrix.ts';
import { addDiagonal, addOuter, zeroMatrix } from './matrix.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { Healthy } from './twin-set.ts';

const LNP = CHANNELS.indexOf('lnp');
const floorOf = (i: number): number => (i === LNP ? SETTINGS.floor_lnp : SETTINGS.floor_K);

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

export const healthyVisit = (
  visit: Visit,
  of: Pick<Visit, 'figures' | 'pressures'>,
  healthy: Healthy,
  properties: FluidProperties,
): HealthyVisit => ({
  healthy,
  measured: measuredChannels(of, properties),
  sigma: channelUncertainties(visit, of),
});

/**
 * Residual and covariance of a visit. With a reference visit, what both have in common is left out: a channel it read
 * counts as a difference, and hardware counts by what it changes between the two weathers.
 */
export function comparisonOf(now: HealthyVisit, reference: HealthyVisit | undefined): Comparison {
  const air = PLACE_UNCERTAINTY;
  const isDifference = CHANNELS.map((_, i) => reference !== undefined && Number.isFinite(reference.measured[i]));
  const before = (i: number, of: (visit: HealthyVisit) => number): number => (isDifference[i] ? of(reference!) : 0);
  const S = zeroMatrix(CHANNELS.length);
  addDiagonal(S, (i) => now.sigma[i]! ** 2 + before(i, ({ sigma }) => sigma[i]! ** 2) + floorOf(i) ** 2);
  for (const [k, row] of now.healthy.spread.entries()) {
    addOuter(
      S,
      row.map((value, i) => value - before(i, ({ healthy }) => healthy.spread[k]?.[i] ?? 0)),
    );
  }
  for (const side of ['byTe', 'byTc'] as const) {
    addOuter(S, now.healthy[side], air ** 2);
    if (reference !== undefined) {
      addOuter(
        S,
        CHANNELS.map((_, i) => before(i, ({ healthy }) => healthy[side][i]!)),
        air ** 2,
      );
    }
  }
  const residual = now.measured.map(
    (value, i) => value - now.healthy.mean[i]! - before(i, ({ measured, healthy }) => measured[i]! - healthy.mean[i]!),
  );
  return { residual, S };
}
