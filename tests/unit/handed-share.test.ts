import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_HANDED, MOST_HANDED, sharedAt, SHARED_STORE, WAITS } from '../../src/offline/share-store.ts';
import { followHandedFiles } from '../../src/shell/handed-files.ts';
import type { Handed } from '../../src/shell/handed-files.ts';
import { answerShare, isShare } from '../../src/offline/worker/share.ts';

const ORIGIN = 'https://appfroid.example';
const PAGE = '/simulation/diagnostic';

/** Stores by name, as a browser has them. */
function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    stores,
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        put: (key: string, response: Response) => Promise.resolve(void store.set(key, response)),
        match: (key: string) => Promise.resolve(store.get(key)),
      });
    },
  };
}

let kept = cacheStorage();
beforeEach(() => {
  kept = cacheStorage();
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('location', new URL(`${ORIGIN}${PAGE}`));
  vi.stubGlobal('window', { caches: kept });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Sent {
  readonly files?: readonly File[];
  readonly path?: string;
  readonly referrer?: string;
  readonly origin?: string;
}

/** Answers a share of files as they are: a form of the browser's would copy them. */
const answered = (files: readonly File[]): Promise<Response> =>
  answerShare({
    url: ORIGIN + PAGE,
    method: 'POST',
    referrer: '',
    headers: new Headers(),
    formData: () => Promise.resolve({ getAll: () => files }),
  } as unknown as Request);

function share({ files = [], path = PAGE, referrer = '', origin }: Sent): Promise<Response> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return answerShare({
    url: ORIGIN + path,
    method: 'POST',
    referrer,
    headers: new Headers(origin === undefined ? {} : { origin }),
    formData: () => Promise.resolve(form),
  } as unknown as Request);
}

const file = (name: string, text = 'a;b'): File => new File([text], name, { type: 'text/csv' });
const waiting = (): readonly string[] => [...(kept.stores.get(SHARED_STORE)?.keys() ?? [])];

/** What a page is told of that takes shares to these addresses. */
async function handedTo(sharedTo: readonly string[]): Promise<Handed | undefined> {
  let told: Handed | undefined;
  followHandedFiles({ sharedTo, onHanded: (handed) => (told = handed) });
  await new Promise((resolve) => setTimeout(resolve, 5));
  return told;
}

describe('a file shared by another app', () => {
  it('waits under its name and size until its reader takes it, then waits no more', async () => {
    const answer = await share({ files: [file('relevé été.csv', 'x'.repeat(1200))] });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, ORIGIN + PAGE]);
    const handed = await handedTo([PAGE]);
    expect(handed).toMatchObject({ names: ['relevé été.csv'], size: 1200, beside: 0, isTooLarge: false });
    // Looked at, it waits on: a reload shows it again.
    expect(waiting()).toEqual([sharedAt(0)]);
    const [taken] = (await handed?.take()) ?? [];
    expect([taken?.name, await taken?.text()]).toEqual(['relevé été.csv', 'x'.repeat(1200)]);
    expect(await handedTo([PAGE])).toBeUndefined();
  });

  it('waits with all the others of its share, and a later share takes their place', async () => {
    for (let call = 0; call < 6; call += 1)
      await share({
        files: [file(`${call}.csv`, 'un'), file('b.csv', 'deux'), file('b.csv', 'trois')].slice(call === 5 ? 1 : 0),
      });
    expect(waiting()).toEqual([sharedAt(0), sharedAt(1)]);
    const handed = await handedTo([PAGE]);
    expect(handed).toMatchObject({ names: ['b.csv', 'b.csv'], size: 9, beside: 0 });
    const texts = await Promise.all(((await handed?.take()) ?? []).map((one) => one.text()));
    expect(texts).toEqual(['deux', 'trois']);
    expect(waiting()).toEqual([]);
  });

  it('waits with so many others and no more', async () => {
    await share({ files: Array.from({ length: 300 }, (_, n) => file(`${n}.csv`)) });
    expect(waiting()).toHaveLength(MOST_HANDED);
    expect(await handedTo([PAGE])).toMatchObject({ beside: 300 - MOST_HANDED, isTooLarge: false });
  });

  it('is kept as far as there is room for all, in their order', async () => {
    const sized = (name: string, size: number): File => Object.defineProperty(file(name), 'size', { value: size });
    const files = [sized('a', LARGEST_HANDED - 10), sized('b', 11), sized('c', 10), sized('d', 1)];
    await answered(files);
    expect(await handedTo([PAGE])).toMatchObject({
      names: ['a', 'c'],
      size: LARGEST_HANDED,
      beside: 2,
      isTooLarge: false,
    });
  });

  it('belongs to the page it was shared to', async () => {
    await share({ files: [file('a.appfroid')] });
    expect(await handedTo([])).toBeUndefined();
    expect(await handedTo(['/simulation/projets'])).toBeUndefined();
    expect(await handedTo([PAGE])).toBeDefined();
  });

  it('waits for a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await share({ files: [file('a.csv')] });
    vi.setSystemTime(Date.now() + WAITS + 1);
    expect(await handedTo([PAGE])).toBeUndefined();
    expect(waiting()).toEqual([]);
  });

  it('is named and not stored where it is too large', async () => {
    const large = file('grand.csv');
    Object.defineProperty(large, 'size', { value: LARGEST_HANDED + 1 });
    await answered([large, file('b.csv')]);
    const stored = kept.stores.get(SHARED_STORE)?.get(sharedAt(0));
    expect((await stored?.blob())?.size).toBe(0);
    expect(await handedTo([PAGE])).toMatchObject({ names: ['grand.csv'], beside: 1, isTooLarge: true });
  });

  it.each([
    { referrer: 'https://other.example/page' },
    { referrer: 'http://appfroid.example/' },
    { origin: 'https://other.example' },
  ])('is not kept when a page of another site sends it: %j', async (from) => {
    const answer = await share({ files: [file('a.csv')], ...from });
    expect(answer.headers.get('location')).toBe(ORIGIN + PAGE);
    expect(waiting()).toEqual([]);
  });

  it.each([
    { referrer: '' },
    { referrer: 'about:client' },
    { origin: 'null' },
    { origin: ORIGIN },
    { referrer: ORIGIN },
  ])('may come from %j', async (from) => {
    await share({ files: [file('a.csv')], ...from });
    expect(waiting()).toEqual([sharedAt(0)]);
  });

  it('is said to be missing where none came, and no other address takes one', async () => {
    expect((await share({})).headers.get('location')).toBe(`${ORIGIN}${PAGE}?problem=E_SHARE`);
    const request = (path: string): Request => ({ url: ORIGIN + path, method: 'POST' }) as Request;
    expect(isShare(request(`/en${PAGE}`))).toBe(true);
    expect(isShare(request('/simulation/projets'))).toBe(false);
  });
});
