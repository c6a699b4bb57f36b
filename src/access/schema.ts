/**
 * What a caller may send, as JSON Schema (2020-12, a small part of it), and the check of it: the description that is published
 * is the one that refuses.
 */

/** The words of JSON Schema used here. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number | boolean)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

/** What is wrong first: where (a dotted key, '' for the whole) and which word of the schema says so. */
export interface Fault {
  readonly field: string;
  readonly word: keyof Schema;
  /** What that word asks for. */
  readonly wanted: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS: Readonly<Record<NonNullable<Schema['type']>, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const isLess = (value: number, bound: number | undefined): boolean => bound !== undefined && value < bound;
const isMore = (value: number, bound: number | undefined): boolean => bound !== undefined && value > bound;

/** The word a value breaks by itself, without what is inside of it. */
function brokenWord(schema: Schema, value: unknown): keyof Schema | undefined {
  if (schema.type !== undefined && !IS[schema.type](value)) return 'type';
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) return 'enum';
  if (typeof value === 'number') {
    if (isLess(value, schema.minimum)) return 'minimum';
    if (isMore(value, schema.maximum)) return 'maximum';
    if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) return 'exclusiveMinimum';
  }
  if (typeof value === 'string') {
    const { length } = Array.from(value);
    if (isLess(length, schema.minLength)) return 'minLength';
    if (isMore(length, schema.maxLength)) return 'maxLength';
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return 'pattern';
  }
  if (Array.isArray(value)) {
    if (isLess(value.length, schema.minItems)) return 'minItems';
    if (isMore(value.length, schema.maxItems)) return 'maxItems';
  }
  if (isObject(value)) {
    const { length } = Object.keys(value);
    if (isLess(length, schema.minProperties)) return 'minProperties';
    if (isMore(length, schema.maxProperties)) return 'maxProperties';
  }
  return undefined;
}

const within = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

function faultInside(schema: Schema, value: unknown, path: string): Fault | undefined {
  if (Array.isArray(value) && schema.items !== undefined) {
    for (const [index, item] of value.entries()) {
      const fault = faultIn(schema.items, item, within(path, index));
      if (fault !== undefined) return fault;
    }
  }
  if (!isObject(value)) return undefined;
  const { properties = {} } = schema;
  for (const key of schema.required ?? [])
    if (!Object.hasOwn(value, key)) return { field: within(path, key), word: 'required', wanted: key };
  for (const [key, item] of Object.entries(value)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const fault =
      own !== undefined
        ? faultIn(own, item, within(path, key))
        : schema.additionalProperties === false
          ? ({ field: within(path, key), word: 'additionalProperties', wanted: Object.keys(properties) } as const)
          : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The first thing wrong with a value; undefined for a sound one. */
export function faultIn(schema: Schema, value: unknown, path = ''): Fault | undefined {
  const word = brokenWord(schema, value);
  if (word !== undefined) return { field: path, word, wanted: schema[word] };
  const inside = faultInside(schema, value, path);
  if (inside !== undefined) return inside;
  const isOne = schema.anyOf?.some((branch) => faultIn(branch, value, path) === undefined) ?? true;
  return isOne ? undefined : { field: path, word: 'anyOf', wanted: schema.anyOf };
}
