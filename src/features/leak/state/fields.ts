/** What the page of leaks asks, as data; keys, units and defaults of the door `leak`. */
import type { ChoiceField, Field, FormTexts, Measure, NumberField } from '../../../kit/form/fields.ts';
import { HOLES, MODES, TOP_UPS } from '../../../field/leak/read.ts';

type Test = (texts: FormTexts) => boolean;

const TEMPERATURE: Measure = { quantity: 'temperature', unit: 'degC', step: 1 };
const DIFFERENCE: Measure = { quantity: 'temperatureDifference', unit: 'K', step: 1 };
const MASS: Measure = { quantity: 'mass', unit: 'kg' };

const number = (key: string, measure: Measure, byDefault: number | null, isUsed?: Test): NumberField => ({
  ...measure,
  key,
  kind: 'number',
  default: byDefault,
  ...(isUsed === undefined ? {} : { isUsed }),
});
const choice = (key: string, options: readonly string[], isUsed?: Test): ChoiceField => ({
  key,
  kind: 'choice',
  options,
  default: options[0] ?? '',
  ...(isUsed === undefined ? {} : { isUsed }),
});

const isShare: Test = ({ lost_in }) => lost_in === 'share';
const isToppedUp: Test = ({ topup }) => topup !== 'none';

export const LOST_IN = ['kg', 'share'] as const;

export const LEAK_FIELDS: readonly Field[] = [
  { key: 'fluid', kind: 'text', default: 'R449A' },
  number('charge_kg', MASS, 40),
  choice('lost_in', LOST_IN),
  number('lost_kg', MASS, 12, (texts) => !isShare(texts)),
  number('lost_share', { quantity: 'share', unit: 'fraction', step: 0.05 }, 0.3, isShare),
  choice('hole', HOLES),
  choice('topup', TOP_UPS),
  number('times', { quantity: 'count', unit: 'none', step: 1 }, 1, isToppedUp),
  number('t_rest', TEMPERATURE, 20),
  number('volume_l', { quantity: 'volume', unit: 'L' }, null),
  choice('mode', MODES, ({ hole }) => hole !== 'running'),
  number('t_cylinder', TEMPERATURE, 20, ({ topup }) => topup === 'vapour'),
  number('t_evp', TEMPERATURE, -10),
  number('t_cdr', TEMPERATURE, 40),
  number('superheat', DIFFERENCE, 5),
  number('subcooling', DIFFERENCE, 2),
  number('rend_is', { quantity: 'efficiency', unit: 'fraction', step: 0.01 }, 0.7),
];
