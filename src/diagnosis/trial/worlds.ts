/** What machines of the trial are drawn from: the world the diagnosis believes in, and a wider one. */
import type { FaultKey } from '../data/machines.ts';

export type WorldKey = 'scorer' | 'wide';

export interface World {
  readonly key: WorldKey;
  readonly isWide: boolean;
  /** Factors of the half-widths of hardware, laws and errors of reading. */
  readonly hardware: number;
  readonly laws: number;
  readonly errors: number;
  /** Factors of the volumes. */
  readonly volumes: readonly [number, number];
  /** K from the design point the weather is drawn in. */
  readonly weather: { readonly te: number; readonly tc: readonly [number, number] };
  /** K of saturation lost in the exchangers at most; the exponent of the volumetric law; share of machines with an accumulator. */
  readonly losses: { readonly evaporator: number; readonly condenser: number };
  readonly volumetric: readonly [number, number];
  readonly accumulators: number;
  /** Share a clamp is pulled towards the air at most, and m of altitude that nobody typed. */
  readonly pull: number;
  readonly altitude: number;
}

const NONE = { losses: { evaporator: 0, condenser: 0 }, accumulators: 0, pull: 0, altitude: 0 } as const;

export const WORLDS: Readonly<Record<WorldKey, World>> = {
  scorer: {
    ...NONE,
    key: 'scorer',
    isWide: false,
    ...{ hardware: 1, laws: 1, errors: 1, volumes: [0.7, 1.3], volumetric: [1.15, 1.15] },
    weather: { te: 4, tc: [-12, 8] },
  },
  wide: {
    key: 'wide',
    isWide: true,
    ...{ hardware: 1.6, laws: 2, errors: 2, volumes: [0.6, 1.65], volumetric: [0.95, 1.4] },
    weather: { te: 6, tc: [-13, 11] },
    ...{ losses: { evaporator: 2, condenser: 1.5 }, accumulators: 0.3, pull: 0.05, altitude: 650 },
  },
};

/** Severity of a fault at most; the least is a tenth. A machine that would stop is left out. */
export const LEAST_SEVERITY = 0.1;
export const MOST_SEVERITY: Readonly<Record<FaultKey, number>> = {
  undercharge: 0.93,
  overcharge: 0.55,
  noncondensable: 0.8,
  cond_fouling: 0.8,
  cond_flow: 0.75,
  evap_fouling: 0.85,
  evap_flow: 0.8,
  liquid_restriction: 0.8,
  valve_under: 0.8,
  valve_over: 0.53,
  compressor_leak: 0.6,
  suction_restriction: 0.8,
  reversing_valve: 0.6,
};
