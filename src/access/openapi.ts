/** The description of the HTTP functions (OpenAPI 3.1), made from the schemas that check what comes and the types of what goes. */
import { ALL_QUESTIONS } from './questions/index.ts';
import type { Question } from './questions/index.ts';
import { saturation } from './questions/saturation.ts';
import { state } from './questions/state.ts';
import { table } from './questions/table.ts';
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

/** What a question is answered over GET: figures, or why there are none; of several values of an input, a list of them. */
const ASKED_ONE: Schema = {
  anyOf: [
    record({
      ok: { enum: [true] },
      result: { type: 'object' },
      warnings: { type: 'array', items: { type: 'string', minLength: 1 } },
    }),
    record({
      ok: { enum: [false] },
      code: { type: 'string', pattern: '^E_[A-Z0-9]+$' },
      field: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      error: { type: 'string', minLength: 1 },
    }),
  ],
};
const ASKED: Schema = {
  anyOf: [
    ...(ASKED_ONE.anyOf ?? []),
    record({ ok: { type: 'boolean' }, answers: { type: 'array', items: ASKED_ONE } }),
  ],
};

export const SCHEMAS = {
  Simulation: SIMULATION_SCHEMA,
  SimulationAnswer: { anyOf: [envelope(SIMULATION_RESULT), PROBLEM_SCHEMA] },
  Properties: PROPERTIES_SCHEMA,
  PropertiesAnswer: { anyOf: [envelope(PROPERTIES_RESULT), PROBLEM_SCHEMA] },
  BatchLine: LINE,
  Asked: ASKED,
  Problem: PROBLEM_SCHEMA,
} as const satisfies Readonly<Record<string, Schema>>;

const at = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: keyof typeof SCHEMAS) => ({ 'application/json': { schema: at(name) } });

/** What any call may be answered before its body is looked at. */
const REFUSED = {
  405: 'Another method',
  408: 'The body came too slowly',
  413: 'Too large: 64 kB of a body, 4,000 characters of a query at most',
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

const queryParameter = (name: string, description: string, schema: Schema, required = false) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

/** Words of a query that are no input of the question. */
const ANSWERED_AS = [
  queryParameter('get', 'Figures wanted, parted by commas; all unless told', { type: 'string' }),
  queryParameter('decimal', 'comma: decimal commas, and semicolons between the cells of a table', {
    type: 'string',
    enum: ['point', 'comma'],
    default: 'point',
  }),
  queryParameter('decimals', 'Decimals a figure is written with, in text and tables; every digit unless told', {
    type: 'string',
    pattern: '^(?:[0-9]|1[0-2])$',
  }),
  queryParameter('lang', 'The language of error texts and warnings, over the header', {
    type: 'string',
    enum: ['fr', 'en'],
  }),
];
const FORMAT = (usual: string) =>
  queryParameter('format', 'How it is answered', { type: 'string', enum: ['json', 'csv', 'text'], default: usual });
const ASK = queryParameter(
  'ask',
  'The question',
  { type: 'string', enum: ALL_QUESTIONS.map(({ name }) => name) },
  true,
);
/** The inputs of a question, as texts: synonyms and other units are taken too. */
const inputsOf = ({ schema: { properties = {}, required = [] } }: Question) =>
  Object.entries(properties).map(([name, schema]) =>
    queryParameter(name, schema.description ?? name, { type: 'string', minLength: 1 }, required.includes(name)),
  );

const TEXT = { schema: { type: 'string' } };
const CACHED = {
  'Cache-Control': {
    description: 'public, for an hour; of what depends on the day, five minutes',
    schema: { type: 'string' },
  },
};

/** A door that is read. Rates are counted together with those of the functions that are sent a body. */
const reading = (id: string, summary: string, description: string, parameters: readonly object[], usual: string) => ({
  get: {
    operationId: id,
    summary,
    description: `${description} Names may carry a unit of their own (t_F, p_psig) and numbers one behind them ("120 psig"). An input may have several values, repeated or as from..to..step (t_C=-30..50..5), 200 at most: a row for each. Any page may read it (Access-Control-Allow-Origin: *).`,
    parameters: [LANGUAGE, ...parameters, FORMAT(usual), ...ANSWERED_AS],
    responses: {
      200: {
        description: 'Figures, or why there are none; in text a sentence stands for a figure there is not',
        headers: CACHED,
        content: { 'application/json': { schema: at('Asked') }, 'text/csv': TEXT, 'text/plain': TEXT },
      },
      400: {
        description: 'A name, a word or a value that is not as described, with the nearest',
        content: { 'application/json': { schema: at('Asked') }, 'text/plain': TEXT },
      },
      ...refused([405, 413, 429, 500]),
    },
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
        'A body of simulate a line (NDJSON), or a row of a table (CSV, whose first line names the columns; a semicolon between cells means decimal commas); with ?ask= another question, and with ?get= some of its figures. An answer a line, in the order of the lines, sent as it is computed. A blank line has no answer, and counts in the number of each line. The body is read no further than 256 kB ahead of the reader. Each line counts against the limit of lines; what ends an answer early (E_LINES, E_RATE with retry_after_s, E_SIZE, E_PIECES, E_SLOW, E_FAULT) is its last line.',
        { 'application/x-ndjson': { schema: { type: 'string' }, 'x-line': at('Simulation') }, 'text/csv': TEXT },
        {
          200: {
            description: 'A line for each line, in the form Accept names, else in that of the body',
            content: {
              'application/x-ndjson': { schema: { type: 'string' }, 'x-line': at('BatchLine') },
              'text/csv': TEXT,
            },
          },
          400: { description: 'A query that asks for something there is not', content: json('Problem') },
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
      '/api/value': reading(
        'value',
        'One figure as plain text, for a cell of a spreadsheet',
        `ask names the question, get the figure: /api/value?ask=saturation&fluid=R454B&t_C=5&get=p_dew_bar. Inputs are those of the question (its door, or the error that lists them).`,
        [ASK],
        'text',
      ),
      '/api/ask': reading('ask', 'The answer to any question', 'ask names the question.', [ASK], 'json'),
      ...Object.fromEntries(
        [saturation, state, table].map((question) => [
          `/api/${question.name}`,
          reading(question.name, question.title.en, question.description.en, inputsOf(question), 'json'),
        ]),
      ),
    },
    components: { schemas: SCHEMAS },
  };
}
