/** From which charge on a fluid is checked for leaks, by both readings of the law. */
import { MASS_LIMITS, TONNE_LIMITS } from '../../physics/leak-checks.ts';
import { FRENCH_HCFC_LIMITS } from '../charge/leak-answer.ts';
import { isOzoneDepleting } from './listings.ts';
import type { Listings } from './listings.ts';

/** kg; reading 2 of blends of an HFC or PFC and an HFO alone. */
export type LeakCheckFrom =
  | { readonly reading1: number; readonly reading2?: number }
  /** Of a CFC or HCFC: Regulation (EU) 2024/590, or France where it is stricter. */
  | { readonly odsKg: number };

/** Regulation (EU) 2024/590, Article 21(3): 3, 30 and 300 kg; no doubling with a detection system. */
export const OZONE_LIMITS = [3, 30, 300] as const;

const KG_PER_TONNE = 1000;
const kgOfTonnes = (tonnes: number, gwp: number): number => (gwp === 0 ? Infinity : (tonnes * KG_PER_TONNE) / gwp);

/**
 * The least charge under checks, kg; null where Article 5 of Regulation (EU) 2024/573 and Article 21(3) of 2024/590 ask none.
 * Reading 1 (Umweltbundesamt, FAQ 2.1): each part on its own, HFC in t CO2e, HFO in kg, the shorter interval holds. Reading 2
 * (notice 52064#04 of the French form 15497*04): the whole blend counts as an HFC, at the GWP of the blend.
 */
export function leakCheckFrom(fluid: Listings): LeakCheckFrom | null {
  if (isOzoneDepleting(fluid)) {
    return { odsKg: fluid.holds.includes('HCFC') ? FRENCH_HCFC_LIMITS[0] : OZONE_LIMITS[0] };
  }
  const [isOne, isTwo] = [fluid.holds.includes('I'), fluid.holds.includes('II.1')];
  if (!isOne && !isTwo) return null;
  const byTonnes = isOne ? kgOfTonnes(TONNE_LIMITS[0], fluid.gwpAnnex1) : Infinity;
  const byMass = isTwo ? MASS_LIMITS[0] / fluid.fractionAnnex2 : Infinity;
  const reading1 = Math.min(byTonnes, byMass);
  return isOne && isTwo ? { reading1, reading2: kgOfTonnes(TONNE_LIMITS[0], fluid.gwpExact) } : { reading1 };
}
