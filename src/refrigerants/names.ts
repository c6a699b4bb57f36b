/** What the fluids of the simulator are called, from their records. */
import type { Bilingual } from '../language/index.ts';
import rows from './generated/names.json' with { type: 'json' };

/** A fluid of the simulator: its engine name, its everyday names, and what else people type for it. */
export interface FluidName {
  /** Name as the engine takes it. */
  readonly name: string;
  /** Chemical or trade name; null when the number is all anyone uses. */
  readonly label: Bilingual | null;
  /** Other spellings than those the label and the number already give (see resolve.ts). */
  readonly aliases: readonly string[];
}

/** As names travel: parted by commas, the label in both languages parted by an equals sign. */
function fluidName(row: string): FluidName {
  const [name = '', ...others] = row.split(',');
  const [fr, en] = others.find((text) => text.includes('='))?.split('=') ?? [];
  const aliases = others.filter((text) => !text.includes('='));
  return { name, label: fr === undefined || en === undefined ? null : { fr, en }, aliases };
}

/**
 * Every pure fluid the simulator offers, grouped as the trade does. A number that says no isomer
 * means the one sold as a refrigerant: R1234ze is R1234ze(E), R1233zd is R1233zd(E).
 */
export const PURE_FLUIDS: readonly FluidName[] = rows.pure.map(fluidName);

/** Every blend with a designation, by number, with the trade names people type for it. */
export const BLENDS: readonly FluidName[] = rows.blends.map(fluidName);

export const SIMULATOR_FLUIDS: readonly FluidName[] = [...PURE_FLUIDS, ...BLENDS];
