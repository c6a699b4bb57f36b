/** Electricity of the hours a machine does not heat or cool, and the efficiency the regulations show. */
import type { Arguments } from '../../circuit/arguments.ts';

const HOURS = { min: 0, max: 8784, unit: 'h' } as const;
const POWER = { default: 0, min: 0, max: 1000, unit: 'kW' } as const;

export interface Modes {
  /** Equivalent hours at design load, h. */
  readonly active: number;
  /** Electricity of thermostat off, standby, crankcase heater and off mode over the year, kWh. */
  readonly energy: number;
}

/** `hours` { active, to, sb, ck, off } in h, `p_to`, `p_sb`, `p_ck`, `p_off` in kW. EN 14825, reference SCOP and SEER. */
export function readModes(request: Arguments, active: number): Modes {
  const hours = request.group('hours');
  const energyOf = (mode: string): number =>
    hours.number(mode, { ...HOURS, default: 0 }) * request.number(`p_${mode}`, POWER);
  return {
    active: hours.number('active', { ...HOURS, default: active }),
    energy: ['to', 'sb', 'ck', 'off'].map(energyOf).reduce((sum, energy) => sum + energy, 0),
  };
}

/** Seasonal figure of the year, of what a season needs and of how it is made while running. */
export const withModes = (on: number, demand: number, { energy }: Modes): number => demand / (demand / on + energy);

/** ηs, %: 100·SCOP/CC − F1 − F2. CC 2.5 in Regulations (EU) 811/2013 and 813/2013; a revision may lower it. */
export function seasonalEfficiency(request: Arguments, seasonal: number): number {
  const share = { default: 0, min: 0, max: 100, unit: '%' } as const;
  const f1 = request.number('f1', { ...share, default: 3 });
  const f2 = request.number('f2', share);
  return (100 * seasonal) / request.number('conversion', { default: 2.5, above: 0, max: 10 }) - f1 - f2;
}
