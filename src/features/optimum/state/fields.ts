/** What the search of the best CO2 pressure is asked, as data; keys, units and defaults of `hpOptimum`. */
import type { ChoiceField, Field, FormTexts, NumberField } from '../../../kit/form/fields.ts';
import { OUTLETS } from '../../../circuit/optimum/outlets.ts';
import { CO2_DISCHARGE_WATCH } from '../../../machine/single.ts';

type More = Partial<Pick<NumberField, 'range' | 'isUsed'>>;

const temperature = (key: string, byDefault: number, more: More = {}): NumberField => ({
  key,
  kind: 'number',
  quantity: 'temperature',
  unit: 'degC',
  step: 1,
  default: byDefault,
  ...more,
});
const difference = (key: string, byDefault: number, more: More = {}): NumberField => ({
  ...temperature(key, byDefault, more),
  quantity: 'temperatureDifference',
  unit: 'K',
});
const pressure = (key: string, byDefault: number | null, min: number): NumberField => ({
  key,
  kind: 'number',
  quantity: 'pressure',
  unit: 'bar',
  step: 1,
  default: byDefault,
  range: { min, max: 160 },
});
const choice = (key: string, options: readonly [string, ...string[]]): ChoiceField => ({
  key,
  kind: 'choice',
  options,
  default: options[0],
});

const isAmbient = ({ mode_tgc }: FormTexts): boolean => mode_tgc === 'ambient';
const isOutlet = (texts: FormTexts): boolean => !isAmbient(texts);

export const OPTIMUM_FIELDS: readonly Field[] = [
  temperature('temp_evp', -10, { range: { min: -50, max: 20 } }),
  choice('mode_tgc', ['t_out_gc', 'ambient']),
  temperature('t_out_gc', 35, { range: OUTLETS, isUsed: isOutlet }),
  temperature('t_amb', 32, { range: { min: 10, max: 55 }, isUsed: isAmbient }),
  difference('approach', 3, { range: { min: 0, max: 15 }, isUsed: isAmbient }),
  difference('surch_evp', 5, { range: { min: 0, max: 40 } }),
  difference('surch_la', 0, { range: { min: 0, max: 40 } }),
  choice('eta_model', ['constant', 'linear', 'cubic']),
  {
    key: 'rend_is',
    kind: 'number',
    quantity: 'efficiency',
    unit: 'fraction',
    step: 0.01,
    default: 0.7,
    range: { min: 0, max: 1 },
    isUsed: ({ eta_model }) => eta_model === 'constant',
  },
  choice('objective', ['eer', 'cop']),
  { key: 'power_cold', kind: 'number', quantity: 'power', unit: 'kW', step: 0.5, default: 10 },
  // The row of the table of limits for such a machine.
  temperature('t_ref', CO2_DISCHARGE_WATCH, { range: { min: 60, max: 200 } }),
  pressure('p_gc', null, 30),
  pressure('p_min', 74.5, 73.8),
  pressure('p_max', 130, 73.8),
];
