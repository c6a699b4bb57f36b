/** What is known of the machine beside its point: its air or water, its plate, and what it is where a machine brought it. */
import type { Field } from '../../../kit/form/fields.ts';
import { FACT_FIELDS } from '../../../machine/record/fact-fields.ts';
import type { FactField } from '../../../machine/record/fact-fields.ts';

export const MEDIA = ['air', 'water'] as const;
export const MACHINE_TEMPERATURES = [
  'evaporator_t_in',
  'evaporator_t_out',
  'condenser_t_in',
  'condenser_t_out',
] as const;
export const MACHINE_PRESSURES = ['ps_hp', 'ps_bp'] as const;

/** Facts the verdict rests on that no field of the page asks: a link of Mes machines says them. */
const FACTS = ['use', 'compressor', 'oil', 'expansion', 'condenser', 'build', 'cools'] as const;

/** All optional. */
export const MACHINE_FIELDS: readonly Field[] = [
  { key: 'evaporator_medium', kind: 'choice', options: MEDIA, default: 'air' },
  ...FACTS.map((key): Field => {
    const field: FactField = FACT_FIELDS[key];
    return { key, kind: 'choice', options: ['', ...(field.kind === 'choice' ? field.options : [])], default: '' };
  }),
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

/** What is known of the machine as its facts, for the verdict: a text, so that the same is the same. */
export const factsText = (values: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.fromEntries(
      [...FACTS, ...MACHINE_PRESSURES].flatMap((key) =>
        values[key] === undefined || values[key] === '' ? [] : [[key, values[key]]],
      ),
    ),
  );

const pressuresOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(MACHINE_PRESSURES.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
