/** When the machine runs. */
import type { Columns } from '../set.ts';
import type { Series } from './series.ts';
import type { SteadySettings } from './settings.ts';
import { TAU_WITH_AIR } from './settings.ts';

/** The value below which a share of the values lie, between two of them by proportion; NaN of none. */
export function percentile(values: Float64Array, share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const [a = Number.NaN, b = a] = [sorted[low], sorted[low + 1]];
  return a + (b - a) * (place - low);
}

const P95 = 0.95;

/**
 * Whether the machine runs in each row, 1 or 0. By the power where it is measured: above a share of its 95th percentile.
 * Else by the pressures: with the air or water that enters the condenser, from a ratio of 1.3 and 4 K between both until
 * less than 2.5 K; without it by the ratio alone. A row without a value keeps the state of the one before.
 */
export function runningRows(columns: Columns<Float64Array>, series: Series, settings: SteadySettings): Uint8Array {
  const { power, tc_in } = columns;
  const { tk_dew, tau } = series;
  const running = new Uint8Array(columns.time.length);
  const threshold = power === undefined ? Number.NaN : settings.power_on * percentile(power, P95);
  const hasPower = threshold > 0;
  const hasAir = tc_in?.some((value) => !Number.isNaN(value)) === true;
  let runs = false;
  for (let row = 0; row < running.length; row++) {
    if (hasPower) {
      const value = power![row]!;
      if (!Number.isNaN(value)) runs = value > threshold;
    } else if (hasAir) {
      const excess = tk_dew[row]! - tc_in[row]!;
      const ratio = tau[row]!;
      if (!Number.isNaN(excess) && !Number.isNaN(ratio)) {
        runs = runs ? excess >= settings.dt_off : ratio >= TAU_WITH_AIR && excess >= settings.dt_on;
      }
    } else {
      const ratio = tau[row]!;
      if (!Number.isNaN(ratio)) runs = ratio >= (runs ? settings.tau_off : settings.tau_on);
    }
    running[row] = runs ? 1 : 0;
  }
  return running;
}

/** A run or a stop: rows `from` to `to`, the last one left out. */
export interface Stretch {
  readonly runs: boolean;
  readonly from: number;
  readonly to: number;
}

export function stretchesOf(running: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < running.length;) {
    let to = from + 1;
    while (to < running.length && running[to] === running[from]) to += 1;
    stretches.push({ runs: running[from] === 1, from, to });
    from = to;
  }
  return stretches;
}
