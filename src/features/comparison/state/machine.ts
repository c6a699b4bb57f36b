/** What is known of the machine beside its point, for the second reading: its air or water, and its plate. All optional. */
import { createEntries } from '../../../kit/form/entries/entries.ts';
import type { EntryValues } from '../../../kit/form/entries/entries.ts';

const temperature = { quantity: 'temperature', unit: 'degC', step: 1, initial: null } as const;
// The plate's pressures are gauge pressures, whatever unit the reader's own are.
const plate = { quantity: 'pressureDifference', unit: 'bar', step: 1, initial: null } as const;

export const machine = createEntries({
  evaporator_medium: { options: ['air', 'water'], initial: 'air' },
  evaporator_t_in: temperature,
  evaporator_t_out: temperature,
  condenser_t_in: temperature,
  condenser_t_out: temperature,
  ps_hp: plate,
  ps_bp: plate,
});

export const MACHINE_TEMPERATURES = [
  'evaporator_t_in',
  'evaporator_t_out',
  'condenser_t_in',
  'condenser_t_out',
] as const;
export const MACHINE_PRESSURES = ['ps_hp', 'ps_bp'] as const;

/** The options of `sameMachine`. */
export function machineOptions(values: EntryValues): Readonly<Record<string, unknown>> {
  const side = (name: 'evaporator' | 'condenser', medium?: unknown): Readonly<Record<string, unknown>> => ({
    ...(medium === undefined ? {} : { medium }),
    ...(values[`${name}_t_in`] === undefined ? {} : { t_in: values[`${name}_t_in`] }),
    ...(values[`${name}_t_out`] === undefined ? {} : { t_out: values[`${name}_t_out`] }),
  });
  return {
    evaporator: side('evaporator', values['evaporator_medium']),
    condenser: side('condenser'),
    ...(values['ps_hp'] === undefined ? {} : { ps_hp: values['ps_hp'] }),
    ...(values['ps_bp'] === undefined ? {} : { ps_bp: values['ps_bp'] }),
  };
}
