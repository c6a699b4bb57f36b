/**
 * Records by their `id` in IndexedDB, as promises: for what is too long for local storage. Each has the number of its schema:
 * an earlier one is read through the steps of the store, one of a version to come stands untouched until it comes.
 */
import { FIRST, numberOf } from './numbered.ts';
import type { Schema } from './numbered.ts';

export interface RecordStore {
  all(): Promise<readonly unknown[]>;
  /** Every record as it is kept, those of a version to come among them: whose identities are taken. */
  kept(): Promise<readonly unknown[]>;
  /** Puts some in place and takes others away: all of it, or nothing. Rejects where the browser refuses or has no room. */
  change(put: readonly { readonly id: string }[], remove?: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

const RECORDS = 'records';
const VERSION = 1;

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // A browser that bars storage throws here, or has no such thing at all: both reject.
    const request = indexedDB.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(RECORDS, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB is barred')));
  });
}

type Numbered = Readonly<Record<string, unknown>>;

/** A record as it is kept. */
export const numberedRecord = <R extends { readonly id: string }>(record: R, schema: Schema = FIRST): R & Numbered => ({
  ...record,
  schema: numberOf(schema),
});

/** Whether a later version of the site wrote a record: nothing is known of it, and nothing may take its place. */
export function isOfAVersionToCome(record: unknown, schema: Schema = FIRST): boolean {
  const said = typeof record === 'object' && record !== null ? (record as Numbered)['schema'] : undefined;
  return typeof said === 'number' && said > numberOf(schema);
}

/** Records as their store knows them, without those of a version to come. */
export function recordsRead(kept: readonly unknown[], schema: Schema = FIRST): readonly unknown[] {
  return kept.flatMap((record) => {
    if (typeof record !== 'object' || record === null) return [record];
    const { schema: said, ...rest } = record as Numbered;
    const number = typeof said === 'number' ? said : 0;
    if (isOfAVersionToCome(record, schema)) return [];
    return [schema.steps.slice(number).reduce<unknown>((value, { make }) => make(value), rest)];
  });
}

/** Works on the records of a database. Each call opens and closes it: another tab is never in the way. */
async function within<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await opened(name);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(RECORDS, mode);
      const request = work(transaction.objectStore(RECORDS));
      transaction.addEventListener('complete', () => resolve(request?.result));
      const refuse = (): void => reject(transaction.error ?? new Error('the change was not made'));
      transaction.addEventListener('abort', refuse);
      transaction.addEventListener('error', refuse);
    });
  } finally {
    database.close();
  }
}

/** The records of a database as they are kept, whatever their numbers. */
export const recordsStored = async (name: string): Promise<readonly unknown[]> =>
  (await within(name, 'readonly', (store) => store.getAll() as IDBRequest<unknown[]>)) ?? [];

/** The records of a database where there is one: none is made for being looked for. */
export async function recordsThere(name: string): Promise<readonly unknown[]> {
  // A browser that names no databases makes an empty one.
  const names = 'databases' in indexedDB ? await indexedDB.databases() : [{ name }];
  return names.some((one) => one.name === name) ? recordsStored(name) : [];
}

/** Puts records in place as they were kept, numbers and all. */
export const putRecords = async (name: string, records: readonly { readonly id: string }[]): Promise<void> => {
  await within(name, 'readwrite', (store) => {
    for (const record of records) store.put(record);
    return undefined;
  });
};

/**
 * The records of one database of this site.
 * @param schema the steps to the records' present form, where it is not their first
 */
export function recordStore(name: string, schema: Schema = FIRST): RecordStore {
  return {
    all: async () => recordsRead(await recordsStored(name), schema),
    kept: () => recordsStored(name),
    async change(put, remove = []) {
      await within(name, 'readwrite', (store) => {
        for (const id of remove) store.delete(id);
        for (const record of put) store.put(numberedRecord(record, schema));
        return undefined;
      });
    },
    async clear() {
      await within(name, 'readwrite', (store) => store.clear());
    },
  };
}

/** Whether a change failed for want of room. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
