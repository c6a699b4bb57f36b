/** What EN 378-1 says of a refrigerant in an occupied space, from its record. */
import type { SafetyClass } from './schema/record.ts';
import rows from './generated/en378.json' with { type: 'json' };

/**
 * Figures of EN 378-1:2016+A1:2020, Annex E and Table C.3, kg/m³, from transcriptions; the record says of each whether two
 * agree. What the standard does not give is absent.
 */
export interface StandardData {
  readonly safetyClass: SafetyClass;
  readonly practicalLimit: number;
  readonly atelOdl: number;
  readonly lfl?: number;
  readonly rcl?: number;
  readonly qlmv?: number;
  readonly qlav?: number;
}

/** As limits travel; 0 for what the standard does not give. */
export type En378Row = readonly [
  safetyClass: SafetyClass,
  practicalLimit: number,
  atelOdl: number,
  lfl: number,
  rcl: number,
  qlmv: number,
  qlav: number,
];

const table = new Map(Object.entries(rows as unknown as Readonly<Record<string, En378Row>>));

/** What the standard says of a refrigerant, by its canonical name; nothing where its toxicity limit is not known. */
export function standardData(name: string): Partial<StandardData> {
  const row = table.get(name);
  if (row === undefined) return {};
  const [safetyClass, practicalLimit, atelOdl, lfl, rcl, qlmv, qlav] = row;
  return {
    safetyClass,
    practicalLimit,
    atelOdl,
    ...(lfl === 0 ? {} : { lfl }),
    ...(rcl === 0 ? {} : { rcl }),
    ...(qlmv === 0 ? {} : { qlmv }),
    ...(qlav === 0 ? {} : { qlav }),
  };
}
