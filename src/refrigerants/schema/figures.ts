/** Reading a record's figures. */
import type { SourceName } from '../sources.ts';
import type { Fact, RefrigerantRecord } from './record.ts';

/** What the record takes; null when that is not known. */
export const valueOf = <T>(fact: Fact<T> | null): T | null => fact?.value ?? null;

/**
 * The GWP the product shows and counts with, kg CO2e per kg: the legal one, else, where the law has none that
 * anyone could read, that of AR6. Null when neither is known.
 */
export const takenGwp = ({ gwp }: RefrigerantRecord): number | null => valueOf(gwp.legal) ?? valueOf(gwp.ar6);

type Figures = readonly (readonly [key: string, fact: Fact<unknown>])[];

/** Every figure a record says something of, by its key. */
export function figuresOf({ gwp, odp, safetyClass, pedGroup, limits, oils }: RefrigerantRecord): Figures {
  const facts: Readonly<Record<string, Fact<unknown> | null>> = { odp, safetyClass, pedGroup, ...limits, oils };
  const all = [
    ...Object.entries(gwp).map(([basis, fact]) => [`gwp ${basis}`, fact] as const),
    ...Object.entries(facts),
  ];
  return all.flatMap(([key, fact]) => (fact === null ? [] : [[key, fact] as const]));
}

/** The sources of a record's figures, each once: those of the figures taken, then of the others. */
export function sourcesOf(record: RefrigerantRecord): readonly SourceName[] {
  const figures = figuresOf(record).map(([, fact]) => fact);
  const all = [
    record.composition?.source ?? null,
    ...figures.filter(({ value }) => value !== null).map(({ source }) => source),
    ...figures.flatMap(({ others }) => (others ?? []).map(({ source }) => source)),
  ];
  return [...new Set(all.filter((source) => source !== null))];
}
