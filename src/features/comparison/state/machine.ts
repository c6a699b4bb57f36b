/** What is known of the machine beside its point: its air or water, its plate. */
import type { Field } from '../../../kit/form/fields.ts';

export const MEDIA = ['air', 'water'] as const;
export const MACHINE_TEMPERATURES = [
  'evaporator_t_in',
  'evaporator_t_out',
  'condenser_t_in',
  'condenser_t_out',
] as const;
export const MACHINE_PRESSURES = ['ps_hp', 'ps_bp'] as const;

/** All optional. */
export const MACHINE_FIELDS: readonly Field[] = [
  { key: 'evaporator_medium', kind: 'choice', options: MEDIA, default: 'air' },
  ...MACHINE_TEMPERATURES.map(
    (key) => ({ key, kind: 'number', quantity: 'temperature', unit: 'degC', step: 1, default: null }) as const,
  ),
  // The plate's pressures are gauge pressures, whatever unit the reader's own are.
  ...MACHINE_PRESSURES.map(
    (key) => ({ key, kind: 'number', quantity: 'pressureDifference', unit: 'bar', step: 1, default: null }) as const,
  ),
];

/** The options of `sameMachine`. */
export function machineOptions(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const under = (prefix: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
      ),
    );
  return { evaporator: under('evaporator_'), condenser: under('condenser_'), ...pressuresOf(values) };
}

const pressuresOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(MACHINE_PRESSURES.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
