/** The record of a machine: what is known of it, who it belongs to, what was studied of it; and what of a kept value is one. */
import type { MachineFacts } from '../facts.ts';
import type { LimitFacts } from '../limits.ts';
import type { BareFacts, Fact, FactName, Facts, FactSource, FactValue } from './fact-fields.ts';
import { FACT_NAMES, factValue, isFactName, SOURCES } from './fact-fields.ts';
import type { KeptResult } from './results.ts';
import { resultsFrom } from './results.ts';

/** One way the machine is built or run: a study as its link says it. */
export interface Study {
  readonly id: string;
  readonly name: string;
  /** The parameters of its link, with their question mark. */
  readonly query: string;
  /** What came out last, in words. */
  readonly summary: string;
  /** What the reader reckons it costs, in their own currency: bought and installed; kept up, a year. */
  readonly price?: number;
  readonly upkeep?: number;
}

/** Whose machine it is and where it stands: never in a link. */
export const IDENTITY = ['customer', 'site', 'place', 'maker', 'model', 'serial'] as const;
export type IdentityKey = (typeof IDENTITY)[number];
export type Identity = Readonly<Partial<Record<IdentityKey, string>>>;

/** What a record was made from. */
export const ORIGINS = ['project', 'visit', 'run', 'new'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface MachineRecord {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** ISO date and time of the first and the last change. */
  readonly made: string;
  readonly changed: string;
  readonly who: Identity;
  readonly facts: Facts;
  readonly studies: readonly Study[];
  readonly from: Origin;
  /** Answers of pages that were kept with it, the latest first. */
  readonly results?: readonly KeptResult[];
  /** What is written at the head of its report, by line. */
  readonly report?: Readonly<Record<string, string>>;
  /** Identity of the visit later ones are compared with. */
  readonly reference?: string;
  /** Names its visits were kept under, folded: visits of before say no machine but by its name. */
  readonly names?: readonly string[];
  /** What of the stores of before it has taken in, by identity, with when that was last changed. */
  readonly took?: Readonly<Record<string, string>>;
}

/** What a study may cost, in any currency. */
export const COSTS = ['price', 'upkeep'] as const;
export type Cost = (typeof COSTS)[number];
export const MOST_COST = 1e12;
export const LONGEST_NAME = 80;
export const LONGEST_NOTE = 4000;
export const MOST_STUDIES = 40;
const LONGEST_ID = 64;
export const LONGEST_QUERY = 60_000;
export const LONGEST_SUMMARY = 200;
const LONGEST_WHO = 120;
const MOST_LINES = 12;
const LONGEST_LINE = 200;
/** `v:` and a name. */
const LONGEST_KEY = 100;
const MOST_NAMES = 20;
const MOST_TAKEN = 600;

type Unknown = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number, least = 0): value is string =>
  typeof value === 'string' && value.length <= longest && value.trim().length >= least;
const isMoment = (value: unknown): value is string => isText(value, 40, 1) && Number.isFinite(Date.parse(value));
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A name as names are compared: one machine has one name, however it is typed. */
export const foldedName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

function studyFrom(value: unknown): Study | undefined {
  if (!isPlain(value)) return undefined;
  const { id, name, query, summary } = value;
  if (!isText(id, LONGEST_ID, 1) || !isText(name, LONGEST_NAME) || !isText(summary, LONGEST_SUMMARY)) return undefined;
  if (!isText(query, LONGEST_QUERY) || (query !== '' && !query.startsWith('?'))) return undefined;
  const costs = COSTS.flatMap((key) => {
    const cost = value[key];
    return typeof cost === 'number' && cost >= 0 && cost <= MOST_COST ? [[key, cost] as const] : [];
  });
  return { id, name, query, summary, ...Object.fromEntries(costs) };
}

