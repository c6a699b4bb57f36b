/**
 * Shapes of data files, said once: each gives the compiler its type and names what is wrong with a value by
 * its path. They run in tests and builds only; no page carries them.
 */
export interface Shape<T> {
  /** What is wrong with a value, each fault beginning with its path; empty when it is sound. */
  readonly faults: (value: unknown, path: string) => readonly string[];
  /** Never set: it carries the type. */
  readonly type?: T;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type TypeOfFields<F extends Fields> = { readonly [K in keyof F]: TypeOf<F[K]> };

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

const shape = <T>(wanted: string, isSound: (value: unknown) => boolean): Shape<T> => ({
  faults: (value, path) => (isSound(value) ? [] : [`${path}: ${wanted} is wanted, not ${shown(value)}`]),
});

export const text = (wanted = 'a text', pattern = /\S/): Shape<string> =>
  shape(wanted, (value) => typeof value === 'string' && pattern.test(value));

/** A finite number within limits, both included. */
export const number = (min: number, max: number): Shape<number> =>
  shape(`a number from ${min} to ${max}`, (value) => typeof value === 'number' && value >= min && value <= max);

export const flag: Shape<boolean> = shape('true or false', (value) => typeof value === 'boolean');

export const oneOf = <const T extends readonly unknown[]>(...values: T): Shape<T[number]> =>
  shape(`one of ${values.map(shown).join(', ')}`, (value) => values.includes(value));

export const orNull = <T>(inner: Shape<T>): Shape<T | null> => ({
  faults: (value, path) => (value === null ? [] : inner.faults(value, path)),
});

export const listOf = <T>(inner: Shape<T>, fewest = 0): Shape<readonly T[]> => ({
  faults: (value, path) => {
    if (!Array.isArray(value)) return [`${path}: a list is wanted, not ${shown(value)}`];
    if (value.length < fewest) return [`${path}: at least ${fewest} of them are wanted, not ${value.length}`];
    return value.flatMap((item, index) => inner.faults(item, `${path}[${index}]`));
  },
});

/** An object with these fields, some of them optional, and no other. */
export const fields = <R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<TypeOfFields<R> & Partial<TypeOfFields<O>>> => ({
  faults: (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return [`${path}: an object is wanted, not ${shown(value)}`];
    }
    const given = new Map<string, unknown>(Object.entries(value));
    const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
    const known: Fields = { ...optional, ...required };
    return [
      ...Object.keys(required).flatMap((key) => (given.has(key) ? [] : [`${at(key)}: missing`])),
      ...[...given].flatMap(([key, inner]) => known[key]?.faults(inner, at(key)) ?? [`${at(key)}: not a known field`]),
    ];
  },
});
