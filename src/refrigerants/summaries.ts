/** The few facts of each refrigerant that pickers, calculators and warnings use, from its record. */
import type { SafetyClass } from './schema/record.ts';
import rows from './generated/summaries.json' with { type: 'json' };

/**
 * What a fluid is for the law. Of Regulation (EU) 2024/573: an HFC (Annex I, section 1), another gas of Annex I, an HFO or
 * HCFO (Annex II, section 1), a gas of Annex III; of Regulation (EU) 2024/590: a CFC or an HCFC; what Article 10 of the first
 * names beside its gases: a hydrocarbon, CO2, ammonia; none of these; or for a blend what its parts are.
 */
export type Law = 'I.1' | 'I' | 'II.1' | 'III' | 'CFC' | 'HCFC' | 'HC' | 'CO2' | 'NH3' | 'none' | 'parts';

export interface FluidSummary {
  /** kg CO2e per kg over 100 years: the legal value, else that of AR6; null when neither is known. */
  readonly gwp: number | null;
  /** That of Regulation (EU) 2024/573 alone; null where no value of it was read. Of CFCs and HCFCs, that of AR4. */
  readonly gwpLegal: number | null;
  readonly safetyClass: SafetyClass | null;
  /** Band beside the name, #RRGGBB; null for none. */
  readonly colour: string | null;
  /** Fluid group of the Pressure Equipment Directive. */
  readonly pedGroup: 1 | 2 | null;
  readonly law: Law;
  /** Mass fractions of a blend; null for a pure fluid. */
  readonly components: readonly { readonly name: string; readonly massFraction: number }[] | null;
}

/**
 * As summaries travel: a GWP that is not the legal one in a list of its own; 0 for what is not known, then the components of
 * a blend and their mass fractions in turn.
 */
export type SummaryRow = readonly [
  gwp: number | null | readonly [ar6: number],
  safetyClass: SafetyClass | 0,
  colour: string | 0,
  pedGroup: 0 | 1 | 2,
  law: Law,
  ...components: readonly (string | number)[],
];

function summary([gwp, safetyClass, colour, pedGroup, law, ...parts]: SummaryRow): FluidSummary {
  const components = parts.flatMap((name, index) =>
    typeof name === 'string' ? [{ name, massFraction: Number(parts[index + 1]) }] : [],
  );
  return {
    gwp: typeof gwp === 'object' ? (gwp?.[0] ?? null) : gwp,
    gwpLegal: typeof gwp === 'object' ? null : gwp,
    safetyClass: safetyClass === 0 ? null : safetyClass,
    colour: colour === 0 ? null : colour,
    pedGroup: pedGroup === 0 ? null : pedGroup,
    law,
    components: law === 'parts' ? components : null,
  };
}

const table = new Map(Object.entries(rows as unknown as Readonly<Record<string, SummaryRow>>));

/** The summary of a refrigerant by its canonical name; undefined when the product holds no record of it. */
export function summaryFromName(name: string): FluidSummary | undefined {
  const row = table.get(name);
  return row && summary(row);
}
