/**
 * Calls made from the description (OpenAPI) of the functions, and their answers held to it: status, content type, body.
 * `node scripts/access/described-calls.ts [calls] [seed]`; 5,000 unless told. Two in three are made of what a schema allows, one has
 * something of it spoilt; of questions that take long, one in a hundred.
 */
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { APIContext, APIRoute } from 'astro';
import { ALL as ask } from '../../functions/api/ask.ts';
import { ALL as properties } from '../../functions/api/properties.ts';
import { ALL as saturation } from '../../functions/api/saturation.ts';
import { ALL as batch } from '../../functions/api/simulation/batch.ts';
import { ALL as mono } from '../../functions/api/simulation/mono.ts';
import { ALL as state } from '../../functions/api/state.ts';
import { ALL as table } from '../../functions/api/table.ts';
import { ALL as value } from '../../functions/api/value.ts';
import { openApi, SCHEMAS } from '../../src/access/openapi.ts';
import { ALL_QUESTIONS } from '../../src/access/questions/index.ts';
import type { Schema } from '../../src/access/schema.ts';

const ROUTES: Readonly<Record<string, APIRoute>> = {
  '/api/ask': ask,
  '/api/properties': properties,
  '/api/saturation': saturation,
  '/api/simulation/batch': batch,
  '/api/simulation/mono': mono,
  '/api/state': state,
  '/api/table': table,
  '/api/value': value,
};

interface Media {
  readonly schema: Schema & { readonly $ref?: string };
  readonly 'x-line'?: { readonly $ref: string };
}
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
type Path = Readonly<Partial<Record<'get' | 'post', Operation>>>;

const described = JSON.parse(JSON.stringify(openApi('1.0.0', 'http://localhost'))) as {
  readonly paths: Readonly<Record<string, Path>>;
};
const ajv = new Ajv2020({ strict: false });
const holds = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [name, ajv.compile(schema)]));
const nameOf = (reference: string): keyof typeof SCHEMAS =>
  reference.slice(reference.lastIndexOf('/') + 1) as keyof typeof SCHEMAS;

