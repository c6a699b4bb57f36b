/** The fields of the quick point and of its sweep: what each is, the unit of the door, its step, what it opens with. */
import { CYCLE_VARIABLES } from './variables.ts';
import { CYCLE_FIELDS, SIZING } from '../simulation/fields.ts';
import type { QuantityField } from '../simulation/fields.ts';

export const NUMBER_KEYS = [
  'pt_evp',
  'pt_cdr',
  'superheat',
  'subcooling',
  'rend_is',
  'rend_v',
  'choice_1_value',
  'p_gc',
  't_out_gc',
  'from',
  'to',
  'step',
] as const;
export type NumberKey = (typeof NUMBER_KEYS)[number];
export const CHOICE_KEYS = ['fluid', 'mode_evp', 'mode_cdr', 'choice_1', 'mode_trans', 'variable'] as const;
export type ChoiceKey = (typeof CHOICE_KEYS)[number];
export type LineKey = NumberKey | ChoiceKey;
/** As typed and chosen. */
export type LineTexts = Readonly<Record<LineKey, string>>;

/** What the page opens with, in the units of the doors: °C (dew), bar absolute, K, kW. */
export const LINE_DEFAULTS: LineTexts = {
  fluid: 'R134a',
  mode_evp: '1',
  pt_evp: '0',
  mode_cdr: '1',
  pt_cdr: '40',
  superheat: '7',
  subcooling: '4',
  rend_is: '0.7',
  rend_v: '0.85',
  choice_1: '1',
  choice_1_value: '10',
  mode_trans: '0',
  p_gc: '110',
  t_out_gc: '45',
  variable: 'te',
  from: '-20',
  to: '10',
  step: '2',
};

const { temperature, pressure, gasCoolerPressure, difference, efficiency, power } = CYCLE_FIELDS;
const VARIABLE_FIELDS: Readonly<Record<string, QuantityField>> = {
  te: temperature,
  tc: temperature,
  p_gc: gasCoolerPressure,
  superheat: difference,
  subcooling: difference,
  rend_is: efficiency,
};

/** The quantity the sweep goes along. */
export const fieldOfVariable = (variable: string): QuantityField => VARIABLE_FIELDS[variable] ?? temperature;

/** A step of the sweep is a difference; in degrees it is shown as such. */
function stepField(variable: string): QuantityField {
  const field = fieldOfVariable(variable);
  return field.quantity === 'temperature' ? difference : field;
}

/** What a number field is, given the choices beside it. */
export function fieldOf(key: NumberKey, texts: LineTexts): QuantityField {
  switch (key) {
    case 'pt_evp':
      return texts.mode_evp === '2' ? pressure : temperature;
    case 'pt_cdr':
      return texts.mode_cdr === '2' ? pressure : temperature;
    case 'rend_is':
    case 'rend_v':
      return efficiency;
    case 'choice_1_value':
      return SIZING[Number(texts.choice_1)] ?? power;
    case 'p_gc':
      return gasCoolerPressure;
    case 't_out_gc':
      return temperature;
    case 'from':
    case 'to':
      return fieldOfVariable(texts.variable);
    case 'step':
      return stepField(texts.variable);
    default:
      return difference;
  }
}

export const SWEEP_KEYS = ['from', 'to', 'step'] as const satisfies readonly NumberKey[];

/** What a sweep opens with when another variable is chosen, in the units of the door. */
export const SWEEP_SPANS: Readonly<Record<string, readonly [from: number, to: number, step: number]>> = {
  te: [-20, 10, 2],
  tc: [30, 60, 2],
  p_gc: [80, 130, 5],
  superheat: [2, 20, 1],
  subcooling: [0, 15, 1],
  rend_is: [0.5, 1, 0.05],
};

/** Choices that are no names: any other text is no choice. */
const CHOICES: Readonly<Partial<Record<LineKey, readonly string[]>>> = {
  mode_evp: ['1', '2'],
  mode_cdr: ['1', '2'],
  choice_1: SIZING.map((_, index) => String(index)),
  mode_trans: ['0', '1'],
  variable: Object.keys(SWEEP_SPANS),
};

/** Whether a key may be given a text: anything where it is typed. */
export const isChoosable = (key: LineKey, text: string): boolean => CHOICES[key]?.includes(text) ?? true;

/** The variables a cycle has. */
export const variablesOf = (mode: string): readonly string[] => CYCLE_VARIABLES[mode === '1' ? '1' : '0'];

/** Fields the other cycle alone reads. */
export const unusedKeys = (mode: string): readonly NumberKey[] =>
  mode === '1' ? ['pt_cdr', 'subcooling'] : ['p_gc', 't_out_gc'];
