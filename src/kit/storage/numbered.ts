/**
 * What a browser keeps, with the number of its schema: a text of an earlier one is read through named steps, and what
 * cannot be read (broken, of a later version, or in part) is set aside before anything is put in its place, never lost.
 */

export type StorageName = 'local' | 'session';

export interface Step {
  /** What changed, as a test names it. */
  readonly name: string;
  readonly make: (value: unknown) => unknown;
}

export interface Schema {
  /** The step at place n makes what has number n + 1 of what has n. A text without a number has 0. */
  readonly steps: readonly Step[];
}

/** Schema version of every store that does not set its own. */
export const FIRST: Schema = { steps: [{ name: 'numbered', make: (value) => value }] };

export const numberOf = ({ steps }: Schema): number => steps.length;

/** The text that keeps a value. */
export const numberedText = (value: unknown, schema: Schema = FIRST): string =>
  JSON.stringify({ schema: numberOf(schema), value });

/** The value of a kept text under its schema; undefined for none, and for what cannot be read. */
export function valueOfText(text: string | null | undefined, schema: Schema = FIRST): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    const own = typeof kept === 'object' && kept !== null && 'schema' in kept ? kept : undefined;
    const number = typeof own?.schema === 'number' ? own.schema : 0;
    const value = number > 0 && own !== undefined && 'value' in own ? own.value : kept;
    // Of a version to come: nothing is known of it.
    if (!Number.isInteger(number) || number > numberOf(schema)) return undefined;
    return schema.steps.slice(number).reduce((before, { make }) => make(before), value);
  } catch {
    return undefined;
  }
}

/** Whether nothing of a value is missing in what was read of it; a number of its schema is no part of it. */
export function isWhole(value: unknown, read: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, read);
  if (typeof read !== 'object' || read === null) return false;
  if (Array.isArray(value) && (!Array.isArray(read) || read.length !== value.length)) return false;
  return Object.entries(value).every(
    ([key, inner]) => key === 'schema' || (Object.hasOwn(read, key) && isWhole(inner, read[key as keyof typeof read])),
  );
}

/** Before the key of a store, where what is set aside of it stands. */
export const ASIDE = 'appfroid.aside.';
/** Texts set aside of one store, the latest first; longer ones are nobody's. */
const MOST_ASIDE = 3;
const LONGEST_ASIDE = 500_000;

const textsAside = (kept: string | null): readonly string[] => {
  const value = valueOfText(kept);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
};

export const storageOf = (name: StorageName): Storage => (name === 'local' ? localStorage : sessionStorage);

/**
 * Keeps a text that could not be read beside its store, once: as long as the store itself would have.
 * @returns whether nothing is lost when another text takes its place
 */
export function setAside(key: string, text: string, storage: StorageName = 'local'): boolean {
  if (text === '') return true;
  if (text.length > LONGEST_ASIDE) return false;
  try {
    const box = storageOf(storage);
    const others = textsAside(box.getItem(ASIDE + key)).filter((one) => one !== text);
    box.setItem(ASIDE + key, numberedText([text, ...others].slice(0, MOST_ASIDE)));
    return true;
  } catch {
    // Storage is barred or full: the text itself stands until something is put in its place.
    return false;
  }
}

export interface Stored<T> {
  /** What is kept, as far as it fits; what does not is set aside. Undefined for none. */
  load(): T | undefined;
  /** The value another tab has kept. */
  from(text: string | null): T | undefined;
  /** Puts a value in place of what is kept, or takes that away. @returns whether the browser did so */
  save(value: T | undefined): boolean;
}

/**
 * A value kept in a storage of the browser under `key`.
 * @param read what its schema makes of a kept value, without what does not fit; undefined for none
 */
export function storedIn<T>(
  storage: StorageName,
  key: string,
  read: (value: unknown) => T | undefined,
  schema: Schema = FIRST,
): Stored<T> {
  const box = (): Storage => storageOf(storage);
  const from = (text: string | null): T | undefined => {
    const value = valueOfText(text, schema);
    return value === undefined ? undefined : read(value);
  };
  return {
    from,
    load() {
      try {
        const text = box().getItem(key);
        if (text === null) return undefined;
        const found = from(text);
        const value = valueOfText(text, schema);
        if (value === undefined || !isWhole(value, found)) setAside(key, text, storage);
        return found;
      } catch {
        return undefined;
      }
    },
    save(value) {
      try {
        if (value === undefined) box().removeItem(key);
        else box().setItem(key, numberedText(value, schema));
        return true;
      } catch {
        return false;
      }
    },
  };
}
