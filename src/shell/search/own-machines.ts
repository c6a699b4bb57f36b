/** Machines kept on this device, found by their name or by whose they are: read here, and sent nowhere. */
import { unaccented } from '../../language/unaccented.ts';
import { recordsThere } from '../../kit/storage/database.ts';
import { MACHINES_DATABASE } from '../../kit/storage/machines-database.ts';

/** Of a list that has more to show. */
const SHOWN = 3;
/** Fewer signs are in half of all names. */
const LEAST = 3;

export interface OwnMachine {
  readonly id: string;
  readonly name: string;
  /** Customer, site and place, as far as they are said. */
  readonly whose: string;
}

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    : [];

interface Kept extends OwnMachine {
  readonly changed: string;
  readonly text: string;
}

function keptFrom(record: unknown): readonly Kept[] {
  if (typeof record !== 'object' || record === null) return [];
  const { id, name, changed, who } = record as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof changed !== 'string') return [];
  const whose = textsOf(who);
  return [{ id, name, whose: whose.join(' · '), changed, text: unaccented([name, ...whose].join(' ')) }];
}

/** Those of which every word is said, the last changed first. */
export function machinesAmong(records: readonly unknown[], asked: string): readonly OwnMachine[] {
  const words = unaccented(asked).split(/\s+/).filter(Boolean);
  if (words.join('').length < LEAST) return [];
  return records
    .flatMap(keptFrom)
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((one, other) => other.changed.localeCompare(one.changed))
    .slice(0, SHOWN)
    .map(({ id, name, whose }) => ({ id, name, whose }));
}

/** None where there are none, or the browser bars storage. */
export const ownMachines = (asked: string): Promise<readonly OwnMachine[]> =>
  recordsThere(MACHINES_DATABASE).then(
    (records) => machinesAmong(records, asked),
    () => [],
  );
