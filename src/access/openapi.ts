/** The description of the HTTP functions (OpenAPI 3.1), made from the schemas that check what comes and the types of what goes. */
import { MOST_STATES, PROPERTIES_SCHEMA } from './properties.ts';
import { envelope, PROBLEM_SCHEMA, SIMULATION_RESULT, SIMULATION_SCHEMA } from './simulation-schema.ts';
import type { Schema } from './schema.ts';

const number: Schema = { type: 'number' };
const orNull: Schema = { anyOf: [{ type: 'number' }, { type: 'null' }] };
const record = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

const FIGURES: Readonly<Record<string, Schema>> = {
  phase: {
    type: 'string',
    enum: ['liquid', 'saturated-liquid', 'two-phase', 'saturated-vapour', 'gas', 'supercritical'],
  },
  T_K: number,
  P_Pa: number,
  D_kg_m3: number,
  H_J_kg: number,
  S_J_kgK: number,
  U_J_kg: number,
  Q_kg_kg: orNull,
  CP_J_kgK: orNull,
  CV_J_kgK: orNull,
  W_m_s: orNull,
  viscosity_Pa_s: orNull,
  conductivity_W_mK: orNull,
  ambiguous: { type: 'boolean', description: 'Other states answer the same two; this is the one at lowest pressure' },
};
const NO_FIGURES: Schema = record({
  ok: { enum: [false] },
  code: { type: 'string', enum: ['out-of-range', 'no-solution', 'bad-input'] },
  property: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  min: orNull,
  max: orNull,
});
const STATE_ANSWER: Schema = { anyOf: [record({ ok: { enum: [true] }, ...FIGURES }), NO_FIGURES] };
const SATURATION_ANSWER: Schema = {
  anyOf: [record({ ok: { enum: [true] }, bubble: record(FIGURES), dew: record(FIGURES) }), NO_FIGURES],
};
const FLUID: Schema = record({
  name: { type: 'string' },
  quality: { type: 'string', enum: ['reference', 'fitted blend', 'estimated blend'] },
  reference: { type: 'string', enum: ['IIR', 'NBP', 'EOS'], description: 'Zero of enthalpy and entropy' },
  molar_mass_kg_mol: number,
  critical: record({ T_K: number, P_Pa: number, D_kg_m3: number }),
  limits: record({ T_min_K: number, T_max_K: number, P_max_Pa: number }),
  stated_error: { anyOf: [record({ bubble_K: number, dew_K: number }), { type: 'null' }] },
  components: { type: 'array', items: record({ name: { type: 'string' }, mass_fraction: number }), minItems: 1 },
});
const PROPERTIES_RESULT: Schema = record(
  {
    fluid: FLUID,
    states: { type: 'array', items: STATE_ANSWER },
    saturations: { type: 'array', items: SATURATION_ANSWER },
  },
  ['states', 'saturations'],
);
const LINE: Schema = {
  anyOf: [
    record({ line: number, ok: { enum: [true] }, result: { type: 'object' } }),
    record(
      {
        line: number,
        ok: { enum: [false] },
        error: { type: 'string', minLength: 1 },
        code: { type: 'string', pattern: '^E_[A-Z]+$' },
        field: { type: 'string' },
        retry_after_s: number,
      },
      ['field', 'retry_after_s'],
    ),
  ],
};

export const SCHEMAS = {
  Simulation: SIMULATION_SCHEMA,
  SimulationAnswer: { anyOf: [envelope(SIMULATION_RESULT), PROBLEM_SCHEMA] },
  Properties: PROPERTIES_SCHEMA,
  PropertiesAnswer: { anyOf: [envelope(PROPERTIES_RESULT), PROBLEM_SCHEMA] },
  BatchLine: LINE,
  Problem: PROBLEM_SCHEMA,
} as const satisfies Readonly<Record<string, Schema>>;

const at = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: keyof typeof SCHEMAS) => ({ 'application/json': { schema: at(name) } });

/** What any call may be answered before its body is looked at. */
const REFUSED = {
  405: 'Not POST',
  408: 'The body came too slowly',
  413: 'The body is too large: 64 kB at most',
  415: 'Not the content type of the function, or a compressed body',
  429: 'Too many calls; Retry-After says the seconds to wait',
  500: 'A fault of the server',
} as const;

const refused = (statuses: readonly (keyof typeof REFUSED)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: REFUSED[status],
        content: json('Problem'),
        ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } } }),
      },
    ]),
  );
const ALL = [405, 408, 413, 415, 429, 500] as const;

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'fr or en: the language of error texts and warnings; French unless told',
  schema: { type: 'string' },
};

const operation = (id: string, summary: string, description: string, given: object, answers: object) => ({
  post: {
    operationId: id,
    summary,
    description,
    parameters: [LANGUAGE],
    requestBody: { required: true, content: given },
    responses: answers,
  },
});

/** @param version of the site; @param server its address */
export function openApi(version: string, server: string): object {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'AppFroid',
      version,
      summary: 'Properties of refrigerants and simulations of refrigeration circuits',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths: {
      '/api/simulation/mono': operation(
        'simulate',
        'One operating point of a refrigeration circuit',
        'Missing fields take the default point (R134a, 0 °C, 40 °C, 10 kW). An input without a physical answer is answered with status 200, ok false, and the field.',
        json('Simulation'),
        {
          200: { description: 'Figures, or why there are none', content: json('SimulationAnswer') },
          400: { description: 'Unreadable JSON', content: json('Problem') },
          ...refused(ALL),
        },
      ),
      '/api/simulation/batch': operation(
        'simulateBatch',
        'Up to 10 000 operating points, streamed',
        'A body of simulate a line (NDJSON); an answer a line, in the order of the lines, sent as it is computed. A blank line has no answer, and counts in the number of each line. The body is read no further than 256 kB ahead of the reader. Each line counts against the limit of lines; what ends an answer early (E_LINES, E_RATE with retry_after_s, E_SIZE, E_PIECES, E_SLOW, E_FAULT) is its last line.',
        { 'application/x-ndjson': { schema: { type: 'string' }, 'x-line': at('Simulation') } },
        {
          200: {
            description: 'A line for each line',
            content: { 'application/x-ndjson': { schema: { type: 'string' }, 'x-line': at('BatchLine') } },
          },
          ...refused([405, 415, 429, 500]),
        },
      ),
      '/api/properties': operation(
        'properties',
        'States and saturations of a fluid',
        `SI, the unit in every name. ${MOST_STATES} states and ${MOST_STATES} saturations at most; ten count as a call. Each is answered for itself; an unknown fluid is answered with status 200 and ok false.`,
        json('Properties'),
        {
          200: { description: 'Figures, or why there are none', content: json('PropertiesAnswer') },
          400: {
            description: 'Unreadable JSON, or a body that is not as described (E_INPUT)',
            content: json('Problem'),
          },
          ...refused(ALL),
        },
      ),
    },
    components: { schemas: SCHEMAS },
  };
}
