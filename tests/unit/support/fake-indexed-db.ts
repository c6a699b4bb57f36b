/** As much of IndexedDB as `src/kit/storage/database.ts` asks for: transactions that are whole or nothing, room that ends, a tab that does. */

type Row = { readonly id: string };
type Rows = Map<string, Row>;

class Request extends EventTarget {
  result: unknown;
  error: DOMException | null = null;
}

export interface FakeDatabases {
  /** What stands in a database now, as it is kept; undefined where there is none. */
  readonly rows: (name: string) => readonly unknown[] | undefined;
  readonly put: (name: string, rows: readonly Row[]) => void;
  /** Names in the order they were written to. */
  readonly written: readonly string[];
  /** Characters there is room for; Infinity by default. */
  room: number;
  /** Of a database whose next change is never made: its tab was killed. */
  killedAt: string | undefined;
}

/** Stands in for `indexedDB`. */
export function fakeIndexedDB(): FakeDatabases & { readonly indexedDB: unknown } {
  const databases = new Map<string, Rows>();
  const written: string[] = [];
  const size = (): number => JSON.stringify([...databases.values()].map((rows) => [...rows.values()])).length;

  function transaction(name: string) {
    const target = new EventTarget() as EventTarget & { error: DOMException | null; objectStore: () => unknown };
    const staged = new Map(databases.get(name));
    let isWritten = false;
    const made: Request[] = [];
    const asked = (result: unknown): Request => {
      const request = new Request();
      request.result = structuredClone(result);
      made.push(request);
      return request;
    };
    target.error = null;
    target.objectStore = () => ({
      getAll: () => asked([...staged.values()]),
      put(row: Row) {
        isWritten = true;
        staged.set(row.id, structuredClone(row));
        return asked(row.id);
      },
      delete(id: string) {
        isWritten = true;
        staged.delete(id);
        return asked(undefined);
      },
      clear() {
        isWritten = true;
        staged.clear();
        return asked(undefined);
      },
    });
    setTimeout(() => {
      if (isWritten && fake.killedAt === name) return;
      const before = databases.get(name);
      if (isWritten) {
        databases.set(name, staged);
        if (size() > fake.room) {
          databases.set(name, before ?? new Map());
          target.error = new DOMException('full', 'QuotaExceededError');
          target.dispatchEvent(new Event('abort'));
          return;
        }
        written.push(name);
      }
      target.dispatchEvent(new Event('complete'));
    });
    return target;
  }

  const fake: FakeDatabases & { readonly indexedDB: unknown } = {
    rows: (name) => {
      const rows = databases.get(name);
      return rows && structuredClone([...rows.values()]);
    },
    put: (name, rows) => void databases.set(name, new Map(rows.map((row) => [row.id, structuredClone(row)]))),
    ...{ written, room: Infinity, killedAt: undefined },
    indexedDB: {
      databases: () => Promise.resolve([...databases.keys()].map((name) => ({ name }))),
      open(name: string) {
        const request = new Request();
        request.result = {
          createObjectStore: () => undefined,
          transaction: () => transaction(name),
          close: () => undefined,
        };
        setTimeout(() => {
          if (!databases.has(name)) {
            databases.set(name, new Map());
            request.dispatchEvent(new Event('upgradeneeded'));
          }
          request.dispatchEvent(new Event('success'));
        });
        return request;
      },
    },
  };
  return fake;
}
