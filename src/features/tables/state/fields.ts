/** What the page asks of a table, as data. The empty choice: the table does not say. */
import type { Field } from '../../../kit/form/fields.ts';
import { CURVES, T_UNITS, UNITS } from '../../../field/tables/readings.ts';

/** R404A, gauge: CoolProp issue 683, whose program takes exactly 1 bar for the atmosphere. */
export const EXAMPLE = {
  fluid: 'R404A',
  text: '-46,50\t0,00\n-42,63\t0,20\n-39,24\t0,40\n-36,20\t0,60\n-33,45\t0,80\n-30,93\t1,00\n-25,38\t1,50\n-20,63\t2,00',
} as const;

const choice = (key: string, options: readonly string[], byDefault = ''): Field => ({
  key,
  kind: 'choice',
  options: byDefault === '' ? ['', ...options] : options,
  default: byDefault,
});

export const CLAIMS = ['unit', 'kind', 'curve', 't_unit'] as const;
export type Claim = (typeof CLAIMS)[number];

export const TABLE_FIELDS: readonly Field[] = [
  { key: 'fluid', kind: 'text', default: EXAMPLE.fluid },
  { key: 'text', kind: 'text', default: EXAMPLE.text },
  choice('order', ['tp', 'pt'], 'tp'),
  choice('column', ['1', '2', '3'], '1'),
  choice('t_unit', T_UNITS),
  choice('unit', Object.keys(UNITS)),
  choice('kind', ['gauge', 'abs']),
  choice('curve', CURVES),
];
