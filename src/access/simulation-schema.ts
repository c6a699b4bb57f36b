/** What a simulation takes and gives, as schemas made from its fields: the ones that check it. */
import { FIELDS } from '../simulation/fields.ts';
import type { Field } from '../simulation/fields.ts';
import { POINT_KEYS, PROBLEM_CODES, WARNING_CODES } from '../simulation/types.ts';
import { PERFORMANCE_ROWS, POINT_COLUMNS } from '../simulation/export.ts';
import { ARCHITECTURE_FIELDS } from '../simulation/architecture-fields.ts';
import { STEADY_DEFAULTS } from '../simulation/defaults.ts';
import { CYCLE_INPUTS, CYCLE_SYNONYMS } from './questions/inputs.ts';
import { MACHINE } from './questions/of-machine.ts';
import type { Schema } from './schema.ts';

const UNITS: Readonly<Record<Field['unit'], string>> = {
  none: '',
  K: 'K',
  degC: '°C',
  bar: 'bar absolute',
  kW: 'kW',
  saturation: '°C or bar absolute, by the mode beside it',
  sizing: 'm³/h, kW or kg/s, by choice_1',
};

/** What each key means, beyond its unit. */
const MEANINGS: Readonly<Record<string, string>> = {
  fluid: 'Refrigerant in any usual spelling, or a mix by mass fractions: R32[0.689]&R1234yf[0.311]',
  choice_1: 'Sizing: 0 swept volume m³/h, 1 cooling kW, 2 heating kW, 3 suction volume m³/h, 4 mass flow kg/s',
  choice_1_value: 'Value of the sizing',
  rend_v: 'Volumetric efficiency, above 0',
  rend_is: 'Isentropic efficiency, above 0',
  mode_ref: 'Condensing medium: 0 air, 1 water',
  t_ref: 'Reference discharge temperature',
  mode_cdr: 'Condensing entered as 1 temperature, 2 pressure',
  pt_cdr: 'Condensing temperature or pressure',
  t_sr: 'Subcooling at the condenser',
  t_srt: 'Subcooling of the liquid line',
  mode_evp: 'Evaporating entered as 1 temperature, 2 pressure',
  pt_evp: 'Evaporating temperature or pressure',
  t_sf: 'Useful superheat at the evaporator',
  t_sft: 'Superheat of the suction line',
  mode_trans: "'0' subcritical, '1' transcritical",
  p_gc: 'Gas cooler pressure',
  t_out_gc: 'Gas cooler outlet',
  sat_ref: 'What a saturation temperature is: dew point, mean of bubble and dew, or bubble point',
  architecture: 'The cycle',
};

/** Words a choice may be written in, beside its values. */
const SPELLINGS: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  mode_cdr: ['temperature', 'pressure'],
  mode_evp: ['temperature', 'pressure'],
  mode_trans: [0, 1, false, true, 'false', 'true'],
};

const described = (field: Field): string =>
  [MEANINGS[field.body] ?? `Of some cycles only`, UNITS[field.unit]].filter((part) => part !== '').join(', ');

/** Number or numeric text; empty is refused, and so is what is out of range. */
function quantitySchema({ body, range, words = [] }: Field): Schema {
  const isStrict = body === 'rend_v' || body === 'rend_is';
  const limits =
    range === undefined
      ? {}
      : isStrict
        ? { exclusiveMinimum: range.min, maximum: range.max }
        : { minimum: range.min, maximum: range.max };
  return {
    anyOf: [
      { type: 'number', ...limits },
      { type: 'string', minLength: 1, maxLength: 40, description: 'The number as text, with a decimal point or comma' },
      ...(words.length > 0 ? [{ type: 'string' as const, enum: words }] : []),
    ],
  };
}

function fieldSchema(field: Field): Schema {
  const { body, options } = field;
  const fallback = STEADY_DEFAULTS[body] ?? field.optionalDefault;
  const beside = { description: described(field), ...(fallback !== undefined && { default: fallback }) };
  if (body === 'fluid') return { type: 'string', minLength: 1, ...beside };
  if (options === undefined) return { ...quantitySchema(field), ...beside };
  const spelled = [...options, ...options.map(String), ...(SPELLINGS[body] ?? [])];
  return { enum: [...new Set(spelled)], ...beside };
}

