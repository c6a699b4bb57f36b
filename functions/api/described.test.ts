/** The functions hold to their description: thousands of calls made from its schemas, good and bad, are answered as it says. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openApi, SCHEMAS } from '../../src/access/openapi.ts';
import { PROPERTIES_SCHEMA, SOLVED } from '../../src/access/properties.ts';
import { faultIn } from '../../src/access/schema.ts';
import type { Schema } from '../../src/access/schema.ts';
import { PAIRS } from '../../src/engine/index.ts';
import type { Call, HttpFunction } from '../http/call.ts';
import { answer as batch } from './simulation/batch.ts';
import { answer as mono } from './simulation/mono.ts';
import { answer as properties } from './properties.ts';

// Its own reading of JSON Schema, beside ours. Examples and x-words are told, not held.
const ajv = new Ajv2020({ strict: false });
const holds = (name: keyof typeof SCHEMAS) => ajv.compile(SCHEMAS[name]);
const [takesSimulation, givesSimulation, takesProperties, givesProperties, givesLine] = (
  ['Simulation', 'SimulationAnswer', 'Properties', 'PropertiesAnswer', 'BatchLine'] as const
).map(holds) as [
  ReturnType<typeof holds>,
  ReturnType<typeof holds>,
  ReturnType<typeof holds>,
  ReturnType<typeof holds>,
  ReturnType<typeof holds>,
];

let caller = 0;
/** Each call from an address of its own: the limit of calls is not what is tried here. */
const callOf = (body: string, type: string): Call => ({
  method: 'POST',
  address: `192.0.2.${(caller += 1)}`,
  query: '',
  signal: new AbortController().signal,
  header: (name) => ({ 'content-type': type, 'accept-language': 'en' })[name] ?? null,
  body: () => Promise.resolve({ ok: true, bytes: Buffer.from(body) }),
  async *chunks() {
    yield Buffer.from(body);
  },
});

async function ask(answer: HttpFunction, value: unknown) {
  const { status, body } = await answer(callOf(JSON.stringify(value), 'application/json'));
  return { status, body: JSON.parse(body as string) as { readonly ok: boolean; readonly code?: string } };
}

const FLUIDS = ['R134a', 'R290', 'R744', 'R32', 'R454B', 'R448A', 'R32[0.5]&R125[0.5]'];
const SENSIBLE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  fluid: fc.constantFrom(...FLUIDS),
  T_K: fc.double({ min: 200, max: 420, noNaN: true }),
  P_Pa: fc.double({ min: 1e4, max: 6e6, noNaN: true }),
  H_J_kg: fc.double({ min: 1e5, max: 6e5, noNaN: true }),
  S_J_kgK: fc.double({ min: 600, max: 2500, noNaN: true }),
  pt_evp: fc.double({ min: -60, max: 30, noNaN: true }),
  pt_cdr: fc.double({ min: 10, max: 80, noNaN: true }),
};
const anything = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(null, true, [], {}, '', 'R0', -1, 1e300, '12,5', '1.5'),
);

/** Values a schema allows, sensible ones where there are some. */
function valueOf(schema: Schema, key = ''): fc.Arbitrary<unknown> {
  const known = SENSIBLE[key];
  if (known !== undefined) return known;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'number') {
    const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1e6) + 1e-9;
    return fc.double({ min, max: schema.maximum ?? Math.max(min, 1e6), noNaN: true });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string')
    return fc.oneof(
      fc.double({ min: 0, max: 40, noNaN: true }).map(String),
      fc.string({ minLength: 1, maxLength: 12 }),
    );
  if (schema.type === 'array')
    return fc.array(valueOf(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(3, schema.maxItems ?? 3),
    });
  if (schema.maxProperties !== undefined && schema.anyOf !== undefined)
    return fc.constantFrom(...schema.anyOf).chain(({ required = [] }) => objectOf(schema, required));
  if (schema.type === 'object') {
    const keys = Object.keys(schema.properties ?? {});
    if (schema.maxProperties === 1) return fc.constantFrom(...keys).chain((only) => objectOf(schema, [only]));
    return fc.subarray(keys).chain((some) => objectOf(schema, [...new Set([...some, ...(schema.required ?? [])])]));
  }
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valueOf(one)));
  return anything;
}
const objectOf = (schema: Schema, keys: readonly string[]): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, valueOf(schema.properties?.[key] ?? {}, key)])));

/** The same with something of it replaced, dropped or added. */
const spoilt = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.tuple(valueOf(schema), fc.nat(), anything, fc.string({ maxLength: 6 })).map(([value, place, other, name]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const keys = Object.keys(value);
    const key = keys[place % Math.max(1, keys.length)];
    return place % 3 === 0 || key === undefined ? { ...value, [name]: other } : { ...value, [key]: other };
  });
