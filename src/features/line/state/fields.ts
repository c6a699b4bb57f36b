/** The fields of the quick point and of its sweep, as data, in the units of the doors: °C (dew), bar absolute, K, kW. */
import type { ChoiceField, Field, FormTexts, Measure, NumberField } from '../../../kit/form/fields.ts';
import { CYCLE_FIELDS, SIZING } from '../../simulator/state/fields.ts';
import { CYCLE_VARIABLES } from './variables.ts';

const { temperature, pressure, gasCoolerPressure, difference, efficiency, power } = CYCLE_FIELDS;
const VARIABLE_MEASURES: Readonly<Record<string, Measure>> = {
  te: temperature,
  tc: temperature,
  p_gc: gasCoolerPressure,
  superheat: difference,
  subcooling: difference,
  rend_is: efficiency,
};

/** The quantity the sweep goes along. */
export const measureOfVariable = (variable: string): Measure => VARIABLE_MEASURES[variable] ?? temperature;
const alongSweep = ({ variable }: FormTexts): Measure => measureOfVariable(String(variable));

/** A step of the sweep is a difference; in degrees it is shown as such. */
function stepOfSweep(texts: FormTexts): Measure {
  const measure = alongSweep(texts);
  return measure.quantity === 'temperature' ? difference : measure;
}

/** What a sweep opens with when another variable is chosen. */
export const SWEEP_SPANS: Readonly<Record<string, readonly [from: number, to: number, step: number]>> = {
  te: [-20, 10, 2],
  tc: [30, 60, 2],
  p_gc: [80, 130, 5],
  superheat: [2, 20, 1],
  subcooling: [0, 15, 1],
  rend_is: [0.5, 1, 0.05],
};

const choice = (key: string, options: readonly string[], byDefault: string): ChoiceField => ({
  key,
  kind: 'choice',
  options,
  default: byDefault,
});
const number = (
  key: string,
  measure: Measure,
  byDefault: number,
  more: Pick<NumberField, 'measure' | 'isUsed'> = {},
): NumberField => ({ ...measure, ...more, key, kind: 'number', default: byDefault });

/** Fields the other cycle alone reads. */
const isTranscritical = ({ mode_trans }: FormTexts): boolean => mode_trans === '1';
const isClassic = (texts: FormTexts): boolean => !isTranscritical(texts);

export const LINE_FIELDS: readonly Field[] = [
  { key: 'fluid', kind: 'text', default: 'R134a' },
  choice('mode_evp', ['1', '2'], '1'),
  choice('mode_cdr', ['1', '2'], '1'),
  choice(
    'choice_1',
    SIZING.map((_, index) => String(index)),
    '1',
  ),
  choice('mode_trans', ['0', '1'], '0'),
  choice('variable', Object.keys(SWEEP_SPANS), 'te'),
  number('pt_evp', temperature, 0, { measure: ({ mode_evp }) => (mode_evp === '2' ? pressure : temperature) }),
  number('pt_cdr', temperature, 40, {
    measure: ({ mode_cdr }) => (mode_cdr === '2' ? pressure : temperature),
    isUsed: isClassic,
  }),
  number('superheat', difference, 7),
  number('subcooling', difference, 4, { isUsed: isClassic }),
  number('rend_is', efficiency, 0.7),
  number('rend_v', efficiency, 0.85),
  number('choice_1_value', power, 10, { measure: ({ choice_1 }) => SIZING[Number(choice_1)] ?? power }),
  number('p_gc', gasCoolerPressure, 110, { isUsed: isTranscritical }),
  number('t_out_gc', temperature, 45, { isUsed: isTranscritical }),
  number('from', temperature, -20, { measure: alongSweep }),
  number('to', temperature, 10, { measure: alongSweep }),
  number('step', difference, 2, { measure: stepOfSweep }),
];

/** Keys of the numbers of the point and of the sweep. */
export const NUMBER_KEYS: readonly string[] = LINE_FIELDS.flatMap(({ key, kind }) => (kind === 'number' ? [key] : []));

/** The sweep's own: they are no part of the point. */
export const SWEEP_KEYS: readonly string[] = ['variable', 'from', 'to', 'step'];

/** The variables a cycle has. */
export const variablesOf = (mode: string): readonly string[] => CYCLE_VARIABLES[mode === '1' ? '1' : '0'];

/** What the page opens with, as its door takes it. */
export const LINE_DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  LINE_FIELDS.map((field) => [field.key, field.kind === 'list' ? '' : String(field.default)]),
);