/** A change is made to the study of an identity: no two have the same. */
function studiesFrom(list: readonly unknown[]): readonly Study[] | undefined {
  const ids = new Set<string>();
  const studies = list
    .flatMap((one) => studyFrom(one) ?? [])
    .map((one, place) => {
      const own = ids.has(one.id) ? { ...one, id: `${one.id.slice(0, LONGEST_ID - 4)}~${place}` } : one;
      ids.add(own.id);
      return own;
    });
  return studies.length === list.length && studies.length <= MOST_STUDIES ? studies : undefined;
}

function factFrom(name: FactName, value: unknown): Fact | undefined {
  if (!isPlain(value) || !isDay(value['at'])) return undefined;
  const v = factValue(name, value['v']);
  const k = SOURCES.find((one) => one === value['k']);
  return v === undefined || k === undefined ? undefined : { v, k, at: value['at'] };
}

/** What fits of the facts of a value, and the names of what does not. */
function factsFrom(value: unknown): { readonly facts: Facts; readonly dropped: readonly string[] } {
  if (!isPlain(value)) return { facts: {}, dropped: value === undefined ? [] : ['facts'] };
  const facts: Partial<Record<FactName, Fact>> = {};
  const dropped: string[] = [];
  for (const [name, one] of Object.entries(value)) {
    const fact = isFactName(name) ? factFrom(name, one) : undefined;
    if (fact && isFactName(name)) facts[name] = fact;
    else dropped.push(name);
  }
  return { facts, dropped };
}

function textsFrom(value: unknown, longest: number, most: number): Readonly<Record<string, string>> | undefined {
  if (!isPlain(value)) return undefined;
  const entries = Object.entries(value);
  const fits =
    entries.length <= most && entries.every(([key, text]) => key.length <= LONGEST_KEY && isText(text, longest));
  return fits && entries.length > 0 ? (value as Readonly<Record<string, string>>) : undefined;
}

function identityFrom(value: unknown): Identity {
  if (!isPlain(value)) return {};
  return Object.fromEntries(
    IDENTITY.flatMap((key) => {
      const text = value[key];
      return isText(text, LONGEST_WHO, 1) ? [[key, text] as const] : [];
    }),
  );
}

const namesFrom = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_NAMES &&
  value.every((one) => isText(one, LONGEST_NAME, 1))
    ? (value as readonly string[])
    : undefined;

/**
 * The record a kept value is, without what is not of it; undefined where it is none.
 * @returns beside it the names of facts that did not fit: the record opens without them
 */
export function recordFrom(
  value: unknown,
): { readonly record: MachineRecord; readonly dropped: readonly string[] } | undefined {
  if (!isPlain(value) || !Array.isArray(value['studies'])) return undefined;
  const { id, name, note, made, changed, reference } = value;
  const studies = studiesFrom(value['studies'] as readonly unknown[]);
  if (!isText(id, LONGEST_ID, 1) || !isText(name, LONGEST_NAME, 1) || !isText(note, LONGEST_NOTE)) return undefined;
  if (studies === undefined || !isMoment(made) || !isMoment(changed)) return undefined;
  const { facts, dropped } = factsFrom(value['facts']);
  const from = ORIGINS.find((one) => one === value['from']) ?? 'new';
  const report = textsFrom(value['report'], LONGEST_LINE, MOST_LINES);
  const names = namesFrom(value['names']);
  const took = textsFrom(value['took'], LONGEST_LINE, MOST_TAKEN);
  const results = resultsFrom(value['results']);
  const record: MachineRecord = {
    ...{ id, name, note, made, changed, who: identityFrom(value['who']), facts, studies, from },
    ...(results.length > 0 && { results }),
    ...(report && { report }),
    ...(isText(reference, LONGEST_ID, 1) && { reference }),
    ...(names && { names }),
    ...(took && { took }),
  };
  return { record, dropped };
}

export const factOf = (v: FactValue, k: FactSource, day: string): Fact => ({ v, k, at: day });