const calls = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 2, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: spoilt(schema) });

describe('the description', () => {
  it('is OpenAPI 3.1 whose references lead somewhere', () => {
    const made = openApi('1.0.0', 'https://example.org') as { readonly openapi: string; readonly paths: object };
    expect(made.openapi).toBe('3.1.0');
    const files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./ai/**']);
    const paths = Object.keys(files).map((file) => `/api${file.slice(1, -'.ts'.length)}`);
    expect(Object.keys(made.paths).sort()).toEqual(paths.sort());
    const references = [...JSON.stringify(made).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((name) => !Object.hasOwn(SCHEMAS, name as string))).toEqual([]);
  });

  it('has the pairs the engine solves, and examples that are as it says', () => {
    expect(SOLVED).toEqual(PAIRS);
    for (const example of SCHEMAS.Simulation.examples ?? []) expect(takesSimulation(example)).toBe(true);
    for (const example of SCHEMAS.Properties.examples ?? []) expect(takesProperties(example)).toBe(true);
  });

  it('is read by our check as by another', () => {
    fc.assert(
      fc.property(fc.oneof(calls(PROPERTIES_SCHEMA), anything), (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value));
        expect(faultIn(PROPERTIES_SCHEMA, json) === undefined).toBe(takesProperties(json));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

/** The simulation under its own names alone: a call with half of its synonyms mostly says one field twice. */
const ownNames: Schema = {
  ...SCHEMAS.Simulation,
  properties: Object.fromEntries(
    Object.entries(SCHEMAS.Simulation.properties ?? {}).filter(
      ([, { description = '' }]) => !description.startsWith('The same as'),
    ),
  ),
};

describe('5,000 calls made from it', () => {
  it('of properties: as described is answered, anything else refused with its field', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(calls(PROPERTIES_SCHEMA), async (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value));
        const { status, body } = await ask(properties, json);
        expect(givesProperties(body), JSON.stringify(givesProperties.errors)).toBe(true);
        if (takesProperties(json))
          expect([status, body.code]).toEqual([200, body.ok ? undefined : expect.stringMatching(/^E_(?:FLUID|COMP)$/)]);
        else expect([status, body.code]).toEqual([400, 'E_INPUT']);
        seen.add(`${status} ${body.code ?? ''}`);
      }),
      { numRuns: 2500, seed: 2 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['200 ', '400 E_INPUT']));
  });

  it('of simulations: figures or a reason, and never figures for what is not as described', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 4, arbitrary: calls(ownNames) }, { weight: 1, arbitrary: calls(SCHEMAS.Simulation) }),
        async (value) => {
          const json = JSON.parse(JSON.stringify(value)) as Readonly<Record<string, unknown>>;
          const { status, body } = await ask(mono, json);
          expect(status).toBe(200);
          expect(givesSimulation(body), JSON.stringify(givesSimulation.errors)).toBe(true);
          // A cycle of its own reads other fields than the plain one.
          const isPlain = Object.keys(json).every(
            (key) =>
              (SCHEMAS.Simulation.properties?.[key]?.anyOf ??
                SCHEMAS.Simulation.properties?.[key]?.enum ??
                (key === 'fluid' ? [] : undefined)) !== undefined,
          );
          if (isPlain && (json['architecture'] ?? 'simple') === 'simple' && !takesSimulation(json))
            expect(body.ok, JSON.stringify(json)).toBe(false);
          seen.add(body.ok ? 'figures' : (body.code ?? ''));
        },
      ),
      { numRuns: 2500, seed: 3 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['figures', 'E_FLUID', 'E_ORDER', 'E_RANGE']));
  });

  it('of batches: a line for a line, in order, each what the single call answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(calls(SCHEMAS.Simulation), { maxLength: 8 }), async (values) => {
        const { body } = await batch(
          callOf(values.map((one) => `${JSON.stringify(one)}\n`).join(''), 'application/x-ndjson'),
        );
        let text = '';
        for await (const piece of body as AsyncGenerator<string>) text += piece;
        const lines = text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as { readonly line: number });
        expect(lines.map(({ line }) => line)).toEqual(values.map((_, place) => place + 1));
        for (const [place, { line: _, ...told }] of lines.entries()) {
          expect(givesLine(lines[place]), JSON.stringify(givesLine.errors)).toBe(true);
          expect(told).toEqual((await ask(mono, values[place])).body);
        }
      }),
      { numRuns: 100, seed: 4 },
    );
  });
});
