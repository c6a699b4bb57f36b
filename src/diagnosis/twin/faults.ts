/** What a fault does to the machine's hardware, by its severity. */
import type { FaultKey } from '../data/machines.ts';
import { LARGEST } from '../data/machines.ts';

/** Factors and amounts that differ from a healthy machine. */
export interface Disturbance {
  /** Of the charge. */
  readonly charge: number;
  /** Mass of air over the mass that fills the circuit at 101 325 Pa and 20 °C. */
  readonly air: number;
  /** Of the conductances, and of the secondary flows. */
  readonly UAc: number;
  readonly Cc: number;
  readonly UAe: number;
  readonly Ce: number;
  /** Share of the pressure difference lost ahead of the expansion device. */
  readonly drop: number;
  /** Factor of the design opening a valve is stuck at; undefined where it moves. */
  readonly stuck: number | undefined;
  /** Share of the flow that leaks back. */
  readonly leak: number;
  /** Of the suction line's pressure drop. */
  readonly dps: number;
  /** Pressure lost ahead of the expansion device whatever the flow (a lift), Pa. */
  readonly lift: number;
}

export const HEALTHY: Disturbance = {
  charge: 1,
  air: 0,
  UAc: 1,
  Cc: 1,
  UAe: 1,
  Ce: 1,
  drop: 0,
  stuck: undefined,
  leak: 0,
  dps: 1,
  lift: 0,
};

/** How often the suction line's drop is added for a severity of 1. */
const SUCTION_DROP = 20;

const EFFECTS: Readonly<Record<FaultKey, (s: number) => Partial<Disturbance>>> = {
  undercharge: (s) => ({ charge: 1 - s }),
  overcharge: (s) => ({ charge: 1 + s }),
  noncondensable: (s) => ({ air: s }),
  cond_fouling: (s) => ({ UAc: 1 - s }),
  cond_flow: (s) => ({ Cc: 1 - s }),
  evap_fouling: (s) => ({ UAe: 1 - s }),
  evap_flow: (s) => ({ Ce: 1 - s }),
  liquid_restriction: (s) => ({ drop: s }),
  valve_under: (s) => ({ stuck: 1 - s }),
  valve_over: (s) => ({ stuck: 1 + s }),
  compressor_leak: (s) => ({ leak: s }),
  reversing_valve: (s) => ({ leak: s }),
  suction_restriction: (s) => ({ dps: 1 + SUCTION_DROP * s }),
};

/** The machine with a fault of a severity, 0 to 1; beyond where a fault of its kind is whole, as it is there. */
export const disturbanceOf = (fault: FaultKey, severity: number): Disturbance => ({
  ...HEALTHY,
  ...EFFECTS[fault](Math.min(severity, LARGEST[fault])),
});
