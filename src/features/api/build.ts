/** The functions as the page shows them, and their description, made while the site is built. */
import { openApi, SCHEMAS } from '../../access/openapi.ts';
import type { Schema } from '../../access/schema.ts';

export { openApi };

export interface FieldRow {
  readonly name: string;
  readonly meaning: string;
  readonly fallback: string;
}

const limitsOf = ({ minimum, exclusiveMinimum, maximum }: Schema): string => {
  const low = minimum === undefined ? (exclusiveMinimum === undefined ? '' : `> ${exclusiveMinimum}`) : `≥ ${minimum}`;
  return [low, maximum === undefined ? '' : `≤ ${maximum}`].filter((part) => part !== '').join(', ');
};

function meaningOf(schema: Schema): string {
  const limits = [schema, ...(schema.anyOf ?? [])].map(limitsOf).find((text) => text !== '') ?? '';
  const choices = schema.enum === undefined ? '' : [...new Set(schema.enum.map(String))].join(', ');
  const most = schema.maxItems === undefined ? '' : `${schema.minItems ?? 0}–${schema.maxItems}`;
  return [schema.description ?? schema.items?.description ?? '', limits, choices, most]
    .filter((part) => part !== '')
    .join('; ');
}

const rowsOf = ({ properties = {} }: Schema): readonly FieldRow[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    meaning: meaningOf(schema),
    fallback: schema.default === undefined ? '' : String(schema.default),
  }));

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

export interface ShownFunction {
  readonly name: 'mono' | 'batch' | 'properties';
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly rows: readonly FieldRow[];
}

const point = { fluid: 'R454B', pt_evp: 2, pt_cdr: 45, rend_is: 0.7, choice_1_value: 8 };

export const FUNCTIONS: readonly ShownFunction[] = [
  {
    name: 'mono',
    path: '/api/simulation/mono',
    type: 'application/json',
    body: pretty(point),
    rows: rowsOf(SCHEMAS.Simulation),
  },
  {
    name: 'batch',
    path: '/api/simulation/batch',
    type: 'application/x-ndjson',
    body: [-10, 0, 10].map((pt_evp) => JSON.stringify({ ...point, pt_evp })).join('\n'),
    rows: [],
  },
  {
    name: 'properties',
    path: '/api/properties',
    type: 'application/json',
    body: pretty({ fluid: 'R134a', states: [{ T_K: 300, P_Pa: 100_000 }], saturations: [{ P_Pa: 500_000 }] }),
    rows: rowsOf(SCHEMAS.Properties),
  },
];