/** The record with facts said anew; one that is undefined is no longer known. */
export function withFacts(
  record: MachineRecord,
  said: Readonly<Partial<Record<FactName, FactValue | undefined>>>,
  k: FactSource,
  day: string,
): MachineRecord {
  const facts: Partial<Record<FactName, Fact>> = {};
  for (const name of FACT_NAMES) {
    const before = record.facts[name];
    if (!Object.hasOwn(said, name)) {
      if (before) facts[name] = before;
      continue;
    }
    const value = said[name];
    const fits = value === undefined ? undefined : factValue(name, value);
    if (fits === undefined) continue;
    const isSame = before !== undefined && JSON.stringify(before.v) === JSON.stringify(fits) && before.k !== 'study';
    facts[name] = isSame ? before : factOf(fits, k, day);
  }
  return { ...record, facts };
}

/** Facts as bare values. */
export const bareFacts = ({ facts }: Pick<MachineRecord, 'facts'>): BareFacts =>
  Object.fromEntries(Object.entries(facts).map(([name, { v }]) => [name, v])) as BareFacts;

/** How each fact is known. */
export const sourcesOf = ({ facts }: Pick<MachineRecord, 'facts'>): Readonly<Partial<Record<FactName, FactSource>>> =>
  Object.fromEntries(Object.entries(facts).map(([name, { k }]) => [name, k]));

/** The same machine as another one, under another name: its studies and facts, not what it took in nor its visits. */
export function duplicateOf(record: MachineRecord, id: string, name: string, now: string): MachineRecord {
  const { reference: _, names: __, took: ___, ...rest } = record;
  return { ...rest, id, name: name.slice(0, LONGEST_NAME).trim(), made: now, changed: now, from: 'new' };
}

/** The record with one of its studies changed. */
export const withStudy = (record: MachineRecord, id: string, change: Partial<Omit<Study, 'id'>>): MachineRecord => ({
  ...record,
  studies: record.studies.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const isYes = (value: FactValue | undefined): boolean | undefined =>
  value === 'yes' ? true : value === 'no' ? false : undefined;

/** Facts the table of limits is asked by; those nobody said, or answered with « I do not know », are absent. */
export function limitFactsOf(bare: BareFacts | undefined): LimitFacts {
  const text = (value: FactValue | undefined): string | undefined =>
    typeof value === 'string' && value !== 'unknown' ? value : undefined;
  const { use, compressor, expansion, receiver, ps_receiver } = bare ?? {};
  const own = {
    ...{ use, compressor: text(compressor), expansion: text(expansion), receiver: text(receiver) },
    ps_receiver: typeof ps_receiver === 'number' ? ps_receiver : undefined,
  };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

/**
 * Facts as verdicts take them. A use nobody said is `other`, of which nothing is supposed; undefined without a refrigerant.
 * What the reader answered with « I do not know » is absent.
 */
export function machineFacts(bare: BareFacts): MachineFacts | undefined {
  const { use = 'other', fluid, need, capacity, condenser, expansion, compressor, cascade_primary } = bare;
  if (typeof fluid !== 'string') return undefined;
  const known = (value: FactValue | undefined): FactValue | undefined => (value === 'unknown' ? undefined : value);
  const own = {
    ...{ use, fluid, capacity, charge: bare.charge, build: bare.build, cools: bare.cools, oil: bare.oil },
    ...{
      product_temperature: bare.product_temperature,
      ps_hp: bare.ps_hp,
      ps_bp: bare.ps_bp,
      te: bare.te,
      tc: bare.tc,
    },
    need: typeof need === 'number' && typeof capacity === 'number' ? need / capacity : undefined,
    cascade_primary: isYes(cascade_primary) === true ? true : undefined,
    condenser: condenser === 'air' || condenser === 'water' ? condenser : undefined,
    expansion: known(expansion),
    compressor: known(compressor),
  };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as unknown as MachineFacts;
}