const BODY_NAMES = new Set<string>(FIELDS.flatMap(({ body, form }) => [body, form]));
const OWN = new Set<string>(ARCHITECTURE_FIELDS.map(({ body }) => body));

/** What only some cycles read: whoever else sends it is not refused, so that its limits are told and not held here. */
function ownSchema(field: Field): Schema {
  const { range, options, words = [] } = field;
  const said = [
    described(field),
    ...(range === undefined ? [] : [`${range.min} to ${range.max}`]),
    ...(options === undefined && words.length === 0 ? [] : [`one of ${[...(options ?? []), ...words].join(', ')}`]),
  ];
  return {
    description: said.join('; '),
    ...(field.optionalDefault !== undefined && { default: field.optionalDefault }),
  };
}

/** The names the page has for the same in its address, and those of the questions, where they are others. */
const SYNONYMS = Object.fromEntries(
  [
    ...FIELDS.filter(({ body, form }) => body !== form).map(({ body, form }) => [form, body]),
    ...Object.entries(CYCLE_INPUTS).map(([name, { key }]) => [name, key]),
    ...Object.entries(CYCLE_SYNONYMS).flatMap(([name, input]) =>
      typeof input !== 'string' || BODY_NAMES.has(name) ? [] : [[name, CYCLE_INPUTS[input]?.key ?? input]],
    ),
  ].map(([name = '', key]) => [name, { description: `The same as ${key}` }] as const),
);

/** The body of a simulation. What is neither a name of it nor one of the page's is refused. */
export const SIMULATION_SCHEMA: Schema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      FIELDS.map((field) => [field.body, OWN.has(field.body) ? ownSchema(field) : fieldSchema(field)]),
    ),
    ...SYNONYMS,
    machine: MACHINE,
  },
  additionalProperties: false,
  examples: [{}, { fluid: 'R454B', pt_evp: 2, pt_cdr: 45, rend_is: 0.7, choice_1: 1, choice_1_value: 8 }],
};

const number: Schema = { type: 'number' };
const orNull: Schema = { anyOf: [{ type: 'number' }, { type: 'null' }] };

const record = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});

const POINT = record(Object.fromEntries(POINT_COLUMNS.map(({ key, unit }) => [key, { ...number, description: unit }])));

export const PROBLEM_SCHEMA: Schema = {
  type: 'object',
  properties: {
    ok: { enum: [false] },
    error: { type: 'string', minLength: 1, description: 'In the language of Accept-Language, French unless told' },
    code: {
      type: 'string',
      pattern: '^E_[A-Z]+$',
      description: `Of a simulation: E_NAME E_TWICE ${PROBLEM_CODES.join(' ')}`,
    },
    field: { type: 'string', description: 'The field at fault, when one is' },
  },
  required: ['ok', 'error', 'code'],
};

/** The result of a simulation. */
export const SIMULATION_RESULT: Schema = record(
  {
    performance: record(
      Object.fromEntries(PERFORMANCE_ROWS.map(({ key, unit }) => [key, { ...number, description: unit }])),
    ),
    points: record(Object.fromEntries(POINT_KEYS.map((key) => [key, POINT]))),
    fluid: record({ p_crit: number, t_crit: number, p_triple: orNull, t_triple: orNull }),
    extra: record({
      x_f: number,
      tau: number,
      q0v: number,
      t_dew_evp: number,
      t_bubble_evp: number,
      glide_evp: number,
      t_dew_cdr: orNull,
      t_bubble_cdr: orNull,
      glide_cdr: orNull,
    }),
    warnings: {
      type: 'array',
      items: record({
        code: { type: 'string', enum: WARNING_CODES },
        values: { type: 'object' },
        message: { type: 'string', minLength: 1 },
      }),
    },
    input: { type: 'object', description: 'The complete input, defaults included' },
    compressor: { type: 'string', description: 'Of compressors without a loss: what their figures are', minLength: 1 },
    machine: {
      type: 'object',
      description: 'Where one was named: its facts, what of its limits was supposed, what would tell',
    },
    architecture: { type: 'object', description: 'Of cycles other than the one-stage one' },
    nodes: { type: 'object', description: 'Of those: every point of every circuit, by its letter' },
  },
  ['compressor', 'machine', 'architecture', 'nodes'],
);

export const envelope = (result: Schema): Schema => record({ ok: { enum: [true] }, result });
