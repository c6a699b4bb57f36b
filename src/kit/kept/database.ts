/** Records by their `id` in IndexedDB, as promises: for what is too long for local storage. */

export interface RecordStore {
  all(): Promise<readonly unknown[]>;
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

/** The records of one database of this site. Each call opens and closes it: another tab is never in the way. */
export function recordStore(name: string): RecordStore {
  async function within<T>(
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
  return {
    all: async () => (await within<unknown[]>('readonly', (store) => store.getAll() as IDBRequest<unknown[]>)) ?? [],
    async change(put, remove = []) {
      await within('readwrite', (store) => {
        for (const id of remove) store.delete(id);
        for (const record of put) store.put(record);
        return undefined;
      });
    },
    async clear() {
      await within('readwrite', (store) => store.clear());
    },
  };
}

/** Whether a change failed for want of room. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
