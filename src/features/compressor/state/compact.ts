/** Compressors as one short text, so that several fit a cookie. */
import { checkedRecord } from '../../../circuit/compressor/check.ts';
import type { Quantity } from '../../../circuit/compressor/quantities.ts';
import { QUANTITIES } from '../../../circuit/compressor/quantities.ts';
import type { CompressorRecord } from '../../../circuit/compressor/record.ts';

const VERSION = 1;
/** Longer lists are nobody's. */
export const MOST_COMPRESSORS = 500;

/** Short names of a record's own keys. */
const SHORT = {
  name: 'n',
  marque: 'b',
  fluid: 'f',
  step_volume_h: 'v',
  frequency: 'h',
  rating_mode: 'r',
  rating_value: 'rv',
  rating_sc: 'rs',
  rating_t_liquid: 'rl',
  rating_t_gc: 'rg',
  temp_unit: 't',
  temp_convention: 'k',
  variable: 'd',
  te_min: 'e0',
  te_max: 'e1',
  tc_min: 'c0',
  tc_max: 'c1',
  heat_loss: 'l',
} as const satisfies Readonly<Record<Exclude<keyof CompressorRecord, 'coefficients' | 'units'>, string>>;
const SHORT_QUANTITY = { capacity: 'Q', power: 'P', mass_flow: 'M', current: 'I' } as const satisfies Record<
  Quantity,
  string
>;

type Compact = Readonly<Record<string, unknown>>;

function compactFromRecord(record: CompressorRecord): Compact {
  const facts = Object.entries(SHORT).map(([key, short]) => [short, record[key as keyof typeof SHORT]] as const);
  const quantities = QUANTITIES.flatMap((quantity) => [
    [SHORT_QUANTITY[quantity], record.coefficients[quantity]] as const,
    [`u${SHORT_QUANTITY[quantity]}`, record.units?.[quantity]] as const,
  ]);
  return Object.fromEntries([...facts, ...quantities].filter(([, value]) => value !== undefined));
}

function recordFromCompact(value: unknown): CompressorRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const compact = value as Compact;
  const present = (entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> =>
    Object.fromEntries(entries.filter(([, one]) => one !== undefined));
  const units = present(QUANTITIES.map((quantity) => [quantity, compact[`u${SHORT_QUANTITY[quantity]}`]]));
  const outcome = checkedRecord({
    ...present(Object.entries(SHORT).map(([key, short]) => [key, compact[short]])),
    coefficients: present(QUANTITIES.map((quantity) => [quantity, compact[SHORT_QUANTITY[quantity]]])),
    ...(Object.keys(units).length > 0 ? { units } : {}),
  });
  return outcome.ok ? outcome.result : undefined;
}

export interface KeptCompressors {
  readonly records: readonly CompressorRecord[];
  /** How many entries could not be read and were left out; one for a text that could not be read at all. */
  readonly dropped: number;
}

const NONE: KeptCompressors = { records: [], dropped: 0 };

/** The text that keeps a list. */
export const textFromCompressors = (records: readonly CompressorRecord[]): string =>
  JSON.stringify([VERSION, ...records.map(compactFromRecord)]);

/** What a kept text says: each entry that fits the schema, and how many do not. No text is an empty list. */
export function compressorsFromText(text: string | null | undefined): KeptCompressors {
  if (text === null || text === undefined || text === '') return NONE;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return { records: [], dropped: 1 };
  }
  if (!Array.isArray(kept) || kept[0] !== VERSION) return { records: [], dropped: 1 };
  const entries = (kept as readonly unknown[]).slice(1, MOST_COMPRESSORS + 1);
  const records = entries.map(recordFromCompact).filter((record) => record !== undefined);
  return { records, dropped: kept.length - 1 - records.length };
}
