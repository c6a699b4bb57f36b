/**
 * A rack of compressors alike, on one after the other: a load lies between two steps, which follow one another in time. EN 14825
 * interpolates a staged machine between the two steps nearest its load, and lets it cycle below the first; EnergyPlus dispatches the
 * compressors of a rack in the order of their list to meet the load.
 */
import type { Degradation } from '../declared/points.ts';
import { efficiencyAtPartLoad } from '../declared/points.ts';

/** The whole machine as it would run at a condensing temperature, °C: EER, and the swept volume that full load asks for, m³/h. */
export interface Running {
  readonly eer: number;
  readonly swept: number;
}

export interface Rack {
  readonly steps: number;
  /** kW of all of them at the design point, and the swept volume that full load asks for there. */
  readonly nominal: number;
  readonly swept: number;
  /** kW of cold at which the condenser works at its full difference. */
  readonly full: number;
  readonly degradation: Degradation;
  /** Condensing temperature at a share of the full load, °C. */
  tcAt(share: number): number;
  runningAt(tc: number): Running;
}

export interface Stepped {
  /** kW: what all could give, what of the load is made, and what for. */
  readonly capacity: number;
  readonly made: number;
  readonly electric: number;
  readonly tc: number;
}

interface Step {
  readonly capacity: number;
  readonly electric: number;
  readonly tc: number;
}

const NONE: Step = { capacity: 0, electric: 0, tc: -Infinity };
/** K between two guesses of a condensing temperature that are one. */
const SAME = 0.01;
const GUESSES = 8;

/** So many compressors on: what they give moves the condensing temperature, which moves what they give. */
function stepAt(rack: Rack, on: number, guess: number): Step {
  let share = guess;
  for (let times = 0; ; times += 1) {
    const tc = rack.tcAt(share);
    const { eer, swept } = rack.runningAt(tc);
    const capacity = (on / rack.steps) * rack.nominal * (rack.swept / swept);
    const next = capacity / rack.full;
    if (times === GUESSES || Math.abs(rack.tcAt(next) - tc) < SAME) return { capacity, electric: capacity / eer, tc };
    share = next;
  }
}

/** The two steps about a load, kW. Below the first it cycles; above the last some of the load is not made. */
export function steppedAt(rack: Rack, load: number): Stepped {
  const about = rack.runningAt(rack.tcAt(load / rack.full));
  const each = (rack.nominal / rack.steps) * (rack.swept / about.swept);
  const step = (on: number): Step => (on === 0 ? NONE : stepAt(rack, on, (on * each) / rack.full));
  let on = Math.min(rack.steps, Math.max(1, Math.ceil(load / each)));
  let [lower, upper] = [step(on - 1), step(on)];
  while (upper.capacity < load && on < rack.steps) {
    on += 1;
    [lower, upper] = [upper, step(on)];
  }
  while (lower.capacity >= load && on > 1) {
    on -= 1;
    [lower, upper] = [step(on - 1), lower];
  }
  const capacity = (upper.capacity * rack.steps) / on;
  const made = Math.min(load, upper.capacity);
  if (on === 1) {
    const { electric } = upper;
    const eer = upper.capacity / electric;
    const efficiency = efficiencyAtPartLoad(eer, made / upper.capacity, rack.degradation);
    return { capacity, made, electric: made > 0 ? made / efficiency : 0, tc: upper.tc };
  }
  const share = (made - lower.capacity) / (upper.capacity - lower.capacity);
  return { capacity, made, electric: lower.electric + share * (upper.electric - lower.electric), tc: upper.tc };
}