/** Numbers between 0 and 1, the same for the same seed. */
function drawn(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const FLUIDS = ['R134a', 'R290', 'R744', 'R32', 'R454B', 'R448A', 'propane', 'R32[0.5]&R125[0.5]', 'R0'];
const ODD = [
  '',
  ' ',
  'R0',
  '12,5',
  '1e300',
  '-1',
  'true',
  '<b>',
  '=1+1',
  '41 °F',
  '120 psig',
  '0..40..10',
  '__proto__',
  'é',
];
/** Questions that take as many saturations as this are asked rarely. */
const LONG = 20;

export interface Tried {
  readonly calls: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

export async function tryCalls(calls: number, seed = 7): Promise<Tried> {
  const draw = drawn(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;
  const numberIn = ({ minimum, exclusiveMinimum, maximum }: Schema): number => {
    const low = minimum ?? exclusiveMinimum ?? -60;
    const high = maximum ?? Math.max(low + 1, 120);
    return Number((low + (high - low) * (0.001 + 0.998 * draw())).toPrecision(6));
  };

  /** A value a schema allows. */
  function valid(schema: Schema, key = ''): unknown {
    if (/fluid/.test(key)) return pick(FLUIDS);
    if (schema.enum !== undefined) return pick(schema.enum);
    if (schema.type === 'number') return numberIn(schema);
    if (schema.type === 'boolean') return draw() < 0.5;
    if (schema.type === 'string') return draw() < 0.5 ? String(numberIn({})) : pick(['a', '2027-01-01', 'R32']);
    if (schema.type === 'array')
      return Array.from({ length: 1 + Math.floor(2 * draw()) }, () => valid(schema.items ?? {}));
    if (schema.type === 'object' || schema.properties !== undefined) {
      const { properties: own = {}, required = [], anyOf = [] } = schema;
      const branch = anyOf.length > 0 ? (pick(anyOf).required ?? []) : [];
      const few = schema.maxProperties ?? 8;
      const keys = [...new Set([...required, ...branch, ...Object.keys(own).filter(() => draw() < 0.12)])].slice(
        0,
        Math.max(few, required.length),
      );
      return Object.fromEntries(keys.map((name) => [name, valid(own[name] ?? {}, name)]));
    }
    if (schema.anyOf !== undefined) return valid(pick(schema.anyOf), key);
    return pick<unknown>([1, 20, 0.7, 'R32', true]);
  }
  const isGroup = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  const spoilt = (one: unknown): unknown => {
    if (!isGroup(one) || draw() < 0.66) return one;
    const key = draw() < 0.3 ? pick(['x', 't_Q', 'fluidd', '__proto__', 'get']) : (pick(Object.keys(one)) ?? 'x');
    return { ...one, [key]: pick<unknown>([...ODD, null, 1e308, [], {}]) };
  };

  /** The words of a query, of the parameters and, where the address names a question, of its inputs. */
  function queryOf(path: string, { parameters }: Operation): URLSearchParams {
    const query = new URLSearchParams();
    const short = ALL_QUESTIONS.filter(({ cost = 1 }) => cost < LONG);
    const asked = parameters.some(({ name }) => name === 'ask')
      ? pick(draw() < 0.01 ? ALL_QUESTIONS : short)
      : undefined;
    const inputs = asked ?? ALL_QUESTIONS.find(({ name }) => path === `/api/${name}`);
    if (asked !== undefined) query.set('ask', draw() < 0.98 ? asked.name : pick(ODD));
    const own = draw() < 0.5 ? inputs?.example : valid(inputs?.schema ?? {});
    for (const [name, one] of Object.entries((spoilt(own) ?? {}) as Record<string, unknown>))
      query.append(name, isGroup(one) || Array.isArray(one) ? JSON.stringify(one) : String(one));
    for (const { name, in: where, schema } of parameters)
      if (where === 'query' && ['get', 'format', 'decimal', 'decimals', 'lang'].includes(name) && draw() < 0.3)
        query.append(
          name,
          draw() < 0.9 && name !== 'get'
            ? String(name === 'decimals' ? Math.floor(12 * draw()) : valid(schema, name))
            : pick(['p_bar', 'eer', 'p_dew_bar,glide_K', ...ODD]),
        );
    return query;
  }
  /** What is sent, and its type. */
  function bodyOf({ requestBody }: Operation): { readonly type: string; readonly body: string } {
    const [type, media] = pick(Object.entries(requestBody?.content ?? {}));
    const reference = media.schema.$ref ?? media['x-line']?.$ref;
    const one = (): string => {
      if (reference === undefined) return `R134a,${numberIn({})}`;
      const text = JSON.stringify(spoilt(valid(SCHEMAS[nameOf(reference)])));
      return draw() < 0.03 ? text.slice(1) : text;
    };
    if (type === 'application/json') return { type, body: one() };
    const lines = Array.from({ length: 1 + Math.floor(3 * draw()) }, one);
    return { type, body: (type === 'text/csv' ? ['fluid,pt_evp', ...lines] : lines).join('\n') };
  }

  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  const operations = Object.entries(described.paths).flatMap(([path, one]) =>
    (['get', 'post'] as const).flatMap((method) =>
      one[method] === undefined ? [] : [{ path, method, operation: one[method] }],
    ),
  );
  for (let call = 0; call < calls; call += 1) {
    const { path, method, operation } = pick(operations);
    const sent = method === 'post' ? bodyOf(operation) : undefined;
    const query = method === 'get' ? queryOf(path, operation).toString() : '';
    const request = new Request(`http://localhost${path}?${query}`, {
      method: method.toUpperCase(),
      headers: { 'accept-language': pick(['fr', 'en']), ...(sent && { 'content-type': sent.type }) },
      ...(sent && { body: sent.body }),
    });
    const clientAddress = `10.${call >> 16}.${(call >> 8) & 255}.${call & 255}`;
    const response = (await ROUTES[path]?.({ request, clientAddress } as APIContext)) as Response;
    const text = await response.text();
    const note = (what: string): void =>
      void wrong.push(
        `${what}: ${method} ${path}?${query} ${sent?.body ?? ''}\n  ${response.status} ${text.slice(0, 400)}`,
      );
    const key = `${path} ${response.status}`;
    statuses[key] = (statuses[key] ?? 0) + 1;
    const told = operation.responses[String(response.status)];
    if (told === undefined || response.status === 500) {
      note('status');
      continue;
    }
    const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
    const media = told.content?.[type];
    if (media === undefined) note(`content type ${type}`);
    const reference = media?.schema.$ref;
    const line = media?.['x-line']?.$ref;
    const check = (name: string, one: string): void => {
      const is = holds.get(nameOf(name));
      try {
        if (is?.(JSON.parse(one)) !== true) note(JSON.stringify(is?.errors?.slice(0, 2)));
      } catch {
        note('no JSON');
      }
    };
    if (reference !== undefined) check(reference, text);
    else if (line !== undefined) for (const one of text.split('\n')) if (one !== '') check(line, one);
    if (/\bat .*\.ts:|undefined|\[object/.test(text) && !/undefined|object/.test(`${query}${sent?.body ?? ''}`))
      note('a fault shows');
  }
  return { calls, statuses, wrong };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [calls = 5000, seed] = process.argv.slice(2).map(Number);
  const { statuses, wrong } = await tryCalls(calls, seed);
  console.log(`${calls} calls: ${JSON.stringify(statuses)}; ${wrong.length} not as described`);
  for (const one of wrong.slice(0, 12)) console.log(one);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
