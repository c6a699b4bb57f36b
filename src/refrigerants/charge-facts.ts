/** What the regulation says of a fluid's charge, from its record and those of its components. */
import { massFractionsFromQuantities, partsFromReference } from './composition.ts';
import { isReference, resolveFluidName } from './resolve.ts';
import { summaryFromName } from './summaries.ts';
import type { FluidSummary } from './summaries.ts';

/** Which annex of Regulation (EU) 2024/573 lists the gases of a fluid. */
export type Annex = 'I' | 'II' | 'mixed' | 'none';

export interface ChargeFacts {
  /** kg CO2e per kg; undefined when not known. */
  readonly gwp: number | undefined;
  readonly annex: Annex | undefined;
  /** CO2e of the Annex I part, per kg of fluid. */
  readonly gwpAnnex1: number | undefined;
  /** Mass fraction of Annex II section 1 gases. */
  readonly fractionAnnex2: number | undefined;
  /** Holds a CFC or HCFC: another regulation sets its checks. */
  readonly isOzoneDepleting: boolean;
}

const UNKNOWN: ChargeFacts = {
  gwp: undefined,
  annex: undefined,
  gwpAnnex1: undefined,
  fractionAnnex2: undefined,
  isOzoneDepleting: false,
};

interface Part {
  readonly facts: FluidSummary;
  readonly fraction: number;
}

type Components = readonly { readonly name: string; readonly massFraction: number }[];

function componentsOfReference(reference: string): Components {
  const parts = partsFromReference(reference) ?? [];
  const fractions = massFractionsFromQuantities(parts.map(({ quantity }) => quantity));
  // A part of nothing is none: its GWP need not be known.
  return parts
    .map(({ fluid }, index) => ({ name: fluid, massFraction: fractions[index] ?? 0 }))
    .filter(({ massFraction }) => massFraction !== 0);
}

function partsOf(components: Components): readonly Part[] | undefined {
  const parts = components.map(({ name, massFraction }) => ({
    facts: summaryFromName(name),
    fraction: massFraction,
  }));
  return parts.every((part): part is Part => part.facts !== undefined) ? parts : undefined;
}

/** Sum of the GWPs of the parts, weighed by mass, as Annex VI of Regulation (EU) 2024/573 has it. */
function gwpOfParts(parts: readonly Part[]): number | undefined {
  if (parts.some(({ facts }) => facts.gwp === null)) return undefined;
  return parts.reduce((sum, { facts, fraction }) => sum + fraction * (facts.gwp ?? 0), 0);
}

/** The facts of a fluid by any usual spelling, or of a composition; all undefined for one the product holds no record of. */
export function chargeFacts(spelling: string): ChargeFacts {
  const name = resolveFluidName(spelling) ?? spelling;
  const fluid = summaryFromName(name);
  if (fluid === undefined && !isReference(name)) return UNKNOWN;
  const parts = partsOf(
    fluid === undefined ? componentsOfReference(name) : (fluid.components ?? [{ name, massFraction: 1 }]),
  );
  const gwp = fluid === undefined ? parts && gwpOfParts(parts) : (fluid.gwp ?? undefined);
  if (parts === undefined) return { ...UNKNOWN, gwp };
  const inAnnex1 = parts.filter(({ facts }) => facts.law === 'I.1' || facts.law === 'I');
  const inAnnex2 = parts.filter(({ facts }) => facts.law === 'II.1');
  if (parts.some(({ facts }) => facts.law === 'CFC' || facts.law === 'HCFC')) {
    return { ...UNKNOWN, gwp, isOzoneDepleting: true };
  }
  return {
    gwp,
    annex: inAnnex1.length > 0 ? (inAnnex2.length > 0 ? 'mixed' : 'I') : inAnnex2.length > 0 ? 'II' : 'none',
    gwpAnnex1: gwpOfParts(inAnnex1),
    fractionAnnex2: inAnnex2.reduce((sum, { fraction }) => sum + fraction, 0),
    isOzoneDepleting: false,
  };
}
