import { array, asyncProperty, assert, constantFrom, dictionary, jsonValue, record, string } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEverything } from './everything.ts';
import { ASIDE } from './numbered.ts';

type KeptRecord = Readonly<Record<string, unknown>> & { readonly id: string };
const databases = new Map<string, Map<string, KeptRecord>>();
const database = (name: string): Map<string, KeptRecord> => {
  const found = databases.get(name) ?? new Map<string, KeptRecord>();
  databases.set(name, found);
  return found;
};

vi.mock('./database.ts', () => ({
  recordsStored: (name: string) => Promise.resolve(structuredClone([...database(name).values()])),
  putRecords: (name: string, records: readonly KeptRecord[]) => {
    for (const one of records) database(name).set(one.id, structuredClone(one));
    return Promise.resolve();
  },
}));

function storage() {
  const texts = new Map<string, string>();
  const methods = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, methods };
}

let local = storage();
let session = storage();
beforeEach(() => {
  local = storage();
  session = storage();
  databases.clear();
  vi.stubGlobal('localStorage', local.methods);
  vi.stubGlobal('sessionStorage', session.methods);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('https://appfroid.example/'));
});
afterEach(() => vi.unstubAllGlobals());

const fileOf = (held: object): string => JSON.stringify({ format: 'appfroid-kept', version: 1, ...held });

const id = constantFrom('a', 'b', 'c', '__proto__');
const row = record({
  id,
  schema: constantFrom(0, 1, 99),
  project: constantFrom('a', 'b'),
  text: constantFrom('x', 'y'),
});
const rows = array(row, { maxLength: 5 });
const key = constantFrom('appfroid.gauge', 'appfroid.units', 'compressors', 'appfroid-assistant-key', 'foreign');
const texts = dictionary(key, string({ maxLength: 4, minLength: 1 }));
const names = ['appfroid-projects', 'appfroid-photos', 'appfroid-visits'] as const;

it('what a file of everything brings takes nothing away of what is kept, and comes once', async () => {
  await assert(
    asyncProperty(
      array(rows, { minLength: 3, maxLength: 3 }),
      texts,
      array(rows, { minLength: 3, maxLength: 3 }),
      texts,
      jsonValue(),
      async (kept, keptTexts, brought, broughtTexts, stray) => {
        local = storage();
        vi.stubGlobal('localStorage', local.methods);
        databases.clear();
        for (const [place, name] of names.entries())
          for (const one of kept[place] ?? []) database(name).set(one.id, one);
        for (const [name, text] of Object.entries(keptTexts)) local.texts.set(name, text);
        const before = new Map([...databases].map(([name, own]) => [name, new Map(own)]));
        const file = fileOf({
          local: broughtTexts,
          session: stray,
          databases: Object.fromEntries(names.map((name, place) => [name, brought[place]])),
        });
        await takeEverything(file);
        for (const [name, own] of before)
          for (const one of own.values()) expect(database(name).get(one.id), name).toEqual(one);
        for (const [name, text] of Object.entries(keptTexts)) {
          const isOwn = !['appfroid-assistant-key', 'foreign'].includes(name);
          const aside = JSON.stringify(local.texts.get(ASIDE + name) ?? '');
          if (local.texts.get(name) !== text)
            expect(isOwn && aside.includes(JSON.stringify(JSON.stringify(text)).slice(1, -1)), name).toBe(true);
        }
        for (const name of ['appfroid-assistant-key', 'foreign']) expect(local.texts.get(name)).toBe(keptTexts[name]);
        // Each photo names a project there is where its file brought that.
        const projects = database('appfroid-projects');
        for (const one of brought[1] ?? [])
          if ((brought[0] ?? []).some((project) => project.id === one.project))
            expect(
              [...database('appfroid-photos').values()].some(
                (photo) => photo['text'] === one.text && projects.has(String(photo['project'])),
              ),
            ).toBe(true);
        const sizes = names.map((name) => database(name).size);
        expect(await takeEverything(file)).toBe(0);
        expect(names.map((name) => database(name).size)).toEqual(sizes);
      },
    ),
    { numRuns: 200 },
  );
});

it('a text that cannot be set aside stands', async () => {
  const long = 'x'.repeat(600_000);
  local.texts.set('compressors', long);
  expect(await takeEverything(fileOf({ local: { compressors: 'other' } }))).toBe(0);
  expect(local.texts.get('compressors')).toBe(long);
});
