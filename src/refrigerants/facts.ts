/**
 * The facts of each refrigerant as the assistant tells them: what its record takes, without where each figure
 * is from. Heavy: fetched when a question needs it, never with a page.
 */
import type { Bilingual } from '../language/index.ts';
import type { Family } from './schema/record.ts';
import { SOURCES } from './sources.ts';
import type { Source, SourceName } from './sources.ts';
import rows from './generated/facts.json' with { type: 'json' };

export interface FluidFacts {
  readonly designation: string;
  readonly family: Family;
  readonly cas: string | null;
  /** kg CO2e per kg over 100 years. */
  readonly gwp: {
    readonly legal: number | null;
    readonly ar5: number | null;
    readonly ar6: number | null;
    readonly eu517: number | null;
  };
  readonly odp: number | null;
  /** kg/m3 */
  readonly lfl: number | null;
  /** Vol % in air at 25 °C. */
  readonly lflVolumePercent: { readonly lower: number | null; readonly upper: number | null } | null;
  /** kg/m3 */
  readonly practicalLimit: number | null;
  /** kg/m3 */
  readonly rcl: number | null;
  /** °C */
  readonly autoignition: number | null;
  readonly oils: readonly string[] | null;
  readonly uses: Bilingual;
  readonly replaces: readonly string[];
  /** Figures of other sources that the record keeps without taking them. */
  readonly others: readonly { readonly figure: string; readonly value: unknown; readonly source: Source | null }[];
  readonly sources: readonly Source[];
}

/** As facts travel. */
export type FactsRow = readonly [
  designation: string,
  family: Family,
  cas: string | null,
  legal: number | null,
  ar5: number | null,
  ar6: number | null,
  eu517: number | null,
  odp: number | null,
  lfl: number | null,
  lower: number | null,
  upper: number | null,
  practicalLimit: number | null,
  rcl: number | null,
  autoignition: number | null,
  oils: readonly string[] | null,
  uses: readonly [fr: string, en: string],
  replaces: readonly string[],
  others: readonly (readonly [figure: string, value: unknown, source: SourceName | null])[],
  sources: readonly SourceName[],
];

const table = new Map(Object.entries(rows as unknown as Readonly<Record<string, FactsRow>>));

/** The facts of a refrigerant by its canonical name; undefined when the product holds no record of it. */
export function factsFromName(name: string): FluidFacts | undefined {
  const row = table.get(name);
  if (row === undefined) return undefined;
  const [designation, family, cas, legal, ar5, ar6, eu517, odp, ...afterOdp] = row;
  const [lfl, lower, upper, practicalLimit, rcl, autoignition, ...afterLimits] = afterOdp;
  const [oils, [usesFr, usesEn], replaces, others, sources] = afterLimits;
  return {
    designation,
    family,
    cas,
    gwp: { legal, ar5, ar6, eu517 },
    odp,
    lfl,
    lflVolumePercent: lower === null && upper === null ? null : { lower, upper },
    practicalLimit,
    rcl,
    autoignition,
    oils,
    uses: { fr: usesFr, en: usesEn },
    replaces,
    others: others.map(([figure, value, source]) => ({ figure, value, source: source && SOURCES[source] })),
    sources: sources.map((source) => SOURCES[source]),
  };
}
