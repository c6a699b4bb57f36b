/** What the search of the best CO2 pressure is asked, as its form holds it; keys and defaults of `hpOptimum`. */
import { createEntries } from '../../kit/form/entries/entries.ts';
import type { EntryValues } from '../../kit/form/entries/entries.ts';

const temperature = { quantity: 'temperature', unit: 'degC', step: 1 } as const;
const difference = { quantity: 'temperatureDifference', unit: 'K', step: 1 } as const;
const pressure = { quantity: 'pressure', unit: 'bar', step: 1 } as const;

export const entries = createEntries({
  temp_evp: { ...temperature, initial: -10 },
  mode_tgc: { options: ['t_out_gc', 'ambient'], initial: 't_out_gc' },
  t_out_gc: { ...temperature, initial: 35 },
  t_amb: { ...temperature, initial: 32 },
  approach: { ...difference, initial: 3 },
  surch_evp: { ...difference, initial: 5 },
  surch_la: { ...difference, initial: 0 },
  eta_model: { options: ['constant', 'linear', 'cubic'], initial: 'constant' },
  rend_is: { quantity: 'efficiency', unit: 'fraction', step: 0.01, initial: 0.7 },
  objective: { options: ['eer', 'cop'], initial: 'eer' },
  power_cold: { quantity: 'power', unit: 'kW', step: 0.5, initial: 10 },
  t_ref: { ...temperature, initial: 140 },
  p_gc: { ...pressure, initial: null },
  p_min: { ...pressure, initial: 74.5 },
  p_max: { ...pressure, initial: 130 },
});

/** Entries that stop nothing for now: what is typed there stays. */
export function unusedEntries({ mode_tgc, eta_model }: EntryValues): ReadonlySet<string> {
  return new Set([
    ...(mode_tgc === 'ambient' ? ['t_out_gc'] : ['t_amb', 'approach']),
    ...(eta_model === 'constant' ? [] : ['rend_is']),
  ]);
}

/** What the door is asked: the values it has a use for. */
export function askedValues(values: EntryValues): EntryValues {
  const unused = unusedEntries(values);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !unused.has(key)));
}

/** Limits a field shows while it has the focus, in the unit its value is carried in. */
export const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  temp_evp: [-50, 20],
  t_out_gc: [25, 60],
  t_amb: [10, 55],
  approach: [0, 15],
  surch_evp: [0, 40],
  surch_la: [0, 40],
  rend_is: [0, 1],
  t_ref: [60, 200],
  p_gc: [30, 160],
  p_min: [73.8, 160],
  p_max: [73.8, 160],
};
