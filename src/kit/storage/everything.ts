/**
 * All that this browser keeps of the site, as one file and back: settings, units, mixes, compressors, runs, scores, the tab's
 * simulation and conversation, every database, and what was set aside. Not the API key, which is a secret, nor the consent,
 * which is given and not copied. Nothing is judged here: each store reads what is its own by its own schema.
 */
import { copyOf, keepCopy, readCookie, writeCookie } from './cookies.ts';
import { putRecords, recordsStored } from './database.ts';
import { MACHINES_DATABASE } from './machines-database.ts';
import { newId } from './new-id.ts';
import { setAside } from './numbered.ts';

const FORMAT = 'appfroid-kept';
const VERSION = 1;
/** Cookies with what a reader chose or brought, and for how long, days. */
const COOKIES = { 'user-settings': 365, compressors: 365, locale: 365 } as const;
const isCookie = (name: string): name is keyof typeof COOKIES => Object.hasOwn(COOKIES, name);

/** Keys of the site, without the API key, what a tab is told and what only holds for a moment. */
const OWN = /^(?:appfroid[.-]|fluid-custom-data$|compressors$)/;
const NOT_TAKEN =
  /^appfroid(?:-assistant-key|\.changed\.|\.copy\.|-consent|-drafts|-keeps-pages|-reload|-units-asked|-update)/;
const isOwn = (key: string): boolean => OWN.test(key) && !NOT_TAKEN.test(key);
const DATABASE = /^appfroid-[a-z-]{1,40}$/;
/** Whose records those of other databases name, as their `project` or `machineId`; what both hold is the machine. */
const OWNERS: readonly string[] = [MACHINES_DATABASE, 'appfroid-projects'];
/** Longer files are nobody's, characters. */
export const LONGEST_FILE = 20_000_000;

type Texts = Readonly<Record<string, string>>;

interface Everything {
  readonly local: Texts;
  readonly session: Texts;
  readonly cookies: Texts;
  readonly databases: Readonly<Record<string, readonly unknown[]>>;
}

const textsOf = (storage: Storage): Texts =>
  Object.fromEntries(
    Object.keys(storage)
      .filter(isOwn)
      .map((key) => [key, storage.getItem(key) ?? '']),
  );

const orNone = <T>(read: () => T, none: T): T => {
  try {
    return read();
  } catch {
    return none;
  }
};

async function databaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name = '' }) => (DATABASE.test(name) ? [name] : []));
  } catch {
    return [];
  }
}

/** The file of all that is kept. */
export async function everythingStored(at: Date): Promise<string> {
  const databases = await Promise.all(
    // One that is not of this form, or cannot be opened, is left out.
    (await databaseNames()).map(async (name) => [name, await recordsStored(name).catch(() => [])] as const),
  );
  const cookies = Object.keys(COOKIES).flatMap((name) => {
    const text = readCookie(name) ?? copyOf(name);
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  const all: Everything = {
    local: orNone(() => textsOf(localStorage), {}),
    session: orNone(() => textsOf(sessionStorage), {}),
    cookies: Object.fromEntries(cookies),
    databases: Object.fromEntries(databases),
  };
  return JSON.stringify({ format: FORMAT, version: VERSION, at: at.toISOString(), ...all }, null, 1);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsFrom = (value: unknown, accepts: (key: string) => boolean): Texts =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => accepts(entry[0]) && typeof entry[1] === 'string',
    ),
  );

type KeptRecord = Readonly<Record<string, unknown>> & { readonly id: string };

const isRecord = (value: unknown): value is KeptRecord => isObject(value) && typeof value['id'] === 'string';

/** What a record says, whatever it is called by. */
const contentsOf = (record: KeptRecord): string => JSON.stringify({ ...record, id: '' });

/** What a file holds of what may be kept; undefined where it is no such file. */
export function everythingFrom(text: string): Everything | undefined {
  if (text.length > LONGEST_FILE) return undefined;
  const file: unknown = orNone(() => JSON.parse(text.replace(/^\uFEFF/, '')) as unknown, undefined);
  if (!isObject(file) || file['format'] !== FORMAT || file['version'] !== VERSION) return undefined;
  const databases = Object.entries(isObject(file['databases']) ? file['databases'] : {}).flatMap(([name, records]) =>
    DATABASE.test(name) && Array.isArray(records) ? [[name, records.filter(isRecord)] as const] : [],
  );
  return {
    local: textsFrom(file['local'], isOwn),
    session: textsFrom(file['session'], isOwn),
    cookies: textsFrom(file['cookies'], isCookie),
    databases: Object.fromEntries(databases),
  };
}

function put(name: 'local' | 'session', texts: Texts): number {
  const storage = name === 'local' ? localStorage : sessionStorage;
  let taken = 0;
  for (const [key, text] of Object.entries(texts)) {
    const before = storage.getItem(key);
    if (before === text) continue;
    // What cannot be set aside stands.
    if (before !== null && !setAside(key, before, name)) continue;
    storage.setItem(key, text);
    taken += 1;
  }
  return taken;
}

/**
 * Puts what a file holds in place; what stood there is set aside, and records of databases stand: those of the file beside them.
 * @returns how many things were put in place; undefined where it is no such file
 * @throws where the browser refuses or has no room: what was put in place until then stands
 */
export async function takeEverything(text: string): Promise<number | undefined> {
  const found = everythingFrom(text);
  if (found === undefined) return undefined;
  let taken = put('local', found.local) + put('session', found.session);
  // A list too long for a cookie stands in local storage alone: a shorter one of before must not be read in its place.
  if ('compressors' in found.local && !('compressors' in found.cookies)) writeCookie('compressors', '', 0, 'strict');
  for (const [name, value] of Object.entries(found.cookies)) {
    const before = readCookie(name);
    if (before === value || !isCookie(name)) continue;
    if (before !== undefined && !setAside(name, before)) continue;
    writeCookie(name, value, COOKIES[name], name === 'compressors' ? 'strict' : 'lax');
    keepCopy(name, value);
    taken += 1;
  }
  // Records that others name come first: photos and visits name their machine.
  const isOwner = ([name]: readonly [string, unknown]): boolean => OWNERS.includes(name);
  const owners = OWNERS.flatMap((name) => (found.databases[name] ? [[name, found.databases[name]] as const] : []));
  const databases = [...owners, ...Object.entries(found.databases).filter((entry) => !isOwner(entry))];
  const moved = new Map<string, string>();
  for (const [name, records] of databases) {
    const kept = (await recordsStored(name)).filter(isRecord);
    const own = new Set(kept.map(({ id }) => id));
    const known = new Map(kept.map((one) => [contentsOf(one), one.id]));
    const others: KeptRecord[] = [];
    for (const record of records.filter(isRecord)) {
      const project = record['project'];
      const machine = record['machineId'];
      const one = {
        ...record,
        ...(typeof project === 'string' && { project: moved.get(project) ?? project }),
        ...(typeof machine === 'string' && { machineId: moved.get(machine) ?? machine }),
      };
      const here = known.get(contentsOf(one));
      // One that says the same is here already; one of an identity that is taken stands beside what has it: the later of
      // the two is nobody's to judge.
      const id = here ?? (own.has(one.id) ? newId() : one.id);
      // Of two of one identity in a file the first is the one that others name.
      if (OWNERS.includes(name) && !moved.has(one.id)) moved.set(one.id, id);
      if (here !== undefined) continue;
      own.add(id);
      known.set(contentsOf(one), id);
      others.push({ ...one, id });
    }
    await putRecords(name, others);
    taken += others.length;
  }
  return taken;
}
