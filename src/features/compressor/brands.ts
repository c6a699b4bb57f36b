/** Brands a list is filtered by and a sheet offers. */
import type { CompressorRecord } from '../../circuit/compressor/record.ts';

/** Offered to everyone. */
const USUAL_BRANDS = ['DANFOSS', 'CARLY', 'CASTEL'] as const;

/** Those of a list in alphabetical order, then the usual ones. */
export function brandsOf(records: readonly CompressorRecord[]): readonly string[] {
  const own = records.map(({ marque = '' }) => marque.trim()).filter((marque) => marque !== '');
  return [...new Set<string>([...own.toSorted((one, other) => one.localeCompare(other)), ...USUAL_BRANDS])];
}
