/** The charges of a fluid from which the law asks for leak checks. */
import { MASS_LIMITS, TONNE_LIMITS } from '../../physics/leak-checks.ts';
import { chargeFacts } from '../../refrigerants/charge-facts.ts';
import type { RefrigerantRecord } from '../../refrigerants/records.ts';

/**
 * Charges, kg, at which checks begin, become half-yearly and become quarterly, in that order; null where no charge
 * reaches them.
 */
export type Thresholds = readonly (number | null)[];

/** What of a fluid counts, and from how much of it. */
export type ChargeThresholds =
  /** Annex I gases: by tonnes of CO2 equivalent. */
  | { readonly kind: 'annex1'; readonly charges: Thresholds }
  /** Annex II section 1 gases: by kilograms. */
  | { readonly kind: 'annex2'; readonly charges: Thresholds }
  /**
   * A blend of both. `separate` holds each part to its own limit and takes the stricter; `whole` counts the blend as
   * an Annex I gas with its own GWP.
   */
  | {
      readonly kind: 'mixed';
      readonly separate: Thresholds;
      readonly ofAnnex1: Thresholds;
      readonly ofAnnex2: Thresholds;
      readonly whole: Thresholds;
    }
  /** A CFC or HCFC: by kilograms, of another regulation and of the French form. */
  | { readonly kind: 'ozone'; readonly charges: Thresholds; readonly form: Thresholds }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Regulation (EU) 2024/590, Article 21(3), kg. */
const OZONE_LIMITS = [3, 30, 300] as const;
/** The same on the French form Cerfa 15497*04, kg. */
const OZONE_FORM_LIMITS = [2, 30, 300] as const;

const perTonne = (gwp: number): Thresholds => TONNE_LIMITS.map((tonnes) => (gwp > 0 ? (tonnes * 1000) / gwp : null));
const perMass = (fraction: number): Thresholds => MASS_LIMITS.map((mass) => (fraction > 0 ? mass / fraction : null));

const lesser = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** Families without fluorine: no annex of the Regulation counts their charge, whichever row names their GWP. */
const NOT_FLUORINATED: readonly string[] = ['HC', 'natural'];

/** From how much of a fluid leak checks are due: Regulation (EU) 2024/573, Article 5(1), with charge (kg) = t × 1000 / GWP. */
export function chargeThresholds({ name, family }: RefrigerantRecord): ChargeThresholds {
  const { gwp, annex, gwpAnnex1, fractionAnnex2, isOzoneDepleting } = chargeFacts(name);
  if (NOT_FLUORINATED.includes(family)) return { kind: 'none' };
  if (isOzoneDepleting) return { kind: 'ozone', charges: OZONE_LIMITS, form: OZONE_FORM_LIMITS };
  if (annex === 'none') return { kind: 'none' };
  // Kilograms count, whatever the GWP.
  if (annex === 'II') return { kind: 'annex2', charges: perMass(fractionAnnex2 ?? 1) };
  if (annex === undefined || gwp === undefined) return { kind: 'unknown' };
  if (annex === 'I') return { kind: 'annex1', charges: perTonne(gwp) };
  const ofAnnex1 = perTonne(gwpAnnex1 ?? 0);
  const ofAnnex2 = perMass(fractionAnnex2 ?? 0);
  return {
    kind: 'mixed',
    ofAnnex1,
    ofAnnex2,
    separate: ofAnnex1.map((charge, index) => lesser(charge, ofAnnex2[index] ?? null)),
    whole: perTonne(gwp),
  };
}
