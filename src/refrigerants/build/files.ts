/** The records as files, read and checked; for builds and tests, which run in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PURE_ORDER } from '../order.ts';
import { faultsOfProse } from '../prose/faults.ts';
import { faultsOfRecord } from '../schema/faults.ts';
import type { RefrigerantRecord } from '../schema/record.ts';

const DATA = new URL('../data/', import.meta.url);

/** What each file of `data/` holds, by the name its fluid should have. */
export const contents: ReadonlyMap<string, unknown> = new Map(
  readdirSync(DATA).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(new URL(encodeURIComponent(file), DATA), 'utf8')),
  ]),
);

const sound: ReadonlyMap<string, RefrigerantRecord> = new Map(
  [...contents].flatMap(([name, content]) =>
    faultsOfRecord(content).length === 0 ? [[name, content as RefrigerantRecord] as const] : [],
  ),
);

function faultsOfContent(name: string): readonly string[] {
  const record = sound.get(name);
  if (record === undefined) return faultsOfRecord(contents.get(name));
  if (record.name !== name) return [`name: ${record.name} is another name than the file's`];
  return faultsOfProse(record, sound);
}

/** What is wrong with a file, in its shape or between its prose and its figures, each fault beginning with its name. */
export const faultsOfFile = (name: string): readonly string[] =>
  faultsOfContent(name).map((fault) => `src/refrigerants/data/${name}.json: ${fault}`);

/** Number and letter of a blend: R407H stands before R410A, R1234 after R999. */
const byNumber = (one: RefrigerantRecord, other: RefrigerantRecord): number =>
  one.name.localeCompare(other.name, 'en', { numeric: true });

/**
 * The records in the order of the fluid list: pure fluids as `order.ts` has them, then blends by number.
 * @throws {Error} naming every fault of every file, and the pure fluids `order.ts` forgets
 */
export function readRecords(): readonly RefrigerantRecord[] {
  const faults = [...contents.keys()].flatMap(faultsOfFile);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const records = [...contents.values()] as RefrigerantRecord[];
  const place = new Map(PURE_ORDER.map((name, index) => [name, index]));
  const pure = records.filter(({ composition }) => composition === null);
  const forgotten = pure.filter(({ name }) => !place.has(name)).map(({ name }) => name);
  if (forgotten.length > 0) throw new Error(`order.ts says no place for ${forgotten.join(', ')}`);
  return [
    ...pure.sort((one, other) => (place.get(one.name) ?? 0) - (place.get(other.name) ?? 0)),
    ...records.filter(({ composition }) => composition !== null).sort(byNumber),
  ];
}
