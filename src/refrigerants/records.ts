/**
 * Every record whole, for pages made at build time and for tests: nothing that runs on a page may import this
 * file (index.ts, summaries.ts and en378.ts hold what those need).
 */
import { FILES as BLENDS } from './generated/blend-files.ts';
import { FILES as PURE } from './generated/pure-files.ts';
import type { RefrigerantRecord } from './schema/record.ts';

export { sourcesOf, takenGwp, valueOf } from './schema/figures.ts';
export type { Fact, Family, RefrigerantRecord, SafetyClass, Statement } from './schema/record.ts';
export { DOUBTS, LINKS, SOURCES } from './sources.ts';
export type { DoubtName, Link, LinkName, Source, SourceName } from './sources.ts';

/** Checked by their schema in tests: pure fluids in the order of the picker, then blends by number. */
export const RECORDS = [...PURE, ...BLENDS] as readonly RefrigerantRecord[];

const table = new Map(RECORDS.map((record) => [record.name, record]));

/** The record of a refrigerant by its canonical name; undefined when there is none. */
export const recordFromName = (name: string): RefrigerantRecord | undefined => table.get(name);

/** The refrigerants chosen instead of this one: the other side of their `replaces`. */
export const replacementsOf = (name: string): readonly RefrigerantRecord[] =>
  RECORDS.filter(({ replaces }) => replaces.includes(name));
